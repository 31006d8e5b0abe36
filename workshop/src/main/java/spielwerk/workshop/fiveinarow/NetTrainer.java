package spielwerk.workshop.fiveinarow;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import spielwerk.core.Seeds;
import spielwerk.engines.fiveinarow.threat.ThreatNet;

/**
 * Teaches {@link ThreatNet} which positions are won, by gradient descent on the log loss. The
 * numbers of a pair of classes are learnt as a sum of three: for what the field offers one seat,
 * for what it offers the other, and for the pair itself, so that rare pairs know something too.
 */
final class NetTrainer {
  private static final int LANES = ThreatNet.LANES;
  private static final int PAIRS = ThreatNet.PAIRS;
  private static final int CLASSES = (int) Math.round(Math.sqrt(PAIRS));
  private static final int BATCH = 1024;
  private static final float RATE = 0.004f;
  private static final float DECAY = 0.02f;
  private static final double HUNDREDTHS = 100;

  private final long seed;
  private final Adam pairs = new Adam(PAIRS * LANES, DECAY);
  private final Adam own = new Adam(CLASSES * LANES, 0);
  private final Adam other = new Adam(CLASSES * LANES, 0);
  private final Adam start = new Adam(LANES, 0);
  private final Adam second = new Adam(2 * LANES + 1, 0);

  /** The sum of the three, and what the loss says about it. */
  private final float[] rows = new float[PAIRS * LANES];

  private final float[] slopes = new float[PAIRS * LANES];
  private final int[] turned = new int[PAIRS];
  private final float[] mine = new float[LANES];
  private final float[] theirs = new float[LANES];

  NetTrainer(long seed) {
    this.seed = seed;
    RandomGenerator random = Seeds.stream(seed, 0, Seeds.Purpose.ENGINE, 0);
    for (float[] weights : new float[][] {own.weights, other.weights}) {
      for (int i = 0; i < weights.length; i++) {
        weights[i] = (random.nextFloat() - 0.5f) * 0.1f;
      }
    }
    for (int i = 0; i < 2 * LANES; i++) {
      second.weights[i] = (random.nextFloat() - 0.5f) * 0.6f;
    }
    second.weights[0] = 0.5f;
    second.weights[LANES] = -0.5f;
    Arrays.setAll(turned, ThreatNet::turned);
  }

  void train(List<NetLesson> lessons, int epochs, Consumer<String> say) {
    int[] sequence = new int[lessons.size()];
    Arrays.setAll(sequence, i -> i);
    int batches = (lessons.size() + BATCH - 1) / BATCH;
    int all = epochs * batches;
    for (int epoch = 0; epoch < epochs; epoch++) {
      shuffle(sequence, Seeds.stream(seed, epoch, Seeds.Purpose.OPENING, 1));
      double loss = 0;
      for (int batch = 0; batch < batches; batch++) {
        gather();
        int to = Math.min(sequence.length, (batch + 1) * BATCH);
        for (int i = batch * BATCH; i < to; i++) {
          loss += learn(lessons.get(sequence[i]), to - batch * BATCH);
        }
        double done = (epoch * batches + batch) / (double) all;
        step((float) (RATE * (1 + StrictMath.cos(Math.PI * done)) / 2));
      }
      say.accept("epoch %d: loss %.4f".formatted(epoch + 1, loss / lessons.size()));
    }
    gather();
  }

  private static void shuffle(int[] sequence, RandomGenerator random) {
    for (int i = sequence.length - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      int swap = sequence[i];
      sequence[i] = sequence[j];
      sequence[j] = swap;
    }
  }

  private void gather() {
    for (int pair = 0; pair < PAIRS; pair++) {
      boolean plain = ThreatNet.plain(pair);
      int a = pair / CLASSES * LANES;
      int b = pair % CLASSES * LANES;
      for (int lane = 0; lane < LANES; lane++) {
        rows[pair * LANES + lane] =
            plain
                ? 0
                : pairs.weights[pair * LANES + lane]
                    + own.weights[a + lane]
                    + other.weights[b + lane];
      }
    }
  }

