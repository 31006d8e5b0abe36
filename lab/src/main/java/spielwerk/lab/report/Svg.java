package spielwerk.lab.report;

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
    return plot instanceof Lines lines
        ? LinesDrawing.of(lines).svg(plot.caption(), style)
        : BarsDrawing.of((Bars) plot).svg(plot.caption(), style);
  }
}
