package spielwerk.lab.competition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.core.Progress;
import spielwerk.core.Seeds;
import spielwerk.lab.Expectation;
import spielwerk.lab.Experiment;
import spielwerk.lab.Findings;
import spielwerk.lab.StudyContext;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.report.LinePlot;

public class SidesTest {
  public static final String GOOD =
      """
      name: small
      title: A small study
      about: Does greed pay?
      kind: sides
      game: quickciv:rounds=12
      contests:
        - first: {label: greedy, engine: greedy}
          second: {label: random, engine: random}
          says: Greed pays.
          paper: {t: 17.98, df: 1931.81}
          wins: 0.9
          because: There are few rounds.
          notes:
            - {says: Random players hold fewer hexes., figure: food a round, round: 10, expect: higher}
        - first: {label: one, engine: greedy}
          second: {label: other, engine: greedy}
          says: It hurts.
          expect: lower
          because: They are the same.
      scales:
        quick: {games: 12}
      """;

  @TempDir Path folder;

  private SidesStudy sides(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("small.yaml"), text);
    return (SidesStudy) Experiment.read(file).study("quick");
  }

  private static StudyContext conditions(int threads) {
    return new StudyContext(Catalogue.load(), 1, threads, Progress.NONE, () -> false);
  }

  @Test
  void bothSidesHaveEverySeatEquallyOftenAndEveryPairOfSeats() {
    for (int seats : new int[] {2, 4, 6}) {
      int ways = seats == 2 ? 2 : seats == 4 ? 6 : 20;
      int[] halves = IntStream.range(0, ways).map(i -> SeatSplit.first(i, seats)).toArray();
      assertThat(halves).doesNotHaveDuplicates();
      for (int i = 0; i < ways; i += 2) {
        assertThat(halves[i] ^ halves[i + 1]).isEqualTo((1 << seats) - 1);
        assertThat(Integer.bitCount(halves[i])).isEqualTo(seats / 2);
      }
    }
  }

  @Test
  void welchsTestIsThatOfTheTextbook() {
    var random = Seeds.stream(4);
    double[] a = random.doubles(9, 0, 100).toArray();
    double[] b = random.doubles(23, 20, 90).toArray();
    double va = variance(a) / a.length;
    double vb = variance(b) / b.length;
    SidesSample.Welch welch = SidesSample.Welch.of(a, b);
    assertThat(welch.t()).isCloseTo((mean(a) - mean(b)) / Math.sqrt(va + vb), within(1e-9));
    assertThat(welch.df())
        .isCloseTo((va + vb) * (va + vb) / (va * va / 8 + vb * vb / 22), within(1e-9));
    assertThat(SidesSample.Welch.of(new double[] {3, 3}, new double[] {3, 3}).shown())
        .isEqualTo("no t, for all have the same points");
  }

  private static double mean(double[] values) {
    return Arrays.stream(values).average().orElseThrow();
  }

  private static double variance(double[] values) {
    return Arrays.stream(values).map(v -> Math.pow(v - mean(values), 2)).sum()
        / (values.length - 1);
  }

  @Test
  void aVerdictNeedsAnIntervalThatLeavesZero() {
    Estimate ahead = new Estimate(5, 1, 9, 10);
    Estimate open = new Estimate(5, -1, 11, 10);
    assertThat(Expectation.HIGHER.verdict(ahead, 0)).isEqualTo("Held");
    assertThat(Expectation.LOWER.verdict(ahead, 0)).isEqualTo("Did not hold");
    assertThat(Expectation.LOWER.verdict(open, 0)).isEqualTo("Cannot be told");
    assertThat(Expectation.NOTHING.verdict(ahead, 0)).isEmpty();
  }

  @Test
  void thePapersValueStandsBesideOursAndWhyItMayDifferOnlyWhereItDoes() throws IOException {
    Findings findings = sides(GOOD).run(conditions(2));
    assertThat(findings.summary()).hasSize(3);
    assertThat(findings.summary().get(0))
        .startsWith("Held: \"Greed pays.\" greedy - random: final points of a player ")
        .contains("over 12 games; Welch's t ", "the paper's 17.98 (df 1,932): same sign.")
        .contains("The first side wins 1 (", " (at least 0.900 is asked for: ")
        .doesNotContain("few rounds");
    assertThat(findings.summary().get(1))
        .startsWith("Held: \"Random players hold fewer hexes.\" Here food a round after round 10:");
    assertThat(findings.summary().get(2))
        .startsWith("Cannot be told: \"It hurts.\" one - other:")
        .endsWith("They are the same.");
  }

  @Test
  void theResultsAreTheSameOnAnyNumberOfThreadsButForTheClock() throws IOException {
    Findings one = sides(GOOD).run(conditions(1));
    Findings three = sides(GOOD).run(conditions(3));
    assertThat(one.summary()).isEqualTo(three.summary());
    int facts = one.sections().size() - 1;
    assertThat(one.sections().subList(0, facts)).isEqualTo(three.sections().subList(0, facts));
  }

  @Test
  void theLastRoundOfThePlotHasTheFinalPoints() throws IOException {
    SidesStudy sides = sides(GOOD);
    List<SidesSample> samples = sides.measure(conditions(2));
    SidesSample sample = samples.get(0);
    assertThat(sample.rounds()).isEqualTo(12);
    assertThat(sample.mean("points", 12, true)).isEqualTo(sample.mean(true));
    assertThat(sample.mean("points", 12, false).value())
        .isCloseTo(mean(sample.points(false)), within(1e-9));
    assertThat(sample.points(true)).hasSize(24);
    assertThat(sample.mean("points", 13, true).exists()).isFalse();
    List<String> plots =
        new SidesReport(sides, samples, 1)
            .sections().stream()
                .flatMap(section -> section.blocks().stream())
                .filter(LinePlot.class::isInstance)
                .map(block -> ((LinePlot) block).name())
                .toList();
    assertThat(plots).hasSize(12).doesNotHaveDuplicates().contains("contest-2-material-a-round");
  }

  @Test
  void playersThatAreTheSameComeOutEven() throws IOException {
    SidesSample same = sides(GOOD).measure(conditions(2)).get(1);
    assertThat(same.difference().low()).isLessThanOrEqualTo(0);
    assertThat(same.difference().high()).isGreaterThanOrEqualTo(0);
  }

  @Test
  void aGameThatTellsNothingOfItsRoundsIsComparedByItsPoints() throws IOException {
    String plain =
        GOOD.replaceAll("(?m)^ +notes:\\n.*\\n", "")
            .replaceAll("quickciv.*|greedy\\}", "tictactoe");
    plain = plain.replaceAll("engine: tictactoe", "engine: random}");
    Findings findings = sides(plain).run(conditions(1));
    assertThat(findings.sections()).hasSize(2);
  }

  @Test
  void whatIsWrongIsNamed() throws IOException {
    assertThatThrownBy(() -> sides(GOOD.replace("games: 12", "games: 13")))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("'games' must be even");
    assertThatThrownBy(() -> sides(GOOD.replace("df: 1931.81", "dof: 1931.81")))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("line 10: the field 'df' is missing");
    assertThatThrownBy(() -> sides(GOOD.replace("expect: lower", "expect: much")))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("'expect' must be one of higher, lower");
    Catalogue catalogue = Catalogue.load();
    SidesStudy figure = sides(GOOD.replace("food a round", "gold"));
    assertThatThrownBy(() -> figure.check(catalogue))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("has no figure 'gold' by round; it has points, points a");
    SidesStudy odd = sides(GOOD.replace("rounds=12", "players=3"));
    assertThatThrownBy(() -> odd.check(catalogue))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("even number of seats up to 10; quickciv:players=3 has 3.");
  }
}
