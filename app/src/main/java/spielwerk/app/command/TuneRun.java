package spielwerk.app.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import spielwerk.app.terminal.ConsoleProgress;
import spielwerk.runs.text.Figures;
import spielwerk.runs.text.Table;
import spielwerk.core.Runner;
import spielwerk.learn.tuning.TuneReport;
import spielwerk.learn.tuning.Generation;
import spielwerk.learn.tuning.Templates;
import spielwerk.learn.tuning.TuneSpec;
import spielwerk.learn.tuning.TuningRun;
import spielwerk.learn.tuning.Verdict;
import spielwerk.runs.report.Publisher;

/** Tunes an engine, begun now or before, to the end or until somebody presses Ctrl-C. */
record TuneRun(Common common, TuningRun run) {
  /** More generations than these are not all listed. */
  private static final int LISTED = 25;

  /** Plays what is missing, shows the result, and returns the exit code. */
  int play() {
    Stopping stopping = new Stopping(common, run.journal());
    try (ConsoleProgress progress = new ConsoleProgress("tune", common.terminal())) {
      run.run(new Runner(common.threads(), stopping.listen(), progress));
    }
    if (run.verdict().isEmpty()) {
      common
          .terminal()
          .err()
          .println(
              "spielwerk: The tuning was broken off after %d of %d generations; %s"
                  .formatted(run.generations().size(), spec().generations(), stopping.goOn()));
      return 1;
    }
    new Publisher(TuneReport.of(run)).into(folder());
    Verdict verdict = run.verdict().get();
    common.show(() -> json(verdict), () -> text(verdict));
    return 0;
  }

  private TuneSpec spec() {
    return run.tuning().spec();
  }

  private Path folder() {
    return run.journal().folder().toAbsolutePath().resolve("report");
  }

  private Map<String, Object> json(Verdict verdict) {
    Templates templates = run.tuning().templates();
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("game", spec().game());
    document.put("engine", String.join(" | ", spec().engines()));
    document.put("rivals", spec().rivals().toString());
    document.put("fitness", spec().fitness().toString());
    document.put("seed", spec().seed());
    document.put("run", run.journal().id());
    List<Object> generations = new ArrayList<>();
    for (Generation generation : run.generations()) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("generation", generation.number());
      one.put("best", generation.best().fitness());
      one.put("mean", generation.mean());
      one.put("engine", templates.engine(generation.best().filling()));
      generations.add(one);
    }
    document.put("generations", generations);
    document.put("best", verdict.best());
    document.put("middle", verdict.middle());
    document.put("check", verdict.games());
    List<Object> rows = new ArrayList<>();
    for (Verdict.Row row : verdict.rows()) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("opponent", row.opponent());
      one.put("best", json(row.best()));
      one.put("middle", json(row.middle()));
      rows.add(one);
    }
    document.put("against", rows);
    document.put("report", folder().resolve("index.html").toString());
    return document;
  }

  private static Map<String, Object> json(Verdict.Score score) {
    Map<String, Object> one = new LinkedHashMap<>();
    one.put("score", score.score());
    one.put("low", score.low());
    one.put("high", score.high());
    one.put("distinct", score.distinct());
    return one;
  }

  private String text(Verdict verdict) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "%s, %s, %d individuals, %d generations"
            .formatted(
                spec().game(),
                String.join(" and ", spec().engines()),
                spec().population(),
                spec().generations()));
    lines.add("");
    lines.add(course());
    lines.add("");
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
    lines.add(table.text(common.terminal()));
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
    lines.add("seed    " + spec().seed());
    lines.add("report  " + folder().resolve("index.html"));
    return String.join("\n", lines);
  }

  /** The generations, the last one always among them. */
  private String course() {
    Table table = new Table("generation", "best", "mean", "engine of the best");
    List<Generation> all = run.generations();
    int step = (all.size() + LISTED - 1) / LISTED;
    for (Generation generation : all) {
      if ((all.size() - 1 - generation.number()) % step == 0) {
        table.row(
            "" + generation.number(),
            String.format(Locale.ROOT, "%.3f", generation.best().fitness()),
            String.format(Locale.ROOT, "%.3f", generation.mean()),
            run.tuning().templates().engine(generation.best().filling()));
      }
    }
    return table.text(common.terminal());
  }

  private static String shown(Verdict.Score score) {
    return String.format(
        Locale.ROOT, "%.3f (%.3f to %.3f)", score.score(), score.low(), score.high());
  }
}
