package spielwerk.engines.experience;

import spielwerk.core.Keyed;
import spielwerk.core.State;
import spielwerk.core.Symmetric;

/**
 * A position in the one form that it shares with all its mirror images.
 *
 * @param key that of the form
 * @param symmetry what turns the position into it
 */
record CanonicalPosition(long key, int symmetry) {
  static CanonicalPosition of(State state) {
    if (state instanceof Symmetric board) {
      int symmetry = board.canonical();
      return new CanonicalPosition(board.key(symmetry), symmetry);
    }
    return new CanonicalPosition(((Keyed) state).key(), 0);
  }

  /** A move of the position as a move of the form; of moves that mirror each other the first. */
  int fold(State state, int move) {
    if (!(state instanceof Symmetric board)) {
      return move;
    }
    int least = board.map(symmetry, move);
    for (int s = 0; s < board.symmetries(); s++) {
      if (board.key(s) == key) {
        least = Math.min(least, board.map(s, move));
      }
    }
    return least;
  }

  /** A move of the form as a move of the position. */
  int unfold(State state, int move) {
    return state instanceof Symmetric board ? board.map(board.inverse(symmetry), move) : move;
  }
}
