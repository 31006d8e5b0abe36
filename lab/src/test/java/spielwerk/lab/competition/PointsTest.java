package spielwerk.lab.competition;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Catalogue;
import spielwerk.core.Progress;
import spielwerk.lab.Experiment;
import spielwerk.lab.Findings;
import spielwerk.lab.Study;
import spielwerk.lab.StudyContext;

class PointsTest {
  private static final String POINTS =
      """
      name: small
      title: Points
      about: How many?
      kind: points
      people: {mean: 83.5, least: 10, most: 139, usual: [67, 105]}
      games: ["qwixx:rules=paper", "qwixx:players=3"]
      players:
        - {label: Alpha, engine: alphaqwixx}
      scales:
        quick: {count: 40}
      """;

  @TempDir Path folder;

  private Study read(String text) throws IOException {
    return Experiment.read(Files.writeString(folder.resolve("small.yaml"), text)).study("quick");
  }

  private static StudyContext conditions(int threads) {
    return new StudyContext(Catalogue.load(), 1, threads, Progress.NONE, () -> false);
  }

  @Test
  void pointsStandBesideThoseOfPeople() throws IOException {
    Study study = read(POINTS);
    study.check(Catalogue.load());
    Findings findings = study.run(conditions(2));
    assertThat(findings).isEqualTo(study.run(conditions(1)));
    assertThat(findings.summary())
        .hasSize(2)
        .allSatisfy(sentence -> assertThat(sentence).contains("83.50", "67 to 105", "139"));
  }

  @Test
  void aSampleCountsItsSeatsAndDoubtsByGame() {
    PointsSample sample = new PointsSample("a", "g", List.of(List.of(10, 20), List.of(30, 40)));
    assertThat(sample.mean().value()).isEqualTo(25);
    assertThat(sample.mean().count()).isEqualTo(2);
    assertThat(sample.share(points -> points > 15).value()).isEqualTo(0.75);
    assertThat(sample.sorted()).containsExactly(10, 20, 30, 40);
  }
}
