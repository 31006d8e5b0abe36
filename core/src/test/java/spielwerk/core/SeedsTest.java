package spielwerk.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SeedsTest {
  @Test
  void everyStreamIsAnotherOne() {
    Set<Long> seen = new HashSet<>();
    int count = 0;
    for (long seed : new long[] {0, 1, 2, -1, Long.MAX_VALUE, Long.MIN_VALUE}) {
      for (long index = 0; index < 300; index++) {
        for (Seeds.Purpose purpose : Seeds.Purpose.values()) {
          for (int seat = 0; seat < 4; seat++) {
            seen.add(Seeds.derive(seed, index, purpose, seat));
            count++;
          }
        }
      }
    }
    assertThat(seen).hasSize(count);
  }

  @Test
  void neighbouringStreamsHaveNothingInCommon() {
    for (Seeds.Purpose purpose : Seeds.Purpose.values()) {
      int bits = 0;
      for (int index = 0; index < 1000; index++) {
        bits +=
            Long.bitCount(
                Seeds.derive(5, index, purpose, 0) ^ Seeds.derive(5, index + 1, purpose, 0));
      }
      assertThat(bits / 1000.0).isCloseTo(32, within(1.0));
    }
  }

  /** These numbers are in every result ever published: they may never change. */
  @Test
  void theStreamsStayWhatTheyAre() {
    assertThat(Seeds.mix(1)).isEqualTo(6238072747940578789L);
    assertThat(Seeds.derive(1, 2, Seeds.Purpose.DICE, 3)).isEqualTo(7216106759651460826L);
    assertThat(Seeds.stream(1, 2, Seeds.Purpose.DICE, 3).nextLong())
        .isEqualTo(-5921086133841346492L);
    assertThat(Seeds.stream(42).nextLong()).isEqualTo(-7450291807549245335L);
    assertThat(Seeds.Purpose.values())
        .startsWith(
            Seeds.Purpose.SETUP,
            Seeds.Purpose.DICE,
            Seeds.Purpose.OPENING,
            Seeds.Purpose.ENGINE,
            Seeds.Purpose.CHOICE,
            Seeds.Purpose.HIDDEN,
            Seeds.Purpose.TEST,
            Seeds.Purpose.BREED);
  }
}
