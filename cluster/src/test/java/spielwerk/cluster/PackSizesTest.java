package spielwerk.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import spielwerk.core.Seeds;

class PackSizesTest {
  @Test
  void everyPieceThatIsMissingIsInOnePackAndNoOther() {
    for (int seed = 0; seed < 200; seed++) {
      RandomGenerator chance = Seeds.stream(seed);
      int count = 1 + chance.nextInt(3000);
      BitSet done = new BitSet();
      for (int i = chance.nextInt(count + 1); i > 0; i--) {
        done.set(chance.nextInt(count));
      }
      PackSizes sizes = new PackSizes(count, done);
      BitSet packed = new BitSet();
      while (sizes.hasMore()) {
        int cores = 1 + chance.nextInt(8);
        List<int[]> wave = sizes.wave(4 * cores, cores);
        assertThat(wave).hasSizeBetween(1, 4 * cores);
        for (int[] pack : wave) {
          assertThat(pack).isNotEmpty();
          for (int piece : pack) {
            assertThat(piece).isLessThan(count);
            assertThat(done.get(piece) || packed.get(piece)).isFalse();
            packed.set(piece);
          }
          sizes.took(pack.length, 1 + chance.nextLong(10_000_000_000L), chance.nextInt(1 << 20));
        }
      }
      packed.or(done);
      assertThat(packed.cardinality()).isEqualTo(count);
    }
  }

  @Test
  void aPackTakesTwoSecondsWhateverAPieceCosts() {
    for (long nanos : new long[] {10_000, 1_000_000, 50_000_000, 700_000_000}) {
      PackSizes sizes = new PackSizes(100_000_000, new BitSet());
      List<int[]> wave = new ArrayList<>();
      for (int i = 0; i < 12; i++) {
        wave = sizes.wave(8, 2);
        wave.forEach(pack -> sizes.took(pack.length, pack.length * nanos, pack.length));
      }
      assertThat(wave.get(0).length * (double) nanos)
          .isBetween(PackSizes.NANOS * 0.5, PackSizes.NANOS * 1.5);
    }
  }

  @Test
  void withManyCoresPacksTakeLongerSinceOneDriverHandsThemOut() {
    PackSizes sizes = new PackSizes(100_000_000, new BitSet());
    List<int[]> wave = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      wave = sizes.wave(8, 1000);
      wave.forEach(pack -> sizes.took(pack.length, pack.length * 1_000_000L, pack.length));
    }
    assertThat(wave.get(0).length * 1e6)
        .isBetween(PackSizes.NANOS_PER_CORE * 500.0, PackSizes.NANOS_PER_CORE * 1500.0);
  }

  @Test
  void aPieceThatTakesLongGoesAloneAndLargeResultsMakeSmallPacks() {
    PackSizes slow = new PackSizes(1000, new BitSet());
    slow.took(1, 60_000_000_000L, 10);
    assertThat(slow.wave(1, 1).get(0)).hasSize(1);
    PackSizes large = new PackSizes(1_000_000, new BitSet());
    for (int i = 0; i < 10; i++) {
      large.wave(4, 1).forEach(pack -> large.took(pack.length, 1, pack.length * 1_000_000L));
    }
    assertThat(large.wave(1, 1).get(0).length * 1_000_000L)
        .isLessThanOrEqualTo(2 * PackSizes.BYTES);
    PackSizes many = new PackSizes(100_000_000, new BitSet());
    for (int i = 0; i < 10; i++) {
      many.wave(4, 1000).forEach(pack -> many.took(pack.length, 1, pack.length * 1000L));
    }
    assertThat(many.wave(1, 1000).get(0).length * 1000L * 5 * 1000)
        .as("what is on its way to the driver, from 1,000 cores")
        .isLessThanOrEqualTo(PackSizes.WINDOW);
  }

  @Test
  void thePacksOfTheEndAreSmall() {
    PackSizes sizes = new PackSizes(1000, new BitSet());
    sizes.took(1000, 1, 1);
    List<int[]> all = new ArrayList<>();
    while (sizes.hasMore()) {
      List<int[]> wave = sizes.wave(8, 2);
      wave.forEach(pack -> sizes.took(pack.length, 1, 1));
      all.addAll(wave);
    }
    assertThat(all.get(all.size() - 1)).hasSize(1);
  }
}
