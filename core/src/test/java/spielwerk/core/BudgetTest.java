package spielwerk.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BudgetTest {
  @Test
  void aBudgetIsReadAndWrittenAsText() {
    assertThat(Budget.parse("nodes=10000")).isEqualTo(Budget.nodes(10000));
    assertThat(Budget.parse("depth=6")).isEqualTo(Budget.depth(6));
    assertThat(Budget.parse("sims=800")).isEqualTo(Budget.sims(800));
    assertThat(Budget.parse("time=300ms")).isEqualTo(Budget.time(Duration.ofMillis(300)));
    Budget all = Budget.parse(" time=2s , nodes = 5, depth=3,sims=7 ");
    assertThat(all).isEqualTo(new Budget(5, 3, 7, 2000));
    assertThat(all).hasToString("nodes=5,depth=3,sims=7,time=2000ms");
    assertThat(Budget.parse(all.toString())).isEqualTo(all);
    assertThat(Budget.parse(Budget.FREE.toString())).isEqualTo(Budget.FREE);
  }

  @Test
  void givenTwiceTheTighterWins() {
    assertThat(Budget.parse("nodes=10,nodes=5,nodes=7")).isEqualTo(Budget.nodes(5));
    Budget one = new Budget(10, 0, 5, 100);
    Budget other = new Budget(7, 3, 0, 200);
    assertThat(one.tighter(other)).isEqualTo(new Budget(7, 3, 5, 100));
    assertThat(other.tighter(one)).isEqualTo(one.tighter(other));
    assertThat(one.tighter(Budget.FREE)).isEqualTo(one);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        ",",
        ",,",
        "nodes=5,",
        ",nodes=5",
        "nodes=5,,depth=2",
        "nodes",
        "nodes=",
        "nodes=0",
        "nodes=-1",
        "nodes=1e6",
        "nodes=99999999999999999999",
        "depth=1001",
        "depth=0",
        "sims=0",
        "sims=x",
        "plies=4",
        "=5",
        "free,nodes=1",
        "time=0ms",
        "time=",
        "time=5",
        "time=-1s",
        "time=25h",
        "time=0.1ms",
        "time=NaNs",
        "time=s",
        "time=soon"
      })
  void nonsenseIsAMistake(String text) {
    assertThatThrownBy(() -> Budget.parse(text)).isInstanceOf(Mistake.class);
  }

  @ParameterizedTest
  @CsvSource({"300ms,300", "2s,2000", "1.5s,1500", "3min,180000", "24h,86400000", " 1 S ,1000"})
  void timesAreWrittenAsPeopleDo(String text, long millis) {
    assertThat(Budget.duration(text)).isEqualTo(Duration.ofMillis(millis));
  }

  @Test
  void onlyTheClockIsNotRepeatable() {
    assertThat(Budget.parse("nodes=1,depth=1,sims=1").repeatable()).isTrue();
    assertThat(Budget.parse("nodes=1,time=1ms").repeatable()).isFalse();
    assertThat(Budget.FREE.isFree()).isTrue();
    assertThat(Budget.nodes(1).isFree()).isFalse();
  }

  @Test
  void theClockIsSharedOutOverTheMovesToCome() {
    Limits limits = Limits.NONE.withClockMillis(60_000).withIncrementMillis(100);
    assertThat(limits.share(Budget.FREE, 60_000)).isEqualTo(new Budget(0, 0, 0, 2100));
    assertThat(limits.share(Budget.parse("time=50ms,nodes=3"), 60_000))
        .isEqualTo(new Budget(3, 0, 0, 50));
    assertThat(limits.share(Budget.FREE, 30)).isEqualTo(new Budget(0, 0, 0, 30));
    assertThat(limits.share(Budget.FREE, 0)).isEqualTo(new Budget(0, 0, 0, 1));
    assertThat(Limits.NONE.share(Budget.depth(4), 0)).isEqualTo(Budget.depth(4));
    assertThat(Limits.NONE.withMaxMoves(7).withMarginMillis(3))
        .isEqualTo(new Limits(7, true, 0, 0, 3));
  }
}
