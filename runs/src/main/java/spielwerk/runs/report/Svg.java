package spielwerk.runs.report;

/** A plot as SVG. */
public final class Svg {
  private Svg() {}

  /** A picture that stands alone and follows the reader's light or dark. */
  public static String file(Plot plot) {
    return draw(plot, Look.PLOT);
  }

  /** A picture inside a page that has the style. */
  static String inline(Plot plot) {
    return draw(plot, "");
  }

  private static String draw(Plot plot, String style) {
    return canvas(plot).svg(plot.caption(), style);
  }

  private static Canvas canvas(Plot plot) {
    if (plot instanceof Lines lines) {
      return LinesDrawing.of(lines);
    }
    if (plot instanceof Heat heat) {
      return HeatDrawing.of(heat);
    }
    return plot instanceof Dots dots ? DotsDrawing.of(dots) : BarsDrawing.of((Bars) plot);
  }
}
