package spielwerk.engines.strength;

import java.util.List;
import spielwerk.core.ConfiguredEngine;
import spielwerk.core.Game;

/** Who plays tic-tac-toe: a search to its end, a value for every move. */
public final class TicTacToeRecommender implements LadderRecommender {
  private static final MeasuredLadder LADDER = MeasuredLadder.shipped("tictactoe");

  @Override
  public MeasuredLadder ladder() {
    return LADDER;
  }

  @Override
  public List<ConfiguredEngine> advisors(Game game) {
    return List.of(ConfiguredEngine.of("alphabeta:all,lines=9", "time=2s"));
  }

  @Override
  public List<ConfiguredEngine> analysts(Game game) {
    return List.of(ConfiguredEngine.of("alphabeta:all,lines=9", "time=300ms"));
  }
}
