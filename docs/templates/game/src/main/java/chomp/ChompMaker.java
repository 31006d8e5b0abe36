package chomp;

import java.util.List;
import spielwerk.core.Game;
import spielwerk.core.GameInfo;
import spielwerk.core.GameMaker;
import spielwerk.core.Option;
import spielwerk.core.Settings;

/** Enters the game in the catalogue. */
public final class ChompMaker implements GameMaker {
  @Override
  public GameInfo info() {
    return new GameInfo(
        "chomp",
        "Chomp",
        "Bite off a bar of chocolate: a piece and all above and to the right of it. The last piece,"
            + " a1, is poisoned.",
        2,
        2,
        List.of(
            Option.integer("width", 5, 2, Chomp.MOST, "how many columns the bar has"),
            Option.integer("height", 4, 2, Chomp.MOST, "how many rows the bar has")));
  }

  @Override
  public Game make(Settings settings) {
    return new Chomp(settings.integer("width"), settings.integer("height"));
  }
}
