package spielwerk.lab.reproduction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import spielwerk.core.Seeds;

class HolmTest {
  /** By its definition as a closed test: the worst Bonferroni of all sets with the hypothesis. */
  private static double slow(double[] values, int wanted) {
    double worst = 0;
    for (int set = 1; set < 1 << values.length; set++) {
      if ((set >> wanted & 1) == 0) {
        continue;
      }
      double least = 1;
      for (int i = 0; i < values.length; i++) {
        least = (set >> i & 1) == 1 ? Math.min(least, values[i]) : least;
      }
      worst = Math.max(worst, Math.min(1, Integer.bitCount(set) * least));
    }
    return worst;
  }

  @Test
  void itIsTheClosedTestByBonferroni() {
    RandomGenerator random = Seeds.stream(5);
    for (int i = 0; i < 300; i++) {
      double[] values = new double[1 + random.nextInt(8)];
      for (int j = 0; j < values.length; j++) {
        values[j] = random.nextInt(4) == 0 ? 0.01 : Math.pow(random.nextDouble(), 3);
      }
      double[] adjusted = Holm.adjust(values);
      for (int j = 0; j < values.length; j++) {
        assertThat(adjusted[j]).isCloseTo(slow(values, j), within(1e-12));
      }
    }
  }

  @Test
  void nothingIsCorrectedToNothing() {
    assertThat(Holm.adjust(new double[0])).isEmpty();
  }
}
