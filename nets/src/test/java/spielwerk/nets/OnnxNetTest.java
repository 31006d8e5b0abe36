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
import spielwerk.games.othello.Othello;

class OnnxNetTest {
  private static final NetSpec SMALL = new NetSpec("any", 3, 8, 8, 65, 1, 16, 32, 64, 1);

  /** A network with a batch norm that has seen something. */
  private static NetWeights worn(NetSpec spec, long seed) {
    RandomGenerator random = Seeds.stream(seed);
    NetWeights fresh = NetWeights.random(spec, seed);
    List<float[]> arrays = new ArrayList<>();
    for (int i = 0; i < fresh.layout().parts().size(); i++) {
      float[] array = fresh.array(i);
      if (fresh.layout().parts().get(i).role() != NetLayout.Role.WEIGHT) {
        boolean positive = fresh.layout().parts().get(i).role() == NetLayout.Role.VARIANCE;
        for (int j = 0; j < array.length; j++) {
          array[j] += (float) (positive ? random.nextDouble() : random.nextGaussian() * 0.3);
        }
      }
      arrays.add(array);
    }
    return new NetWeights(spec, arrays);
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
    NetSpec spec = new NetSpec("any", planes, height, width, outputs, blocks, channels, pc, vh, 1);
    NetWeights weights = worn(spec, 17);
    ReferenceNet plain = new ReferenceNet(weights);
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
    NetWeights weights = worn(SMALL, 3);
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

  @Test
  void theNetworkInBytesIsOnlyALittleOff() {
    Othello game = new Othello();
    NetSpec spec = NetSpec.of(game, 3, 32);
    NetWeights weights = worn(spec, 5);
    float[] known = SamplePositions.planes(game, 500, 1);
    float[] fresh = SamplePositions.planes(game, 100, 2);
    try (OnnxSession exact = new OnnxSession(weights);
        OnnxSession rounded = OnnxSession.int8(weights, known, 500);
        Net exactly = exact.net();
        Net roughly = rounded.net()) {
      float[] expected = ask(exactly, fresh, 100);
      float[] actual = ask(roughly, fresh, 100);
      double error = 0;
      double size = 0;
      for (int i = 0; i < 6500; i++) {
        error += Math.pow(actual[i] - expected[i], 2);
        size += Math.pow(expected[i], 2);
      }
      // Were it not rounded at all, the error would be nearer to 1e-14.
      assertThat(error / size).isBetween(1e-8, 1e-3);
      for (int i = 6500; i < 6600; i++) {
        assertThat(actual[i]).isEqualTo(expected[i], within(0.05f));
      }
    }
  }

  @Test
  void theNetworkInBytesWorksForAnyShape() {
    for (NetSpec spec :
        List.of(
            new NetSpec("any", 2, 6, 7, 7, 1, 12, 5, 9, 3),
            new NetSpec("any", 2, 3, 3, 9, 0, 4, 2, 3, 1),
            new NetSpec("any", 1, 1, 1, 2, 1, 1, 1, 1, 1))) {
      NetWeights weights = worn(spec, 9);
      float[] planes = planes(spec, 200, 1);
      try (OnnxSession rounded = OnnxSession.int8(weights, planes, 200);
          Net roughly = rounded.net();
          Net exactly = new OnnxNet(weights)) {
        float[] expected = ask(exactly, planes, 200);
        float[] actual = ask(roughly, planes, 200);
        for (int i = 0; i < actual.length; i++) {
          assertThat(actual[i]).isEqualTo(expected[i], within(0.15f));
        }
      }
    }
  }

  @Test
  void channelsThatHaveDiedAwayStayDeadInBytes() {
    NetWeights weights = worn(SMALL, 5);
    List<float[]> arrays = new ArrayList<>();
    for (int i = 0; i < weights.layout().parts().size(); i++) {
      arrays.add(weights.array(i));
      if (weights.layout().parts().get(i).name().equals("block1.first.weight")) {
        Arrays.fill(arrays.get(i), 0, 3 * 16 * 9, 0);
      }
      if (weights.layout().parts().get(i).name().equals("block1.second.gamma")) {
        arrays.get(i)[4] = 1e-30f;
      }
    }
    NetWeights dying = new NetWeights(SMALL, arrays);
    float[] planes = planes(SMALL, 100, 1);
    try (OnnxSession rounded = OnnxSession.int8(dying, planes, 100);
        Net roughly = rounded.net();
        Net exactly = new OnnxNet(dying)) {
      assertThat(ask(roughly, planes, 100))
          .containsExactly(ask(exactly, planes, 100), within(0.1f));
    }
  }
}
