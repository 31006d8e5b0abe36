package spielwerk.games.quickciv;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import spielwerk.core.Mistake;
import spielwerk.core.TextFile;

/**
 * All numbers of the game, as the table of rules gives them. The usual table is the resource {@code
 * rules.txt}; a copy of it that somebody edited makes a variant.
 *
 * @param stock what everybody has at the start, packed by {@link Resources}
 * @param foodPrices the food for the first building on a hex, by distance to the nearest own city
 *     centre from 1; there are as many as a city reaches hexes
 * @param siege how many rounds of more pressure take a hex
 * @param buildings by {@link Building}
 */
public record QuickCivRules(
    long stock, List<Integer> foodPrices, int siege, Map<Building, Entry> buildings) {
  private static final String RESOURCE = "rules.txt";
  private static final int LONGEST = 1 << 16;

  /** What one building is: its class, its price in material, and what it does. */
  record Entry(BuildingClass kind, int price, List<Effect> effects) {
    Entry {
      effects = List.copyOf(effects);
    }
  }

  public QuickCivRules {
    foodPrices = List.copyOf(foodPrices);
    buildings = Map.copyOf(buildings);
  }

  public BuildingClass kind(Building building) {
    return entry(building).kind();
  }

  public int price(Building building) {
    return entry(building).price();
  }

  List<Effect> effects(Building building) {
    return entry(building).effects();
  }

  private Entry entry(Building building) {
    return Objects.requireNonNull(buildings.get(building));
  }

  /** How far from a city centre its owner may build. */
  public int range() {
    return foodPrices.size();
  }

  /** The price of the cheapest buildings, those of the early game. */
  public int cheapest() {
    return prices().min().orElseThrow();
  }

  /** The price of the dearest buildings, with which the late game begins. */
  public int dearest() {
    return prices().max().orElseThrow();
  }

  private IntStream prices() {
    return buildings.values().stream().mapToInt(Entry::price);
  }

  /**
   * These rules with other prices or another siege.
   *
   * @param material what buildings cost, in percent
   * @param food what a new hex costs, in percent
   * @param step by how much each price of buildings is a multiple of the one below it, 0 to leave
   *     the steps as they are
   * @param siege how many rounds take a hex, 0 if none is ever taken
   */
  public QuickCivRules varied(int material, int food, int step, int siege) {
    int[] tiers = prices().sorted().distinct().toArray();
    Map<Building, Entry> varied = new EnumMap<>(Building.class);
    buildings.forEach(
        (building, entry) -> {
          long price = entry.price();
          if (step > 0) {
            price = tiers[0];
            for (int tier = 0; tiers[tier] < entry.price(); tier++) {
              price *= step;
            }
          }
          varied.put(
              building,
              new Entry(
                  entry.kind(),
                  percent(price, material),
                  siege > 0
                      ? entry.effects()
                      : entry.effects().stream()
                          .filter(effect -> effect.pressure() == 0)
                          .toList()));
        });
    return new QuickCivRules(
        stock,
        foodPrices.stream().map(price -> percent(price, food)).toList(),
        siege > 0 ? siege : this.siege,
        varied);
  }

  /** Rounded up, so that what costs something goes on doing so, and within a table's bounds. */
  private static int percent(long price, int percent) {
    return (int) Math.min(RulesText.MOST_PRICE, (price * percent + 99) / 100);
  }

  /** The rules that the game is usually played by. */
  public static QuickCivRules usual() {
    return RulesText.read("the usual rules", usualText());
  }

  /** The table of the usual rules, to be copied and edited. */
  public static String usualText() {
    try (InputStream stream =
        Objects.requireNonNull(QuickCivRules.class.getResourceAsStream(RESOURCE), RESOURCE)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /**
   * Rules from a file.
   *
   * @throws Mistake if it cannot be read or is not a table of rules; the line is named
   */
  public static QuickCivRules of(String file) {
    try {
      Path path = Path.of(file);
      if (!Files.isRegularFile(path)) {
        throw new Mistake("There is no file " + file + " with rules.");
      }
      if (Files.size(path) > LONGEST) {
        throw new Mistake(
            "The file " + file + " is too long for rules; it may have " + LONGEST + " bytes.");
      }
      return RulesText.read(file, TextFile.read(path));
    } catch (IOException | InvalidPathException unreadable) {
      throw new Mistake("The rules " + file + " cannot be read.", unreadable);
    }
  }
}
