package spielwerk.runs.report;

import java.util.ArrayList;
import java.util.List;

/** Draws {@link LinePlot}: axes, a line per series, the names at the right in the same order. */
final class LinePlotDrawing {
  private static final double WIDTH = 880;
  private static final double HEIGHT = 430;
  private static final double LEFT = 72;
  private static final double RIGHT = 640;
  private static final double TOP = 14;
  private static final double BOTTOM = 378;
  private static final double LEGEND_STEP = 24;
  private static final double LEGEND_LINE = 16;

  /** How many characters fit beside the plot. */
  private static final int LEGEND_SIGNS = 25;

  private final LinePlot plot;
  private final Translation words;
  private final Canvas canvas;
  private final PlotAxis x;
  private final PlotAxis y;
  private double legendAt = TOP + 12;

  private LinePlotDrawing(LinePlot plot, Translation words) {
    this.plot = plot;
    this.words = words;
    this.canvas = new Canvas(words, WIDTH, HEIGHT);
    List<Double> xs = new ArrayList<>();
    List<Double> ys = new ArrayList<>();
    // what is never below zero has no room there either, though its interval may reach so far
    double floor =
        plot.series().stream()
                .flatMap(series -> series.points().stream())
                .anyMatch(point -> point.y().value() < 0)
            ? Double.NEGATIVE_INFINITY
            : 0;
    for (LinePlot.Series series : plot.series()) {
      for (LinePlot.Point point : series.points()) {
        xs.add(point.x());
        ys.add(point.y().value());
        // an interval may reach below zero, where a logarithm cannot follow: it must not set the
        // scale
        if (!plot.log()) {
          ys.add(Math.max(floor, point.y().low()));
        }
        ys.add(point.y().high());
      }
    }
    this.x =
        plot.logX() ? PlotAxis.around(xs, true, LEFT, RIGHT) : PlotAxis.between(xs, LEFT, RIGHT);
    this.y = PlotAxis.around(ys, plot.log(), BOTTOM, TOP);
  }

  static Canvas of(LinePlot plot, Translation words) {
    LinePlotDrawing drawing = new LinePlotDrawing(plot, words);
    drawing.axes();
    for (int i = 0; i < plot.series().size(); i++) {
      drawing.canvas.series(i);
      drawing.series(plot.series().get(i));
      drawing.legend(plot.series().get(i).label());
      drawing.canvas.end();
    }
    return drawing.canvas;
  }

  private void axes() {
    canvas.box("back", 0, 0, WIDTH, HEIGHT, "");
    for (double tick : y.ticks()) {
      canvas.line("grid", LEFT, y.at(tick), RIGHT, y.at(tick));
      canvas.text("right", LEFT - 10, y.at(tick) + 4, Numbers.brief(tick));
    }
    // few generations or depths have no halves; shares and costs do
    boolean whole = !plot.logX() && x.max() - x.min() <= 20;
    for (double tick : x.ticks()) {
      if (!whole || tick == Math.rint(tick)) {
        canvas.line("grid", x.at(tick), BOTTOM, x.at(tick), BOTTOM + 5);
        canvas.text("middle", x.at(tick), BOTTOM + 22, Numbers.brief(tick));
      }
    }
    canvas.text("middle name", (LEFT + RIGHT) / 2, BOTTOM + 44, plot.xLabel());
    canvas.upright("middle name", 18, (TOP + BOTTOM) / 2, plot.yLabel());
  }

  private void series(LinePlot.Series series) {
    List<LinePlot.Point> points =
        series.points().stream()
            .filter(point -> point.y().exists() && (!plot.logX() || point.x() > 0))
            .toList();
    if (points.isEmpty()) {
      return;
    }
    double[] path = new double[2 * points.size()];
    for (int i = 0; i < points.size(); i++) {
      path[2 * i] = x.at(points.get(i).x());
      path[2 * i + 1] = y.at(points.get(i).y().value());
    }
    if (series.band()) {
      band(points);
    }
    canvas.path("curve", path, false);
    for (int i = 0; i < points.size(); i++) {
      LinePlot.Point point = points.get(i);
      if (!series.band() && point.y().hasInterval()) {
        canvas.line(
            "doubt", path[2 * i], y.at(point.y().low()), path[2 * i], y.at(point.y().high()));
      }
      canvas.dot(
          path[2 * i],
          path[2 * i + 1],
          words.say(series.label())
              + ", "
              + words.say(Numbers.shown(point.x()))
              + ": "
              + words.say(point.y().shown()));
    }
  }

  private void band(List<LinePlot.Point> points) {
    int n = points.size();
    double[] outline = new double[4 * n];
    for (int i = 0; i < n; i++) {
      Estimate value = points.get(i).y();
      double at = x.at(points.get(i).x());
      outline[2 * i] = at;
      outline[2 * i + 1] = y.at(value.hasInterval() ? value.high() : value.value());
      outline[4 * n - 2 * i - 2] = at;
      outline[4 * n - 2 * i - 1] = y.at(value.hasInterval() ? value.low() : value.value());
    }
    canvas.path("band", outline, true);
  }

  private void legend(String label) {
    canvas.line("curve", RIGHT + 28, legendAt, RIGHT + 52, legendAt);
    canvas.dot(RIGHT + 40, legendAt, label);
    List<String> lines = wrapped(words.say(label));
    for (int i = 0; i < lines.size(); i++) {
      canvas.text("name", RIGHT + 60, legendAt + 4 + i * LEGEND_LINE, lines.get(i));
    }
    legendAt += LEGEND_STEP + (lines.size() - 1) * LEGEND_LINE;
    canvas.atLeastHigh(legendAt);
  }

  /** A name in lines that fit beside the plot, broken between words where there are any. */
  static List<String> wrapped(String label) {
    List<String> lines = new ArrayList<>();
    String rest = label;
    while (rest.length() > LEGEND_SIGNS) {
      int space = rest.lastIndexOf(' ', LEGEND_SIGNS);
      int end = space > 0 ? space : LEGEND_SIGNS;
      lines.add(rest.substring(0, end));
      rest = rest.substring(end).strip();
    }
    lines.add(rest);
    return lines;
  }
}
