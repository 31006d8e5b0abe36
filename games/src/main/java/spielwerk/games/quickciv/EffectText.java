package spielwerk.games.quickciv;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import spielwerk.core.Mistake;
import spielwerk.games.quickciv.Effect.Counts;
import spielwerk.games.quickciv.Effect.Where;

/**
 * Reads one effect of a building: {@code food 3}, {@code material 1 per forest adjacent}, {@code
 * points 2 per housing within 2}, {@code goods 1 per foreign building adjacent}, {@code pressure 4
 * adjacent}.
 */
final class EffectText {
  private static final int MOST_GAIN = 100;

  /** Nineteen buildings that press at once still fit into a byte. */
  private static final int MOST_PRESSURE = 13;

  private static final String EXAMPLES =
      "an effect reads like 'food 3', 'material 1 per forest adjacent', 'points 2 per housing"
          + " within 2', 'goods 1 per foreign building adjacent' or 'pressure 4 adjacent'";

  private final String text;
  private final List<String> words;
  private final Function<BuildingClass, Set<Building>> kinds;
  private final Function<String, Mistake> mistake;

  private EffectText(
      String text,
      Function<BuildingClass, Set<Building>> kinds,
      Function<String, Mistake> mistake) {
    this.text = text;
    this.words = List.of(text.split("\\s+"));
    this.kinds = kinds;
    this.mistake = mistake;
  }

  /**
   * @param kinds the buildings of a class
   * @param mistake makes a mistake that names the line
   */
  static Effect read(
      String text,
      Function<BuildingClass, Set<Building>> kinds,
      Function<String, Mistake> mistake) {
    return new EffectText(text, kinds, mistake).effect();
  }

  private Effect effect() {
    if (words.size() < 2) {
      throw unreadable();
    }
    if (words.get(0).equals("pressure")) {
      int pressure = number(1, MOST_PRESSURE);
      return new Effect(0, pressure, Counts.NOTHING, Set.of(), where(words.subList(2, size())));
    }
    int amount = number(-MOST_GAIN, MOST_GAIN);
    long gain =
        switch (words.get(0)) {
          case "food" -> Resources.of(amount, 0, 0);
          case "material" -> Resources.of(0, amount, 0);
          case "points" -> Resources.of(0, 0, amount);
          case "goods" -> Resources.of(amount, amount, 0);
          default ->
              throw mistake.apply(
                  "'"
                      + words.get(0)
                      + "' is nothing to earn; there are food, material, points, goods and"
                      + " pressure");
        };
    if (size() == 2) {
      return new Effect(gain, 0, Counts.NOTHING, Set.of(), Where.HERE);
    }
    if (!words.get(2).equals("per") || size() < 5) {
      throw unreadable();
    }
    return counted(gain, words.subList(3, size()));
  }

  private Effect counted(long gain, List<String> rest) {
    boolean foreign = rest.get(0).equals("foreign");
    if (foreign && rest.size() < 3) {
      throw unreadable();
    }
    String thing = rest.get(foreign ? 1 : 0);
    Where where = where(rest.subList(foreign ? 2 : 1, rest.size()));
    Counts counts =
        switch (thing) {
          case "forest" -> Counts.FOREST;
          case "mountain" -> Counts.MOUNTAIN;
          case "nature" -> Counts.NATURE;
          case "unbuilt" -> Counts.UNBUILT;
          default -> foreign ? Counts.FOREIGN : Counts.OWN;
        };
    boolean nature = counts.compareTo(Counts.UNBUILT) < 0;
    if (foreign && counts != Counts.FOREIGN) {
      throw mistake.apply("'foreign " + thing + "' is impossible: a " + thing + " has no owner");
    }
    if (nature && where == Where.WITHIN_2) {
      throw mistake.apply("'" + text + "': nature is counted here or adjacent");
    }
    if (!nature && where == Where.HERE) {
      throw mistake.apply("'" + text + "': only nature is counted here");
    }
    boolean named = counts == Counts.OWN || counts == Counts.FOREIGN;
    return new Effect(gain, 0, counts, named ? buildings(thing) : Set.of(), where);
  }

  private Set<Building> buildings(String thing) {
    if (thing.equals("building")) {
      return EnumSet.allOf(Building.class);
    }
    boolean not = thing.startsWith("non-");
    String word = not ? thing.substring("non-".length()) : thing;
    Set<Building> some =
        BuildingClass.named(word)
            .map(kinds)
            .or(() -> Building.named(word).map(EnumSet::of))
            .orElseThrow(
                () ->
                    mistake.apply(
                        "'"
                            + thing
                            + "' cannot be counted; forest, mountain, nature, unbuilt, building, a"
                            + " class or a building can, also as non-housing"));
    if (not) {
      EnumSet<Building> others = EnumSet.allOf(Building.class);
      others.removeAll(some);
      return others;
    }
    return some;
  }

  private Where where(List<String> last) {
    String said = String.join(" ", last);
    for (Where where : Where.values()) {
      if (where.words().equals(said)) {
        return where;
      }
    }
    throw mistake.apply("'" + said + "' is not a place; there are here, adjacent and within 2");
  }

  private int number(int least, int most) {
    String word = words.get(1);
    try {
      int number = Integer.parseInt(word);
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException none) {
      // reported below, as a number out of bounds is
    }
    throw mistake.apply("'" + word + "' is not a number from " + least + " to " + most);
  }

  private int size() {
    return words.size();
  }

  private Mistake unreadable() {
    return mistake.apply("'" + text + "' is not an effect; " + EXAMPLES);
  }
}
