package spielwerk.search.mcts;

import java.util.Arrays;

/** The moves of a simulation from the root on, and whose they were. */
final class PlayedMoves {
  private int[] moves = new int[64];
  private int[] seats = new int[64];
  private int length;

  void note(int seat, int move) {
    if (length == moves.length) {
      moves = Arrays.copyOf(moves, 2 * length);
      seats = Arrays.copyOf(seats, 2 * length);
    }
    moves[length] = move;
    seats[length++] = seat;
  }

  /** Forgets all moves but the first ones. */
  void keep(int some) {
    length = some;
  }

  int length() {
    return length;
  }

  int move(int index) {
    return moves[index];
  }

  /** Whose move it was; {@link spielwerk.core.State#CHANCE} for chance. */
  int seat(int index) {
    return seats[index];
  }
}
