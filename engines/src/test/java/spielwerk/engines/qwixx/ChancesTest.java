package spielwerk.engines.qwixx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Seeds;

class ChancesTest {
  /** Said 0.7 where it is a half, and so on: too sure by the square root. */
  private static Chances fitted() {
    RandomGenerator random = Seeds.stream(1);
    double[] said = new double[200_000];
    double[] came = new double[said.length];
    for (int i = 0; i < said.length; i++) {
      double chance = random.nextDouble();
      said[i] = Math.sqrt(chance);
      came[i] = random.nextDouble() < chance ? 1 : 0;
    }
    return Chances.fitted(said, came);
  }

  @Test
  void fittedOnesTellWhatComesTrue() {
    Chances chances = fitted();
    for (double chance = 0; chance <= 1; chance += 0.01) {
      assertThat(chances.of(Math.sqrt(chance))).isCloseTo(chance, within(0.015));
    }
  }

  @Test
  void whatIsSaidToBeBetterStaysBetter() {
    RandomGenerator random = Seeds.stream(2);
    double[] said = random.doubles(500).toArray();
    double[] came = random.doubles(500).map(Math::round).toArray(); // nothing to be learnt
    Chances chances = Chances.fitted(said, came);
    for (double chance = 0.001; chance <= 1; chance += 0.001) {
      assertThat(chances.of(chance)).isGreaterThan(chances.of(chance - 0.001));
    }
    assertThat(chances.of(0)).isZero();
    assertThat(chances.of(1)).isEqualTo(1);
  }

  @Test
  void writtenOnesAreReadAgain() {
    Chances chances = fitted();
    assertThat(Chances.parse(chances.toString())).hasToString(chances.toString());
    assertThat(Chances.parse("").of(0.3)).isEqualTo(0.3);
    assertThat(Chances.parse("0.5000=0.2000").of(0.75)).isCloseTo(0.6, within(1e-12));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.5",
        "0.5=",
        "a=b",
        "0.5=0.5=0.5",
        "0.5=1.5",
        "0.5=0.2 0.4=0.3",
        "0.4=0.3 0.5=0.3",
        "NaN=0.5",
        "-0.1=0.5",
        " ",
        "0.5=0.5 "
      })
  void onesThatDoNotRiseAreRefused(String text) {
    assertThatThrownBy(() -> Chances.parse(text)).isInstanceOf(IllegalArgumentException.class);
  }
}
