package spielwerk.games.connect4;

import java.util.List;
import spielwerk.core.Game;
import spielwerk.core.GameInfo;
import spielwerk.core.GameMaker;
import spielwerk.core.Option;
import spielwerk.core.Settings;

/** Enters Connect Four in the catalogue. */
public final class Connect4Maker implements GameMaker {
  @Override
  public GameInfo info() {
    return new GameInfo(
        "connect4",
        "Vier gewinnt",
        "Stones fall to the bottom of a column; whoever first has four in a row wins.",
        2,
        2,
        List.of(
            Option.integer("width", Connect4.WIDTH, 1, Connect4Board.MAX_SIDE, "columns"),
            Option.integer("height", Connect4.HEIGHT, 1, Connect4Board.MAX_SIDE, "rows"),
            Option.integer(
                "line",
                Connect4.LINE,
                Connect4Board.MIN_LINE,
                Connect4Board.MAX_LINE,
                "how many in a row win")));
  }

  @Override
  public Game make(Settings settings) {
    return new Connect4(
        settings.integer("width"), settings.integer("height"), settings.integer("line"));
  }
}
