package spielwerk.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import spielwerk.core.Seeds;

class TranspositionTableTest {
  private record Entry(int value, int depth, int bound, int move) {}

  @Test
  void whatIsFoundIsWhatWasKeptLastForThatPosition() {
    TranspositionTable table = new TranspositionTable(256);
    Map<Long, Entry> kept = new HashMap<>();
    RandomGenerator random = Seeds.stream(1);
    int found = 0;
    for (int i = 0; i < 100_000; i++) {
      long key = Seeds.mix(random.nextInt(2000));
      long entry = table.find(key);
      if (entry != 0) {
        found++;
        assertThat(
                new Entry(
                    TranspositionTable.value(entry),
                    TranspositionTable.depth(entry),
                    TranspositionTable.bound(entry),
                    TranspositionTable.move(entry)))
            .isEqualTo(kept.get(key));
      }
      Entry next =
          new Entry(
              random.nextInt(-ScoreScale.WIN, ScoreScale.WIN),
              random.nextInt(1, 1024),
              random.nextInt(1, 4),
              random.nextInt(-1, 100_000));
      table.keep(key, next.value(), next.depth(), next.bound(), next.move());
      kept.put(key, next);
    }
    assertThat(found).isGreaterThan(1000);
    for (int game = 0; game < 20; game++) {
      table.clear();
      for (long key : kept.keySet()) {
        assertThat(table.find(key)).as("in game %d", game).isZero();
        table.keep(key, game, 1, TranspositionTable.EXACT, 1);
        assertThat(TranspositionTable.value(table.find(key))).isEqualTo(game);
      }
    }
  }
}
