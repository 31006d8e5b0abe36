package spielwerk.workshop.fiveinarow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import spielwerk.core.Seeds;

class LogisticRegressionTest {
  private static final double[] TRUE = {0.5, -0.3, 0, 1.2, 0.1};

  /** Positions whose results are thrown with the chance that the true weights give. */
  private static List<QuietPosition> samples(int count, long seed) {
    RandomGenerator random = Seeds.stream(seed);
    List<QuietPosition> samples = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int without = random.nextInt(TRUE.length);
      int[] features = new int[TRUE.length - 1];
      int[] counts = new int[TRUE.length - 1];
      for (int j = 0; j < features.length; j++) {
        features[j] = j < without ? j : j + 1;
        counts[j] = random.nextInt(-3, 4);
      }
      double chance = 1 / (1 + Math.exp(-new QuietPosition(features, counts, 0).logit(TRUE)));
      samples.add(new QuietPosition(features, counts, random.nextDouble() < chance ? 1 : 0));
    }
    return samples;
  }

  @Test
  void itFindsTheWeightsThatMadeTheResults() {
    double[] found = new LogisticRegression(new double[TRUE.length], 1e-6).fit(samples(40_000, 1));
    assertThat(found).containsExactly(TRUE, within(0.05));
  }

  @Test
  void noSmallStepAwayFromTheFoundWeightsMakesItBetter() {
    List<QuietPosition> samples = samples(500, 2);
    double[] guess = {1, 1, 1, 1, 1};
    double pull = 0.1;
    double[] found = new LogisticRegression(guess, pull).fit(samples);
    double best = cost(samples, found, guess, pull);
    for (int i = 0; i < found.length; i++) {
      for (double step : new double[] {-1e-3, 1e-3}) {
        double[] beside = found.clone();
        beside[i] += step;
        assertThat(cost(samples, beside, guess, pull)).isGreaterThan(best);
      }
    }
  }

  private static double cost(
      List<QuietPosition> samples, double[] weights, double[] guess, double pull) {
    double cost = 0;
    for (QuietPosition sample : samples) {
      double chance = 1 / (1 + Math.exp(-sample.logit(weights)));
      double won = sample.result();
      cost -= (won * Math.log(chance) + (1 - won) * Math.log(1 - chance)) / samples.size();
    }
    for (int i = 0; i < guess.length; i++) {
      cost += pull / 2 * Math.pow(weights[i] - guess[i], 2);
    }
    return cost;
  }

  @Test
  void whatNeverOccursStaysAsGuessed() {
    double[] guess = {0, 0, 0, 0, 0, 0.7};
    double[] found = new LogisticRegression(guess, 0.01).fit(samples(200, 3));
    assertThat(found[5]).isEqualTo(0.7);
    assertThat(found[3]).isGreaterThan(0.3);
  }

  @Test
  void itEndsEvenWhereALargeWeightWouldExplainEverything() {
    List<QuietPosition> samples = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      int sign = i % 2 == 0 ? 1 : -1;
      samples.add(new QuietPosition(new int[] {0}, new int[] {100 * sign}, (1 + sign) / 2.0));
    }
    double[] found = new LogisticRegression(new double[] {-5}, 1e-4).fit(samples);
    assertThat(found[0]).isBetween(0.01, 1.0);
    assertThat(LogisticRegression.loss(samples, found)).isLessThan(0.01);
  }

  @Test
  void whoKnowsNothingLosesTheLogarithmOfTwo() {
    List<QuietPosition> samples = samples(100, 4);
    samples.add(new QuietPosition(new int[] {1}, new int[] {2}, 0.5));
    assertThat(LogisticRegression.loss(samples, new double[TRUE.length]))
        .isCloseTo(Math.log(2), within(1e-12));
    assertThat(LogisticRegression.loss(samples, TRUE)).isLessThan(Math.log(2));
  }
}
