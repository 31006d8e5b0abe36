package spielwerk.search.mcts;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import spielwerk.core.Policy;
import spielwerk.core.State;

/**
 * Plays on from a new node by a {@link Policy}, to the end of the game or for some moves, and
 * writes the moves of the simulation down if somebody wants to learn from them.
 */
final class Rollout {
  private final Policy self;
  private final Policy enemies;
  private final int depth;
  private final boolean remember;

  /** The moves of this simulation from the root on, and whose they were. */
  private int[] moves = new int[64];

  private int[] seats = new int[64];
  private int length;

  private int thinker;

  /**
   * @param self who plays for the seat that thinks
   * @param enemies who plays for the others
   * @param depth how many moves, or 0 for all
   */
  Rollout(Policy self, Policy enemies, int depth, boolean remember) {
    this.self = self;
    this.enemies = enemies;
    this.depth = depth;
    this.remember = remember;
  }

  /** Before a search for this seat. */
  void begin(int seat) {
    thinker = seat;
  }

  /**
   * Plays on and returns how many moves that took.
   *
   * @param most stop after so many moves, whatever comes of it
   */
  long play(State state, RandomGenerator random, long most) {
    long end = depth == 0 ? most : Math.min(depth, most);
    long count = 0;
    for (int turn = state.turn(); turn != State.OVER && count < end; turn = state.turn()) {
      int move = turn == State.CHANCE ? state.draw(random) : choose(turn, state, random);
      if (remember) {
        note(turn, move);
      }
      state.play(move);
      count++;
    }
    return count;
  }

  private int choose(int turn, State state, RandomGenerator random) {
    return (turn == thinker ? self : enemies).choose(state, random);
  }

  void note(int seat, int move) {
    if (length == moves.length) {
      moves = Arrays.copyOf(moves, 2 * length);
      seats = Arrays.copyOf(seats, 2 * length);
    }
    moves[length] = move;
    seats[length++] = seat;
  }

  /** Forgets all moves but the first ones. */
  void forget(int but) {
    length = but;
  }

  /** How many moves are written down. */
  int length() {
    return length;
  }

  int move(int index) {
    return moves[index];
  }

  /** Whose move it was; {@link State#CHANCE} for chance. */
  int seat(int index) {
    return seats[index];
  }
}
