package spielwerk.games.quickciv;

import java.util.List;
import java.util.stream.Stream;
import spielwerk.core.Game;
import spielwerk.core.GameInfo;
import spielwerk.core.GameMaker;
import spielwerk.core.Mistake;
import spielwerk.core.Option;
import spielwerk.core.Settings;

/** {@code quickciv:players=2,size=11,rounds=60}. */
public final class QuickCivMaker implements GameMaker {
  private static final int SMALLEST = DrawnMap.SMALLEST;
  private static final int LARGEST = DrawnMap.LARGEST;
  private static final int LONGEST = 1000;
  private static final int CHEAPEST = 10;
  private static final int DEAREST = 1000;
  private static final int STEEPEST = 20;

  @Override
  public GameInfo info() {
    return new GameInfo(
        QuickCiv.ID,
        "Quick Civ",
        "A small 4X game on hexes: one building a round, whose yield depends on its neighbours;"
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
            Option.choiceOrFile(
                "map",
                "the same land for every corner, each hex drawn by itself, a scenario, or a file"
                    + " with a map; scenarios and files set size and players",
                maps()),
            Option.integer(
                "seed",
                0,
                0,
                Integer.MAX_VALUE,
                "the map of every game; 0 for a map of its own for each game"),
            Option.file("rules", "a file with a table of rules instead of the usual one"),
            Option.choice(
                "order",
                "another player begins each round, or always the same",
                "rotates",
                "fixed"),
            Option.integer(
                "material", 100, CHEAPEST, DEAREST, "what buildings cost, in percent of the table"),
            Option.integer(
                "food", 100, CHEAPEST, DEAREST, "what a new hex costs, in percent of the table"),
            Option.integer(
                "step",
                0,
                0,
                STEEPEST,
                "how many times as much each price of buildings is as the one below it; 0: as in"
                    + " the table"),
            Option.integer(
                "siege",
                -1,
                -1,
                RulesText.LONGEST_SIEGE,
                "how many rounds take a hex; 0: none is ever taken; -1: as in the table")));
  }

  private static String[] maps() {
    return Stream.concat(Stream.of(QuickCiv.FAIR, QuickCiv.UNFAIR), DrawnMap.SCENARIOS.stream())
        .toArray(String[]::new);
  }

  @Override
  public Game make(Settings settings) {
    String map = settings.text("map").trim();
    boolean random = map.equals(QuickCiv.FAIR) || map.equals(QuickCiv.UNFAIR);
    DrawnMap drawn = random ? null : DrawnMap.named(map);
    int size = drawn == null ? settings.integer("size") : drawn.size();
    int players = drawn == null ? settings.integer("players") : drawn.players();
    if (drawn != null) {
      agrees(settings, "size", size, map);
      agrees(settings, "players", players, map);
    }
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
            players,
            settings.integer("rounds"),
            map,
            settings.integer("seed"),
            file,
            settings.text("order").equals("rotates"),
            new QuickCiv.Variation(
                settings.integer("material"),
                settings.integer("food"),
                settings.integer("step"),
                settings.integer("siege"))),
        file.isEmpty() ? QuickCivRules.usual() : QuickCivRules.of(file),
        drawn);
  }

  /** A drawn map fixes the number of players and the size; options that give them must agree. */
  private static void agrees(Settings settings, String option, int drawn, String map) {
    if (settings.has(option) && settings.integer(option) != drawn) {
      throw new Mistake(
          "quickciv: %s=%d is not allowed with map=%s, which has %d; leave it out."
              .formatted(option, settings.integer(option), map, drawn));
    }
  }
}
