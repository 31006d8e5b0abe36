package spielwerk.learn.training;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import spielwerk.runs.report.Block;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.report.LinePlot;
import spielwerk.runs.report.Numbers;
import spielwerk.runs.report.ReportTable;
import spielwerk.runs.report.ReportTableBuilder;

/**
 * Elo by generation (figure 4.3).
 *
 * @param paper what the paper's ladder has for an opponent, by its engine
 */
public record EloFigures(EloCurve elo, double k, Map<String, Double> paper) {
  /** K of {@link spielwerk.arena.EloUpdate} if nobody says another; the paper names none. */
  public static final double USUAL_K = 16;

  /** More lines of opponents than these hide the curve. */
  private static final int MOST_OPPONENTS = 7;

  /** The curves by name: {@code elo} (Bradley-Terry) and {@code updates}. */
  public Map<String, List<LinePlot.Point>> curves() {
    List<LinePlot.Point> model = new ArrayList<>();
    List<LinePlot.Point> updates = new ArrayList<>();
    for (int generation : elo.generations()) {
      model.add(new LinePlot.Point(generation, elo.generation(generation)));
      updates.add(new LinePlot.Point(generation, Estimate.exactly(elo.updated(generation))));
    }
    Map<String, List<LinePlot.Point>> curves = new LinkedHashMap<>();
    curves.put("elo", model);
    curves.put("updates", updates);
    return curves;
  }

  public List<Block> blocks() {
    return List.of(plot(), generations(), opponents());
  }

  private String basis() {
    return "%s is set to %s%s"
        .formatted(
            elo.anchor().opponent(),
            Numbers.shown(elo.anchor().elo()),
            elo.mended()
                ? "; some players won or lost every game, so virtual draws were added across that"
                    + " border to keep the ratings finite"
                : "");
  }

  private LinePlot plot() {
    List<LinePlot.Series> series = new ArrayList<>();
    Map<String, List<LinePlot.Point>> curves = curves();
    series.add(
        new LinePlot.Series(
            "updates, K=" + Numbers.shown(k), curves.getOrDefault("updates", List.of()), false));
    series.add(new LinePlot.Series("Bradley-Terry", curves.getOrDefault("elo", List.of()), false));
    List<Integer> numbers = elo.generations();
    double first = numbers.get(0);
    double last = numbers.get(numbers.size() - 1);
    for (String opponent : elo.opponents().stream().limit(MOST_OPPONENTS).toList()) {
      double height = elo.opponent(opponent).value();
      series.add(
          new LinePlot.Series(
              opponent,
              List.of(
                  new LinePlot.Point(first, Estimate.exactly(height)),
                  new LinePlot.Point(last, Estimate.exactly(height))),
              false));
    }
    return new LinePlot(
        "elo",
        "Elo by generation from the games against fixed opponents, whose ratings are the level"
            + " lines. By Bradley and Terry with 95% intervals, and by the paper's update after"
            + " every game (2.5.1), which lags behind and has no confidence interval; "
            + basis()
            + ".",
        "generation",
        "Elo",
        false,
        series);
  }

  private ReportTable generations() {
    return ReportTableBuilder.rows(elo.generations())
        .number("generation", generation -> generation)
        .estimate("Elo", elo::generation)
        .number(
            "Elo by updates, K=" + Numbers.shown(k),
            generation -> Math.rint(elo.updated(generation)))
        .table("elo-table", "Elo by generation; " + basis() + ".");
  }

  private ReportTable opponents() {
    return ReportTableBuilder.rows(elo.opponents())
        .text("opponent", opponent -> opponent)
        .estimate("Elo", elo::opponent)
        .number("Elo by updates", opponent -> Math.rint(elo.updated(opponent)))
        .number("the paper's ladder", opponent -> paper.getOrDefault(opponent, Double.NaN))
        .table(
            "elo-opponents",
            "The opponents on the same scale"
                + (paper.isEmpty() ? "." : ", beside the paper's ladder."))
        .trimmed();
  }
}
