package spielwerk.lab.competition;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import spielwerk.arena.MatchSpec;
import spielwerk.arena.Openings;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Choice;
import spielwerk.core.Limits;
import spielwerk.core.Mistake;
import spielwerk.lab.Findings;
import spielwerk.lab.Measure;
import spielwerk.runs.report.BarPlot;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.report.Numbers;
import spielwerk.runs.report.ReportTable;
import spielwerk.runs.report.ReportTableBuilder;
import spielwerk.runs.report.Section;
import spielwerk.runs.spec.YamlFields;

/**
 * The Morphion paper's "Engine Wars": engines or teams, two at a time, play a number of games from
 * the empty board with the first move changing between them. Games differ because moves are drawn.
 *
 * @param choice how all of them draw their moves
 * @param maxMoves a game is drawn after this many moves of both sides together
 * @param games of each battle
 */
record EngineWarsPlan(String game, Choice choice, int maxMoves, int games, List<Battle> battles)
    implements MatchPlan {

  /** A result as the paper writes it, {@code 96:4}. */
  private static final Pattern RESULT = Pattern.compile("(\\d{1,5}):(\\d{1,5})");

  /**
   * Two sides, which may be the same engine.
   *
   * @param budget what both may spend on a move
   * @param paper the paper's result, or anything else it says, or empty
   */
  record Battle(String first, String second, Budget budget, String paper) {}

  static MatchStudy read(YamlFields fields) {
    List<Battle> battles = new ArrayList<>();
    for (YamlFields part : fields.parts("battles")) {
      battles.add(
          new Battle(
              part.text("first"),
              part.textIfAny("second").orElseGet(() -> part.text("first")),
              budget(part),
              part.textIfAny("paper").orElse("")));
      part.done();
    }
    return new MatchStudy(
        new EngineWarsPlan(
            fields.text("game"),
            choice(fields),
            fields.integer("moves", 0, 1_000_000),
            fields.integer("games", 1, 1_000_000),
            battles));
  }

  private static Budget budget(YamlFields part) {
    try {
      return part.textIfAny("budget").map(Budget::parse).orElse(Budget.FREE);
    } catch (Mistake mistake) {
      throw part.wrong(mistake);
    }
  }

  private static Choice choice(YamlFields fields) {
    try {
      return Choice.parse(fields.text("choice"));
    } catch (Mistake mistake) {
      throw fields.wrong(mistake);
    }
  }

  @Override
  public List<Pairing> pairings(Catalogue catalogue) {
    List<Pairing> pairings = new ArrayList<>();
    for (Battle battle : battles) {
      String second = members(battle.second());
      pairings.add(
          new Pairing(
              "battle-" + pairings.size(),
              members(battle.first()),
              battle.budget().isFree() ? second : second + " at " + battle.budget(),
              battle.paper(),
              MatchSpec.of(catalogue.game(game), List.of(battle.first(), battle.second()), games, 0)
                  .withOpenings(Openings.NONE)
                  .withChoices(List.of(choice))
                  .withBudgets(List.of(battle.budget()))
                  .withLimits(Limits.NONE.withMaxMoves(maxMoves))));
    }
    return pairings;
  }

  /** A team by its members. */
  private static String members(String engine) {
    return engine.startsWith("team:") ? engine.substring("team:".length()) : engine;
  }

  @Override
  public Findings findings(List<PlayedMatch> played, long seed) {
    String basis =
        "%d games each on %s without openings, first move in turn, %s%s; seed %d, 95%% intervals"
            .formatted(
                games,
                game,
                choice instanceof Choice.Best
                    ? "always the best move"
                    : "moves drawn with " + choice,
                maxMoves == 0
                    ? ""
                    : ", a draw after %d moves of both sides together".formatted(maxMoves),
                seed);
    return new Findings(
        played.stream().map(EngineWarsPlan::sentence).toList(),
        List.of(
            new Section("The battles", List.of(plot(played, basis), results(played, basis))),
            new Section(
                "The first move and the length of the games", List.of(lengths(played, basis)))),
        measures(played));
  }

  /** Scores, and the advantage of the first move where somebody plays against itself. */
  private static List<Measure> measures(List<PlayedMatch> played) {
    List<Measure> measures = new ArrayList<>();
    for (PlayedMatch match : played) {
      List<String> engines = match.pairing().spec().engines();
      measures.add(
          engines.get(0).equals(engines.get(1))
              ? match.firstMover("first move: " + match.pairing().second())
              : match.measure(match.pairing().toString()));
      measures.add(
          Measure.share(
              "lost: " + match.pairing(),
              (double) match.row().losses() / match.result().games(),
              match.result().games()));
      for (PlayedMatch other : played) {
        Pairing beside = other.pairing();
        if (other != match && beside.second().equals(match.pairing().second())) {
          measures.add(
              Measure.independent(
                  match.pairing().first() + " over " + beside.first() + ": " + beside.second(),
                  match.score(),
                  other.score()));
        }
      }
    }
    return measures;
  }

  private static BarPlot plot(List<PlayedMatch> played, String basis) {
    List<BarPlot.Group> groups = new ArrayList<>();
    groups.add(new BarPlot.Group("here", played.stream().map(PlayedMatch::score).toList()));
    List<Estimate> paper =
        played.stream()
            .map(match -> paperShare(match.pairing()))
            .map(s -> s.isEmpty() ? Estimate.NONE : Estimate.exactly(s.getAsDouble()))
            .toList();
    if (paper.stream().anyMatch(Estimate::exists)) {
      groups.add(new BarPlot.Group("the paper", paper));
    }
    return PlayedMatch.bars(
        "battles-plot",
        "Score of the side named first (" + basis + "): right of the line it is ahead.",
        played,
        groups);
  }

  private static ReportTable results(List<PlayedMatch> played, String basis) {
    return ReportTableBuilder.rows(played)
        .text("first", match -> match.pairing().spec().engines().get(0))
        .text("second", match -> match.pairing().spec().engines().get(1))
        .text("budget", EngineWarsPlan::budget)
        .estimate("score", PlayedMatch::score)
        .number("wins", match -> match.row().wins())
        .number("draws", match -> match.row().draws())
        .number("losses", match -> match.row().losses())
        .text("the paper", match -> match.pairing().paper())
        .text("beside the paper", EngineWarsPlan::verdict)
        .table("battles", "Score of the first side, a draw counting half (" + basis + ").")
        .trimmed();
  }

  private static String budget(PlayedMatch match) {
    Budget budget = match.pairing().spec().entrant(0).budget();
    return budget.isFree() ? "" : budget.toString();
  }

  private static ReportTable lengths(List<PlayedMatch> played, String basis) {
    return ReportTableBuilder.rows(played)
        .text("battle", match -> match.pairing().toString())
        .estimate("first mover", PlayedMatch::firstMover)
        .number("moves a game", match -> match.result().length().mean())
        .number("shortest", match -> match.result().length().min())
        .number("longest", match -> match.result().length().max())
        .number("different games", match -> match.result().distinct())
        .text("endings", PlayedMatch::endings)
        .table(
            "games",
            "Score of whoever moved first, and how many moves the games had (" + basis + ").");
  }

  /** The share of the first side in the paper, if it gives one. */
  private static OptionalDouble paperShare(Pairing pairing) {
    Matcher result = RESULT.matcher(pairing.paper());
    if (!result.matches()) {
      return OptionalDouble.empty();
    }
    double own = Integer.parseInt(result.group(1));
    double all = own + Integer.parseInt(result.group(2));
    return all == 0 ? OptionalDouble.empty() : OptionalDouble.of(own / all);
  }

  private static String verdict(PlayedMatch match) {
    OptionalDouble paper = paperShare(match.pairing());
    return paper.isEmpty() ? "" : verdict(match.score(), paper.getAsDouble());
  }

  /** What our score says about the paper's result. */
  static String verdict(Estimate ours, double paper) {
    if (!ours.above(0.5) && !ours.below(0.5)) {
      return paper == 0.5 ? "even, as in the paper" : "cannot be told apart";
    }
    if (paper == 0.5) {
      return "not even, unlike the paper";
    }
    return ours.above(0.5) == paper > 0.5 ? "same side" : "other side";
  }

  /** One line for the summary. */
  private static String sentence(PlayedMatch match) {
    List<String> engines = match.pairing().spec().engines();
    boolean civil = engines.get(0).equals(engines.get(1));
    String verdict = civil ? "" : verdict(match);
    return "%s: %s scores %s over %s games%s%s."
        .formatted(
            match.pairing(),
            civil ? "whoever moves first" : "the first side",
            (civil ? match.firstMover() : match.score()).shown(),
            Numbers.shown(match.result().games()),
            match.paper(),
            verdict.isEmpty() ? "" : " (" + verdict + ")");
  }
}
