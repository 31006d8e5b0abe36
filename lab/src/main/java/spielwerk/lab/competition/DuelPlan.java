package spielwerk.lab.competition;

import java.util.ArrayList;
import java.util.List;
import spielwerk.arena.MatchSpec;
import spielwerk.arena.Openings;
import spielwerk.core.Catalogue;
import spielwerk.lab.Findings;
import spielwerk.lab.Measure;
import spielwerk.lab.NamedEngine;
import spielwerk.runs.report.BarPlot;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.report.Numbers;
import spielwerk.runs.report.ReportTable;
import spielwerk.runs.report.ReportTableBuilder;
import spielwerk.runs.report.Section;
import spielwerk.runs.report.Slug;
import spielwerk.runs.spec.YamlFields;

/**
 * Players against each other, two at a time. Every opening is played twice with the seats swapped,
 * and all pairs play the same openings.
 *
 * @param openings how many; a pair plays two games from each
 */
record DuelPlan(List<Round> rounds, int openings) implements MatchPlan {

  /**
   * Pairs that play the same game.
   *
   * @param plies how many random moves an opening has
   */
  record Round(String game, int plies, List<Pair> pairs) {}

  /**
   * Two players.
   *
   * @param paper what the paper's result was, or empty
   */
  record Pair(NamedEngine first, NamedEngine second, String paper) {
    @Override
    public String toString() {
      return first.label() + " - " + second.label();
    }
  }

  static MatchStudy read(YamlFields fields) {
    List<Round> rounds = new ArrayList<>();
    int plies = fields.integer("plies", 1, 100);
    for (YamlFields part : fields.parts("rounds")) {
      List<NamedEngine> players = NamedEngine.readAll(part, "players");
      rounds.add(
          new Round(
              part.text("game"),
              part.has("plies") ? part.integer("plies", 1, 100) : plies,
              part.has("pairs") ? pairs(part, players) : everyPair(part, players)));
      part.done();
    }
    return new MatchStudy(new DuelPlan(rounds, fields.integer("openings", 1, 1_000_000)));
  }

  private static List<Pair> everyPair(YamlFields fields, List<NamedEngine> players) {
    List<Pair> pairs = new ArrayList<>();
    for (int i = 0; i < players.size(); i++) {
      for (int j = i + 1; j < players.size(); j++) {
        pairs.add(new Pair(players.get(i), players.get(j), ""));
      }
    }
    if (pairs.isEmpty()) {
      throw fields.mistake("players", "'players' must have at least two");
    }
    return pairs;
  }

  private static List<Pair> pairs(YamlFields fields, List<NamedEngine> players) {
    List<Pair> pairs = new ArrayList<>();
    for (YamlFields part : fields.parts("pairs")) {
      pairs.add(
          new Pair(
              player(part, "first", players),
              player(part, "second", players),
              part.textIfAny("paper").orElse("")));
      part.done();
    }
    return pairs;
  }

  private static NamedEngine player(YamlFields part, String name, List<NamedEngine> players) {
    String label = part.text(name);
    return players.stream()
        .filter(player -> player.label().equals(label))
        .findFirst()
        .orElseThrow(
            () ->
                part.mistake(
                    name,
                    "there is no player '%s'; there are %s"
                        .formatted(
                            label,
                            String.join(", ", players.stream().map(NamedEngine::label).toList()))));
  }

  @Override
  public List<Pairing> pairings(Catalogue catalogue) {
    List<Pairing> pairings = new ArrayList<>();
    for (Round round : rounds) {
      for (Pair pair : round.pairs()) {
        List<String> engines = List.of(pair.first().engine(), pair.second().engine());
        pairings.add(
            new Pairing(
                "pair-" + pairings.size(),
                pair.first().label(),
                pair.second().label(),
                pair.paper(),
                MatchSpec.of(catalogue.game(round.game()), engines, 2 * openings, 0)
                    .withOpenings(new Openings.Random(round.plies()))));
      }
    }
    return pairings;
  }

  @Override
  public Findings findings(List<PlayedMatch> played, long seed) {
    List<String> summary = new ArrayList<>();
    List<Section> sections = new ArrayList<>();
    List<Measure> measures = new ArrayList<>();
    int next = 0;
    for (Round round : rounds) {
      List<PlayedMatch> own = played.subList(next, next + round.pairs().size());
      next += own.size();
      sections.add(section(round, own, seed));
      for (PlayedMatch match : own) {
        summary.add(sentence(round.game(), match));
        measures.add(match.measure(round.game() + ": " + match.pairing()));
      }
    }
    return new Findings(summary, sections, measures);
  }

  private Section section(Round round, List<PlayedMatch> played, long seed) {
    String basis =
        "%d games a pair: %d random openings of %d moves, each played from both seats; seed %d, 95%% intervals"
            .formatted(2 * openings, openings, round.plies(), seed);
    String name = Slug.of(round.game()) + "-duels";
    ReportTable table =
        ReportTableBuilder.rows(played)
            .text("first", match -> match.pairing().first())
            .text("second", match -> match.pairing().second())
            .estimate("score", PlayedMatch::score)
            .number("wins", match -> match.row().wins())
            .number("draws", match -> match.row().draws())
            .number("losses", match -> match.row().losses())
            .number("different games", match -> match.result().distinct())
            .number("moves a game", match -> match.result().length().mean())
            .text("endings", PlayedMatch::endings)
            .text("the paper", match -> match.pairing().paper())
            .table(name, "Score of the first player, a draw counting half (" + basis + ").");
    BarPlot plot =
        PlayedMatch.bars(
            name + "-plot",
            "Score of the player named first (" + basis + "): right of the line it is ahead.",
            played,
            List.of(new BarPlot.Group("score", played.stream().map(PlayedMatch::score).toList())));
    return new Section(round.game() + ": the duels", List.of(plot, table.trimmed()));
  }

  private static String sentence(String game, PlayedMatch match) {
    Estimate score = match.score();
    String first = match.pairing().first();
    String second = match.pairing().second();
    String verdict =
        score.above(0.5)
            ? "%s is stronger than %s".formatted(first, second)
            : score.below(0.5)
                ? "%s is stronger than %s".formatted(second, first)
                : "%s and %s cannot be told apart".formatted(first, second);
    return "%s: %s; %s scores %s over %s games%s."
        .formatted(
            game,
            verdict,
            first,
            score.shown(),
            Numbers.shown(match.result().games()),
            match.paper());
  }
}
