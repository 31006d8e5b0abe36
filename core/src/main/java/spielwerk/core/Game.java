package spielwerk.core;

import java.util.OptionalInt;

/**
 * The rules of one game with its options fixed. Immutable; shared by all threads.
 *
 * <p>To write a game, copy {@code games/tictactoe}, rename it, replace the logic, and run the tests
 * that every game must pass ({@code GameContractTest}).
 */
public interface Game {
  /** The short name people type: {@code fiveinarow}. */
  String id();

  /** The text that makes this very game again, options included: {@code fiveinarow:size=7}. */
  default String text() {
    return id();
  }

  Traits traits();

  /**
   * What is settled before the first move (a thrown die, a map). The same seed gives the same
   * setup.
   */
  default Setup setup(long seed) {
    return Setup.STANDARD;
  }

  /**
   * A new game from a setup: one made by {@link #setup}, or a position somebody typed.
   *
   * @throws Mistake if the text of the setup is not a position of this game
   */
  State start(Setup setup);

  Notation notation();

  /** The name by which programs that speak GTP know the game ({@code set_game}). */
  default String gtpName() {
    return id();
  }

  /** The number of the game in SGF files ({@code GM}), if the format has one for it. */
  default OptionalInt sgfNumber() {
    return OptionalInt.empty();
  }

  /** What is known about the game beyond its rules, for the algorithms to use. */
  default Knowledge knowledge() {
    return Knowledge.NONE;
  }
}
