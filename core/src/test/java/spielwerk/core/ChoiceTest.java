package spielwerk.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChoiceTest {
  private static final int DRAWS = 100_000;

  /** How often each of some candidates is picked. */
  private static double[] shares(Choice choice, double... ratings) {
    List<Candidate> candidates =
        DoubleStream.of(ratings).mapToObj(rating -> Candidate.rated(0, rating)).toList();
    RandomGenerator random = Seeds.stream(3, 0, Seeds.Purpose.TEST, 0);
    double[] shares = new double[ratings.length];
    for (int i = 0; i < DRAWS; i++) {
      shares[choice.pick(candidates, random)] += 1.0 / DRAWS;
    }
    return shares;
  }

  @Test
  void bestPlaysTheFirst() {
    assertThat(shares(Choice.BEST, 5, 5, 1)).containsExactly(shares(Choice.BEST, 1, 0, 0));
    assertThat(shares(Choice.BEST, 5, 5, 1)[0]).isCloseTo(1, within(1e-6));
  }

  @Test
  void theNormalDistributionVariesNearEqualMoves() {
    // One sigma below the best the density is e^-0.5 = 0.60653 of the highest.
    double[] shares = shares(new Choice.Gaussian(10), 100, 90, 0);
    assertThat(shares[0]).isCloseTo(1 / 1.60653, within(0.01));
    assertThat(shares[1]).isCloseTo(0.60653 / 1.60653, within(0.01));
    assertThat(shares[2]).isZero();
  }

  @Test
  void theNormalDistributionTakesAClearBestAlmostAlways() {
    // Two and a half sigmas below: e^-3.125 = 0.04394; five sigmas below: e^-12.5 = 4e-6.
    double[] shares = shares(new Choice.Gaussian(10), 100, 75, 50);
    assertThat(shares[1]).isCloseTo(0.04394 / 1.04394, within(0.003));
    assertThat(shares[2]).isLessThan(0.0002);
  }

  @Test
  void equallyRatedMovesAreDrawnEvenly() {
    double[] level = shares(new Choice.Gaussian(10), 7, 7, 7, 7);
    double[] nothing = shares(new Choice.Gaussian(10), 0, 0, 0, 0);
    double[] warm = shares(new Choice.Temperature(1), 0, 0, 0, 0);
    for (int i = 0; i < 4; i++) {
      assertThat(level[i]).isCloseTo(0.25, within(0.01));
      assertThat(nothing[i]).isCloseTo(0.25, within(0.01));
      assertThat(warm[i]).isCloseTo(0.25, within(0.01));
    }
    double[] second = shares(new Choice.Gaussian(10), 100, 90, 90);
    assertThat(second[1]).isCloseTo(second[2], within(0.01));
  }

  @Test
  void temperatureOnePlaysByTheRatings() {
    double[] shares = shares(new Choice.Temperature(1), 6, 3, 1, 0);
    assertThat(shares[0]).isCloseTo(0.6, within(0.01));
    assertThat(shares[1]).isCloseTo(0.3, within(0.01));
    assertThat(shares[2]).isCloseTo(0.1, within(0.01));
    assertThat(shares[3]).isZero();
  }

  @Test
  void aLowTemperatureSharpensAndAHighOneLevels() {
    double[] half = shares(new Choice.Temperature(0.5), 2, 1);
    assertThat(half[0]).isCloseTo(0.8, within(0.01));
    double[] two = shares(new Choice.Temperature(2), 4, 1);
    assertThat(two[0]).isCloseTo(2.0 / 3, within(0.01));
    assertThat(shares(new Choice.Temperature(0.001), 1e300, 1e299)[0]).isCloseTo(1, within(1e-6));
  }

  @Test
  void aChoiceIsReadAndWrittenAsText() {
    for (Choice choice :
        List.of(Choice.BEST, new Choice.Gaussian(10), new Choice.Temperature(0.25))) {
      assertThat(Choice.parse(choice.toString())).isEqualTo(choice);
    }
    assertThat(Choice.parse("sigma=10")).isEqualTo(new Choice.Gaussian(10));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "worst",
        "sigma",
        "sigma=",
        "sigma=0",
        "sigma=-1",
        "sigma=x",
        "sigma=NaN",
        "temperature=0",
        "temperature=1001",
        "best=1",
        "heat=1"
      })
  void nonsenseIsAMistake(String text) {
    assertThatThrownBy(() -> Choice.parse(text)).isInstanceOf(Mistake.class);
  }
}
