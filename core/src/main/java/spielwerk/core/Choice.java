package spielwerk.core;

import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;

/** Makes a move of an advice. */
public sealed interface Choice {
  /** The place in the list of candidates, which is not empty, best first. */
  int pick(List<Candidate> candidates, RandomGenerator random);

  /** Draws a place with a probability in proportion to its weight. */
  private static int byWeight(double[] weights, RandomGenerator random) {
    double left = random.nextDouble() * DoubleStream.of(weights).sum();
    for (int i = 0; i < weights.length; i++) {
      left -= weights[i];
      if (left < 0) {
        return i;
      }
    }
    return 0;
  }

  /** The first candidate. */
  record Best() implements Choice {
    @Override
    public int pick(List<Candidate> candidates, RandomGenerator random) {
      return 0;
    }

    @Override
    public String toString() {
      return "best";
    }
  }

  /**
   * Morphion's way (chapter 2.4): the probability of a move is that of the normal distribution
   * around the best rating, so that near-equal moves vary and a clear best one is almost always
   * taken. The paper does not say on which scale; here the best rating is 100, so that with sigma
   * 10 a move rated 10% lower is played 0.6 times as often as the best, one rated half as high
   * never.
   *
   * @param sigma in hundredths of the best rating
   */
  record Gaussian(double sigma) implements Choice {
    /** This many sigmas off, nothing is drawn in a lifetime. */
    private static final double FAR = 8;

    @Override
    public int pick(List<Candidate> candidates, RandomGenerator random) {
      double best = candidates.get(0).rating();
      double width = sigma / 100 * best;
      double[] weights = new double[candidates.size()];
      for (int i = 0; i < weights.length; i++) {
        double below = best <= 0 ? 0 : (best - candidates.get(i).rating()) / width;
        weights[i] = below > FAR ? 0 : StrictMath.exp(-below * below / 2);
      }
      return byWeight(weights, random);
    }

    @Override
    public String toString() {
      return String.format(Locale.ROOT, "sigma=%s", sigma);
    }
  }

  /** Proportional to rating^(1/t): t = 1 plays by the ratings, small t plays the best. */
  record Temperature(double t) implements Choice {
    @Override
    public int pick(List<Candidate> candidates, RandomGenerator random) {
      double best = candidates.get(0).rating();
      double[] weights = new double[candidates.size()];
      for (int i = 0; i < weights.length; i++) {
        weights[i] =
            best <= 0 ? 1 : StrictMath.pow(Math.max(0, candidates.get(i).rating()) / best, 1 / t);
      }
      return byWeight(weights, random);
    }

    @Override
    public String toString() {
      return String.format(Locale.ROOT, "temperature=%s", t);
    }
  }

  Choice BEST = new Best();

  /** From {@code best}, {@code sigma=10} or {@code temperature=0.5}. */
  static Choice parse(String text) {
    String[] parts = text.trim().split("=", 2);
    if (text.trim().equals("best")) {
      return BEST;
    }
    if (parts.length == 2) {
      try {
        double number = Double.parseDouble(parts[1]);
        if (number > 0 && number <= 1000) {
          if (parts[0].equals("sigma")) {
            return new Gaussian(number);
          }
          if (parts[0].equals("temperature")) {
            return new Temperature(number);
          }
        }
      } catch (NumberFormatException noNumber) {
        // the sentence below says what is allowed
      }
    }
    throw new Mistake(
        "'"
            + text
            + "' is not a way to choose a move; allowed are best, sigma=N and temperature=N with N above 0 up to 1000.");
  }
}
