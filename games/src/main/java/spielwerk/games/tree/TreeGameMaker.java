package spielwerk.games.tree;

import java.util.List;
import spielwerk.core.Game;
import spielwerk.core.GameInfo;
import spielwerk.core.GameMaker;
import spielwerk.core.Option;
import spielwerk.core.Settings;

/** Enters the typed-in tree in the catalogue. */
public final class TreeGameMaker implements GameMaker {
  @Override
  public GameInfo info() {
    return new GameInfo(
        "tree",
        "Typed tree",
        "A tree typed in as nested lists, such as [[5,-10,3],[6,-15]], to watch a search at work.",
        2,
        2,
        List.of(
            Option.choice(
                "figure",
                "the tree to begin with, by its figure in the paper",
                "11",
                "10",
                "9",
                "2",
                "3",
                "4")));
  }

  @Override
  public Game make(Settings settings) {
    return new TreeGame(settings.integer("figure"));
  }
}
