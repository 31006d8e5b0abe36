package spielwerk.lab.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.core.Progress;
import spielwerk.lab.Experiment;
import spielwerk.lab.Findings;
import spielwerk.lab.Study;
import spielwerk.lab.StudyContext;
import spielwerk.learn.training.TrainedRun;
import spielwerk.learn.training.TrainingReport;
import spielwerk.runs.RunFolder;
import spielwerk.runs.report.HeatMap;
import spielwerk.runs.report.LinePlot;
import spielwerk.runs.report.Plot;
import spielwerk.runs.report.Report;
import spielwerk.runs.report.ReportTable;
import spielwerk.runs.report.ReportWriter;

/** Reports and experiments on a training that was really done, as small as they come. */
class TrainingStudyTest {
  private static final Catalogue CATALOGUE = Catalogue.load();

  @TempDir static Path data;
  @TempDir Path folder;

  private static RunFolder run;

  @BeforeAll
  static void train() throws IOException {
    run = SmallTraining.train(data);
  }

  private void copy() throws IOException {
    SmallTraining.copy(run, folder);
  }

  private Experiment experiment(String fields) throws IOException {
    return Experiment.read(
        Files.writeString(
            folder.resolve("small.yaml"),
            "name: small\ntitle: t\nabout: a\nrun: data/copy\nscales: {quick: {}}\n" + fields));
  }

  private static Findings run(Experiment experiment) {
    Study study = experiment.study("quick");
    study.check(CATALOGUE);
    return study.run(new StudyContext(CATALOGUE, 1, 1, Progress.NONE, () -> false));
  }

  private static Report report(Findings findings) {
    return new Report("t", "", findings.summary(), findings.sections(), List.of());
  }

  @Test
  void theReportOfATrainingShowsAllThereIs() {
    Report report = TrainingReport.of(TrainedRun.of(run, CATALOGUE));
    assertThat(report.blocks(Plot.class).stream().map(Plot::name))
        .contains(
            "losses",
            "learning-rate",
            "scores-by-generation",
            "scores-by-games",
            "scores-by-evaluations",
            "scores-by-coreSeconds",
            "elo",
            "elo-by-flops",
            "squares",
            "style-chosen",
            "mobility",
            "entropies",
            "buffer",
            "seconds")
        .doesNotHaveDuplicates();
    assertThat(report.blocks(ReportTable.class).stream().map(ReportTable::name))
        .contains("losses-table", "samples", "phases", "elo-table", "costs")
        .doesNotHaveDuplicates();
    assertThat(report.summary()).hasSize(3);
    assertThat(report.summary().get(0)).startsWith("3 of 3 generations: 36 games");
    HeatMap squares = report.blocks(HeatMap.class).get(0);
    assertThat(squares.panels()).hasSize(3);
    assertThat(squares.panels().get(0).columns()).containsExactly("a", "b", "c");
    new ReportWriter(report).into(folder.resolve("report"));
    assertThat(folder.resolve("report")).isDirectoryContaining("glob:**/index.html");
    assertThat(folder.resolve("report")).isDirectoryContaining("glob:**/squares.svg");
    assertThat(folder.resolve("report")).isDirectoryContaining("glob:**/losses-table.csv");
  }

  @Test
  void whatTheLogSaysIsWhatIsDrawn() throws IOException {
    copy();
    Findings findings =
        run(
            experiment(
                """
                kind: course
                figure: losses
                claims:
                  - {says: It falls., curve: policy, expect: lower, than: first}
                  - {says: It stays below a hundred., curve: total, expect: lower, number: 100}
                  - {says: It is below zero., curve: value, at: 2, expect: lower, number: 0}
                  - {says: It goes on., curve: value, at: 9, expect: lower, number: 0}
                """));
    TrainedRun trained = TrainedRun.of(run, CATALOGUE);
    LinePlot losses = report(findings).blocks(LinePlot.class).get(0);
    for (int i = 0; i < 3; i++) {
      assertThat(losses.series().get(0).points().get(i).y().value())
          .isEqualTo(trained.log().generations().get(i).at("/losses/policy").asDouble());
    }
    assertThat(losses.series())
        .extracting(LinePlot.Series::label)
        .containsExactly("policy", "value", "total", "the paper, value", "the paper, total");
    assertThat(losses.series().get(4).points())
        .allSatisfy(point -> assertThat(point.y().value()).isEqualTo(100));
    List<String> verdicts = findings.summary().subList(4, 8);
    assertThat(verdicts.get(1)).startsWith("Held: \"It stays below a hundred.\"");
    assertThat(verdicts.get(2)).startsWith("Did not hold").contains("in generation 2");
    assertThat(verdicts.get(3)).startsWith("Cannot be told").contains("generation 9");
  }

