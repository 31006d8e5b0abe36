package spielwerk.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.apache.commons.statistics.interval.BinomialConfidenceInterval;
import org.junit.jupiter.api.Test;

class ConfidenceIntervalTest {
  @Test
  void fewGroupsHaveWilsonsInterval() {
    // 7 wins of 10: (0.7 + 0.19207) / 1.38415 -+ 1.41602 * sqrt(0.021 + 0.0096036)
    ConfidenceInterval interval =
        ConfidenceInterval.of(0.7, 10, new double[] {1, 0.5, 0.5, 1, 0.5});
    assertThat(interval.low()).isCloseTo(0.39678, within(1e-5));
    assertThat(interval.high()).isCloseTo(0.89221, within(1e-5));
  }

  @Test
  void wilsonAgreesWithTheTextbookForWholeWins() {
    for (int games = 1; games <= 60; games += 7) {
      for (int wins = 0; wins <= games; wins++) {
        var expected = BinomialConfidenceInterval.WILSON_SCORE.fromErrorRate(games, wins, 0.05);
        ConfidenceInterval interval = ConfidenceInterval.wilson((double) wins / games, games);
        assertThat(interval.low()).isCloseTo(expected.getLowerBound(), within(1e-12));
        assertThat(interval.high()).isCloseTo(expected.getUpperBound(), within(1e-12));
      }
    }
  }

  @Test
  void manyGroupsHaveStudentsInterval() {
    // 6 groups won, 2 shared, 2 lost: mean 0.7, variance 0.6 * 0.09 + 0.2 * 0.04 + 0.2 * 0.49
    // = 0.16 (times 10/9), t(0.975; 9) = 2.262157: 0.7 -+ 2.262157 * sqrt(0.177778 / 10)
    double[] groups = {1, 1, 1, 1, 1, 1, 0.5, 0.5, 0, 0};
    ConfidenceInterval interval = ConfidenceInterval.of(0.7, 20, groups);
    assertThat(interval.low()).isCloseTo(0.39838, within(1e-5));
    assertThat(interval.high()).as("0.7 + 0.30162 is cut to what can be").isEqualTo(1);
  }

  @Test
  void equalGroupsFallBackToTheGames() {
    double[] groups = new double[50];
    java.util.Arrays.fill(groups, 0.5);
    ConfidenceInterval interval = ConfidenceInterval.of(0.5, 100, groups);
    assertThat(interval).isEqualTo(ConfidenceInterval.wilson(0.5, 100));
    assertThat(interval.low()).isCloseTo(0.40383, within(1e-5));
  }

  @Test
  void theBoundsAreNeverOutsideOfWhatCanBe() {
    assertThat(ConfidenceInterval.wilson(0, 0)).isEqualTo(new ConfidenceInterval(0, 1));
    assertThat(ConfidenceInterval.wilson(1, 4).high()).isEqualTo(1);
    assertThat(ConfidenceInterval.wilson(0, 4).low()).isEqualTo(0);
    assertThat(ConfidenceInterval.wilson(0, 4).high()).isCloseTo(0.48989, within(1e-5));
    assertThat(ConfidenceInterval.student(0.99, 0.1, 12).high()).isEqualTo(1);
  }

  @Test
  void swappedSeatsNarrowTheInterval() {
    // The first player always wins but in one pair: hardly any doubt that both are equal.
    double[] groups = new double[50];
    java.util.Arrays.fill(groups, 0.5);
    groups[0] = 1;
    ConfidenceInterval interval = ConfidenceInterval.of(0.51, 100, groups);
    assertThat(interval.high() - interval.low()).isLessThan(0.05);
  }
}
