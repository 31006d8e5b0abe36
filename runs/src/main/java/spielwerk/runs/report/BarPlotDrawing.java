package spielwerk.runs.report;

import java.util.ArrayList;
import java.util.List;

/** Draws {@link BarPlot} with horizontal bars, so that long names have room. */
final class BarPlotDrawing {
  private static final double WIDTH = 880;
  private static final double LEFT = 250;
  private static final double RIGHT = 770;
  private static final double THICK = 16;
  private static final double GAP = 14;

  private final BarPlot plot;
  private final Translation words;
  private final Canvas canvas;
  private final PlotAxis x;
  private final double top;
  private final double bottom;
  private final double start;

  private BarPlotDrawing(BarPlot plot, Translation words) {
    this.plot = plot;
    this.words = words;
    int groups = Math.max(1, plot.groups().size());
    this.top = plot.groups().size() > 1 ? 14 + 22 * plot.groups().size() : 10;
    this.bottom = top + plot.categories().size() * (groups * THICK + GAP) + GAP;
    this.canvas = new Canvas(words, WIDTH, bottom + 52);
    this.start = plot.mark().orElse(plot.log() ? 1 : 0);
    List<Double> numbers = new ArrayList<>();
    numbers.add(start);
    for (BarPlot.Group group : plot.groups()) {
      for (Estimate value : group.values()) {
        numbers.add(value.value());
        numbers.add(value.low());
        numbers.add(value.high());
      }
    }
    if (!plot.log()) {
      numbers.add(0.0);
    }
    this.x = PlotAxis.around(numbers, plot.log(), LEFT, RIGHT);
  }

  static Canvas of(BarPlot plot, Translation words) {
    BarPlotDrawing drawing = new BarPlotDrawing(plot, words);
    drawing.axes();
    for (int g = 0; g < plot.groups().size(); g++) {
      drawing.canvas.series(g + 1);
      drawing.group(g);
      drawing.canvas.end();
    }
    return drawing.canvas;
  }

  private void axes() {
    canvas.box("back", 0, 0, WIDTH, bottom + 52, "");
    for (double tick : x.ticks()) {
      canvas.line("grid", x.at(tick), top, x.at(tick), bottom);
      canvas.text("middle", x.at(tick), bottom + 18, Numbers.brief(tick));
    }
    canvas.text("middle name", (LEFT + RIGHT) / 2, bottom + 42, plot.axis());
    plot.mark().ifPresent(mark -> canvas.line("mark", x.at(mark), top - 6, x.at(mark), bottom + 4));
    for (int c = 0; c < plot.categories().size(); c++) {
      double middle = row(c) + plot.groups().size() * THICK / 2;
      canvas.text("name right", LEFT - 14, middle + 4, plot.categories().get(c));
    }
  }

  private double row(int category) {
    return top + GAP + category * (plot.groups().size() * THICK + GAP);
  }

  private void group(int number) {
    BarPlot.Group group = plot.groups().get(number);
    if (plot.groups().size() > 1) {
      canvas.box("bar", LEFT, 6 + 22 * number, 12, 12, "");
      canvas.text("name", LEFT + 20, 16 + 22 * number, group.label());
    }
    double from = plot.mark().isPresent() ? start : plot.log() ? x.min() : 0;
    for (int c = 0; c < plot.categories().size(); c++) {
      Estimate value = group.values().get(c);
      if (!value.exists()) {
        continue;
      }
      double y = row(c) + number * THICK;
      double a = Math.min(x.at(from), x.at(value.value()));
      double b = Math.max(x.at(from), x.at(value.value()));
      String told =
          words.say(plot.categories().get(c))
              + ", "
              + words.say(group.label())
              + ": "
              + words.say(value.shown());
      canvas.box("bar", a, y + 1, Math.max(1.5, b - a), THICK - 2, told);
      double end = b;
      if (value.hasInterval()) {
        double middle = y + THICK / 2;
        canvas.line("whisker", x.at(value.low()), middle, x.at(value.high()), middle);
        canvas.line("whisker", x.at(value.low()), middle - 3, x.at(value.low()), middle + 3);
        canvas.line("whisker", x.at(value.high()), middle - 3, x.at(value.high()), middle + 3);
        end = Math.max(end, x.at(value.high()));
      }
      canvas.text("value", end + 8, y + THICK / 2 + 4.5, Numbers.shown(value.value()));
    }
  }
}
