package spielwerk.arena;

import java.util.List;
import spielwerk.core.Game;
import spielwerk.core.GameInfo;
import spielwerk.core.GameMaker;
import spielwerk.core.Option;
import spielwerk.core.Settings;

/** Makes the {@link Counting} game of these tests. */
public final class CountingMaker implements GameMaker {
  @Override
  public GameInfo info() {
    return new GameInfo(
        "counting",
        "Counting",
        "Count to the target by ones, twos and threes.",
        1,
        4,
        List.of(
            Option.integer("seats", 2, 1, 4, "how many count"),
            Option.integer("target", 21, 1, 1000, "who says it wins"),
            Option.flag("dice", false, "a die adds before each move"),
            Option.flag("thrown", false, "the first number is thrown")));
  }

  @Override
  public Game make(Settings settings) {
    return new Counting(
        settings.text(),
        settings.integer("seats"),
        settings.integer("target"),
        settings.flag("dice"),
        settings.flag("thrown"));
  }
}
