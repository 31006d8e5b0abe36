package spielwerk.core;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;

/**
 * The puzzles of a game: some that ship, as many fresh ones as anybody wants, and what becomes of a
 * try. Found by {@link java.util.ServiceLoader}, as games and engines are. All that is said here is
 * proven, by counted nodes.
 */
public interface Puzzles {
  /** The name of the game without options. */
  String game();

  /** The kinds there are, the easiest first. */
  List<String> kinds();

  /** Those that ship, the shortest first. */
  List<Puzzle> shipped();

  /**
   * What is wanted.
   *
   * @param kinds some of {@link #kinds()}
   * @param least the shortest length
   * @param most the longest length
   */
  record Wish(List<String> kinds, int least, int most) {}

  /**
   * Plays a game by its number and looks for a puzzle in it. The same seed and number give the same
   * one. To be used by one thread.
   *
   * @throws Mistake if there are no puzzles for the variant
   */
  IntFunction<Optional<Puzzle>> maker(Game game, Wish wish, long seed);

  /** What keeps a puzzle from being one; nothing if all it says is proven. */
  Optional<String> fault(Game game, Puzzle puzzle);

  /** What becomes of a move of the solver. */
  enum Verdict {
    /** The game is won. */
    WON,
    /** It still wins by force. */
    RIGHT,
    /** It threatens nothing, so the other side is free to play. */
    QUIET,
    /** The other side holds. */
    HELD
  }

  /**
   * The answer to a try.
   *
   * @param reply what the defence plays: the move that holds out longest, or the one that refutes
   * @param left how many moves the solver still needs; 0 if nobody knows
   */
  record Answer(Verdict verdict, OptionalInt reply, int left) {}

  /**
   * Answers a move of the solver.
   *
   * @param position after it
   */
  Answer answer(Position position);
}
