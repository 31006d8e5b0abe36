package spielwerk.core;

/**
 * Ability of a {@link State}: its board may be turned or mirrored. Symmetry 0 leaves everything as
 * it is.
 */
public interface Symmetric extends Keyed {
  int symmetries();

  /**
   * The key that the position has after the symmetry is applied to it; {@code key(0)} is {@link
   * #key()}.
   */
  long key(int symmetry);

  /** Where the symmetry takes a move. */
  int map(int symmetry, int move);

  /** The symmetry that undoes this one. */
  int inverse(int symmetry);

  /**
   * The symmetry under which the position has its smallest key: the same form for all mirror
   * images.
   */
  default int canonical() {
    int best = 0;
    long least = key();
    for (int s = 1; s < symmetries(); s++) {
      long key = key(s);
      if (key < least) {
        least = key;
        best = s;
      }
    }
    return best;
  }
}
