package spielwerk.workshop.othello;

import java.util.function.Consumer;
import spielwerk.engines.othello.endgame.Patterns;
import spielwerk.engines.othello.endgame.ScoreEstimate;

/**
 * Fits the worth of patterns to the scores of samples by gradient descent on the squared error;
 * every pattern takes steps by its own mean error (Buro 2002, Improving heuristic mini-max search
 * by supervised learning), and those seldom met smaller ones. The last twentieth of the samples is
 * kept to see how well it guesses what it has not learnt.
 */
final class EndgameRegression {
  private static final float STEP = 0.03f;
  private static final int SELDOM = 20;
  private static final int KEPT = 20;

  private final int[] numbers;
  private final EndgameSamples samples;
  private final int[] alike = Patterns.alike();
  private final int[] met = new int[Patterns.ALL];
  private final float[] worth = new float[Patterns.ALL];
  private final int learnt;

  EndgameRegression(EndgameSamples samples) {
    this.samples = samples;
    this.numbers = new int[samples.count() * Patterns.COUNT];
    this.learnt = samples.count() - samples.count() / KEPT;
    Patterns patterns = new Patterns();
    int[] of = new int[Patterns.COUNT];
    for (int i = 0; i < samples.count(); i++) {
      patterns.of(samples.own(i), samples.enemy(i), of);
      for (int j = 0; j < of.length; j++) {
        int number = alike[of[j]];
        numbers[i * of.length + j] = number;
        met[number] += i < learnt ? 1 : 0;
      }
    }
  }

  /** Goes over all samples this many times. */
  ScoreEstimate fit(int times, Consumer<String> say) {
    for (int time = 1; time <= times; time++) {
      float[] slope = new float[Patterns.ALL];
      double known = 0;
      double unknown = 0;
      for (int i = 0; i < samples.count(); i++) {
        float error = samples.score(i) - guess(i);
        if (i < learnt) {
          known += error * error;
          for (int j = i * Patterns.COUNT; j < (i + 1) * Patterns.COUNT; j++) {
            slope[numbers[j]] += error;
          }
        } else {
          unknown += error * error;
        }
      }
      for (int number = 0; number < worth.length; number++) {
        worth[number] += STEP * slope[number] / Math.max(met[number], SELDOM);
      }
      if (time % 10 == 0) {
        say.accept(
            "%d of %d: off by %.2f discs on what it learns, %.2f on others"
                .formatted(
                    time,
                    times,
                    Math.sqrt(known / learnt),
                    Math.sqrt(unknown / Math.max(1, samples.count() - learnt))));
      }
    }
    return sense();
  }

  private float guess(int i) {
    float sum = 0;
    for (int j = i * Patterns.COUNT; j < (i + 1) * Patterns.COUNT; j++) {
      sum += worth[numbers[j]];
    }
    return sum;
  }

  private ScoreEstimate sense() {
    short[] rounded = new short[Patterns.ALL];
    for (int i = 0; i < rounded.length; i++) {
      rounded[i] = (short) Math.round(worth[alike[i]] * ScoreEstimate.SCALE);
    }
    return new ScoreEstimate(rounded);
  }
}
