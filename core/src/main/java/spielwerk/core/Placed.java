package spielwerk.core;

/**
 * Ability of a {@link State}: pieces of two seats lie on the squares of a board, so that positions
 * can be searched for what they have in common.
 */
public interface Placed {
  /** What {@link Lying#at} answers where no piece lies. */
  int FREE = -1;

  /** What {@link Lying#at} answers where no piece can ever lie. */
  int NOWHERE = -2;

  /** The board, which shows the position as it is whenever it is asked. */
  Pieces pieces();

  /** A board as it is shown: columns from the left, rows from the top. */
  record Pieces(int columns, int rows, Lying lying) {
    /** The seat whose piece lies there, {@link #FREE} or {@link #NOWHERE}. */
    public int at(int column, int row) {
      return lying.at(column, row);
    }
  }

  /** What lies where. */
  @FunctionalInterface
  interface Lying {
    int at(int column, int row);
  }
}
