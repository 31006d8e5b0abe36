package spielwerk.lab.reproduction;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import spielwerk.lab.Measure;
import spielwerk.lab.reproduction.Verdicts.FindingResult;

/**
 * Our intervals beside the papers' values, a line a claim, as SVG. Measures have different units,
 * so every line has a scale of its own, which holds the interval, the claim's number with its
 * margin, and the paper's value.
 */
record IntervalPicture(List<FindingResult> results) {
  private static final int WIDTH = 900;
  private static final int LINE = 22;
  private static final int TOP = 46;
  private static final int LEFT = 430;
  private static final int RIGHT = 700;
  private static final int MOST_LETTERS = 58;

  /** A claim that was measured. */
  private record Line(Finding finding, ClaimResult result, Measure measure) {}

  String svg() {
    List<Line> lines = new ArrayList<>();
    for (FindingResult result : results) {
      for (ClaimResult claim : result.claims()) {
        claim.measure().ifPresent(measure -> lines.add(new Line(result.finding(), claim, measure)));
      }
    }
    int height = TOP + LINE * lines.size() + 10;
    StringBuilder svg = new StringBuilder();
    add(
        svg,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" font-family=\"sans-serif\" font-size=\"12\">",
        WIDTH,
        height,
        WIDTH,
        height);
    add(svg, "<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/>", WIDTH, height);
    legend(svg);
    for (int i = 0; i < lines.size(); i++) {
      line(svg, lines.get(i), TOP + LINE * i + LINE / 2);
    }
    return svg.append("</svg>\n").toString();
  }

  private static void add(StringBuilder svg, String format, Object... values) {
    svg.append(String.format(Locale.ROOT, format, values)).append("\n");
  }

  private static void legend(StringBuilder svg) {
    interval(svg, 20, 50, 20);
    circle(svg, 35, 20);
    text(svg, 58, 24, "here, 95% interval");
    diamond(svg, 205, 20);
    text(svg, 218, 24, "the paper");
    tick(svg, 320, 20);
    text(svg, 330, 24, "the claim's number");
    band(svg, 470, 500, 20);
    text(svg, 508, 24, "its margin");
    text(svg, 610, 24, "each line has its own scale");
  }

  private static void line(StringBuilder svg, Line line, int y) {
    Measure measure = line.measure();
    double than = line.result().claim().than();
    double margin = line.result().claim().margin();
    OptionalDouble paper = line.result().claim().paperValue();
    double least = Math.min(measure.low(), than - margin);
    double most = Math.max(measure.high(), than + margin);
    if (paper.isPresent()) {
      least = Math.min(least, paper.getAsDouble());
      most = Math.max(most, paper.getAsDouble());
    }
    double room = most > least ? (most - least) * 0.08 : 1;
    double from = least - room;
    double scale = (RIGHT - LEFT) / (most - least + 2 * room);
    String name = line.finding().number() + "  " + line.result().claim().measure();
    text(
        svg,
        10,
        y + 4,
        name.length() > MOST_LETTERS ? name.substring(0, MOST_LETTERS - 1) + "…" : name);
    if (margin > 0) {
      band(svg, LEFT + (than - margin - from) * scale, LEFT + (than + margin - from) * scale, y);
    }
    tick(svg, LEFT + (than - from) * scale, y);
    interval(svg, LEFT + (measure.low() - from) * scale, LEFT + (measure.high() - from) * scale, y);
    paper.ifPresent(value -> diamond(svg, LEFT + (value - from) * scale, y));
    circle(svg, LEFT + (measure.value() - from) * scale, y);
    text(svg, RIGHT + 14, y + 4, new ClaimText(line.result()).here());
  }

  private static void text(StringBuilder svg, double x, double y, String words) {
    add(
        svg,
        "<text x=\"%.1f\" y=\"%.1f\" fill=\"#222\">%s</text>",
        x,
        y,
        words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"));
  }

  private static void interval(StringBuilder svg, double from, double to, double y) {
    add(
        svg,
        "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"#0a58ca\" stroke-width=\"2\"/>",
        from,
        y,
        to,
        y);
  }

  private static void circle(StringBuilder svg, double x, double y) {
    add(svg, "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4\" fill=\"#0a58ca\"/>", x, y);
  }

  private static void diamond(StringBuilder svg, double x, double y) {
    add(
        svg,
        "<path d=\"M%.1f %.1f l5 5 l-5 5 l-5 -5 z\" fill=\"#fff\" stroke=\"#c2410c\" stroke-width=\"2\"/>",
        x,
        y - 5);
  }

  private static void tick(StringBuilder svg, double x, double y) {
    add(
        svg,
        "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"#555\" stroke-dasharray=\"2 2\"/>",
        x,
        y - 9,
        x,
        y + 9);
  }

  private static void band(StringBuilder svg, double from, double to, double y) {
    add(
        svg,
        "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"14\" fill=\"#d8dee9\"/>",
        from,
        y - 7,
        to - from);
  }
}
