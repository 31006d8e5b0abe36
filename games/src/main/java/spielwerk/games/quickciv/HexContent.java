package spielwerk.games.quickciv;

/**
 * What is on a hex, in a byte: 0 for nothing, or the owner in the bits from the sixth and the
 * building, counted from 1, below.
 */
final class HexContent {
  /** All cells are below this. */
  static final int COUNT = 128;

  private static final int SHIFT = 5;
  private static final int MASK = (1 << SHIFT) - 1;

  private HexContent() {}

  static int of(int owner, int building) {
    return owner << SHIFT | (building + 1);
  }

  /** Of a cell that is built on. */
  static int owner(int cell) {
    return cell >> SHIFT;
  }

  /** The number of the building, or -1 if there is none. */
  static int building(int cell) {
    return (cell & MASK) - 1;
  }

  static int conquered(int cell, int owner) {
    return of(owner, building(cell));
  }
}
