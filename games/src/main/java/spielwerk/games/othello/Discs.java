package spielwerk.games.othello;

import spielwerk.core.Evaluation;
import spielwerk.core.State;

/** The evaluation {@code discs}: own discs less enemy discs, which beginners go by. */
public final class Discs implements Evaluation {
  @Override
  public int value(State state) {
    OthelloState game = (OthelloState) state;
    return Long.bitCount(game.own()) - Long.bitCount(game.enemy());
  }
}
