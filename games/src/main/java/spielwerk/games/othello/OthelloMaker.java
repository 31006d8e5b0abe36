package spielwerk.games.othello;

import java.util.List;
import spielwerk.core.Game;
import spielwerk.core.GameInfo;
import spielwerk.core.GameMaker;
import spielwerk.core.Option;
import spielwerk.core.Settings;

/** Enters Othello in the catalogue. */
public final class OthelloMaker implements GameMaker {
  @Override
  public GameInfo info() {
    return new GameInfo(
        "othello",
        "Othello",
        "Enclose enemy discs in a line and they turn over; whoever has more at the end wins.",
        2,
        2,
        List.of(Option.choice("size", "squares in a row", "8", "6")));
  }

  @Override
  public Game make(Settings settings) {
    return new Othello(settings.integer("size"));
  }
}
