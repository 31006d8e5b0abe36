package spielwerk.arena;

import java.util.List;

/**
 * Everybody's strength on Elo's scale.
 *
 * @param list by entrant
 * @param groups how many groups never met each other; ratings of different groups say nothing about
 *     each other
 * @param mended whether somebody had won (or lost) everything, so that drawn games were imagined to
 *     keep the ratings finite
 */
public record Ratings(List<Rating> list, int groups, boolean mended) {
  public Ratings {
    list = List.copyOf(list);
  }

  /**
   * A strength with its 95% interval; infinite bounds for somebody who met nobody.
   *
   * @param group the number of those it met directly or through others
   */
  public record Rating(double elo, double low, double high, int group) {}
}
