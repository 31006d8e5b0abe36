package spielwerk.lab.evolution;

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
import spielwerk.lab.Expectation;
import spielwerk.lab.Experiment;
import spielwerk.lab.Findings;
import spielwerk.lab.Study;
import spielwerk.lab.StudyContext;
import spielwerk.learn.evolution.EvolutionSpec;
import spielwerk.runs.report.Estimate;

public class EvolutionStudyTest {
  public static final String GOOD =
      """
      name: small
      title: A small evolution
      about: What does mutation do?
      kind: evolution
      evolution: {game: "qwixx:rules=paper", player: poly, degree: 1, populationSize: 20, rounds: 3}
      tail: 2
      variants:
        - {label: none, change: {mutation: 0}, paper: "good"}
        - {label: much, change: {mutation: 0.9}}
      claims:
        - {says: "Much mutation hurts.", first: much, second: none, expect: lower}
        - {says: "It ends at 40.", first: none, number: 40, expect: alike, within: 500}
        - {says: "It scatters.", measure: scatter, first: much, second: none, expect: higher}
      scales:
        quick: {cycles: 4, generations: 8}
        paper: {cycles: 5, generations: 9}
      """;

  @TempDir Path folder;

  private Study read(String text) throws IOException {
    return Experiment.read(Files.writeString(folder.resolve("small.yaml"), text)).study("quick");
  }

  private static StudyContext conditions(int threads) {
    return new StudyContext(Catalogue.load(), 1, threads, Progress.NONE, () -> false);
  }

  @Test
  void variantsChangeWhatIsCommonAndScalesChangeTheGenerations() throws IOException {
    EvolutionStudy study = (EvolutionStudy) read(GOOD);
    assertThat(study.cycles()).isEqualTo(4);
    EvolutionSpec much = study.variants().get(1).spec();
    assertThat(much.mutation()).isEqualTo(0.9);
    assertThat(much.generations()).isEqualTo(8);
    assertThat(much.degree()).isOne();
    assertThat(much.survivors()).isEqualTo(0.74);
    study.check(Catalogue.load());
  }

  @Test
  void theSameFindingsOnAnyNumberOfThreads() throws IOException {
    Study study = read(GOOD);
    Findings findings = study.run(conditions(1));
    assertThat(study.run(conditions(2))).isEqualTo(findings);
    assertThat(findings.summary()).hasSize(3);
    assertThat(findings.summary().get(0))
        .startsWith("Held: \"Much mutation hurts.\" Here mean points: much ")
        .contains("over 4 cycles, p ");
    assertThat(findings.summary().get(1)).startsWith("Held within ").contains("the paper has 40");
    assertThat(findings.summary().get(2)).contains("deviation between cycles", "ratio");
  }

  @Test
  void variantsOfACycleBeginWithTheSamePlayers() throws IOException {
    List<List<EvolutionCurve>> curves = ((EvolutionStudy) read(GOOD)).measure(conditions(2));
    for (int cycle = 0; cycle < 4; cycle++) {
      assertThat(curves.get(0).get(cycle).generations().get(0).mean())
          .isEqualTo(curves.get(1).get(cycle).generations().get(0).mean());
    }
    assertThat(curves.get(0).get(0)).isNotEqualTo(curves.get(0).get(1));
  }

  @Test
  void theIntervalOfTheDifferenceDecidesWhetherAFindingHeld() {
    Estimate above = new Estimate(2, 1, 3, 9);
    Estimate around = new Estimate(0.5, -1, 2, 9);
    assertThat(claim(Expectation.HIGHER).held(above)).isEqualTo("Held");
    assertThat(claim(Expectation.LOWER).held(above)).isEqualTo("Did not hold");
    assertThat(claim(Expectation.HIGHER).held(around)).isEqualTo("Cannot be told");
    assertThat(claim(Expectation.ALIKE).held(around)).isEqualTo("Held");
    assertThat(claim(Expectation.ALIKE).held(above)).isEqualTo("Cannot be told");
    assertThat(claim(Expectation.ALIKE).held(new Estimate(4, 3, 5, 9))).isEqualTo("Did not hold");
    assertThat(claim(Expectation.LOWER).held(Estimate.mean(new double[] {-1})))
        .isEqualTo("Cannot be told");
  }

  private static EvolutionClaim claim(Expectation expect) {
    return new EvolutionClaim(
        "",
        EvolutionClaim.Quantity.MEAN,
        new EvolutionClaim.Side(0, "one", "tail"),
        java.util.Optional.empty(),
        0,
        expect,
        2.5);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "rounds: 3 | rounds: many | 'rounds' must be a whole number",
        "rounds: 3 | round: 3 | there is no field 'round'",
        "mutation: 0} | mutation: 1.4} | 'mutation' must be a number from 0 to 1",
        "mutation: 0} | survivors: 0.1} | parents",
        "first: much | first: more | 'first' must be one of none, much",
        "expect: lower | expect: sideways | 'expect' must be one of higher, lower, alike",
        "measure: scatter | measure: luck | 'measure' must be one of mean, best",
        "second: none, expect: lower | expect: lower | the field 'second' is missing",
        "tail: 2 | tail: none | 'tail' must be a whole number",
      })
  void whatIsWrongIsToldWithFileAndLine(String good, String bad, String words) {
    assertThat(GOOD).contains(good);
    assertThatThrownBy(() -> read(GOOD.replace(good, bad)))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("small.yaml, line ")
        .hasMessageContaining(words);
  }

  @Test
  void theBestOfTheLastGenerationPlaysADuel() throws IOException {
    String duel = "duel: {game: \"qwixx:rules=paper\", engine: alphaqwixx, games: 40}\ntail: 2";
    String claim =
        "claims:\n"
            + "  - {says: \"It wins.\", measure: wins, first: none, number: 0.001, expect: higher}";
    Study study = read(GOOD.replace("tail: 2", duel).replace("claims:", claim));
    study.check(Catalogue.load());
    Findings findings = study.run(conditions(2));
    assertThat(study.run(conditions(1))).isEqualTo(findings);
    assertThat(findings.summary().get(0)).contains("share of wins of the best player");
    assertThat(findings.measures())
        .filteredOn(measure -> measure.name().startsWith("wins "))
        .allSatisfy(measure -> assertThat(measure.value()).isBetween(0.0, 1.0))
        .extracting(measure -> measure.name())
        .contains("wins tail: none", "wins tail: much");
  }

  @Test
  void winsWithoutADuelAreRefused() {
    String claim =
        "claims:\n  - {says: \"It wins.\", measure: wins, first: none, number: 1, expect: higher}";
    assertThatThrownBy(() -> read(GOOD.replace("claims:", claim)))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("wins need a duel");
  }
}
