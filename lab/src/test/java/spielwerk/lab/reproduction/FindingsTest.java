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
        List.of(new Finding(1, "a", "", "x", "x", "", "", "", List.of(claims), false, "", "", 0)),
        List.of(),
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

  private static KeptMeasures scaled(String scale) {
    return new KeptMeasures("e", scale, 1, "c", "1", "d", "m", 2, List.of(Measure.exact("y", 3)));
  }

  @Test
  void whatDidNotHoldNeedsADiagnosisAndWhatWasRunSmallerNeedsAReason() throws IOException {
    Path home = folder.resolve("home");
    Path docs = Files.createDirectories(home.resolve("docs"));
    Path experiments = Files.createDirectories(home.resolve("experiments"));
    Files.copy(
        HOME.resolve("experiments/qwixx-formulas.yaml"),
        experiments.resolve("qwixx-formulas.yaml"));
    Files.copy(HOME.resolve(QuotedCommands.PLACE), home.resolve(QuotedCommands.PLACE));
    Files.writeString(home.resolve(ResultsTemplate.PLACE), "# Results\n");
    Files.writeString(docs.resolve("other.md"), "It scores 0.51 (0.50 to 0.52).\n");
    String findings =
        """
        papers:
          - {id: qwixx, title: Q}
        findings:
          - number: 1
            paper: qwixx
            says: It is 6.
            german: Es ist 6.
            claims:
              - {experiment: qwixx-formulas, measure: sum, expect: equal, than: 6}
        beyond:
          - number: 101
            paper: qwixx
            says: It is 5.
            german: Es ist 5.
            claims:
              - {experiment: qwixx-formulas, measure: sum, expect: equal, than: 5}
        smaller:
          - {experiment: another, says: Half of it., german: Die Hälfte.}
        """;
    Files.writeString(home.resolve(FindingsFile.PLACE), findings);
    new KeptResults(home.resolve("experiments/data"))
        .keep(
            new KeptMeasures(
                "qwixx-formulas",
                "quick",
                1,
                "c",
                "1",
                "d",
                "m",
                2,
                List.of(Measure.exact("sum", 5))));
    assertThat(new ReproductionCheck(home).faults())
        .contains(
            "Finding 1 did not hold and has no diagnosis.",
            "qwixx-formulas was run smaller than meant, and 'smaller' does not say why.",
            "docs/other.md has a result that was typed, not taken from what is kept: 0.51 (0.50 to"
                + " 0.52)");

    Files.writeString(
        home.resolve(FindingsFile.PLACE),
        findings.replace("german: Es ist 6.\n", "german: Es ist 6.\n    diagnosis: 101\n")
            + "  - {experiment: qwixx-formulas, says: One of two., german: Eine von zwei.}\n");
    Files.writeString(docs.resolve("other.md"), "");
    Files.createDirectories(docs.resolve("pictures"));
    new ReproductionPages(home).write();
    assertThat(new ReproductionCheck(home).faults()).isEmpty();
    assertThat(ReproductionPages.read(docs.resolve("reproduction.md")))
        .contains("- 1: Diagnosis: [101](beyond-the-papers.md), \"It is 5\" **held**.")
        .contains("- `qwixx-formulas`: One of two.");

    Files.writeString(
        home.resolve(FindingsFile.PLACE),
        findings.replace("german: Es ist 6.\n", "german: Es ist 6.\n    diagnosis: 7\n"));
    assertThatThrownBy(() -> FindingsFile.read(home.resolve(FindingsFile.PLACE)))
        .hasMessage("Finding 1 has the diagnosis 7, which is no other finding.");
  }

  @Test
  void whatWasMeasuredIsKeptAsItWasAndASmallerScaleNeverReplacesALarger() {
    KeptResults results = new KeptResults(folder);
    KeptMeasures quick = kept("e", Measure.share("Würfel \"x\"", 0.25, 8), Measure.exact("y", -1));
    assertThat(results.keep(quick)).isTrue();
    assertThat(results.apply("e")).contains(quick);
    assertThat(results.keep(scaled("medium"))).isTrue();
    assertThat(results.keep(quick)).isFalse();
    assertThat(results.apply("e")).contains(scaled("medium"));
    KeptMeasures paper = scaled("paper");
    assertThat(results.keep(paper)).isTrue();
    assertThat(results.keep(scaled("medium"))).isFalse();
    assertThat(results.keep(quick)).isFalse();
    assertThat(results.apply("e")).contains(paper);
  }
}
