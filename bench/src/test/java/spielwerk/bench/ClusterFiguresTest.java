package spielwerk.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What is reckoned from measurements of a cluster. */
class ClusterFiguresTest {
  @Test
  void theBreakEvenLiesBetweenTheLengthsAroundIt() {
    ClusterShares shares = shares(0.1, 0.65, 1, 0.80, 10, 0.90, 100, 1.02);
    assertThat(shares.length(0.85)).isCloseTo(Math.sqrt(10), within(1e-9));
    assertThat(shares.length(0.80)).isCloseTo(1, within(1e-9));
    assertThat(shares(1, 0.90, 2, 0.95).length(0.85)).as("all reach it").isEqualTo(1);
    assertThat(shares(1, 0.50, 2, 0.60).length(0.85)).as("none does").isInfinite();
    assertThat(shares(1, 0.90, 2, 0.80, 4, 0.90).length(0.85))
        .as("games of 1 ms were lucky")
        .isCloseTo(Math.sqrt(8), within(1e-9));
  }

  private static ClusterShares shares(double... lengthsAndShares) {
    List<ClusterShares.Point> points = new java.util.ArrayList<>();
    for (int i = 0; i < lengthsAndShares.length; i += 2) {
      points.add(new ClusterShares.Point(lengthsAndShares[i], lengthsAndShares[i + 1]));
    }
    return new ClusterShares(points);
  }

  @Test
  void moreCoresPlayMoreUntilTheDriverHasNoTimeLeft() {
    ClusterReckoning reckoning = new ClusterReckoning(0.050, 0.000_025);
    assertThat(reckoning.bottleneck()).isCloseTo(2000, within(1e-6));
    assertThat(reckoning.rate(1)).isCloseTo(20, within(1e-9));
    assertThat(reckoning.rate(1000)).isCloseTo(20_000, within(1e-6));
    assertThat(reckoning.rate(2000)).isCloseTo(40_000, within(1e-6));
    assertThat(reckoning.rate(5000)).isCloseTo(40_000, within(1e-6));
  }
}
