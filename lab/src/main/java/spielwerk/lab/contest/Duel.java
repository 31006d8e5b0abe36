package spielwerk.lab.contest;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import spielwerk.arena.Match;
import spielwerk.arena.MatchSpec;
import spielwerk.arena.Openings;
import spielwerk.arena.Tally;
import spielwerk.core.Catalogue;
import spielwerk.core.Runner;
import spielwerk.lab.Conditions;
import spielwerk.lab.Fields;
import spielwerk.lab.Findings;
import spielwerk.lab.Rung;
import spielwerk.lab.Study;
import spielwerk.runs.report.Bars;
import spielwerk.runs.report.Cell;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.report.Numbers;
import spielwerk.runs.report.Section;
import spielwerk.runs.report.Slug;
import spielwerk.runs.report.Table;

/**
 * Players against each other, two at a time. Every opening is played twice with the seats swapped,
 * and all pairs play the same openings.
 *
 * @param openings how many; a pair plays two games from each
 * @param plies how many random moves an opening has
 */
public record Duel(List<Round> rounds, int openings, int plies) implements Study {

  /** Pairs that play the same game. */
  public record Round(String game, List<Pair> pairs) {}

  /**
   * Two players.
   *
   * @param paper what the paper's result was, or empty
   */
  public record Pair(Rung first, Rung second, String paper) {
    @Override
    public String toString() {
      return first.label() + " - " + second.label();
    }
  }

  static Duel read(Fields fields) {
    List<Round> rounds = new ArrayList<>();
    for (Fields part : fields.parts("rounds")) {
      List<Rung> players = Rung.readAll(part, "players");
      rounds.add(
          new Round(
              part.text("game"),
              part.has("pairs") ? pairs(part, players) : everyPair(part, players)));
      part.done();
    }
    return new Duel(
        rounds, fields.integer("openings", 1, 1_000_000), fields.integer("plies", 1, 100));
  }

  private static List<Pair> everyPair(Fields fields, List<Rung> players) {
    List<Pair> pairs = new ArrayList<>();
    for (int i = 0; i < players.size(); i++) {
      for (int j = i + 1; j < players.size(); j++) {
        pairs.add(new Pair(players.get(i), players.get(j), ""));
      }
    }
    if (pairs.isEmpty()) {
      throw fields.mistake("players", "'players' must be two at least");
    }
    return pairs;
  }

  private static List<Pair> pairs(Fields fields, List<Rung> players) {
    List<Pair> pairs = new ArrayList<>();
    for (Fields part : fields.parts("pairs")) {
      pairs.add(
          new Pair(
              player(part, "first", players),
              player(part, "second", players),
              part.textIfAny("paper").orElse("")));
      part.done();
    }
    return pairs;
  }

  private static Rung player(Fields part, String name, List<Rung> players) {
    String label = part.text(name);
    return players.stream()
        .filter(player -> player.label().equals(label))
        .findFirst()
        .orElseThrow(
            () ->
                part.mistake(
                    name,
                    "there is no player '"
                        + label
                        + "'; there are "
                        + String.join(", ", players.stream().map(Rung::label).toList())));
  }

  @Override
  public void check(Catalogue catalogue) {
    for (Round round : rounds) {
      round.pairs().forEach(pair -> match(round, pair, catalogue, 0));
    }
  }

  private Match match(Round round, Pair pair, Catalogue catalogue, long seed) {
    return Match.of(
        MatchSpec.of(
                catalogue.game(round.game()),
                List.of(pair.first().engine(), pair.second().engine()),
                2 * openings,
                seed)
            .withOpenings(new Openings.Random(plies)),
        catalogue);
  }

