package spielwerk.app.seventh;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import spielwerk.core.Catalogue;
import spielwerk.core.Runner;
import spielwerk.runs.Journal;
import spielwerk.runs.Run;
import spielwerk.runs.RunFolder;
import spielwerk.runs.RunKind;
import spielwerk.runs.RunPicture;
import spielwerk.runs.RunType;
import spielwerk.runs.RunView;
import spielwerk.runs.Runs;
import spielwerk.runs.report.Paragraph;
import spielwerk.runs.report.Report;
import spielwerk.runs.report.Section;
import spielwerk.runs.text.TextStyle;

/** A seventh kind of run, all of it: it counts. */
public final class CountingKind implements RunKind {
  static final RunType TYPE = new RunType("count", "counting", "number", false);

  record Spec(int to) {}

  static Journal begin(Spec spec, Runs runs) {
    return runs.begin(TYPE, "numbers", "", spec.to(), List.of("a counter"), spec, false);
  }

  @Override
  public RunType type() {
    return TYPE;
  }

  @Override
  public Run open(Journal journal, Catalogue catalogue) {
    return new Counting(journal, journal.spec(TYPE, Spec.class));
  }

  @Override
  public RunView look(RunFolder run, Catalogue catalogue) {
    return new Counted(run);
  }

  @Override
  public RunPicture picture(RunFolder run, Catalogue catalogue) {
    return () -> new Counted(run).json();
  }

  private record Counting(Journal journal, Spec spec) implements Run {
    @Override
    public void run(Runner runner) {
      for (int i = journal.lines().size(); i < spec.to() && !runner.stop().getAsBoolean(); i++) {
        journal.append(i, "{\"number\": " + i + "}");
        runner.progress().at(i + 1, spec.to(), "");
      }
    }

    @Override
    public boolean finished() {
      return journal.lines().size() == spec.to();
    }

    @Override
    public RunView view() {
      return new Counted(journal.run());
    }
  }

  private record Counted(RunFolder run) implements RunView {
    @Override
    public ObjectNode json() {
      return JsonNodeFactory.instance.objectNode().put("counted", run.lines().size());
    }

    @Override
    public String text(TextStyle style) {
      return "counted to " + run.lines().size();
    }

    @Override
    public Report report() {
      Paragraph text = new Paragraph(text(TextStyle.PLAIN));
      return new Report(
          "Counting",
          "How far can one count?",
          List.of(text(TextStyle.PLAIN)),
          List.of(new Section("Numbers", List.of(text))),
          List.of());
    }
  }
}
