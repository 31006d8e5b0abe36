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
import spielwerk.runs.text.NumberText;
import spielwerk.runs.text.TextStyle;
import spielwerk.runs.text.TextTable;

/** How a tuning stands. */
record TuneView(RunFolder run, TuningHistory course) implements RunView {
  /** More generations than these are not all listed. */
  private static final int LISTED = 25;

  /** Where the report of a finished tuning lies. */
  static Path folder(RunFolder run) {
    return run.path().toAbsolutePath().resolve("report");
  }

  private TuneSpec spec() {
    return course.tuning().spec();
  }

  private String engine(TuningGeneration generation) {
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
    for (TuningGeneration generation : course.generations()) {
      generations
          .addObject()
          .put("generation", generation.number())
          .put("best", generation.best().fitness())
          .put("mean", generation.mean())
          .put("engine", engine(generation));
    }
    course.verdict().ifPresent(tuningResult -> put(document, tuningResult));
    return document;
  }

  private void put(ObjectNode document, TuningResult tuningResult) {
    document.put("best", tuningResult.best());
    document.put("middle", tuningResult.middle());
    document.put("check", tuningResult.games());
    ArrayNode rows = document.putArray("against");
    for (TuningResult.Row row : tuningResult.rows()) {
      ObjectNode one = rows.addObject().put("opponent", row.opponent());
      one.set("best", json(row.best()));
      one.set("middle", json(row.middle()));
    }
    document.put("report", folder(run).resolve("index.html").toString());
  }

  private static ObjectNode json(TuningResult.Score score) {
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
    course.verdict().ifPresent(tuningResult -> add(lines, tuningResult, style));
    lines.add("seed    " + spec().seed());
    if (course.verdict().isPresent()) {
      lines.add("report  " + folder(run).resolve("index.html"));
    }
    return String.join("\n", lines);
  }

  private static void add(List<String> lines, TuningResult tuningResult, TextStyle style) {
    lines.add("best    " + tuningResult.best());
    lines.add("middle  " + tuningResult.middle());
    lines.add("");
    lines.add(
        "Scores in %s fresh games against each, with 95%% intervals:"
            .formatted(NumberText.count(tuningResult.games())));
    TextTable table = new TextTable("opponent", "best", "middle");
    for (TuningResult.Row row : tuningResult.rows()) {
      table.row(row.opponent(), shown(row.best()), shown(row.middle()));
    }
    lines.add(table.text(style));
    for (TuningResult.Row row : tuningResult.rows()) {
      int distinct = Math.min(row.best().distinct(), row.middle().distinct());
      if (distinct < tuningResult.games()) {
        lines.add(
            "Against %s only %s of %s games differ, so the intervals are too narrow."
                .formatted(
                    row.opponent(),
                    NumberText.count(distinct),
                    NumberText.count(tuningResult.games())));
      }
    }
    lines.add("");
  }

  /** The generations, the last one always among them. */
  private TextTable generations() {
    TextTable table = new TextTable("generation", "best", "mean", "engine of the best");
    List<TuningGeneration> all = course.generations();
    int step = Math.max(1, (all.size() + LISTED - 1) / LISTED);
    for (TuningGeneration generation : all) {
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

  private static String shown(TuningResult.Score score) {
    return String.format(
        Locale.ROOT, "%.3f (%.3f to %.3f)", score.score(), score.low(), score.high());
  }
}
