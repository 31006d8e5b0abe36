package spielwerk.engines.process;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Budget;

class GomocupClockTest {
  private final GomocupClock clock = new GomocupClock();

  @Test
  void withoutAWordThereIsNoLimit() {
    clock.info("max_memory", "350000000");
    clock.info("timeout_turn", "soon");
    clock.info("", "");
    clock.info("time_left", "2147483647");
    assertThat(clock.budget()).isEqualTo(Budget.FREE);
  }

  @ParameterizedTest
  @CsvSource({"30000, 29500", "1000, 900", "100, 50", "1, 1", "0, 10"})
  void aMoveIsReadyWellBeforeItsTime(String told, long used) {
    clock.info("timeout_turn", told);
    assertThat(clock.budget()).isEqualTo(new Budget(0, 0, 0, used));
  }

  @Test
  void theTighterOfTurnAndMatchCounts() {
    clock.info("timeout_turn", "5000");
    clock.info("timeout_match", "180000");
    clock.info("time_left", "180000");
    assertThat(clock.budget().millis()).isEqualTo(4700);
    clock.info("time_left", "10000");
    assertThat(clock.budget().millis()).isEqualTo(475);
    clock.info("time_left", "0");
    assertThat(clock.budget().millis()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"10000", "180000"})
  void aMatchLastsForAnyGameThatUsesWhatItIsGiven(String match) {
    clock.info("timeout_match", match);
    long spent = 0;
    for (int move = 0; move < 200; move++) {
      long millis = clock.budget().millis();
      clock.spent(millis);
      spent += millis;
    }
    assertThat(spent).isLessThan(Long.parseLong(match));
    clock.restart();
    assertThat(clock.budget().millis()).isEqualTo((Long.parseLong(match) - 500) / 20);
  }

  @Test
  void depthAndNodesAreLimitsToo() {
    clock.info("MAX_DEPTH", "6");
    clock.info("max_node", "100000");
    assertThat(clock.budget()).isEqualTo(new Budget(100_000, 6, 0, 0));
    clock.info("max_depth", "-1");
    clock.info("max_node", "0");
    assertThat(clock.budget()).isEqualTo(Budget.FREE);
  }
}
