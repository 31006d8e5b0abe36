package spielwerk.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Catalogue;
import spielwerk.core.Progress;
import spielwerk.lab.search.LadderStudy;
import spielwerk.lab.search.PositionSet;
import spielwerk.lab.search.SearchDepthStudy;
import spielwerk.runs.RunFolder;
import spielwerk.runs.Runs;
import spielwerk.runs.spec.Range;

class ExperimentRunnerTest {
  private static final List<NamedEngine> RUNGS =
      List.of(
          new NamedEngine("plain", "counter", "4 plies"),
          new NamedEngine("less", "counter:skip=1", "7 plies"));

  @TempDir Path data;

  private static Experiment experiment(String kind, Study study) {
    return new Experiment(
        "small",
        "A small one",
        "What is asked?",
        List.of(new Experiment.Finding("This was found.", "p. 3")),
        kind,
        Map.of("quick", study),
        Path.of("small.yaml"),
        "",
        "");
  }

  private static PositionSet positions(String game) {
    return new PositionSet(List.of(game), 3, new Range(0, 4));
  }

  private static StudyContext conditions(boolean stop) {
    return new StudyContext(Catalogue.load(), 7, 2, Progress.NONE, () -> stop);
  }

  private static List<String> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void aLadderEndsInAFolderWithPageMarkdownTablesAndPlots() throws IOException {
    LadderStudy ladder = new LadderStudy(positions("eventree:width=3"), RUNGS, 4, 9999);
    Experiment experiment = experiment("ladder", ladder);
    for (int run = 0; run < 2; run++) {
      Sitting outcome = Sitting.run(experiment, "quick", conditions(false), data).orElseThrow();
      assertThat(outcome.folder()).isEqualTo(data.resolve("reports/small-quick"));
      assertThat(files(data.resolve("reports"))).containsExactly("small-quick");
      assertThat(files(outcome.folder()))
          .containsExactly(
              "eventree-width-3-all.csv",
              "eventree-width-3-branching.csv",
              "eventree-width-3-milliseconds.csv",
              "eventree-width-3-nodes-by-depth.svg",
              "eventree-width-3-nodes.csv",
              "eventree-width-3-rungs.csv",
              "eventree-width-3-steps.svg",
              "index-de.html",
              "index.html",
              "measures.csv",
              "measures.json",
              "paper.csv",
              "report.md");
      assertThat(Files.readString(outcome.page()))
          .contains("experiment run small --scale quick --seed 7 --threads 2")
          .contains("This was found.")
          .contains("3 of 3 positions after 0 to 4 random moves")
          .contains(System.getProperty("java.version"));
      assertThat(Files.readString(outcome.folder().resolve("eventree-width-3-nodes.csv")))
          .startsWith("search,depth 1,depth 1 low,depth 1 high,depth 2")
          .contains("plain,4,4,4,13,13,13,40,40,40,121,121,121");
    }
  }

  @Test
  void reachAndQuestionSayWhatThePaperSaid() throws IOException {
    SearchDepthStudy reach = new SearchDepthStudy(positions("eventree"), RUNGS, 58, 20, List.of());
    Sitting outcome =
        Sitting.run(experiment("reach", reach), "quick", conditions(false), data).orElseThrow();
    assertThat(outcome.report().summary())
        .containsExactly(
            "eventree: plain reaches 3 (3 to 3) plies within 58 nodes; the paper: 4 plies.",
            "eventree: less reaches 4 (4 to 4) plies within 58 nodes; the paper: 7 plies.");
  }

  @Test
  void whileItRunsOthersAreToldHowFarItIsAndMayStopIt() throws IOException {
    Study study =
        new Study() {
          @Override
          public void check(Catalogue catalogue) {}

          @Override
          public Findings run(StudyContext studyContext) {
            RunFolder run = runs().look("experiment-small");
            while (run.extent(0).done() < 3) {
              studyContext.progress().at(3, 10, "");
            }
            assertThat(run.running()).isTrue();
            assertThat(studyContext.stop().getAsBoolean()).isFalse();
            run.askToStop();
            while (!studyContext.stop().getAsBoolean()) {
              Thread.onSpinWait();
            }
            return new Findings(studyContext.all("one", String.class, 1, i -> "one"), List.of());
          }
        };
    assertThat(Sitting.run(experiment("reach", study), "quick", conditions(false), data)).isEmpty();
    assertThat(runs().look("experiment-small").running()).isFalse();
    assertThat(runs().list().get(0).state()).isEqualTo("0 of 1");
    assertThat(files(data)).containsExactly("runs", "version");
  }

  private Runs runs() {
    return new Runs(data, Clock.systemUTC());
  }

  @Test
  void aStoppedRunLeavesNoReport() throws IOException {
    SearchDepthStudy reach = new SearchDepthStudy(positions("eventree"), RUNGS, 58, 20, List.of());
    assertThat(Sitting.run(experiment("reach", reach), "quick", conditions(true), data)).isEmpty();
    assertThat(files(data)).containsExactly("runs", "version");
  }
}
