package spielwerk.runs.report;

import java.util.List;

/** Draws {@link HeatMap}: as many maps in a row as there is room for. */
final class HeatMapDrawing {
  private static final double WIDTH = 880;
  private static final double TITLE = 24;
  private static final double COLUMN_NAMES = 18;
  private static final double GAP = 22;

  /** Above this share of heat dark text cannot be read. */
  private static final double HOT = 0.55;

  private final HeatMap plot;
  private final Translation words;
  private final Canvas canvas;
  private final double tile;
  private final double names;

  private HeatMapDrawing(HeatMap plot, Translation words) {
    this.plot = plot;
    this.words = words;
    this.canvas = new Canvas(words, WIDTH, 40);
    this.tile = plot.numbers() ? 56 : 24;
    int longest =
        plot.panels().stream()
            .flatMap(panel -> panel.rows().stream())
            .map(words::say)
            .mapToInt(String::length)
            .max()
            .orElse(1);
    this.names = 12 + 7.0 * longest;
  }

  static Canvas of(HeatMap plot, Translation words) {
    HeatMapDrawing drawing = new HeatMapDrawing(plot, words);
    drawing.canvas.box("back", 0, 0, WIDTH, drawing.height(), "");
    drawing.canvas.series(1);
    drawing.panels();
    drawing.canvas.end();
    return drawing.canvas;
  }

  private double width(HeatMap.Panel panel) {
    return names + panel.width() * tile + GAP;
  }

  private double height(HeatMap.Panel panel) {
    return TITLE + COLUMN_NAMES + panel.rows().size() * tile + GAP;
  }

  private double height() {
    return walk(false);
  }

  private void panels() {
    canvas.atLeastHigh(walk(true));
  }

  /** Goes through all maps from left to right and from top to bottom; the height of all. */
  private double walk(boolean draw) {
    double x = 0;
    double y = 6;
    double tallest = 0;
    for (HeatMap.Panel panel : plot.panels()) {
      if (x > 0 && x + width(panel) > WIDTH + GAP) {
        x = 0;
        y += tallest;
        tallest = 0;
      }
      if (draw) {
        panel(panel, x + names, y);
      }
      x += width(panel);
      tallest = Math.max(tallest, height(panel));
    }
    return y + tallest;
  }

  private void panel(HeatMap.Panel panel, double left, double top) {
    canvas.text("name", left, top + 14, panel.title());
    double first = top + TITLE + COLUMN_NAMES;
    for (int c = 0; c < panel.width(); c++) {
      canvas.text("middle", left + (c + 0.5) * tile, first - 6, panel.columns().get(c));
    }
    for (int r = 0; r < panel.rows().size(); r++) {
      double y = first + r * tile;
      canvas.text("right", left - 8, y + tile / 2 + 4, panel.rows().get(r));
      List<Double> row = panel.values().get(r);
      for (int c = 0; c < panel.width(); c++) {
        String told =
            "%s, %s %s: %s"
                .formatted(
                    words.say(panel.title()),
                    words.say(panel.rows().get(r)),
                    words.say(panel.columns().get(c)),
                    words.say(Numbers.shown(row.get(c))));
        square(left + c * tile, y, row.get(c), told);
      }
    }
  }

  private void square(double x, double y, double value, String told) {
    if (Double.isNaN(value)) {
      canvas.box("none", x, y, tile, tile, "");
      return;
    }
    double heat = (value - plot.low()) / (plot.high() - plot.low());
    double shown = Math.max(0, Math.min(1, heat));
    canvas.tile(x, y, tile, shown, told);
    if (plot.numbers()) {
      canvas.text(
          shown > HOT ? "middle onhot" : "middle name",
          x + tile / 2,
          y + tile / 2 + 4,
          Numbers.brief(Math.round(value * 100) / 100.0));
    }
  }
}
