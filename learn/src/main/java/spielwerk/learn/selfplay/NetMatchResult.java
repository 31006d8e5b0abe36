package spielwerk.learn.selfplay;

import java.util.List;
import spielwerk.arena.ConfidenceInterval;
import spielwerk.arena.Pentanomial;

/**
 * How a match came out, from the view of the first.
 *
 * @param pairs openings with 0, 1/2, 1, 3/2 and 2 points out of their two games
 * @param first the score in the games in which it had the first move
 * @param low where the true score lies with 95% confidence, by pairs
 */
public record NetMatchResult(
    int games,
    int wins,
    int draws,
    int losses,
    List<Integer> pairs,
    double score,
    double low,
    double high,
    double first) {
  public NetMatchResult {
    pairs = List.copyOf(pairs);
  }

  /** Counts games; two of a pair follow each other, the first one with the first move. */
  static NetMatchResult of(double[] shares) {
    Integer[] pairs = {0, 0, 0, 0, 0};
    int wins = 0;
    int losses = 0;
    double first = 0;
    for (int i = 0; i < shares.length; i++) {
      wins += shares[i] == 1 ? 1 : 0;
      losses += shares[i] == 0 ? 1 : 0;
      first += i % 2 == 0 ? shares[i] : 0;
    }
    for (int i = 0; i + 1 < shares.length; i += 2) {
      pairs[(int) Math.round(2 * (shares[i] + shares[i + 1]))]++;
    }
    Pentanomial all = new Pentanomial(List.of(pairs));
    ConfidenceInterval interval = all.interval();
    return new NetMatchResult(
        shares.length,
        wins,
        shares.length - wins - losses,
        losses,
        all.counts(),
        all.score(),
        interval.low(),
        interval.high(),
        first / (shares.length / 2));
  }
}
