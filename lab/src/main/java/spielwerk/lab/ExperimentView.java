package spielwerk.lab;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.core.Progress;
import spielwerk.runs.RunFolder;
import spielwerk.runs.RunPicture;
import spielwerk.runs.RunView;
import spielwerk.runs.report.Report;
import spielwerk.runs.report.ReportTable;
import spielwerk.runs.report.ReportTableBuilder;
import spielwerk.runs.report.Section;
import spielwerk.runs.report.TableCell;
import spielwerk.runs.text.TextStyle;

/** How an experiment stands. */
record ExperimentView(
    RunFolder run, ExperimentSpec spec, Experiment experiment, Catalogue catalogue)
    implements RunView, RunPicture {
  private Optional<JsonNode> result() {
    return run.result().map(run::parse);
  }

  /** The document that others rely on. */
  static ObjectNode json(ExperimentSpec spec, Path folder, List<String> summary) {
    ObjectNode document = JsonNodeFactory.instance.objectNode();
    document.put("name", spec.name());
    document.put("scale", spec.scale());
    document.put("seed", spec.seed());
    ArrayNode sentences = document.putArray("summary");
    summary.forEach(sentences::add);
    document.put("folder", folder.toString());
    document.put("page", folder.resolve("index.html").toString());
    return document;
  }

  private RunFolder.Extent extent() {
    return run.extent(0);
  }

  @Override
  public ObjectNode json() {
    ObjectNode document =
        result()
            .map(kept -> (ObjectNode) kept)
            .orElseGet(() -> json(spec, ExperimentRun.report(run, spec), List.of()));
    return document
        .put("run", run.id())
        .put("done", extent().done())
        .put("total", extent().total())
        .put("finished", run.ended());
  }

  @Override
  public ObjectNode draw() {
    return json().put("title", experiment.title()).put("about", experiment.about());
  }

  @Override
  public String text(TextStyle style) {
    String head =
        style.bold(experiment.title())
            + " (scale %s, seed %d)\n\n".formatted(spec.scale(), spec.seed());
    Optional<JsonNode> result = result();
    if (result.isEmpty()) {
      return head + "%d of %d pieces are done".formatted(extent().done(), extent().total());
    }
    StringBuilder text = new StringBuilder(head);
    result
        .get()
        .path("summary")
        .forEach(line -> text.append("- ").append(line.asText()).append("\n"));
    return text + "\nreport  " + result.get().path("page").asText();
  }

  /** What it measured; computed again from the pieces where only they were kept. */
  KeptMeasures measures() {
    return KeptMeasures.in(run.path())
        .orElseGet(
            () -> {
              Circumstances circumstances = circumstances();
              KeptMeasures measures =
                  circumstances.measures(experiment, spec.scale(), findings(circumstances));
              measures.write(run.path());
              return measures;
            });
  }

  /** Made again from the pieces that were kept. */
  @Override
  public Report report() {
    Circumstances circumstances = circumstances();
    return report(experiment, spec.scale(), findings(circumstances), circumstances);
  }

  private Circumstances circumstances() {
    JsonNode result =
        result()
            .orElseThrow(
                () ->
                    new Mistake(
                        "The experiment %s is not finished; its report comes at the end (./spielwerk resume %s)."
                            .formatted(spec.name(), run.id())));
    return Circumstances.read(result, spec.seed());
  }

  private Findings findings(Circumstances circumstances) {
    try (StudyCheckpoint studyCheckpoint = StudyCheckpoint.in(ExperimentRun.notes(run))) {
      StudyContext studyContext =
          new StudyContext(
              catalogue,
              spec.seed(),
              circumstances.threads(),
              Progress.NONE,
              () -> false,
              studyCheckpoint);
      return experiment.study(spec.scale()).run(studyContext);
    }
  }

  static Report report(
      Experiment experiment, String scale, Findings findings, Circumstances circumstances) {
    List<Section> sections = new ArrayList<>();
    if (!experiment.paper().isEmpty()) {
      sections.add(paper(experiment));
    }
    sections.addAll(findings.sections());
    if (!findings.measures().isEmpty()) {
      sections.add(measures(findings.measures()));
    }
    return new Report(
        experiment.title(),
        experiment.about(),
        findings.summary(),
        sections,
        circumstances.facts(experiment, scale));
  }

  /** All numbers by name, which other pages refer to. */
  private static Section measures(List<Measure> measures) {
    return new Section(
        "All measures",
        List.of(
            ReportTableBuilder.rows(measures)
                .text("measure", Measure::name)
                .estimate("value", Measure::estimate)
                .number("n", Measure::n)
                .number("standard deviation", Measure::sd)
                .text("kind", measure -> measure.kind().name().toLowerCase(Locale.ROOT))
                .table(
                    "measures",
                    "Every number by its name, with its 95% interval; n independent measurements,"
                        + " standard deviation of one of them (of its logarithm for a ratio).")
                .fold()));
  }

  private static Section paper(Experiment experiment) {
    ReportTable table =
        new ReportTable(
            "paper", "What the paper reports, in our words.", List.of("The paper found", "Where"));
    for (Experiment.Finding finding : experiment.paper()) {
      table = table.with(TableCell.of(finding.found()), TableCell.of(finding.source()));
    }
    return new Section("What the paper found", List.of(table));
  }
}
