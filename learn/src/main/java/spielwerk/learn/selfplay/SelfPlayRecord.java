package spielwerk.learn.selfplay;

import java.util.List;

/**
 * A game that a network has played against itself.
 *
 * @param index in its generation
 * @param given how many of the moves were a random opening
 * @param result for seat 0: 1, 0 or -1
 * @param exact whether a solver determined the result before the end
 * @param samples the positions to learn from
 */
record SelfPlayRecord(
    int index, int given, int[] moves, int result, boolean exact, List<Sample> samples, Cost cost) {

  SelfPlayRecord {
    samples = List.copyOf(samples);
  }

  /**
   * What the search wanted in a position.
   *
   * @param ply how many moves were played before
   * @param moves those it would play
   * @param shares how often, in 65535ths
   * @param value what the search expected for the side to move
   */
  record Sample(int ply, short[] moves, short[] shares, float value) {
    /** A share as it is kept. */
    static short pack(double share) {
      return (short) Math.round(Math.min(1, Math.max(0, share)) * 65_535);
    }

    static float share(short packed) {
      return (packed & 0xFFFF) / 65_535f;
    }
  }

  /**
   * What the game took.
   *
   * @param evaluations positions the network was asked for
   * @param cached positions whose answers were known, in all games of this thread since the last
   *     one
   * @param searches moves that were searched for
   * @param entropy of the network's priors, summed over the searches
   * @param inside nanoseconds of a core within the network, since this thread's last game ended
   * @param outside nanoseconds of a core elsewhere, since this thread's last game ended
   */
  record Cost(
      long evaluations, long cached, int searches, double entropy, long inside, long outside) {}
}