  /** The results, pair by pair, round by round. */
  List<Tally> measure(Conditions conditions) {
    List<Tally> tallies = new ArrayList<>();
    int all = 2 * openings * rounds.stream().mapToInt(round -> round.pairs().size()).sum();
    for (Round round : rounds) {
      for (Pair pair : round.pairs()) {
        int before = 2 * openings * tallies.size();
        Runner runner =
            new Runner(
                conditions.threads(),
                conditions.stop(),
                (done, total, note) ->
                    conditions.progress().at(before + done, all, pair + "  " + note));
        Tally tally =
            match(round, pair, conditions.catalogue(), conditions.seed())
                .play(conditions.games("pair-" + tallies.size()), runner);
        if (tally.games() < 2 * openings) {
          throw new Conditions.Stopped();
        }
        tallies.add(tally);
      }
    }
    return tallies;
  }

  @Override
  public Findings run(Conditions conditions) {
    List<Tally> tallies = measure(conditions);
    List<String> summary = new ArrayList<>();
    List<Section> sections = new ArrayList<>();
    int next = 0;
    for (Round round : rounds) {
      List<Tally> mine = tallies.subList(next, next + round.pairs().size());
      next += mine.size();
      sections.add(section(round, mine, conditions.seed()));
      for (int i = 0; i < mine.size(); i++) {
        summary.add(sentence(round, round.pairs().get(i), mine.get(i)));
      }
    }
    return new Findings(summary, sections);
  }

  private Section section(Round round, List<Tally> tallies, long seed) {
    String basis =
        "%d games a pair: %d random openings of %d moves, each played from both seats; seed %d, 95%% intervals"
            .formatted(2 * openings, openings, plies, seed);
    Table table =
        new Table(
            Slug.of(round.game()) + "-duels",
            "Score of the first player, a draw counting half (" + basis + ").",
            List.of(
                "first",
                "second",
                "score",
                "wins",
                "draws",
                "losses",
                "different games",
                "moves a game",
                "endings",
                "the paper"));
    for (int i = 0; i < tallies.size(); i++) {
      Pair pair = round.pairs().get(i);
      Tally tally = tallies.get(i);
      Tally.Row row = tally.entrants().get(0);
      table =
          table.with(
              Cell.of(pair.first().label()),
              Cell.of(pair.second().label()),
              Cell.of(score(tally)),
              Cell.of(row.wins()),
              Cell.of(row.draws()),
              Cell.of(row.losses()),
              Cell.of(tally.distinct()),
              Cell.of(tally.length().mean()),
              Cell.of(endings(tally)),
              Cell.of(pair.paper()));
    }
    Bars plot =
        new Bars(
            Slug.of(round.game()) + "-duels-plot",
            "Score of the player named first (" + basis + "): right of the line it is ahead.",
            "score",
            OptionalDouble.of(0.5),
            false,
            round.pairs().stream().map(Pair::toString).toList(),
            List.of(new Bars.Group("score", tallies.stream().map(Duel::score).toList())));
    return new Section(round.game() + ": the duels", List.of(plot, table.trimmed()));
  }

  static String endings(Tally tally) {
    return String.join(
        ", ",
        tally.endings().entrySet().stream()
            .map(entry -> entry.getKey() + " " + entry.getValue())
            .toList());
  }

  static Estimate score(Tally tally) {
    Tally.Score score = tally.entrants().get(0).score();
    return new Estimate(
        score.score(), score.interval().low(), score.interval().high(), tally.games());
  }

  private static String sentence(Round round, Pair pair, Tally tally) {
    Estimate score = score(tally);
    String verdict =
        score.above(0.5)
            ? "%s is stronger than %s".formatted(pair.first().label(), pair.second().label())
            : score.below(0.5)
                ? "%s is stronger than %s".formatted(pair.second().label(), pair.first().label())
                : "%s and %s cannot be told apart"
                    .formatted(pair.first().label(), pair.second().label());
    return "%s: %s; %s scores %s over %s games%s."
        .formatted(
            round.game(),
            verdict,
            pair.first().label(),
            score.shown(),
            Numbers.shown(tally.games()),
            pair.paper().isEmpty() ? "" : "; the paper: " + pair.paper());
  }
}
