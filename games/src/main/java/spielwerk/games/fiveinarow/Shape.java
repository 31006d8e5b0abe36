package spielwerk.games.fiveinarow;

/**
 * What a stone makes along one line together with the stones and gaps within four squares of it:
 * the constellations of the Morphion paper (chapter 3.1), by what can become of them. A shape is
 * <em>open</em> if it can grow into an open four, which two squares complete; <em>half</em> if it
 * can grow into five but never into an open four; and dead if five find no room. The paper's
 * "half-open two that looks open" ({@code O_XX__O}) is a {@link #HALF_TWO}, its "false one" ({@code
 * O__X_O}) is {@link #DEAD}.
 *
 * <p>A shape may also be <em>broken</em>, the paper's "Pseudo": its stones do not touch, so the
 * opponent can block in between. That is not another shape but a mark beside it, see {@link
 * Shapes}.
 */
public enum Shape {
  DEAD(0),
  HALF_ONE(1),
  OPEN_ONE(1),
  HALF_TWO(2),
  OPEN_TWO(2),
  HALF_THREE(3),
  OPEN_THREE(3),
  HALF_FOUR(4),
  OPEN_FOUR(4),
  FIVE(5);

  private static final Shape[] ALL = values();

  private final int stones;

  Shape(int stones) {
    this.stones = stones;
  }

  /** How many stones it has, of those that can become five together. */
  public int stones() {
    return stones;
  }

  /** By {@link #ordinal}. */
  public static Shape at(int ordinal) {
    return ALL[ordinal];
  }
}
