package spielwerk.runs.report;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;

/** A report as one HTML file that needs nothing else; also well-formed XML. */
public final class Html {
  private final StringBuilder out = new StringBuilder();
  private final boolean alone;
  private final Translation words;

  private Html(boolean alone, Translation words) {
    this.alone = alone;
    this.words = words;
  }

  /** The page beside which the files of the tables lie. */
  public static String of(Report report, Translation words) {
    Html html = new Html(false, words);
    html.page(report);
    return html.out.toString();
  }

  /** The page with the files of the tables in it, to be handed on by itself. */
  public static String alone(Report report, Translation words) {
    Html html = new Html(true, words);
    html.page(report);
    return html.out.toString();
  }

  private void page(Report report) {
    out.append("<!DOCTYPE html>\n<html lang='").append(words.language());
    out.append("'>\n<head>\n<meta charset='utf-8'/>\n");
    out.append("<meta name='viewport' content='width=device-width, initial-scale=1'/>\n");
    element("title", "", report.title());
    out.append("<style>")
        .append(ReportStyle.PAGE)
        .append(ReportStyle.PLOT)
        .append("</style>\n</head>\n");
    out.append("<body>\n<main>\n");
    element("h1", "", report.title());
    report.introduction().forEach(text -> element("p", "", text));
    if (!report.summary().isEmpty()) {
      out.append("<section class='short'>\n");
      element("h2", "", "Summary");
      out.append("<ul>\n");
      report.summary().forEach(sentence -> element("li", "", sentence));
      out.append("</ul>\n</section>\n");
    }
    for (Section section : report.sections()) {
      out.append("<section>\n");
      element("h2", "", section.title());
      section.blocks().forEach(this::block);
      out.append("</section>\n");
    }
    circumstances(report.circumstances());
    out.append("</main>\n</body>\n</html>\n");
  }

  private void circumstances(List<Report.Fact> facts) {
    if (facts.isEmpty()) {
      return;
    }
    out.append("<section>\n");
    element("h2", "", "How it was run");
    out.append("<dl>\n");
    for (Report.Fact fact : facts) {
      element("dt", "", fact.name());
      element("dd", "", fact.value());
    }
    out.append("</dl>\n</section>\n");
  }

  private void block(Block block) {
    if (block instanceof Paragraph paragraph) {
      element("p", "", paragraph.text());
    } else if (block instanceof ReportTable table) {
      table(table);
    } else {
      Plot plot = (Plot) block;
      out.append("<figure>\n").append(Svg.inline(plot, words));
      element("figcaption", "", plot.caption());
      out.append("</figure>\n");
    }
  }

  private void table(ReportTable table) {
    out.append("<figure>\n");
    if (table.folded()) {
      out.append("<details>\n");
      element("summary", "", table.caption());
    }
    boolean plain = table.rows().stream().flatMap(List::stream).allMatch(TableCell::isText);
    out.append("<div class='scroll'>\n").append(plain ? "<table class='words'>" : "<table>");
    out.append("\n<thead><tr>");
    for (int c = 0; c < table.columns().size(); c++) {
      int column = c;
      boolean text = table.rows().stream().allMatch(row -> row.get(column).isText());
      element("th", text ? "" : "n", table.columns().get(c));
    }
    out.append("</tr></thead>\n<tbody>\n");
    for (List<TableCell> row : table.shown()) {
      out.append("<tr>");
      row.forEach(this::cell);
      out.append("</tr>\n");
    }
    out.append("</tbody>\n</table>\n</div>\n");
    if (!table.rest().isEmpty()) {
      element("p", "caption", table.rest());
    }
    if (table.folded()) {
      out.append("</details>\n");
    }
    out.append("<figcaption>")
        .append(table.folded() ? "" : Markup.escape(words.say(table.caption())) + " ");
    String file = Markup.escape(table.name()) + ".csv";
    out.append("<a download='").append(file).append("' href='").append(alone ? data(table) : file);
    out.append("'>CSV</a>");
    out.append("</figcaption>\n</figure>\n");
  }

  private static String data(ReportTable table) {
    byte[] bytes = Csv.of(table).getBytes(StandardCharsets.UTF_8);
    return "data:text/csv;base64," + Base64.getEncoder().encodeToString(bytes);
  }

  private void cell(TableCell cell) {
    if (cell instanceof TableCell.Doubtful doubtful && doubtful.estimate().hasInterval()) {
      Estimate estimate = doubtful.estimate();
      out.append("<td class='n'>").append(words.say(Numbers.shown(estimate.value())));
      out.append("<span class='i'>").append(words.say(Numbers.shown(estimate.low())));
      out.append(' ').append(words.say("to")).append(' ');
      out.append(words.say(Numbers.shown(estimate.high()))).append("</span></td>");
    } else {
      element("td", cell.isText() ? "" : "n", cell.shown());
    }
  }

  private void element(String tag, String style, String text) {
    out.append('<').append(tag);
    if (!style.isEmpty()) {
      out.append(" class='").append(style).append('\'');
    }
    out.append('>').append(Markup.escape(words.say(text))).append("</").append(tag).append(">\n");
  }
}
