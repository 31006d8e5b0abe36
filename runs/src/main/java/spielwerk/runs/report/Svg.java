package spielwerk.runs.report;

/** A plot as SVG. */
public final class Svg {
  private Svg() {}

  /** A picture that stands alone and follows the reader's light or dark. */
  public static String file(Plot plot) {
    return draw(plot, ReportStyle.PLOT, Translation.ENGLISH);
  }

  /** A picture inside a page that has the style. */
  static String inline(Plot plot, Translation words) {
    return draw(plot, "", words);
  }

  private static String draw(Plot plot, String style, Translation words) {
    return canvas(plot, words).svg(plot.caption(), style);
  }

  private static Canvas canvas(Plot plot, Translation words) {
    if (plot instanceof LinePlot lines) {
      return LinePlotDrawing.of(lines, words);
    }
    if (plot instanceof HeatMap heat) {
      return HeatMapDrawing.of(heat, words);
    }
    return plot instanceof DotPlot dots
        ? DotPlotDrawing.of(dots, words)
        : BarPlotDrawing.of((BarPlot) plot, words);
  }
}
