package spielwerk.runs.report;

import java.util.ArrayList;
import java.util.List;

/** Draws {@link DotPlot}; the area of a dot is in proportion to how many it stands for. */
final class DotPlotDrawing {
  private static final double WIDTH = 880;
  private static final double HEIGHT = 400;
  private static final double LEFT = 130;
  private static final double RIGHT = 850;
  private static final double TOP = 18;
  private static final double BOTTOM = 348;
  private static final double LARGEST = 11;
  private static final double SMALLEST = 1.5;

  private final DotPlot plot;
  private final Canvas canvas;
  private final PlotAxis x;
  private final PlotAxis y;

  private DotPlotDrawing(DotPlot plot, Translation words) {
    this.plot = plot;
    this.canvas = new Canvas(words, WIDTH, HEIGHT);
    List<Double> xs = new ArrayList<>();
    List<Double> ys = new ArrayList<>();
    plot.dots().forEach(dot -> xs.add(dot.x()));
    plot.dots().forEach(dot -> ys.add(dot.y()));
    // room for half a dot at either end
    this.x = PlotAxis.between(xs, LEFT + LARGEST, RIGHT - LARGEST);
    this.y =
        plot.words().isEmpty()
            ? PlotAxis.around(ys, false, BOTTOM, TOP)
            : new PlotAxis(-0.5, plot.words().size() - 0.5, false, BOTTOM, TOP);
  }

  static Canvas of(DotPlot plot, Translation words) {
    DotPlotDrawing drawing = new DotPlotDrawing(plot, words);
    drawing.axes();
    drawing.canvas.series(1);
    drawing.dots();
    drawing.canvas.end();
    drawing.canvas.series(2);
    drawing.line();
    drawing.canvas.end();
    return drawing.canvas;
  }

  private void axes() {
    canvas.box("back", 0, 0, WIDTH, HEIGHT, "");
    if (plot.words().isEmpty()) {
      for (double tick : y.ticks()) {
        mark(tick, Numbers.brief(tick));
      }
    }
    for (int i = 0; i < plot.words().size(); i++) {
      mark(i, plot.words().get(i));
    }
    for (double tick : x.ticks()) {
      if (tick == Math.rint(tick)) {
        canvas.line("grid", x.at(tick), BOTTOM, x.at(tick), BOTTOM + 5);
        canvas.text("middle", x.at(tick), BOTTOM + 22, Numbers.brief(tick));
      }
    }
    canvas.text("middle name", (LEFT + RIGHT) / 2, BOTTOM + 44, plot.xLabel());
    canvas.upright("middle name", 18, (TOP + BOTTOM) / 2, plot.yLabel());
  }

  private void mark(double at, String label) {
    canvas.line("grid", LEFT, y.at(at), RIGHT, y.at(at));
    canvas.text("right", LEFT - 10, y.at(at) + 4, label);
  }

  private void dots() {
    int most = plot.dots().stream().mapToInt(DotPlot.Dot::count).max().orElse(1);
    for (DotPlot.Dot dot : plot.dots()) {
      String value =
          plot.words().isEmpty() ? Numbers.shown(dot.y()) : plot.words().get((int) dot.y());
      canvas.disc(
          x.at(dot.x()),
          y.at(dot.y()),
          Math.max(SMALLEST, LARGEST * Math.sqrt((double) dot.count() / most)),
          "%s %s: %s, %d of them"
              .formatted(plot.xLabel(), Numbers.shown(dot.x()), value, dot.count()));
    }
  }

  private void line() {
    double[] path = new double[2 * plot.line().size()];
    for (int i = 0; i < plot.line().size(); i++) {
      path[2 * i] = x.at(plot.line().get(i).x());
      path[2 * i + 1] = y.at(plot.line().get(i).y());
    }
    if (path.length > 0) {
      canvas.path("curve", path, false);
    }
  }
}
