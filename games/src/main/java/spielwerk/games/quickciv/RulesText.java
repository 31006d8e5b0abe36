package spielwerk.games.quickciv;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import spielwerk.core.Mistake;
import spielwerk.core.Text;

/**
 * Reads a table of rules. Lines are {@code start}, {@code food-price}, {@code siege} or {@code
 * building | class | price | effects}; what follows a # is a comment. Every mistake names its line.
 */
final class RulesText {
  private static final int LONGEST_RANGE = 6;
  private static final int MOST_STOCK = 10_000;
  static final int MOST_PRICE = 10_000;
  static final int LONGEST_SIEGE = 7;

  private final String source;
  private final Map<Building, Row> rows = new EnumMap<>(Building.class);
  private final Set<String> given = new HashSet<>();
  private long stock;
  private List<Integer> foodPrices = List.of();
  private int siege;
  private int line;

  /** A building's line, its effects not yet read. */
  private record Row(int line, BuildingClass kind, int price, String effects) {}

  private RulesText(String source) {
    this.source = source;
  }

  static QuickCivRules read(String source, String text) {
    return new RulesText(source).all(text);
  }

  private QuickCivRules all(String text) {
    for (String raw : text.split("\\R", -1)) {
      line++;
      String content = Text.before(raw, '#').trim();
      if (!content.isEmpty()) {
        if (content.indexOf('|') >= 0) {
          building(content);
        } else {
          setting(content);
        }
      }
    }
    for (String setting : List.of("start", "food-price", "siege")) {
      if (!given.contains(setting)) {
        throw new Mistake(source + " has no line '" + setting + " ..'.");
      }
    }
    String missing =
        Stream.of(Building.values())
            .filter(building -> !rows.containsKey(building))
            .map(Building::word)
            .collect(Collectors.joining(", "));
    if (!missing.isEmpty()) {
      throw new Mistake(source + " lacks a line for " + missing + ".");
    }
    Map<Building, QuickCivRules.Entry> buildings = new EnumMap<>(Building.class);
    rows.forEach((building, row) -> buildings.put(building, entry(row)));
    return new QuickCivRules(stock, foodPrices, siege, buildings);
  }

  private void setting(String content) {
    String[] words = content.split("\\s+");
    if (!given.add(words[0])) {
      throw mistake("'" + words[0] + "' is given a second time");
    }
    switch (words[0]) {
      case "start" -> {
        if (words.length != 5 || !words[1].equals("food") || !words[3].equals("material")) {
          throw mistake("it must read like 'start food 20 material 40'");
        }
        stock =
            Resources.of(
                number(words[2], 0, MOST_STOCK, "a stock"),
                number(words[4], 0, MOST_STOCK, "a stock"),
                0);
      }
      case "food-price" -> {
        if (words.length < 2 || words.length > LONGEST_RANGE + 1) {
          throw mistake(
              "it must give 1 to "
                  + LONGEST_RANGE
                  + " prices, by distance, like 'food-price 3 6 9'");
        }
        List<Integer> prices = new ArrayList<>();
        int least = 0;
        for (String word : List.of(words).subList(1, words.length)) {
          least = number(word, least, MOST_PRICE, "a price of food, never less than a nearer one,");
          prices.add(least);
        }
        foodPrices = prices;
      }
      case "siege" -> {
        if (words.length != 2) {
          throw mistake("it must read like 'siege 3'");
        }
        siege = number(words[1], 1, LONGEST_SIEGE, "the rounds of a siege");
      }
      default ->
          throw mistake(
              "'"
                  + words[0]
                  + "' is not known; a line is 'start ..', 'food-price ..', 'siege ..' or"
                  + " 'building | class | price | effects'");
    }
  }

  private void building(String content) {
    String[] columns = content.split("\\|", -1);
    if (columns.length != 4) {
      throw mistake("a building has 4 columns: 'building | class | price | effects'");
    }
    String word = columns[0].trim();
    Building building =
        Building.named(word)
            .orElseThrow(() -> mistake("there is no building '" + word + "'; " + buildingWords()));
    BuildingClass kind =
        BuildingClass.named(columns[1].trim())
            .orElseThrow(
                () ->
                    mistake("there is no class '" + columns[1].trim() + "'; there are " + kinds()));
    int price = number(columns[2].trim(), 0, MOST_PRICE, "a price");
    if (rows.put(building, new Row(line, kind, price, columns[3])) != null) {
      throw mistake("'" + word + "' is given a second time");
    }
  }

  /** Effects speak of classes, so they are read when the classes of all buildings are known. */
  private QuickCivRules.Entry entry(Row row) {
    line = row.line();
    List<Effect> effects = new ArrayList<>();
    if (!row.effects().isBlank()) {
      for (String effect : row.effects().split(";", -1)) {
        effects.add(EffectText.read(effect.trim(), this::buildings, this::mistake));
      }
    }
    return new QuickCivRules.Entry(row.kind(), row.price(), effects);
  }

  private Set<Building> buildings(BuildingClass kind) {
    return rows.entrySet().stream()
        .filter(row -> row.getValue().kind() == kind)
        .map(Map.Entry::getKey)
        .collect(Collectors.toCollection(() -> EnumSet.noneOf(Building.class)));
  }

  private static String buildingWords() {
    return "there are "
        + Stream.of(Building.values()).map(Building::word).collect(Collectors.joining(", "));
  }

  private static String kinds() {
    return EnumSet.allOf(BuildingClass.class).stream()
        .map(BuildingClass::word)
        .collect(Collectors.joining(", "));
  }

  private int number(String word, int least, int most, String what) {
    try {
      int number = Integer.parseInt(word);
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException none) {
      // reported below, as a number out of bounds is
    }
    throw mistake("'" + word + "' is not " + what + " from " + least + " to " + most);
  }

  private Mistake mistake(String what) {
    return new Mistake(source + ", line " + line + ": " + what + ".");
  }
}
