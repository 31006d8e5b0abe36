package spielwerk.engines.fiveinarow.threat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import spielwerk.core.Budget;
import spielwerk.core.Watch;

class SearchClockTest {
  private static final int MANY = 10_000;

  private static void search(SearchClock clock) {
    for (int i = 0; i < MANY; i++) {
      clock.tick();
    }
  }

  @Test
  void whatHasNothingToReconsiderEndsAfterItsShareOfTheTime() {
    SearchClock clock = new SearchClock(new Budget(0, 0, 0, 3_600_000), Watch.NONE);
    search(clock); // an hour is not over
    clock.use(0);
    assertThatThrownBy(() -> search(clock)).isInstanceOf(SearchClock.Stopped.class);
    assertThat(clock.nodes()).isLessThan(MANY + 1000);
    clock.use(1); // in doubt all of it may be used
    search(clock);
  }

  @Test
  void aShareOfNoTimeIsNoLimit() {
    SearchClock clock = new SearchClock(Budget.nodes(2L * MANY), Watch.NONE);
    clock.use(0);
    search(clock);
    search(clock);
    assertThat(clock.nodes()).isEqualTo(2L * MANY);
    assertThatThrownBy(clock::tick).isInstanceOf(SearchClock.Stopped.class);
  }
}
