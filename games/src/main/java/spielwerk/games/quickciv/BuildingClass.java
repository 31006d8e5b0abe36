package spielwerk.games.quickciv;

import java.util.Locale;
import java.util.Optional;

/** The classes of buildings, as effects and prunings speak of them. */
public enum BuildingClass {
  CITY,
  FOOD,
  MATERIAL,
  HOUSING,
  POINTS,
  MILITARY,
  TRADE;

  /** The word in the table of rules. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Optional<BuildingClass> named(String word) {
    for (BuildingClass kind : values()) {
      if (kind.word().equals(word)) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }
}