  @ParameterizedTest
  @ValueSource(strings = {"elo", "squares", "costs", "style"})
  void everyFigureCanBeDrawnFromACopyWithoutTheGames(String figure) throws IOException {
    copy();
    Files.writeString(folder.resolve("other.yaml"), SmallTraining.YAML);
    String more =
        switch (figure) {
          case "style" -> "game: tictactoe\nsquares: {corners: [a1, c1, a3, c3], middle: b2}\n";
          case "elo" -> "ladder: [{engine: random, elo: 103}]\nk: 32\n";
          case "costs" ->
              "others: [{label: it, spec: other.yaml, elo: 5, length: 7, coreHours: 2}]\n";
          default -> "generations: [1, 3, 77]\n";
        };
    Report report = report(run(experiment("kind: course\nfigure: " + figure + "\n" + more)));
    new ReportWriter(report).into(folder.resolve("report"));
    switch (figure) {
      case "elo" -> assertThat(report.blocks(ReportTable.class).get(0).rows()).hasSize(4);
      case "squares" -> assertThat(report.blocks(HeatMap.class).get(0).panels()).hasSize(2);
      case "costs" -> {
        List<ReportTable> tables = report.blocks(ReportTable.class);
        // 3 generations of 12 games of 7 moves with 4 simulations
        assertThat(tables.get(0).rows()).hasSize(5);
        assertThat(tables.get(0).rows().get(4).toString()).contains("value=1008.0", "value=7200.0");
      }
      default ->
          assertThat(report.blocks(LinePlot.class).get(0).series())
              .extracting(LinePlot.Series::label)
              .containsExactly("corners", "middle");
    }
  }

  @ParameterizedTest
  @CsvSource({"random, true", "'patterns:level=1', false"})
  void eloIsHeldAgainstThePapersOnlyIfTheyHaveAnOpponentInCommon(String engine, boolean common)
      throws IOException {
    copy();
    Findings findings =
        run(
            experiment(
                """
                kind: course
                figure: elo
                ladder: [{engine: "%s", elo: 103}]
                claims:
                  - {says: Strong., curve: elo, expect: higher, number: 5000}
                  - {says: It rises., curve: elo, expect: higher, than: first}
                """
                    .formatted(engine)));
    assertThat(findings.summary().stream().anyMatch(each -> each.contains("\"Strong.\"")))
        .isEqualTo(common);
    assertThat(findings.summary().stream().anyMatch(each -> each.contains("cannot be compared")))
        .isEqualTo(!common);
    assertThat(findings.summary()).anyMatch(each -> each.contains("\"It rises.\""));
  }

  @Test
  void oneOfOnesOwnIsTakenInstead() throws IOException {
    Experiment own = experiment("kind: course\nfigure: losses\n").on(run.id(), run.path());
    assertThat(run(own).summary().get(0)).contains(run.id(), "3 of 3 generations");
    assertThat(own.study("quick").options()).isEqualTo(" --run " + run.id());
  }

  @Test
  void withoutATrainingTheSentenceSaysHowToMakeOne() throws IOException {
    Experiment missing = experiment("kind: course\nfigure: losses\n");
    assertThatThrownBy(() -> run(missing))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("There is no training at")
        .hasMessageContaining("spielwerk train")
        .hasMessageContaining("--run");
    Files.createDirectories(folder.resolve("data/copy"));
    assertThatThrownBy(() -> run(missing))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("spec.json");
  }

  @Test
  void aTrainingOfAnotherGameIsRefused() throws IOException {
    copy();
    Experiment other = experiment("kind: course\nfigure: losses\ngame: connect4\n");
    assertThatThrownBy(() -> run(other))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("is of tictactoe; this experiment is about connect4");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '~',
      value = {
        "figure: tea ; 'figure' must be one of losses, elo, squares, style, costs",
        "figure: losses\\nladder: [] ; there is no field 'ladder'",
        "figure: losses\\nclaims: [{says: x, curve: y, expect: lower, number: 1}] ; no curve 'y'",
        "figure: losses\\nclaims: [{says: x, curve: policy, at: soon}] ; 'at' must be first, last",
        "figure: squares\\ngenerations: [one] ; 'one' is not a generation",
        "figure: elo\\nk: 0 ; 'k' must be a number",
        "figure: style\\ngame: tictactoe\\nsquares: {corners: [z9]} ; z9",
        "figure: costs\\n"
            + "others: [{label: a, spec: no.yaml, elo: 1, length: 1, coreHours: 1}] ; no.yaml",
      })
  void whatIsWrongInAFileIsSaid(String fields, String words) {
    assertThatThrownBy(
            () -> run(experiment("kind: course\n" + fields.strip().replace("\\n", "\n") + "\n")))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining(words.strip());
  }
}
