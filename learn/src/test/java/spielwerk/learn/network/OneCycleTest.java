package spielwerk.learn.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import spielwerk.core.Mistake;

class OneCycleTest {
  @Test
  void theRateGoesUpFromTheTwentyFifthPartAndDownToTheEndAlongCosines() {
    // Ten steps, 40% of them up: the peak is at step 4 * 10 / 10 - 1 = 3.
    OneCycle cycle = new OneCycle(0.01, 10, 0.4, 1e-6);
    assertThat(cycle.at(0)).isEqualTo(0.0004, within(1e-12));
    // A third of the way: cos 60 degrees is 1/2, so a quarter of the difference 0.0096.
    assertThat(cycle.at(1)).isEqualTo(0.0028, within(1e-12));
    assertThat(cycle.at(2)).isEqualTo(0.0076, within(1e-12));
    assertThat(cycle.at(3)).isEqualTo(0.01, within(1e-12));
    // Half way down, three of six steps.
    assertThat(cycle.at(6)).isEqualTo(0.0050005, within(1e-12));
    assertThat(cycle.at(9)).isEqualTo(1e-6, within(1e-15));
  }

  @Test
  void thePeakMayLieBetweenTwoSteps() {
    // PyTorch: OneCycleLR(max_lr=1, total_steps=5, pct_start=0.3): the peak is at 0.5, the end at
    // 4.
    OneCycle cycle = new OneCycle(1, 5, 0.3, 0);
    assertThat(cycle.at(0)).isEqualTo(0.04, within(1e-12));
    assertThat(cycle.at(1)).isEqualTo((1 + Math.cos(Math.PI / 7)) / 2, within(1e-12));
    assertThat(cycle.at(4)).isEqualTo(0, within(1e-12));
  }

  @Test
  void everyShareOfWarmupAndNumberOfStepsGivesRatesBetweenTheEnds() {
    for (int steps = 1; steps <= 12; steps++) {
      for (double warmup : new double[] {0, 0.1, 0.25, 0.5, 1}) {
        OneCycle cycle = new OneCycle(0.1, steps, warmup, 0.001);
        for (int step = 0; step < steps; step++) {
          assertThat(cycle.at(step)).isBetween(0.001 - 1e-12, 0.1 + 1e-12);
        }
      }
    }
  }

  @Test
  void wrongNumbersAreRefusedByName() {
    assertThatThrownBy(() -> new OneCycle(0, 10, 0.3, 0))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("highest learning rate");
    assertThatThrownBy(() -> new OneCycle(0.1, 0, 0.3, 0)).isInstanceOf(Mistake.class);
    assertThatThrownBy(() -> new OneCycle(0.1, 10, 1.3, 0)).isInstanceOf(Mistake.class);
    assertThatThrownBy(() -> new OneCycle(0.1, 10, Double.NaN, 0)).isInstanceOf(Mistake.class);
    assertThatThrownBy(() -> new OneCycle(0.1, 10, 0.3, 0.2)).isInstanceOf(Mistake.class);
  }
}
