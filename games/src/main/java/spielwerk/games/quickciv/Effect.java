package spielwerk.games.quickciv;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * One thing that a building does: earn something, once or for each thing it counts, or press.
 *
 * @param gain what it gives each time, packed by {@link Resources}; 0 for pressure
 * @param pressure how hard it presses; 0 for what earns
 * @param counts what is counted
 * @param buildings which buildings are counted, for {@link Counts#OWN} and {@link Counts#FOREIGN}
 * @param where where things are counted or pressed
 */
record Effect(long gain, int pressure, Counts counts, Set<Building> buildings, Where where) {

  /** What a building may count. */
  enum Counts {
    NOTHING,
    FOREST,
    MOUNTAIN,
    NATURE,
    UNBUILT,
    OWN,
    FOREIGN
  }

  /** On its own hex, on the six around it, or on the eighteen within two steps. */
  enum Where {
    HERE("here"),
    ADJACENT("adjacent"),
    WITHIN_2("within 2");

    private final String words;

    Where(String words) {
      this.words = words;
    }

    String words() {
      return words;
    }

    boolean reaches(int distance) {
      return switch (this) {
        case HERE -> distance == 0;
        case ADJACENT -> distance == 1;
        case WITHIN_2 -> distance == 1 || distance == 2;
      };
    }
  }

  Effect {
    buildings =
        buildings.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(buildings));
  }

  boolean countsNature() {
    return counts == Counts.FOREST || counts == Counts.MOUNTAIN || counts == Counts.NATURE;
  }

  /** How many things it counts on a hex with this many elements. */
  int nature(int forests, int mountains) {
    return switch (counts) {
      case FOREST -> forests;
      case MOUNTAIN -> mountains;
      case NATURE -> forests + mountains;
      default -> 0;
    };
  }
}
