package spielwerk.nets.zero;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import spielwerk.core.Seeds;

class EvalCacheTest {
  private static float[] planes(int number) {
    float[] planes = new float[64];
    for (int i = 0; i < 20; i++) {
      planes[3 * i] = (number >> i) & 1;
    }
    return planes;
  }

  @Test
  void remembersWhatItWasToldAndNothingElse() {
    EvalCache cache = new EvalCache(2, 100_000);
    Set<Long> keys = new HashSet<>();
    Set<Long> checks = new HashSet<>();
    for (int i = 0; i < 50_000; i++) {
      cache.look(planes(i), 0, 64);
      assertThat(cache.find()).isEqualTo(-1);
      cache.put(cache.key(), cache.check(), new float[] {9, i, -i}, 1, i * 1e-5f);
      keys.add(cache.key());
      checks.add(cache.check());
    }
    assertThat(keys).hasSize(50_000);
    assertThat(checks).hasSize(50_000);
    int known = 0;
    for (int i = 0; i < 100_000; i++) {
      cache.look(planes(i), 0, 64);
      int place = cache.find();
      if (place >= 0) {
        known++;
        assertThat(cache.value(place)).isEqualTo(i * 1e-5f);
        assertThat(cache.logits()[cache.at(place)]).isEqualTo(i);
        assertThat(cache.logits()[cache.at(place) + 1]).isEqualTo(-i);
      }
    }
    assertThat(known).isBetween(49_500, 50_000);
    cache.clear();
    cache.look(planes(7), 0, 64);
    assertThat(cache.find()).isEqualTo(-1);
  }

  @Test
  void aFullCacheForgetsInsteadOfGrowing() {
    EvalCache cache = new EvalCache(1, 16);
    RandomGenerator random = Seeds.stream(1);
    for (int i = 0; i < 1000; i++) {
      int number = random.nextInt(1 << 20);
      cache.look(planes(number), 0, 64);
      cache.put(cache.key(), cache.check(), new float[] {number}, 0, 0);
      assertThat(cache.logits()[cache.at(cache.find())]).isEqualTo(number);
    }
    assertThat(cache.logits()).hasSizeLessThanOrEqualTo(32);
  }

  @Test
  void aPlaceFoundByTheFirstKeyIsConfirmedByTheSecond() {
    EvalCache cache = new EvalCache(1, 16);
    cache.look(planes(1), 0, 64);
    cache.put(cache.key(), cache.check() + 1, new float[] {5}, 0, 0);
    assertThat(cache.find()).isEqualTo(-1);
  }
}
