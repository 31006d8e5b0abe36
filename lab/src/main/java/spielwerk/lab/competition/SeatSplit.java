package spielwerk.lab.competition;

import java.util.stream.IntStream;

/**
 * Who sits where when two sides with equally many seats share a table. Games come in pairs: the
 * second has the sides changed, so that in a pair both have had every seat. From pair to pair all
 * ways to divide the table are gone through, so that a side's seats are neighbours as often as
 * chance would have it.
 */
final class SeatSplit {
  private SeatSplit() {}

  /** The seats of the first side, as bits. */
  static int first(int game, int seats) {
    int[] ways = ways(seats);
    int way = ways[game / 2 % ways.length];
    return game % 2 == 0 ? way : ~way & ((1 << seats) - 1);
  }

  /** Every half of the table that has seat 0; the other halves are what these leave. */
  private static int[] ways(int seats) {
    return IntStream.range(0, 1 << seats)
        .filter(half -> (half & 1) == 1 && Integer.bitCount(half) == seats / 2)
        .toArray();
  }
}
