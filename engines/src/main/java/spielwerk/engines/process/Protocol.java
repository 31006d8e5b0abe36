package spielwerk.engines.process;

import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Choice;
import spielwerk.core.Fault;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Position;
import spielwerk.core.Watch;

/**
 * What is said to a program and how its answers are understood. One for each engine; it may keep in
 * mind what the program knows of the game.
 */
interface Protocol {
  /** What the next game is for the engine; most protocols have no words for it. */
  default void seat(int seat, Goal goal, long seed) {}

  /**
   * Prepares a program that was just started for its first game.
   *
   * @throws Fault if it cannot play it
   */
  void first(Conversation child, Game game);

  /**
   * Prepares the same program for another game; false if it must be started anew for that.
   *
   * @throws Fault if it fails
   */
  boolean again(Conversation child, Game game);

  /**
   * Asks for a move. If the watch says stop, the answer may be no opinion; the program is then
   * ended.
   *
   * @throws Fault if the answer is late, illegal or none at all
   */
  Advice ask(Conversation child, Position position, Budget budget, Watch watch);

  /** Whether the answer to the last question came although the watch said stop. */
  default boolean answeredStop() {
    return false;
  }

  /** How a move is made of its advice. */
  default Choice choice() {
    return Choice.BEST;
  }

  /** What makes a program end by itself, as whole lines. */
  String farewell();
}
