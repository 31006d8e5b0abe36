package spielwerk.runs.report;

import java.util.Locale;

/** An SVG picture in the making. Colours come by class, from {@link ReportStyle}. */
final class Canvas {
  private final StringBuilder body = new StringBuilder();
  private final Translation words;
  private final double width;
  private double height;

  /**
   * @param words into which its texts are translated
   */
  Canvas(Translation words, double width, double height) {
    this.words = words;
    this.width = width;
    this.height = height;
  }

  void line(String style, double x1, double y1, double x2, double y2) {
    add("<line class='%s' x1='%.1f' y1='%.1f' x2='%.1f' y2='%.1f'/>", style, x1, y1, x2, y2);
  }

  void text(String style, double x, double y, String text) {
    add(
        "<text class='%s' x='%.1f' y='%.1f'>%s</text>",
        style, x, y, Markup.escape(words.say(text)));
  }

  /** Text that runs upwards, its middle at the point. */
  void upright(String style, double x, double y, String text) {
    add(
        "<text class='%s' transform='translate(%.1f %.1f) rotate(-90)'>%s</text>",
        style, x, y, Markup.escape(words.say(text)));
  }

  /** A dot whose number shows when one points at it. */
  void dot(double x, double y, String told) {
    add("<circle class='dot' cx='%.1f' cy='%.1f' r='3.5'>%s</circle>", x, y, title(told));
  }

  /** A dot of a size that means something; those below shine through. */
  void disc(double x, double y, double radius, String told) {
    add("<circle class='disc' cx='%.1f' cy='%.1f' r='%.1f'>%s</circle>", x, y, radius, title(told));
  }

  void box(String style, double x, double y, double width, double height, String told) {
    add(
        "<rect class='%s' x='%.1f' y='%.1f' width='%.1f' height='%.1f'>%s</rect>",
        style, x, y, width, height, told.isEmpty() ? "" : title(told));
  }

  /**
   * A square of a heat map.
   *
   * @param heat from 0 to 1
   */
  void tile(double x, double y, double size, double heat, String told) {
    add(
        "<rect class='tile' x='%.1f' y='%.1f' width='%.1f' height='%.1f' fill-opacity='%.3f'>%s</rect>",
        x, y, size, size, heat, title(told));
  }

  /** A line through points, or the outline of an area: x, y, x, y. */
  void path(String style, double[] points, boolean closed) {
    StringBuilder path = new StringBuilder();
    for (int i = 0; i < points.length; i += 2) {
      path.append(i == 0 ? "M" : "L");
      path.append(String.format(Locale.ROOT, "%.1f %.1f", points[i], points[i + 1]));
    }
    add("<path class='%s' d='%s%s'/>", style, path, closed ? "Z" : "");
  }

  /** What follows belongs to the series of that number, until {@link #end}. */
  void series(int number) {
    add("<g class='s%d'>", number % ReportStyle.COLOURS);
  }

  void end() {
    add("</g>");
  }

  void atLeastHigh(double needed) {
    height = Math.max(height, needed);
  }

  /**
   * @param style the style sheet to carry along, or empty if the page has it
   */
  String svg(String label, String style) {
    return String.format(
        Locale.ROOT,
        "<svg xmlns='http://www.w3.org/2000/svg' class='plot' viewBox='0 0 %.0f %.0f' role='img' aria-label='%s'>%s%s</svg>%n",
        width,
        height,
        Markup.escape(words.say(label)),
        style.isEmpty() ? "" : "<style>" + style + "</style>",
        body);
  }

  private String title(String told) {
    return "<title>" + Markup.escape(words.say(told)) + "</title>";
  }

  private void add(String format, Object... parts) {
    body.append(String.format(Locale.ROOT, format, parts)).append('\n');
  }
}
