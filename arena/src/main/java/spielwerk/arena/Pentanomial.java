package spielwerk.arena;

import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * How the pairs of a duel came out: an opening played twice with the seats swapped gives 0 to 2
 * points, in halves. Both games of a pair share the opening's luck, so it is pairs, not games, that
 * vary independently.
 *
 * @param counts of pairs with 0, 1/2, 1, 3/2 and 2 points: two losses, .., two wins
 */
public record Pentanomial(List<Integer> counts) {
  /** The 97.5% point of the normal distribution. */
  private static final double Z = 1.959963984540054;

  /** Elo's scale at the middle: a share of one half and a little more, times this. */
  private static final double SCALE = 800 / Math.log(10);

  public Pentanomial {
    counts = List.copyOf(counts);
    if (counts.size() != 5) {
      throw new IllegalArgumentException("a pair has five results, not " + counts.size());
    }
  }

  /** A number of Elo's scale with its 95% interval; bounds may be infinite. */
  public record Elo(double value, double low, double high) {}

  /** The complete pairs of one entrant in games for two. */
  static Pentanomial of(List<GameOutcome> outcomes, ToDoubleFunction<GameOutcome> shareOf) {
    Integer[] counts = {0, 0, 0, 0, 0};
    for (double mean : Tally.groups(2, outcomes, shareOf)) {
      counts[(int) Math.round(4 * mean)]++;
    }
    return new Pentanomial(List.of(counts));
  }

  public int pairs() {
    return counts.stream().mapToInt(count -> count).sum();
  }

  /** The mean share of the points. */
  public double score() {
    double sum = 0;
    for (int i = 0; i < 5; i++) {
      sum += counts.get(i) * i / 4.0;
    }
    return sum / pairs();
  }

  /** The unbiased variance of a pair's mean share. */
  double variance() {
    double mean = score();
    double squares = 0;
    for (int i = 0; i < 5; i++) {
      squares += counts.get(i) * (i / 4.0 - mean) * (i / 4.0 - mean);
    }
    return squares / (pairs() - 1);
  }

  /** Where the true share lies with 95% confidence. */
  public ConfidenceInterval interval() {
    double[] groups = new double[pairs()];
    int at = 0;
    for (int i = 0; i < 5; i++) {
      for (int n = 0; n < counts.get(i); n++) {
        groups[at++] = i / 4.0;
      }
    }
    return ConfidenceInterval.of(score(), 2 * pairs(), groups);
  }

  /** The difference in strength on Elo's scale. */
  public Elo elo() {
    ConfidenceInterval interval = interval();
    return new Elo(elo(score()), elo(interval.low()), elo(interval.high()));
  }

  /**
   * Normalised Elo (Van den Bergh): the difference in units of the games' own spread, which does
   * not change when draws become more frequent. NaN when all pairs came out alike.
   */
  public Elo normalised() {
    double perGame = Math.sqrt(2 * variance());
    if (!(perGame > 0)) {
      return new Elo(Double.NaN, Double.NaN, Double.NaN);
    }
    double middle = (score() - 0.5) / perGame * SCALE;
    double half = Z * Math.sqrt(variance() / pairs()) / perGame * SCALE;
    return new Elo(middle, middle - half, middle + half);
  }

  /** The difference in strength that a share of the points means. */
  public static double elo(double share) {
    return 400 * Math.log10(share / (1 - share));
  }

  /** The share of the points that a difference in strength means. */
  public static double share(double elo) {
    return 1 / (1 + Math.pow(10, -elo / 400));
  }
}
