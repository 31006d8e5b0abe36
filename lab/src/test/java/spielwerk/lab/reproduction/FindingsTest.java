package spielwerk.lab.reproduction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Mistake;
import spielwerk.lab.KeptMeasures;
import spielwerk.lab.Measure;

class FindingsTest {
  private static final Path HOME = Path.of("..");
  private static final FindingsFile FILE = FindingsFile.read(HOME.resolve(FindingsFile.PLACE));

  @TempDir Path folder;

  private static KeptMeasures kept(String experiment, Measure... measures) {
    return new KeptMeasures(
        experiment, "quick", 1, "command", "1", "date", "machine", 2, List.of(measures));
  }

  @Test
  void everyFindingOfThePapersHasAnExperimentAndAMeasureThatAnswerIt() {
    assertThat(FILE.findings())
        .extracting(Finding::number)
        .containsExactlyElementsOf(IntStream.rangeClosed(1, 51).boxed().toList());
    assertThat(new ReproductionCheck(HOME).unanswered()).isEmpty();
  }

  @Test
  void theGuideSaysWhatTheKeptResultsSay() {
    assertThat(new ReproductionCheck(HOME).faults()).isEmpty();
  }

  @Test
  void aWrongFieldIsNamedWithItsLine() throws IOException {
    Path file = folder.resolve("findings.yaml");
    Files.writeString(
        file,
        """
        papers:
          - {id: a, title: A}
        findings:
          - number: 1
            paper: a
            says: x
            german: x
            claims:
              - {experiment: e, measure: m, expect: larger, than: 0}
        """);
    assertThatThrownBy(() -> FindingsFile.read(file))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("line 9")
        .hasMessageContaining("expect");
  }

  private static FindingsFile file(Finding.Claim... claims) {
    return new FindingsFile(
        List.of(new Finding.Paper("a", "A")),
        List.of(new Finding(1, "a", "", "x", "x", "", List.of(claims), false, "", "")),
        List.of());
  }

  private static Finding.Claim claim(String measure, Finding.Expect expect, double than) {
    return new Finding.Claim("e", measure, expect, than, 1, "");
  }

  @Test
  void aFindingHoldsIfAllItsClaimsDoAndTheCorrectionCountsThemAll() {
    KeptMeasures measures =
        kept(
            "e",
            new Measure("high", Measure.Kind.MEAN, 5, 3, 7, 50, 7),
            new Measure("unsure", Measure.Kind.MEAN, 5, 0.1, 9.9, 50, 17.2),
            Measure.exact("five", 5));
    Finding.Claim high = claim("high", Finding.Expect.HIGHER, 0);
    Finding.Claim unsure = claim("unsure", Finding.Expect.HIGHER, 0);
    Finding.Claim five = claim("five", Finding.Expect.EQUAL, 5);
    assertThat(verdict(measures, high, five)).isEqualTo(Verdict.HELD);
    assertThat(verdict(measures, unsure)).isEqualTo(Verdict.HELD);
    assertThat(verdict(measures, high, unsure)).as("both at 5%").isEqualTo(Verdict.HELD);
    assertThat(verdict(measures, unsure, unsure))
        .as("two at p 0.046 are corrected to 0.09")
        .isEqualTo(Verdict.CANNOT_BE_TOLD);
    assertThat(verdict(measures, high, claim("five", Finding.Expect.LOWER, 5)))
        .isEqualTo(Verdict.DID_NOT_HOLD);
    assertThat(verdict(measures, high, claim("missing", Finding.Expect.LOWER, 5)))
        .isEqualTo(Verdict.CANNOT_BE_TOLD);
    assertThat(verdict(measures, claim("high", Finding.Expect.LOWER, 0)))
        .isEqualTo(Verdict.DID_NOT_HOLD);
    assertThat(verdict(measures, claim("high", Finding.Expect.EQUAL, 0)))
        .as("3 to 7 lies beyond 0 ± 1")
        .isEqualTo(Verdict.DID_NOT_HOLD);
  }

  private static Verdict verdict(KeptMeasures measures, Finding.Claim... claims) {
    return Verdicts.of(file(claims), name -> Optional.of(measures)).results().get(0).verdict();
  }

  @Test
  void whatWasMeasuredIsKeptAsItWasAndASmallerScaleNeverReplacesALarger() {
    KeptResults results = new KeptResults(folder);
    KeptMeasures quick = kept("e", Measure.share("Würfel \"x\"", 0.25, 8), Measure.exact("y", -1));
    assertThat(results.keep(quick)).isTrue();
    assertThat(results.apply("e")).contains(quick);
    KeptMeasures paper =
        new KeptMeasures("e", "paper", 1, "c", "1", "d", "m", 2, List.of(Measure.exact("y", 3)));
    assertThat(results.keep(paper)).isTrue();
    assertThat(results.keep(quick)).isFalse();
    assertThat(results.apply("e")).contains(paper);
  }
}
