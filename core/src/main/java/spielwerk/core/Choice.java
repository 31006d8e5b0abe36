package spielwerk.core;

import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;

/** Makes a move of an advice. */
public sealed interface Choice {
  /** The place in the list of candidates, which is not empty, best first. */
  int pick(List<Candidate> candidates, RandomGenerator random);

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
   * Morphion's way: the rating to play is drawn from the normal distribution around the best
   * rating, and the candidate whose rating is nearest is played, so that near-equal moves vary and
   * a clear best one is almost always taken.
   *
   * @param sigma in hundredths of the best rating
   */
  record Gaussian(double sigma) implements Choice {
    @Override
    public int pick(List<Candidate> candidates, RandomGenerator random) {
      double best = candidates.get(0).rating();
      double wanted = best - Math.abs(random.nextGaussian()) * sigma / 100 * best;
      int nearest = 0;
      for (int i = 1; i < candidates.size(); i++) {
        double rating = candidates.get(i).rating();
        if (Math.abs(rating - wanted) < Math.abs(candidates.get(nearest).rating() - wanted)) {
          nearest = i;
        }
      }
      return evenly(candidates, candidates.get(nearest).rating(), random);
    }

    private static int evenly(List<Candidate> candidates, double rating, RandomGenerator random) {
      int[] equals =
          java.util.stream.IntStream.range(0, candidates.size())
              .filter(i -> candidates.get(i).rating() == rating)
              .toArray();
      return equals[random.nextInt(equals.length)];
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
      double sum = 0;
      for (int i = 0; i < weights.length; i++) {
        weights[i] =
            best <= 0 ? 1 : StrictMath.pow(Math.max(0, candidates.get(i).rating()) / best, 1 / t);
        sum += weights[i];
      }
      double left = random.nextDouble() * sum;
      for (int i = 0; i < weights.length; i++) {
        left -= weights[i];
        if (left < 0) {
          return i;
        }
      }
      return 0;
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
            + "' is no way to choose a move; allowed are best, sigma=N and temperature=N with N above 0 up to 1000.");
  }
}
