package spielwerk.workshop.othello;

import java.util.Locale;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import spielwerk.core.Seeds;
import spielwerk.engines.othello.endgame.Patterns;
import spielwerk.engines.othello.patterns.PatternWeights;

/**
 * Fits what patterns are worth to samples: stochastic gradient descent on the squared error, with
 * steps that become smaller. A position between two stages teaches both, by how near they are. One
 * sample in twenty is kept to see how well it guesses what it has not learnt.
 */
final class PatternRegression {
  private static final float FIRST_STEP = 0.012f;
  private static final float LAST_STEP = 0.0006f;
  private static final int KEPT = 20;

  private final PatternSamples samples;
  private final int[] order;
  private final int[] alike = Patterns.alike();
  private final Patterns patterns = new Patterns();
  private final int[] numbers = new int[Patterns.COUNT];
  private final float[][] worth = new float[PatternWeights.STAGES + 1][Patterns.ALL];
  private final RandomGenerator random;

  PatternRegression(PatternSamples samples, long seed) {
    this.samples = samples;
    this.random = Seeds.stream(seed, 0, Seeds.Purpose.CHOICE, 0);
    this.order = new int[samples.count()];
    for (int i = 0; i < order.length; i++) {
      order[i] = i;
    }
    shuffle(order.length);
  }

  /** Shuffles the first {@code among}; those behind them stay apart. */
  private void shuffle(int among) {
    for (int i = among - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      int swap = order[i];
      order[i] = order[other];
      order[other] = swap;
    }
  }

  /** Goes over all samples this many times. */
  PatternWeights fit(int times, Consumer<String> say) {
    int learnt = order.length - order.length / KEPT;
    double shrink = StrictMath.pow(LAST_STEP / FIRST_STEP, 1.0 / Math.max(1, times - 1));
    double step = FIRST_STEP;
    for (int time = 1; time <= times; time++, step *= shrink) {
      shuffle(learnt);
      double known = 0;
      double unknown = 0;
      for (int i = 0; i < order.length; i++) {
        float error = sample(order[i], i < learnt ? (float) step : 0);
        if (i < learnt) {
          known += error * error;
        } else {
          unknown += error * error;
        }
      }
      say.accept(
          String.format(
              Locale.ROOT,
              "%d of %d: off by %.2f discs on what it learns, %.2f on others",
              time,
              times,
              Math.sqrt(known / learnt),
              Math.sqrt(unknown / Math.max(1, order.length - learnt))));
    }
    return worths();
  }

  /** How far off the guess is; learns from it by a step of this size. */
  private float sample(int i, float step) {
    long own = samples.own(i);
    long enemy = samples.enemy(i);
    patterns.of(own, enemy, numbers);
    int empties = 64 - Long.bitCount(own | enemy);
    float[] low = worth[empties / PatternWeights.STEP];
    float[] high = worth[empties / PatternWeights.STEP + 1];
    float share = (float) (empties % PatternWeights.STEP) / PatternWeights.STEP;
    float guess = 0;
    for (int j = 0; j < numbers.length; j++) {
      int number = alike[numbers[j]];
      numbers[j] = number;
      guess += (1 - share) * low[number] + share * high[number];
    }
    float error = samples.score(i) - guess;
    if (step > 0) {
      float down = step * (1 - share) * error;
      float up = step * share * error;
      for (int number : numbers) {
        low[number] += down;
        high[number] += up;
      }
    }
    return error;
  }

  private PatternWeights worths() {
    short[][] stages = new short[PatternWeights.STAGES][Patterns.ALL];
    for (int stage = 0; stage < stages.length; stage++) {
      for (int i = 0; i < Patterns.ALL; i++) {
        stages[stage][i] = PatternWeights.rounded(worth[stage][alike[i]]);
      }
    }
    return new PatternWeights(stages);
  }
}
