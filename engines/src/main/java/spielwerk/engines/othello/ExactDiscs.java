package spielwerk.engines.othello;

import spielwerk.core.Exact;
import spielwerk.core.State;
import spielwerk.engines.othello.endgame.Endgame;
import spielwerk.games.othello.OthelloState;

/** The last moves of Othello as the solver sees them, for searches that ask very often. */
final class ExactDiscs implements Exact {
  /** Small enough to stay in the processor's cache; the endings asked for are short. */
  private static final int TABLE_BITS = 14;

  private final Endgame endgame = new Endgame(TABLE_BITS);

  @Override
  public int left(State state) {
    return ((OthelloState) state).empties();
  }

  @Override
  public int points(State state) {
    OthelloState othello = (OthelloState) state;
    return endgame.score(othello.own(), othello.enemy()).score();
  }
}
