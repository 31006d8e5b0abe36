package spielwerk.lab.competition;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import spielwerk.arena.BradleyTerry;
import spielwerk.arena.MatchSpec;
import spielwerk.arena.Openings;
import spielwerk.arena.Ratings;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Choice;
import spielwerk.core.ConfiguredEngine;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.lab.Findings;
import spielwerk.runs.report.BarPlot;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.report.ReportTable;
import spielwerk.runs.report.ReportTableBuilder;
import spielwerk.runs.report.Section;
import spielwerk.runs.spec.YamlFields;

/**
 * The strength levels of a game: each plays the one below it, and all are rated by these games
 * (Bradley and Terry), the lowest having 0. The table {@code ladder.csv} of its report is what the
 * program ships as the levels of the game.
 *
 * @param levels the weakest first
 * @param games of every pair of neighbours, half of them with the first move
 * @param openings how they are drawn, or a file beside the experiment's
 */
record StepsPlan(
    String game, List<ConfiguredEngine> levels, int games, String openings, Path folder)
    implements MatchPlan {

  /** A step is worth climbing, and can be climbed, if the upper level wins so much. */
  private static final double LEAST = 0.6;

  private static final double MOST = 0.8;

  /** A level with what was found. */
  private record Row(int level, ConfiguredEngine player, Estimate score, Estimate elo) {}

  static MatchStudy read(YamlFields fields) {
    List<ConfiguredEngine> levels = new ArrayList<>();
    for (YamlFields part : fields.parts("levels")) {
      try {
        levels.add(
            new ConfiguredEngine(
                part.text("engine"),
                Budget.parse(part.textIfAny("budget").orElse("free")),
                Choice.parse(part.textIfAny("choice").orElse("best"))));
      } catch (Mistake mistake) {
        throw part.wrong(mistake);
      }
      part.done();
    }
    int games = fields.integer("games", 2, 1_000_000);
    if (games % 2 != 0 || levels.size() < 2) {
      throw fields.mistake("games", "'games' must be even, and 'levels' must have at least two");
    }
    return new MatchStudy(
        new StepsPlan(
            fields.text("game"), levels, games, fields.text("openings"), fields.folder()));
  }

  @Override
  public List<Pairing> pairings(Catalogue catalogue) {
    Game played = catalogue.game(game);
    List<Pairing> pairings = new ArrayList<>();
    for (int upper = 1; upper < levels.size(); upper++) {
      List<ConfiguredEngine> both = List.of(levels.get(upper), levels.get(upper - 1));
      pairings.add(
          new Pairing(
              "step-" + (upper + 1),
              "level " + (upper + 1),
              "level " + upper,
              "",
              MatchSpec.of(played, both.stream().map(ConfiguredEngine::engine).toList(), games, 0)
                  .withBudgets(both.stream().map(ConfiguredEngine::budget).toList())
                  .withChoices(both.stream().map(ConfiguredEngine::choice).toList())
                  .withOpenings(Openings.of(openings, folder, played))));
    }
    return pairings;
  }

  @Override
  public Findings findings(List<PlayedMatch> played, long seed) {
    List<Row> rows = rows(played);
    String basis =
        "%d games a step, half of them with each seat, openings: %s; seed %d, 95%% intervals"
            .formatted(games, openings, seed);
    BarPlot plot =
        PlayedMatch.bars(
            "steps-plot",
            "Score of each level against the one below it (" + basis + ").",
            played,
            List.of(new BarPlot.Group("score", played.stream().map(PlayedMatch::score).toList())));
    return new Findings(
        summary(rows),
        List.of(new Section("The ladder", List.of(plot, table(rows, basis)))),
        played.stream().map(match -> match.measure(match.pairing().toString())).toList());
  }

  private List<Row> rows(List<PlayedMatch> played) {
    double[][] points = new double[levels.size()][levels.size()];
    for (int upper = 1; upper < levels.size(); upper++) {
      PlayedMatch match = played.get(upper - 1);
      points[upper][upper - 1] = match.score().value() * games;
      points[upper - 1][upper] = games - points[upper][upper - 1];
    }
    List<Ratings.Rating> ratings = BradleyTerry.of(points, 0, 0).list();
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < levels.size(); i++) {
      Ratings.Rating rating = ratings.get(i);
      rows.add(
          new Row(
              i + 1,
              levels.get(i),
              i == 0 ? Estimate.NONE : played.get(i - 1).score(),
              new Estimate(rating.elo(), rating.low(), rating.high(), games)));
    }
    return rows;
  }

  /** Its columns are those that {@code MeasuredLadder} reads. */
  private ReportTable table(List<Row> rows, String basis) {
    return ReportTableBuilder.rows(rows)
        .number("level", Row::level)
        .text("engine", row -> row.player().engine())
        .text("choice", row -> row.player().choice().toString())
        .text("budget", row -> row.player().budget().toString())
        .estimate("score", Row::score)
        .number("games", row -> games)
        .estimate("elo", Row::elo)
        .table(
            "ladder",
            "The levels, their score against the one below, and their rating with level 1 at 0 ("
                + basis
                + ").");
  }

  private static List<String> summary(List<Row> rows) {
    List<String> sentences = new ArrayList<>();
    for (Row row : rows.subList(1, rows.size())) {
      double score = row.score().value();
      String verdict = score < LEAST ? " (a small step)" : score > MOST ? " (a large step)" : "";
      sentences.add(
          "Level %d (%s) scores %s against level %d%s."
              .formatted(
                  row.level(),
                  row.player().engine(),
                  row.score().shown(),
                  row.level() - 1,
                  verdict));
    }
    return sentences;
  }
}
