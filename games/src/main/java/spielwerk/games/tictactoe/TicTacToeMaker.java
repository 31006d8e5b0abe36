package spielwerk.games.tictactoe;

import java.util.List;
import spielwerk.core.Game;
import spielwerk.core.GameInfo;
import spielwerk.core.GameMaker;
import spielwerk.core.Settings;

/** Enters tic-tac-toe in the catalogue. */
public final class TicTacToeMaker implements GameMaker {
  @Override
  public GameInfo info() {
    return new GameInfo(
        "tictactoe",
        "Tic-tac-toe",
        "Three in a row on a board of three by three squares.",
        2,
        2,
        List.of());
  }

  @Override
  public Game make(Settings settings) {
    return new TicTacToe();
  }
}