  /** The chance of winning as a logit; the sums stay in their places. */
  double logit(NetLesson lesson) {
    System.arraycopy(start.weights, 0, mine, 0, LANES);
    System.arraycopy(start.weights, 0, theirs, 0, LANES);
    for (short pair : lesson.pairs()) {
      int at = pair * LANES;
      int back = turned[pair] * LANES;
      for (int lane = 0; lane < LANES; lane++) {
        mine[lane] += rows[at + lane];
        theirs[lane] += rows[back + lane];
      }
    }
    double logit = second.weights[2 * LANES];
    for (int lane = 0; lane < LANES; lane++) {
      logit += second.weights[lane] * shown(mine, lane);
      logit += second.weights[LANES + lane] * shown(theirs, lane);
    }
    return logit;
  }

  private static float shown(float[] sums, int lane) {
    return lane == 0 ? sums[0] : Math.max(0, sums[lane]);
  }

  private double learn(NetLesson lesson, int among) {
    double logit = logit(lesson);
    double chance = 1 / (1 + StrictMath.exp(-logit));
    float error = (float) (chance - lesson.target()) / among;
    second.gradient[2 * LANES] += error;
    for (int lane = 0; lane < LANES; lane++) {
      float a = shown(mine, lane);
      float b = shown(theirs, lane);
      second.gradient[lane] += error * a;
      second.gradient[LANES + lane] += error * b;
      mine[lane] = lane == 0 || a > 0 ? error * second.weights[lane] : 0;
      theirs[lane] = lane == 0 || b > 0 ? error * second.weights[LANES + lane] : 0;
      start.gradient[lane] += mine[lane] + theirs[lane];
    }
    for (short pair : lesson.pairs()) {
      int at = pair * LANES;
      int back = turned[pair] * LANES;
      for (int lane = 0; lane < LANES; lane++) {
        slopes[at + lane] += mine[lane];
        slopes[back + lane] += theirs[lane];
      }
    }
    return loss(logit, lesson.target());
  }

  private void step(float rate) {
    for (int pair = 0; pair < PAIRS; pair++) {
      if (ThreatNet.plain(pair)) {
        continue;
      }
      int a = pair / CLASSES * LANES;
      int b = pair % CLASSES * LANES;
      for (int lane = 0; lane < LANES; lane++) {
        float slope = slopes[pair * LANES + lane];
        pairs.gradient[pair * LANES + lane] = slope;
        own.gradient[a + lane] += slope;
        other.gradient[b + lane] += slope;
      }
    }
    Arrays.fill(slopes, 0);
    for (Adam each : List.of(pairs, own, other, start, second)) {
      each.step(rate);
    }
  }

  /** The mean log loss: 0.693 for one who knows nothing, less is better. */
  double loss(List<NetLesson> lessons) {
    return lessons.stream()
        .mapToDouble(each -> loss(logit(each), each.target()))
        .average()
        .orElse(0);
  }

  /** That of the weights by class. */
  static double lossOfWeights(List<NetLesson> lessons) {
    return lessons.stream()
        .mapToDouble(each -> loss(each.weights() / HUNDREDTHS, each.target()))
        .average()
        .orElse(0);
  }

  /** That of somebody who knows the targets: they are chances, not certainties. */
  static double leastLoss(List<NetLesson> lessons) {
    return lessons.stream()
        .mapToDouble(
            each -> {
              double p = Math.max(1e-6, Math.min(1 - 1e-6, each.target()));
              return -p * StrictMath.log(p) - (1 - p) * StrictMath.log(1 - p);
            })
        .average()
        .orElse(0);
  }

  private static double loss(double logit, double target) {
    double softplus = Math.max(0, logit) + StrictMath.log1p(StrictMath.exp(-Math.abs(logit)));
    return softplus - target * logit;
  }

  /** The first layer in whole numbers, the numbers to begin with last. */
  short[] first() {
    short[] first = new short[(PAIRS + 1) * LANES];
    for (int i = 0; i < PAIRS * LANES; i++) {
      first[i] = whole(rows[i], ThreatNet.PARTS);
    }
    for (int lane = 0; lane < LANES; lane++) {
      first[PAIRS * LANES + lane] = whole(start.weights[lane], ThreatNet.PARTS);
    }
    return first;
  }

  short[] second() {
    short[] numbers = new short[2 * LANES + 1];
    for (int i = 0; i < numbers.length; i++) {
      int most = i < 2 * LANES ? ThreatNet.OUTPUT_MOST : Short.MAX_VALUE;
      numbers[i] =
          (short) Math.max(-most, Math.min(most, whole(second.weights[i], ThreatNet.OUTPUT_PARTS)));
    }
    return numbers;
  }

  private static short whole(float number, int parts) {
    return (short) Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, Math.round(number * parts)));
  }
}
