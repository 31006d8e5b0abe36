package spielwerk.nets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spielwerk.core.Seeds;

class OnnxNetTest {
  private static final NetSpec SMALL = new NetSpec("any", 3, 8, 8, 65, 1, 16, 32, 64);

  /** A network with a batch norm that has seen something. */
  private static Weights worn(NetSpec spec, long seed) {
    RandomGenerator random = Seeds.stream(seed);
    Weights fresh = Weights.random(spec, seed);
    List<float[]> arrays = new ArrayList<>();
    for (int i = 0; i < fresh.layout().parts().size(); i++) {
      float[] array = fresh.array(i);
      if (fresh.layout().parts().get(i).role() != Layout.Role.WEIGHT) {
        boolean positive = fresh.layout().parts().get(i).role() == Layout.Role.VARIANCE;
        for (int j = 0; j < array.length; j++) {
          array[j] += (float) (positive ? random.nextDouble() : random.nextGaussian() * 0.3);
        }
      }
      arrays.add(array);
    }
    return new Weights(spec, arrays);
  }

  private static float[] planes(NetSpec spec, int count, long seed) {
    RandomGenerator random = Seeds.stream(seed);
    float[] planes = new float[count * spec.inputs()];
    for (int i = 0; i < planes.length; i++) {
      planes[i] = random.nextInt(2);
    }
    return planes;
  }

  /** Logits and values of all positions, one after the other. */
  private static float[] ask(Net net, float[] planes, int count) {
    float[] logits = new float[count * net.spec().outputs()];
    float[] values = new float[count];
    net.evaluate(planes, count, logits, values);
    float[] both = Arrays.copyOf(logits, logits.length + count);
    System.arraycopy(values, 0, both, logits.length, count);
    return both;
  }

  @ParameterizedTest
  @CsvSource({
    "3, 8, 8, 65, 2, 16, 32, 64",
    "2, 6, 7, 7, 1, 12, 5, 9",
    "2, 3, 3, 9, 0, 4, 2, 3",
    "1, 1, 1, 2, 1, 1, 1, 1",
    "4, 5, 2, 11, 1, 33, 3, 1"
  })
  void theFoldedNetworkAnswersLikeThePlainOne(
      int planes, int height, int width, int outputs, int blocks, int channels, int pc, int vh) {
    NetSpec spec = new NetSpec("any", planes, height, width, outputs, blocks, channels, pc, vh);
    Weights weights = worn(spec, 17);
    PlainNet plain = new PlainNet(weights);
    try (OnnxNet net = new OnnxNet(weights)) {
      for (int position = 0; position < 3; position++) {
        float[] seen = planes(spec, 1, position);
        double[] expected = plain.answer(seen);
        float[] actual = ask(net, seen, 1);
        for (int i = 0; i < expected.length; i++) {
          assertThat((double) actual[i]).isEqualTo(expected[i], within(2e-5));
        }
      }
    }
  }

  @Test
  void aPositionIsAnsweredAlikeInBatchesOfAnySizeAndOrder() {
    Weights weights = worn(SMALL, 3);
    float[] planes = planes(SMALL, 70, 1);
    try (OnnxNet net = new OnnxNet(weights)) {
      float[] all = ask(net, planes, 70);
      for (int count : new int[] {1, 70, 7, 33, 1, 69, 2}) {
        float[] some = ask(net, planes, count);
        for (int i = 0; i < count; i++) {
          assertThat(some[count * 65 + i]).isEqualTo(all[70 * 65 + i], within(1e-5f));
        }
        for (int i = 0; i < count * 65; i++) {
          assertThat(some[i]).isEqualTo(all[i], within(1e-5f));
        }
      }
      float[] nothing = new float[1];
      net.evaluate(nothing, 0, nothing, nothing);
    }
  }

  @Test
  void threadsShareASession() throws Exception {
    float[] planes = planes(SMALL, 20, 1);
    ExecutorService threads = Executors.newFixedThreadPool(3);
    try (OnnxSession session = new OnnxSession(worn(SMALL, 3));
        Net own = session.net()) {
      float[] expected = ask(own, planes, 20);
      List<Callable<float[]>> tasks = new ArrayList<>();
      for (int i = 0; i < 3; i++) {
        tasks.add(
            () -> {
              try (Net net = session.net()) {
                float[] answer = ask(net, planes, 20);
                for (int again = 0; again < 20; again++) {
                  assertThat(ask(net, planes, 20)).isEqualTo(answer);
                }
                return answer;
              }
            });
      }
      for (Future<float[]> answer : threads.invokeAll(tasks)) {
        assertThat(answer.get()).isEqualTo(expected);
      }
    } finally {
      threads.shutdown();
    }
  }
}
