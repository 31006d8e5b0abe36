package spielwerk.lab.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.core.Progress;
import spielwerk.lab.Experiment;
import spielwerk.lab.Findings;
import spielwerk.lab.Study;
import spielwerk.lab.StudyContext;
import spielwerk.runs.report.Report;
import spielwerk.runs.report.ReportWriter;

public class TuningStudyTest {
  public static final String GOOD =
      """
      name: small
      title: A small tuning
      about: What is best?
      kind: tuning
      tuning:
        game: quickciv:rounds=3,size=9
        engine:
          - greedy:food={food:0..5}
          - vanilla:sims=5,select={select:greedy|ucb},c={c:1..3 if select=ucb},food={food:0..2}
        rivals: population
        fitness: points
        against: [random]
        mutation: 1
        wordMutation: 0.3
      found: {select: greedy, c: 1.5, food: 0.73}
      scales:
        quick: {population: 8, generations: 3, games: 4, check: 4}
      """;

  @TempDir Path folder;

  private Study read(String text) throws IOException {
    return Experiment.read(Files.writeString(folder.resolve("small.yaml"), text)).study("quick");
  }

  private static Findings run(Study study, int threads) {
    Catalogue catalogue = Catalogue.load();
    study.check(catalogue);
    return study.run(new StudyContext(catalogue, 1, threads, Progress.NONE, () -> false));
  }

  @Test
  void whatIsFoundStandsBesideThePaperAndEveryKindHasItsPictures() throws IOException {
    Study study = read(GOOD);
    Findings findings = run(study, 1);
    assertThat(run(study, 2)).isEqualTo(findings);
    assertThat(findings.summary().get(0)).startsWith("The best of the last generation: ");
    assertThat(findings.summary()).anyMatch(s -> s.contains("greedy"));
    Path report = folder.resolve("report");
    new ReportWriter(new Report("A", "b", findings.summary(), findings.sections(), List.of()))
        .into(report);
    assertThat(Files.readAllLines(report.resolve("tuning-found.csv"))).hasSize(4);
    for (String picture :
        List.of("kinds", "gap-1-food", "gap-2-food", "gap-2-select", "gap-2-c", "course")) {
      assertThat(report.resolve("tuning-" + picture + ".svg")).exists();
    }
    int individuals = 0;
    for (int kind = 1; kind <= 2; kind++) {
      individuals +=
          Files.readAllLines(report.resolve("tuning-individuals-" + kind + ".csv")).size() - 1;
    }
    assertThat(individuals).isEqualTo(3 * 8);
  }

  @Test
  void aTuningOfNoPaperHasNothingBesideIt() throws IOException {
    Findings findings = run(read(GOOD.replaceAll("found: .*\n", "")), 2);
    assertThat(findings.sections()).noneMatch(each -> each.title().contains("paper"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "c: 1.5 ; d: 1.5 ; line 15: no engine has a parameter",
        "if select=ucb ; if select=uct ; line 8: The parameter 'c' depends on select=uct",
        "population: 8 ; population: 6 ; line 17: 'population' must be a multiple of 4",
        "games: 4 ; games: 6 ; line 17: 'games' must be a multiple of 4",
        "mutation: 1 ; speed: 1 ; line 13: there is no field 'speed'",
      })
  void aFileThatCannotBeIsOneSentenceWithItsLine(String from, String to, String words) {
    assertThatThrownBy(() -> read(GOOD.replaceFirst(from, to)))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining(words);
  }
}
