package spielwerk.engines.strength;

import java.util.List;
import spielwerk.core.ConfiguredEngine;

/** Who plays tic-tac-toe: a search to its end, a value for every move. */
public final class TicTacToeRecommender extends LadderRecommender {
  private static final MeasuredLadder LADDER = MeasuredLadder.shipped("tictactoe");

  public TicTacToeRecommender() {
    super(
        LADDER,
        List.of(ConfiguredEngine.of("alphabeta:all,lines=9", "time=2s")),
        List.of(ConfiguredEngine.of("alphabeta:all,lines=9", "time=300ms")));
  }
}
