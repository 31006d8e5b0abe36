package spielwerk.learn.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spielwerk.core.Mistake;
import spielwerk.core.Seeds;
import spielwerk.nets.Losses;
import spielwerk.nets.NetFile;
import spielwerk.nets.NetHistory;
import spielwerk.nets.NetLayout;
import spielwerk.nets.NetSpec;
import spielwerk.nets.NetWeights;
import spielwerk.nets.OnnxNet;

class TrainerTest {
  private static final NetSpec TINY = new NetSpec("tictactoe", 2, 3, 3, 9, 1, 8, 4, 8, 2);

  /** Random positions with random targets. */
  private record Sample(float[] planes, float[] policies, float[] values, int count) {
    static Sample random(NetSpec spec, int count, long seed) {
      RandomGenerator random = Seeds.stream(seed);
      float[] planes = new float[count * spec.inputs()];
      for (int i = 0; i < planes.length; i++) {
        planes[i] = random.nextInt(3) == 0 ? 1 : 0;
      }
      float[] policies = new float[count * spec.outputs()];
      float[] values = new float[count];
      for (int i = 0; i < count; i++) {
        int first = random.nextInt(spec.outputs());
        policies[i * spec.outputs() + first] += 0.75f;
        policies[i * spec.outputs() + random.nextInt(spec.outputs())] += 0.25f;
        values[i] = random.nextInt(3) - 1;
      }
      return new Sample(planes, policies, values, count);
    }

    Losses teach(Trainer trainer, double rate) {
      return trainer.step(planes, policies, values, count, rate);
    }
  }

  @ParameterizedTest
  @CsvSource({"3, 8, 8, 65, 2, 32", "2, 6, 7, 7, 1, 16", "2, 3, 3, 9, 0, 8", "3, 8, 8, 65, 1, 7"})
  void whatPlaysAnswersLikeWhatWasTrained(
      int planes, int height, int width, int outputs, int blocks, int channels) {
    NetSpec spec = new NetSpec("any", planes, height, width, outputs, blocks, channels, 32, 64, 1);
    try (Trainer trainer = new Trainer(NetWeights.random(spec, 5), 1e-4, 1, 5)) {
      for (int step = 0; step < 20; step++) {
        Sample.random(spec, 32, step).teach(trainer, 0.003);
      }
      Sample test = Sample.random(spec, 17, 99);
      float[] logits = new float[17 * outputs];
      float[] values = new float[17];
      trainer.answer(test.planes(), 17, logits, values);
      float[] played = new float[17 * outputs];
      float[] playedValues = new float[17];
      try (OnnxNet net = new OnnxNet(trainer.weights())) {
        net.evaluate(test.planes(), 17, played, playedValues);
      }
      assertThat(played).containsExactly(logits, within(5e-5f));
      assertThat(playedValues).containsExactly(values, within(5e-5f));
      // Else they could agree on nothing at all.
      assertThat(spread(logits)).isGreaterThan(0.1);
      assertThat(spread(values)).isGreaterThan(0.01);
    }
  }

  private static double spread(float[] numbers) {
    double min = Double.MAX_VALUE;
    double max = -Double.MAX_VALUE;
    for (float number : numbers) {
      min = Math.min(min, number);
      max = Math.max(max, number);
    }
    return max - min;
  }

  @Test
  void aFewPositionsAreLearntByHeart() {
    Sample sample = Sample.random(TINY, 16, 1);
    try (Trainer trainer = new Trainer(NetWeights.random(TINY, 1), 0, 1, 1)) {
      Losses before = sample.teach(trainer, 0.01);
      Losses after = before;
      for (int step = 0; step < 200; step++) {
        after = sample.teach(trainer, 0.01);
      }
      assertThat(before.policy()).isGreaterThan(1.5);
      // No policy can do better than the entropy of its targets, 0.5623 for shares of 3/4 and 1/4.
      assertThat(after.policy()).isLessThan(0.7);
      assertThat(after.value()).isLessThan(0.05);
    }
  }

  @Test
  void theLossesRepeatBitForBitOnOneThread() {
    assertThat(curve()).isEqualTo(curve());
  }

  private static List<Losses> curve() {
    List<Losses> losses = new ArrayList<>();
    try (Trainer trainer = new Trainer(NetWeights.random(TINY, 3), 1e-2, 1, 3)) {
      for (int step = 0; step < 30; step++) {
        losses.add(Sample.random(TINY, 24, step).teach(trainer, 0.005));
      }
    }
    return losses;
  }

