package spielwerk.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import spielwerk.core.Seeds;

class RatingsTest {
  private static final double ELO = 400 / Math.log(10);

  @Test
  void twoPlayersHaveTheClosedForm() {
    // 30 points of 40: 400 log10(3) = 190.85 apart; the variance of the difference is 1/(n p q)
    Ratings ratings = BradleyTerry.of(new double[][] {{0, 30}, {10, 0}});
    double apart = 400 * Math.log10(3);
    assertThat(ratings.list().get(0).elo()).isCloseTo(apart / 2, within(1e-6));
    assertThat(ratings.list().get(1).elo()).isCloseTo(-apart / 2, within(1e-6));
    double half = 1.959964 * ELO * Math.sqrt(1 / (40 * 0.75 * 0.25)) / 2;
    assertThat(ratings.list().get(0).high() - ratings.list().get(0).elo())
        .isCloseTo(half, within(1e-3));
    assertThat(ratings.mended()).isFalse();
    Ratings anchored = BradleyTerry.of(new double[][] {{0, 30}, {10, 0}}, 1, 1500);
    assertThat(anchored.list().get(0).elo()).isCloseTo(1500 + apart, within(1e-6));
    assertThat(anchored.list().get(0).high() - anchored.list().get(0).elo())
        .as("the confidence interval of the difference")
        .isCloseTo(2 * half, within(1e-3));
    assertThat(anchored.list().get(1).low()).isCloseTo(1500, within(1e-3));
  }

  @Test
  void theRatingsAreTheLikeliestAsASlowClimbFindsThem() {
    RandomGenerator random = Seeds.stream(8, 0, Seeds.Purpose.TEST, 0);
    for (int time = 0; time < 20; time++) {
      int n = random.nextInt(2, 6);
      double[][] won = new double[n][n];
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          won[i][j] = i == j ? 0 : 1 + random.nextInt(10) / 2.0;
        }
      }
      Ratings ratings = BradleyTerry.of(won);
      double[] slow = climb(won);
      for (int i = 0; i < n; i++) {
        assertThat(ratings.list().get(i).elo()).isCloseTo(slow[i] * ELO, within(0.05));
      }
    }
  }

  /** Coordinate by coordinate, ever smaller steps. */
  private static double[] climb(double[][] won) {
    double[] s = new double[won.length];
    for (double step = 1; step > 1e-5; step /= 2) {
      boolean better = true;
      while (better) {
        better = false;
        for (int i = 0; i < s.length; i++) {
          for (double move : new double[] {step, -step}) {
            double before = likelihood(won, s);
            s[i] += move;
            if (likelihood(won, s) > before) {
              better = true;
            } else {
              s[i] -= move;
            }
          }
        }
      }
    }
    double mean = java.util.Arrays.stream(s).average().orElse(0);
    return java.util.Arrays.stream(s).map(x -> x - mean).toArray();
  }

  private static double likelihood(double[][] won, double[] s) {
    double sum = 0;
    for (int i = 0; i < s.length; i++) {
      for (int j = 0; j < s.length; j++) {
        sum += won[i][j] * Math.log(1 / (1 + Math.exp(s[j] - s[i])));
      }
    }
    return sum;
  }

  @Test
  void aPerfectScoreStaysFiniteByOneImaginedDraw() {
    Ratings ratings = BradleyTerry.of(new double[][] {{0, 10}, {0, 0}});
    assertThat(ratings.mended()).isTrue();
    assertThat(ratings.list().get(0).elo()).isCloseTo(200 * Math.log10(10.5 / 0.5), within(1e-6));
    // the two below are compared by their games alone, as if the first were not there
    Ratings three = BradleyTerry.of(new double[][] {{0, 5, 5}, {0, 0, 6}, {0, 2, 0}});
    assertThat(three.mended()).isTrue();
    assertThat(three.list().get(0).elo()).isGreaterThan(200).isLessThan(1000);
    assertThat(three.list().get(1).elo() - three.list().get(2).elo())
        .isCloseTo(400 * Math.log10(3), within(40.0));
  }

  @Test
  void aCycleNeedsNoImagination() {
    Ratings ratings = BradleyTerry.of(new double[][] {{0, 2, 0}, {0, 0, 2}, {2, 0, 0}});
    assertThat(ratings.mended()).isFalse();
    assertThat(ratings.list()).allMatch(rating -> Math.abs(rating.elo()) < 1e-6);
  }

  @Test
  void groupsThatNeverMetAreTold() {
    double[][] won = new double[5][5];
    won[0][1] = 3;
    won[1][0] = 1;
    won[2][3] = 1;
    won[3][2] = 1;
    Ratings ratings = BradleyTerry.of(won, 3, 100);
    assertThat(ratings.groups()).isEqualTo(3);
    assertThat(ratings.list().stream().map(Ratings.Rating::group)).containsExactly(0, 0, 1, 1, 2);
    assertThat(ratings.list().get(0).elo() + ratings.list().get(1).elo())
        .isCloseTo(0, within(1e-6));
    assertThat(ratings.list().get(2).elo()).isCloseTo(100, within(1e-6));
    assertThat(ratings.list().get(4).high()).isInfinite();
  }

  @Test
  void theIntervalsHoldTheTruthAsOftenAsTheySay() {
    RandomGenerator random = Seeds.stream(21, 0, Seeds.Purpose.TEST, 0);
    double[] truth = {-0.9, -0.2, 0.3, 0.8};
    int held = 0;
    int all = 0;
    for (int time = 0; time < 400; time++) {
      double[][] won = new double[4][4];
      for (int game = 0; game < 40; game++) {
        for (int i = 0; i < 4; i++) {
          for (int j = 0; j < i; j++) {
            boolean wins = random.nextDouble() < 1 / (1 + Math.exp(truth[j] - truth[i]));
            won[wins ? i : j][wins ? j : i]++;
          }
        }
      }
      List<Ratings.Rating> ratings = BradleyTerry.of(won).list();
      for (int i = 0; i < 4; i++) {
        all++;
        double real = truth[i] * ELO;
        held += ratings.get(i).low() <= real && real <= ratings.get(i).high() ? 1 : 0;
      }
    }
    assertThat((double) held / all).isBetween(0.93, 0.97);
  }
}
