package spielwerk.runs.report;

/** A plot as SVG. */
public final class Svg {
  private Svg() {}

  /** A picture that stands alone and follows the reader's light or dark. */
  public static String file(Plot plot) {
    return draw(plot, ReportStyle.PLOT);
  }

  /** A picture inside a page that has the style. */
  static String inline(Plot plot) {
    return draw(plot, "");
  }

  private static String draw(Plot plot, String style) {
    return canvas(plot).svg(plot.caption(), style);
  }

  private static Canvas canvas(Plot plot) {
    if (plot instanceof LinePlot lines) {
      return LinePlotDrawing.of(lines);
    }
    if (plot instanceof HeatMap heat) {
      return HeatMapDrawing.of(heat);
    }
    return plot instanceof DotPlot dots
        ? DotPlotDrawing.of(dots)
        : BarPlotDrawing.of((BarPlot) plot);
  }
}
