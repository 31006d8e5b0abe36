package spielwerk.games.quickciv;

import java.util.List;
import spielwerk.core.Game;
import spielwerk.core.GameInfo;
import spielwerk.core.GameMaker;
import spielwerk.core.Mistake;
import spielwerk.core.Option;
import spielwerk.core.Settings;

/** {@code quickciv:players=2,size=11,rounds=60}. */
public final class QuickCivMaker implements GameMaker {
  private static final int SMALLEST = 5;
  private static final int LARGEST = 31;
  private static final int LONGEST = 1000;

  @Override
  public GameInfo info() {
    return new GameInfo(
        QuickCiv.ID,
        "Quick Civ",
        "A small 4X game on hexes: one building a round, whose yield hangs on its neighbours;"
            + " military pressure takes hexes; most points after the last round win.",
        1,
        QuickCiv.MOST_PLAYERS,
        List.of(
            Option.integer(
                    "size",
                    QuickCiv.USUAL_SIZE,
                    SMALLEST,
                    LARGEST,
                    "how many hexes wide and high the map is, an odd number")
                .allowing("the odd numbers " + SMALLEST + ".." + LARGEST),
            Option.integer(
                "players", QuickCiv.MOST_PLAYERS, 1, QuickCiv.MOST_PLAYERS, "how many play"),
            Option.integer(
                "rounds", QuickCiv.USUAL_ROUNDS, 1, LONGEST, "how many rounds are played"),
            Option.choice(
                "map",
                "the same land for every corner, or each hex drawn by itself",
                "fair",
                "unfair"),
            Option.integer(
                "seed",
                0,
                0,
                Integer.MAX_VALUE,
                "the map of every game; 0 for a map of its own for each game"),
            Option.file("rules", "a file with a table of rules instead of the usual one")));
  }

  @Override
  public Game make(Settings settings) {
    int size = settings.integer("size");
    if (size % 2 == 0) {
      throw new Mistake(
          "quickciv: size="
              + size
              + " is not allowed; size takes the odd numbers from "
              + SMALLEST
              + " to "
              + LARGEST
              + ", for only their maps are fair to every corner.");
    }
    String file = settings.text("rules").trim();
    return new QuickCiv(
        new QuickCiv.Options(
            size,
            settings.integer("players"),
            settings.integer("rounds"),
            settings.text("map").equals("fair"),
            settings.integer("seed"),
            file),
        file.isEmpty() ? QuickCivRules.usual() : QuickCivRules.of(file));
  }
}
