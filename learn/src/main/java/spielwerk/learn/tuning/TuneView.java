package spielwerk.learn.tuning;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import spielwerk.core.Mistake;
import spielwerk.runs.RunFolder;
import spielwerk.runs.RunView;
import spielwerk.runs.report.Report;
import spielwerk.runs.text.Figures;
import spielwerk.runs.text.Table;
import spielwerk.runs.text.TextStyle;

/** How a tuning stands. */
record TuneView(RunFolder run, TuningCourse course) implements RunView {
  /** More generations than these are not all listed. */
  private static final int LISTED = 25;

  /** Where the report of a finished tuning lies. */
  static Path folder(RunFolder run) {
    return run.path().toAbsolutePath().resolve("report");
  }

  private TuneSpec spec() {
    return course.tuning().spec();
  }

  private String engine(Generation generation) {
    return course.tuning().templates().engine(generation.best().filling());
  }

  @Override
  public Report report() {
    if (course.generations().isEmpty()) {
      throw new Mistake("The tuning " + run.id() + " has no complete generation yet.");
    }
    return TuneReport.of(run, course);
  }

  @Override
  public ObjectNode json() {
    ObjectNode document = JsonNodeFactory.instance.objectNode();
    document.put("game", spec().game());
    document.put("engine", String.join(" | ", spec().engine()));
    document.put("rivals", spec().rivals().toString());
    document.put("fitness", spec().fitness().toString());
    document.put("seed", spec().seed());
    document.put("run", run.id());
    ArrayNode generations = document.putArray("generations");
    for (Generation generation : course.generations()) {
      generations
          .addObject()
          .put("generation", generation.number())
          .put("best", generation.best().fitness())
          .put("mean", generation.mean())
          .put("engine", engine(generation));
    }
    course.verdict().ifPresent(verdict -> put(document, verdict));
    return document;
  }

  private void put(ObjectNode document, Verdict verdict) {
    document.put("best", verdict.best());
    document.put("middle", verdict.middle());
    document.put("check", verdict.games());
    ArrayNode rows = document.putArray("against");
    for (Verdict.Row row : verdict.rows()) {
      ObjectNode one = rows.addObject().put("opponent", row.opponent());
      one.set("best", json(row.best()));
      one.set("middle", json(row.middle()));
    }
    document.put("report", folder(run).resolve("index.html").toString());
  }

  private static ObjectNode json(Verdict.Score score) {
    return JsonNodeFactory.instance
        .objectNode()
        .put("score", score.score())
        .put("low", score.low())
        .put("high", score.high())
        .put("distinct", score.distinct());
  }

  @Override
  public String text(TextStyle style) {
    List<String> lines = new ArrayList<>();
    int played = course.generations().size();
    lines.add(
        "%s, %s, %d individuals, %s generations"
            .formatted(
                spec().game(),
                String.join(" and ", spec().engine()),
                spec().population(),
                (played < spec().generations() ? played + " of " : "") + spec().generations()));
    lines.add("");
    lines.add(generations().text(style));
    lines.add("");
    course.verdict().ifPresent(verdict -> add(lines, verdict, style));
    lines.add("seed    " + spec().seed());
    if (course.verdict().isPresent()) {
      lines.add("report  " + folder(run).resolve("index.html"));
    }
    return String.join("\n", lines);
  }

  private static void add(List<String> lines, Verdict verdict, TextStyle style) {
    lines.add("best    " + verdict.best());
    lines.add("middle  " + verdict.middle());
    lines.add("");
    lines.add(
        "Scores in %s fresh games against each, with 95%% intervals:"
            .formatted(Figures.count(verdict.games())));
    Table table = new Table("opponent", "best", "middle");
    for (Verdict.Row row : verdict.rows()) {
      table.row(row.opponent(), shown(row.best()), shown(row.middle()));
    }
    lines.add(table.text(style));
    for (Verdict.Row row : verdict.rows()) {
      int distinct = Math.min(row.best().distinct(), row.middle().distinct());
      if (distinct < verdict.games()) {
        lines.add(
            "Against %s only %s of %s games differ, so the intervals promise too much."
                .formatted(
                    row.opponent(), Figures.count(distinct), Figures.count(verdict.games())));
      }
    }
    lines.add("");
  }

  /** The generations, the last one always among them. */
  private Table generations() {
    Table table = new Table("generation", "best", "mean", "engine of the best");
    List<Generation> all = course.generations();
    int step = Math.max(1, (all.size() + LISTED - 1) / LISTED);
    for (Generation generation : all) {
      if ((all.size() - 1 - generation.number()) % step == 0) {
        table.row(
            "" + generation.number(),
            String.format(Locale.ROOT, "%.3f", generation.best().fitness()),
            String.format(Locale.ROOT, "%.3f", generation.mean()),
            engine(generation));
      }
    }
    return table;
  }

  private static String shown(Verdict.Score score) {
    return String.format(
        Locale.ROOT, "%.3f (%.3f to %.3f)", score.score(), score.low(), score.high());
  }
}
