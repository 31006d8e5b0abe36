package spielwerk.lab.reproduction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import spielwerk.core.Seeds;
import spielwerk.lab.Measure;
import spielwerk.lab.reproduction.Finding.Claim;
import spielwerk.lab.reproduction.Finding.Expect;

class SignificanceTest {
  private static final int TRIALS = 3000;

  private static double[] sample(RandomGenerator random, int n, double mean, double sd) {
    double[] values = new double[n];
    for (int i = 0; i < n; i++) {
      values[i] = mean + sd * random.nextGaussian();
    }
    return values;
  }

  private static Claim claim(Expect expect, double than, double margin) {
    return new Claim("e", "m", expect, than, margin, "");
  }

  @Test
  void theIntervalLiesBesideANumberExactlyIfTheTestSaysSo() {
    RandomGenerator random = Seeds.stream(11);
    for (int i = 0; i < 2000; i++) {
      int n = 3 + random.nextInt(60);
      double[] one = sample(random, n, 0.4, 1);
      double[] two = sample(random, n, 0, 1 + random.nextDouble());
      double[] positive = new double[n];
      double[] ones = new double[n];
      for (int j = 0; j < n; j++) {
        positive[j] = Math.exp(one[j] / 3);
        ones[j] = 1;
      }
      List<Measure> measures =
          List.of(
              Measure.mean("mean", one),
              Measure.difference("difference", one, two),
              Measure.ratio("ratio", positive, ones),
              Measure.spread("spread", one, two),
              Measure.share("share", (double) random.nextInt(n + 1) / n, n));
      for (Measure measure : measures) {
        double number = 0.05 + 0.9 * random.nextDouble();
        Significance test = new Significance(measure);
        assertThat(2 * test.above(number) < 0.05)
            .as("%s above %s", measure, number)
            .isEqualTo(measure.low() > number);
        assertThat(2 * test.below(number) < 0.05)
            .as("%s below %s", measure, number)
            .isEqualTo(measure.high() < number);
      }
    }
  }

  @Test
  void equalityIsClaimedWronglyInNoMoreThanOneOfTwentySamples() {
    RandomGenerator random = Seeds.stream(12);
    Claim claim = claim(Expect.EQUAL, 0, 0.5);
    int wrong = 0;
    for (int i = 0; i < TRIALS; i++) {
      // the truth lies just where two are no longer equal
      Measure measure = Measure.mean("m", sample(random, 40, 0.5, 1));
      wrong += ClaimResult.speaksFor(claim, new Significance(measure)) < 0.05 ? 1 : 0;
    }
    assertThat((double) wrong / TRIALS).isCloseTo(0.05, within(0.013));
  }

  @Test
  void theSmallestEffectIsFoundInFourOfFiveSamples() {
    RandomGenerator random = Seeds.stream(13);
    for (int n : new int[] {8, 25, 100}) {
      double effect =
          new Significance(new Measure("m", Measure.Kind.MEAN, 0, -1, 1, n, 1))
              .smallestDifference(0);
      double margin =
          new Significance(new Measure("m", Measure.Kind.MEAN, 0, -1, 1, n, 1)).smallestMargin(0);
      int found = 0;
      int equal = 0;
      for (int i = 0; i < TRIALS; i++) {
        Significance different = new Significance(Measure.mean("m", sample(random, n, effect, 1)));
        found += ClaimResult.speaksFor(claim(Expect.HIGHER, 0, 0), different) < 0.05 ? 1 : 0;
        Significance same = new Significance(Measure.mean("m", sample(random, n, 0, 1)));
        equal += ClaimResult.speaksFor(claim(Expect.EQUAL, 0, margin), same) < 0.05 ? 1 : 0;
      }
      assertThat((double) found / TRIALS).as("effect, n = %d", n).isCloseTo(0.8, within(0.04));
      assertThat((double) equal / TRIALS).as("margin, n = %d", n).isCloseTo(0.8, within(0.05));
    }
  }

  @Test
  void theSmallestShareIsFoundInFourOfFiveSamplesByCountingThemAll() {
    int n = 200;
    double effect = new Significance(Measure.share("m", 0.5, n)).smallestDifference(0.5);
    double truth = 0.5 - effect;
    double power = 0;
    double term = Math.pow(1 - truth, n);
    for (int k = 0; k <= n; k++) {
      Significance test = new Significance(Measure.share("m", (double) k / n, n));
      power += ClaimResult.speaksFor(claim(Expect.LOWER, 0.5, 0), test) < 0.05 ? term : 0;
      term *= (double) (n - k) / (k + 1) * truth / (1 - truth);
    }
    assertThat(power).isCloseTo(0.8, within(0.04));
  }

  @Test
  void measurementsThatAreAllAlikeSpeakByTheirNumber() {
    Significance ten = new Significance(Measure.mean("m", new double[] {4, 4, 4, 4}));
    assertThat(ten.above(3.5)).isEqualTo(1.0 / 16);
    assertThat(ten.below(3.5)).isEqualTo(1);
  }

  @Test
  void whatIsKnownExactlyNeedsNoTest() {
    assertThat(new Significance(Measure.exact("m", 5)).smallestDifference(0)).isNaN();
    assertThat(new Significance(Measure.exact("m", 5)).above(4)).isZero();
    assertThat(new Significance(Measure.exact("m", 5)).above(5)).isEqualTo(1);
  }
}
