package spielwerk.runs.report;

import java.util.List;
import java.util.stream.Collectors;
import spielwerk.core.Text;

/** A report as Markdown; plots are pictures beside it. */
public final class Markdown {
  private Markdown() {}

  public static String of(Report report) {
    StringBuilder out = new StringBuilder("# " + text(report.title()) + "\n");
    report.introduction().forEach(p -> out.append('\n').append(text(p)).append('\n'));
    if (!report.summary().isEmpty()) {
      out.append("\n## Summary\n\n");
      report.summary().forEach(s -> out.append("- ").append(text(s)).append('\n'));
    }
    for (Section section : report.sections()) {
      out.append("\n## ").append(text(section.title())).append('\n');
      section.blocks().forEach(block -> out.append('\n').append(of(block)));
    }
    if (!report.circumstances().isEmpty()) {
      out.append("\n## How it was run\n\n");
      for (Report.Fact fact : report.circumstances()) {
        out.append("- ").append(text(fact.name())).append(": ");
        out.append(text(fact.value())).append('\n');
      }
    }
    return out.toString();
  }

  private static String of(Block block) {
    if (block instanceof Paragraph paragraph) {
      return text(paragraph.text()) + "\n";
    }
    if (block instanceof ReportTable table) {
      return of(table);
    }
    Plot plot = (Plot) block;
    String caption = text(plot.caption());
    return "![" + caption + "](" + plot.name() + ".svg)\n\n" + caption + "\n";
  }

  private static String of(ReportTable table) {
    String link = text(table.caption()) + " ([CSV](" + table.name() + ".csv))\n";
    if (table.folded()) {
      return link;
    }
    StringBuilder out =
        new StringBuilder(row(table.columns().stream().map(Markdown::text).toList()));
    out.append(
        table.rows().isEmpty()
            ? row(table.columns().stream().map(c -> "---").toList())
            : row(
                table.rows().get(0).stream().map(cell -> cell.isText() ? "---" : "---:").toList()));
    for (List<TableCell> cells : table.rows()) {
      out.append(row(cells.stream().map(cell -> text(cell.shown())).toList()));
    }
    return out + "\n" + link;
  }

  private static String row(List<String> cells) {
    return cells.stream().collect(Collectors.joining(" | ", "| ", " |\n"));
  }

  /** Keeps characters with a meaning in Markdown from having one. */
  private static String text(String plain) {
    return Text.oneLine(plain, " ").replaceAll("[\\\\`*_\\[\\]<>|#]", "\\\\$0");
  }
}
