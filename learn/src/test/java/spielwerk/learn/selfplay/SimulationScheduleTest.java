package spielwerk.learn.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import spielwerk.core.Mistake;

/** The numbers of the paper's 3.4.1, and what a spec makes of them. */
class SimulationScheduleTest {
  @Test
  void thePaperHas100SimulationsUntilGeneration5ThenMoreAndMoreAnd400From46() {
    assertThat(IntStream.rangeClosed(1, 5).map(SimulationSchedule.PAPER::at)).containsOnly(100);
    assertThat(IntStream.rangeClosed(46, 60).map(SimulationSchedule.PAPER::at)).containsOnly(400);
    int[] between = IntStream.rangeClosed(5, 46).map(SimulationSchedule.PAPER::at).toArray();
    assertThat(between[1]).isGreaterThan(100);
    assertThat(between[between.length - 2]).isLessThan(400);
    assertThat(between).isSorted();
  }

  @Test
  void aStepCountsUntilTheNext() {
    SimulationSchedule schedule =
        new SimulationSchedule(
            List.of(new SimulationSchedule.Step(0, 16), new SimulationSchedule.Step(10, 32)));
    assertThat(schedule.at(1)).isEqualTo(16);
    assertThat(schedule.at(9)).isEqualTo(16);
    assertThat(schedule.at(10)).isEqualTo(32);
    assertThat(schedule).hasToString("0: 16, 10: 32");
    assertThat(SimulationSchedule.always(7).at(999)).isEqualTo(7);
  }

  @Test
  void aScheduleWithoutABeginningOrOrderIsRefused() {
    assertThatThrownBy(() -> new SimulationSchedule(List.of(new SimulationSchedule.Step(2, 16))))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("starts at generation 1");
    SimulationSchedule.Step late = new SimulationSchedule.Step(10, 16);
    assertThatThrownBy(
            () -> new SimulationSchedule(List.of(new SimulationSchedule.Step(1, 1), late, late)))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("order");
  }

  @Test
  void thePapersCoverageOfFiveIs390StepsOf512() {
    TrainSpec.Training paper = new TrainSpec.Training(512, 5, 0, 0.01, 1, 0.3, 1e-6, 0.01, 0);
    assertThat(paper.steps(40_000, 15_840)).isEqualTo(390);
    TrainSpec.Training perNew = new TrainSpec.Training(512, 0, 4, 0.01, 1, 0.3, 1e-6, 0.01, 0);
    assertThat(perNew.steps(40_000, 15_840)).isEqualTo(4 * 15_840 / 512);
    assertThat(paper.steps(1, 1)).isEqualTo(1);
  }

  @Test
  void aWindowThatGrowsDoesSoAsKataGosFormulaSays() {
    TrainSpec.Window window = new TrainSpec.Window(1000, TrainSpec.Window.Growth.GROWING, 5000);
    assertThat(window.at(10)).isEqualTo(1000);
    assertThat(window.at(1000)).isEqualTo(1000);
    // 1000 (1 + 0.4 (16^0.75 - 1) / 0.75) = 1000 (1 + 0.4 * 7 / 0.75)
    assertThat(window.at(16_000)).isEqualTo(4733);
    assertThat(window.at(10_000_000)).isEqualTo(5000);
    assertThat(new TrainSpec.Window(1000, TrainSpec.Window.Growth.FIXED, 5000).at(16_000))
        .isEqualTo(1000);
  }

  @Test
  void theHighestLearningRateFadesEvenlyByFactors() {
    TrainSpec.Training fading = new TrainSpec.Training(512, 5, 0, 0.01, 0.01, 0.3, 1e-6, 0.01, 0);
    assertThat(fading.rate(1, 101)).isEqualTo(0.01);
    assertThat(fading.rate(51, 101)).isCloseTo(0.001, within(1e-12));
    assertThat(fading.rate(101, 101)).isCloseTo(0.0001, within(1e-12));
    assertThat(fading.rate(1, 1)).isEqualTo(0.01);
  }
}
