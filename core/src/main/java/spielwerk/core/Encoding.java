package spielwerk.core;

/**
 * What a network sees of a state, and how it is turned: planes of numbers over the squares of a
 * board, always from the view of the side to move. What a network answers is one number for each
 * move of the game, from 0 to {@link Traits#codes}. Immutable; shared by all threads.
 */
public interface Encoding {
  int planes();

  int height();

  int width();

  /**
   * Writes the planes of a state that is not over, one after the other, each row by row in the
   * order of the game: {@code planes * height * width} numbers from {@code at}, zeros included.
   */
  void write(State state, float[] into, int at);

  /** In how many ways the board looks the same turned or mirrored; 0 leaves it as it is. */
  int symmetries();

  /** Where the symmetry takes a square, row * width + column. */
  int square(int symmetry, int square);

  /** Where the symmetry takes a move, as {@link Symmetric#map}. */
  int move(int symmetry, int move);

  /** How many numbers {@link #write} writes. */
  default int size() {
    return planes() * height() * width();
  }
}
