package spielwerk.core;

import java.util.random.RandomGenerator;

/**
 * A game in progress. Mutable, owned by one thread.
 *
 * <p>Moves are numbers whose meaning belongs to the game; people see them through {@link Notation}.
 * What a state can do beyond this contract it declares by an ability: {@link Reversible}, {@link
 * Keyed}, {@link Symmetric}, {@link Sampled}, {@link Counted}, {@link Hidden}, {@link Viewed},
 * {@link Chronicled}.
 */
public interface State {
  /** {@link #turn()} when dice or cards decide next. */
  int CHANCE = -1;

  /** {@link #turn()} when the game has ended. */
  int OVER = -2;

  /** Whose move it is: a seat from 0, {@link #CHANCE} or {@link #OVER}. */
  int turn();

  /**
   * Appends the legal moves to {@code into} from index {@code at} and returns the new end. At least
   * one unless {@link #OVER}: where a seat must pass, the pass is a move. At {@link #CHANCE}: every
   * possible outcome.
   */
  int moves(int[] into, int at);

  /** Whether the move may be played now. Any number may be passed. */
  boolean legal(int move);

  /**
   * Plays a legal move. What an illegal one does is undefined: ask {@link #legal} where it comes
   * from outside.
   */
  void play(int move);

  /** When {@link #turn()} is {@link #CHANCE}: one outcome, drawn by its probability. */
  default int draw(RandomGenerator dice) {
    throw new IllegalStateException("Nothing is left to chance here");
  }

  /** When {@link #OVER}: what the game counts for this seat (+1, 0, -1; discs; points). */
  int points(int seat);

  State copy();

  /** Becomes equal to another state of the same game. */
  void set(State other);

  default boolean over() {
    return turn() == OVER;
  }
}