  @Test
  void theLossesAreCrossEntropyAndSquaredError() {
    // With all weights zero every move has the share 1/9 and every value is 0.
    List<float[]> zeros = new ArrayList<>();
    NetLayout.of(TINY).parts().forEach(part -> zeros.add(new float[part.size()]));
    Sample sample = Sample.random(TINY, 50, 4);
    double squares = 0;
    for (float value : sample.values()) {
      squares += value * value;
    }
    try (Trainer trainer = new Trainer(new NetWeights(TINY, zeros), 0, 1, 0)) {
      Losses losses = sample.teach(trainer, 0);
      assertThat(losses.policy()).isEqualTo(Math.log(9), within(1e-5));
      assertThat(losses.value()).isEqualTo(squares / 50, within(1e-5));
    }
  }

  @Test
  void aStepIsAdamsWithDecayForWeightsOnly() {
    NetWeights start = NetWeights.random(TINY, 8);
    Sample sample = Sample.random(TINY, 32, 8);
    double rate = 0.01;
    NetWeights plain = after(start, 0, rate, sample);
    NetWeights decayed = after(start, 0.1, rate, sample);
    for (int i = 0; i < start.layout().parts().size(); i++) {
      NetLayout.Part part = start.layout().parts().get(i);
      float[] old = start.array(i);
      float[] without = plain.array(i);
      float[] with = decayed.array(i);
      for (int j = 0; j < old.length; j++) {
        if (part.role().learnt()) {
          // Adam's first step is the learning rate, whatever the gradient (0 where there is none).
          assertThat(Math.abs(without[j] - old[j])).isLessThanOrEqualTo((float) rate * 1.001f);
        }
        double decay = part.role() == NetLayout.Role.WEIGHT ? rate * 0.1 * old[j] : 0;
        assertThat(with[j]).isEqualTo((float) (without[j] - decay), within(2e-6f));
      }
    }
    assertThat(Math.abs(plain.array("value.out.bias")[0])).isEqualTo((float) rate, within(1e-6f));
  }

  @Test
  void onlyTheFirstPositionsCountWhereThereIsRoomForMore() {
    NetWeights start = NetWeights.random(TINY, 8);
    Sample long40 = Sample.random(TINY, 40, 8);
    Sample first = new Sample(long40.planes(), long40.policies(), long40.values(), 24);
    Sample exact =
        new Sample(
            Arrays.copyOf(long40.planes(), 24 * TINY.inputs()),
            Arrays.copyOf(long40.policies(), 24 * TINY.outputs()),
            Arrays.copyOf(long40.values(), 24),
            24);
    assertThat(after(start, 0, 0.01, first)).isEqualTo(after(start, 0, 0.01, exact));
  }

  private static NetWeights after(NetWeights start, double decay, double rate, Sample sample) {
    try (Trainer trainer = new Trainer(start, decay, 1, 0)) {
      sample.teach(trainer, rate);
      return trainer.weights();
    }
  }

  @Test
  void batchNormKeepsNineTenthsOfWhatItSaw() {
    NetWeights start = NetWeights.random(TINY, 8);
    float[] ones = new float[4 * TINY.inputs()];
    Arrays.fill(ones, 0, ones.length / 2, 1);
    Sample half = Sample.random(TINY, 4, 1);
    NetWeights after = after(start, 0, 0, new Sample(ones, half.policies(), half.values(), 4));
    // Two of four boards are full: the mean over all squares of the first convolution's sums.
    float[] kernel = start.array("input.weight");
    double sum = 0;
    for (int plane = 0; plane < 2; plane++) {
      for (int row = 0; row < 3; row++) {
        for (int column = 0; column < 3; column++) {
          int reached = (row == 1 ? 3 : 2) * (column == 1 ? 3 : 2);
          sum += kernel[plane * 9 + row * 3 + column] * reached;
        }
      }
    }
    double mean = sum / 9 / 2;
    assertThat(after.array("input.mean")[0]).isEqualTo((float) (0.1 * mean), within(1e-5f));
  }

  @Test
  void weightsComeBackFromTheirFileBitForBitAndGoOnLearningAlike(@TempDir Path folder) {
    Path file = folder.resolve("tiny.net");
    Sample sample = Sample.random(TINY, 16, 2);
    NetWeights learnt = after(NetWeights.random(TINY, 2), 1e-4, 0.01, sample);
    NetFile.write(file, learnt, NetHistory.NONE);
    NetWeights read = NetFile.read(file).weights();
    assertThat(read).isEqualTo(learnt);
    assertThat(after(read, 1e-4, 0.01, sample)).isEqualTo(after(learnt, 1e-4, 0.01, sample));
  }

  @Test
  void aNetworkThatHasLostItsWayIsNotTrainedOn() {
    Sample sample = Sample.random(TINY, 16, 2);
    sample.values()[3] = Float.NaN;
    try (Trainer trainer = new Trainer(NetWeights.random(TINY, 1), 0, 1, 1)) {
      assertThatThrownBy(() -> sample.teach(trainer, 0.01))
          .isInstanceOf(Mistake.class)
          .hasMessageContaining("diverged");
    }
  }
}
