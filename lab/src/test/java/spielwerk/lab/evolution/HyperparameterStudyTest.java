package spielwerk.lab.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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

class HyperparameterStudyTest {
  private static final String GOOD =
      """
      name: small
      title: A small search
      about: How much is to be mutated?
      kind: hyperparameters
      evolution: {game: "qwixx:rules=paper", player: poly, degree: 1, populationSize: 20, rounds: 3}
      parameters: {mutation: "0..0.9", elite: "0..10 step 1"}
      duel: {game: "qwixx:rules=paper", engine: alphaqwixx, games: 20}
      scales:
        quick: {generations: 3, steps: 2, population: 4, cycles: 2, check: 3}
        paper: {generations: 4, steps: 3, population: 4, cycles: 2, check: 3}
      """;

  @TempDir Path folder;

  private Study read(String text) throws IOException {
    return Experiment.read(Files.writeString(folder.resolve("small.yaml"), text)).study("quick");
  }

  private static Findings findings(Study study, int threads) {
    return study.run(new StudyContext(Catalogue.load(), 1, threads, Progress.NONE, () -> false));
  }

  @Test
  void itSaysWhatWasFoundAndWhatItCost() throws IOException {
    Study study = read(GOOD);
    study.check(Catalogue.load());
    Findings findings = findings(study, 1);
    assertThat(findings.summary()).hasSize(2);
    assertThat(findings.summary().get(0))
        .contains("tuned parameters pay")
        .containsPattern("mutation: 0[.0-9]*, elite: \\d+");
    // 16 evolutions of three generations, 20 players at tables for five, three rounds each
    assertThat(findings.summary().get(1))
        .isEqualTo(
            "The search cost 576 games in 16 evolutions, as many as 16 evolutions with the given"
                + " parameters.");
    assertThat(findings.measures()).extracting("name").contains("wins: tuned - given");
  }

  @Test
  void itIsTheSameOnAnyNumberOfThreads() throws IOException {
    assertThat(findings(read(GOOD), 2).measures()).isEqualTo(findings(read(GOOD), 1).measures());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "mutation: \"0..0.9\"; mutant: \"0..0.9\"; mutant' is not a numeric parameter of an evolution",
        "mutation: \"0..0.9\"; fitness: \"points|wins\"; fitness' is not a numeric parameter of an evolution",
        "mutation: \"0..0.9\"; mutation: \"0.9..0\"; the first number must be the lower one",
        "mutation: \"0..0.9\"; mutation: \"2..3\"; no evolution has the middle of all these ranges",
        "quick: {generations: 3, steps: 2, population: 4; quick: {generations: 3, steps: 2,"
            + " population: 3; population",
      })
  void whatDoesNotGoIsNamed(String good, String bad, String said) {
    assertThatThrownBy(() -> read(GOOD.replace(good.strip(), bad.strip())))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining(said.strip());
  }
}
