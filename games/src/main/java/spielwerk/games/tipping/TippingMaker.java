package spielwerk.games.tipping;

import java.util.List;
import spielwerk.core.Game;
import spielwerk.core.GameInfo;
import spielwerk.core.GameMaker;
import spielwerk.core.Option;
import spielwerk.core.Settings;

/** Enters Würfelkippen in the catalogue. */
public final class TippingMaker implements GameMaker {
  @Override
  public GameInfo info() {
    return new GameInfo(
        "tipping",
        "Würfelkippen",
        "Tip a die over its edges; whoever brings the sum of its faces to the target wins.",
        2,
        2,
        List.of(
            Option.integer(
                "start", Tipping.THROWN, Tipping.THROWN, 6, "the face on top at first; 0: thrown"),
            Option.integer(
                "target", Tipping.DEFAULT_TARGET, 1, Tipping.MAX_TARGET, "the sum to reach")));
  }

  @Override
  public Game make(Settings settings) {
    return new Tipping(settings.integer("start"), settings.integer("target"));
  }
}
