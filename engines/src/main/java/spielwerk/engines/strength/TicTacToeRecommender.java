package spielwerk.engines.strength;

import java.util.List;
import spielwerk.core.ConfiguredEngine;
import spielwerk.core.Game;
import spielwerk.core.Recommender;
import spielwerk.core.StrengthLevel;

/** Who plays tic-tac-toe: a search to its end, a value for every move. */
public final class TicTacToeRecommender implements Recommender {
  private static final MeasuredLadder LADDER = MeasuredLadder.shipped("tictactoe");

  @Override
  public String game() {
    return LADDER.game();
  }

  @Override
  public List<ConfiguredEngine> advisors(Game game) {
    return List.of(ConfiguredEngine.of("alphabeta:all,lines=9", "time=2s"));
  }

  @Override
  public List<ConfiguredEngine> analysts(Game game) {
    return List.of(ConfiguredEngine.of("alphabeta:all,lines=9", "time=300ms"));
  }

  @Override
  public List<StrengthLevel> levels(Game game) {
    return LADDER.in(game);
  }
}
