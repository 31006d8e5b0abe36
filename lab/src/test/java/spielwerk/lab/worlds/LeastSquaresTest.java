package spielwerk.lab.worlds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import spielwerk.core.Seeds;
import spielwerk.runs.report.Estimate;

class LeastSquaresTest {
  private static final int VARIABLES = 4;

  private static double[][] rows(int count, RandomGenerator random) {
    double[][] rows = new double[count][VARIABLES];
    for (double[] row : rows) {
      for (int i = 0; i < VARIABLES; i++) {
        row[i] = random.nextInt(3) - 1;
      }
    }
    return rows;
  }

  private static double value(double[] row) {
    return 7 + 3 * row[0] - 2 * row[1] + 0.5 * row[3];
  }

  @Test
  void withoutNoiseTheTruthIsFound() {
    double[][] rows = rows(30, Seeds.stream(5));
    double[] values = new double[rows.length];
    for (int i = 0; i < rows.length; i++) {
      values[i] = value(rows[i]);
    }
    LeastSquares fit = LeastSquares.of(rows, values).orElseThrow();
    assertThat(fit.coefficients()).containsExactly(new double[] {7, 3, -2, 0, 0.5}, within(1e-9));
    assertThat(fit.times(2, 0).value()).isEqualTo(6, within(1e-9));
  }

  @Test
  void oneVariableIsTheTextbooksLine() {
    // x 1 to 5, y 2 1 4 3 7: slope 1.2, standard error of it sqrt(5.6 / 3 / 10)
    double[][] rows = {{1}, {2}, {3}, {4}, {5}};
    LeastSquares fit = LeastSquares.of(rows, new double[] {2, 1, 4, 3, 7}).orElseThrow();
    assertThat(fit.coefficients()).containsExactly(new double[] {-0.2, 1.2}, within(1e-9));
    assertThat(fit.t(0)).isEqualTo(1.2 / Math.sqrt(6.8 / 3 / 10), within(1e-9));
  }

  @Test
  void ninetyFivePercentOfTheIntervalsHoldTheTruth() {
    RandomGenerator random = Seeds.stream(6);
    int held = 0;
    int repeats = 2000;
    for (int r = 0; r < repeats; r++) {
      double[][] rows = rows(20, random);
      double[] values = new double[rows.length];
      for (int i = 0; i < rows.length; i++) {
        values[i] = value(rows[i]) + 4 * random.nextGaussian();
      }
      Estimate effect =
          LeastSquares.of(rows, values).map(fit -> fit.times(1, 0)).orElse(Estimate.NONE);
      held += effect.low() <= 3 && effect.high() >= 3 ? 1 : 0;
    }
    assertThat(held / (double) repeats).isEqualTo(0.95, within(0.015));
  }

  @Test
  void tooFewMeasurementsOrVariablesThatGoTogetherGiveNothing() {
    assertThat(LeastSquares.of(rows(VARIABLES + 1, Seeds.stream(7)), new double[VARIABLES + 1]))
        .isEmpty();
    double[][] twins = {{1, 1}, {2, 2}, {3, 3}, {4, 4}};
    assertThat(LeastSquares.of(twins, new double[] {1, 2, 3, 5})).isEmpty();
    assertThat(LeastSquares.of(new double[0][], new double[0])).isEmpty();
  }
}
