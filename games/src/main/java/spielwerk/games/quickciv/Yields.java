package spielwerk.games.quickciv;

import java.util.Comparator;
import java.util.stream.Stream;
import spielwerk.games.quickciv.Effect.Counts;

/**
 * The rules as tables for the forward model. Immutable; shared by all states of a game.
 *
 * <p>What a building earns from another hex depends on three things only: the building, the
 * distance (1 or 2), and how its owner sees the other hex, its <em>view</em>: unbuilt (0), own with
 * a certain building (1 + building), or foreign with one ({@value #FOREIGN} + building). So all
 * effects are sums over one table of 28 x 57 entries per distance, whatever the rules say.
 */
final class Yields {
  /** The view of a foreign hex is this plus its building. */
  static final int FOREIGN = 1 + Building.COUNT;

  static final int VIEWS = 1 + 2 * Building.COUNT;

  /** Rows of the tables by view are padded, so that a row starts where the processor likes it. */
  static final int COLUMNS = 32;

  /** The column for what neighbours earn from a hex that is unbuilt. */
  static final int UNBUILT = Building.COUNT;

  private static final int SEATS = 4;

  final QuickCivRules rules;

  /** What a building earns from a hex at distance 1 or 2: {@code building * VIEWS + view}. */
  final long[] near = new long[Building.COUNT * VIEWS];

  final long[] far = new long[Building.COUNT * VIEWS];

  /** Whether a building earns anything from hexes two steps away. */
  final boolean[] farSighted = new boolean[Building.COUNT];

  /**
   * What a player gains by a building on a hex, because of one hex at distance 1 or 2 whose view is
   * given: what the new building earns from there, and what an own building there earns from it.
   * {@code view * COLUMNS + building}; column {@link #UNBUILT} is for leaving the hex free.
   */
  final long[] nearGains = new long[VIEWS * COLUMNS];

  final long[] farGains = new long[VIEWS * COLUMNS];

  /** How a seat sees what is on a hex: {@code seat * HexContent.COUNT + cell}. */
  private final byte[] views = new byte[SEATS * HexContent.COUNT];

  final int[] price = new int[Building.COUNT];

  /** The buildings from the cheapest to the dearest, and the prices in this order. */
  final byte[] byPrice = new byte[Building.COUNT];

  final int[] prices = new int[Building.COUNT];

  final int[] foodPrice;
  final int siege;

  /** Pressure by building on its own hex, adjacent ones, and those two steps away. */
  final int[][] pressure = new int[3][Building.COUNT];

  final boolean[] presses = new boolean[Building.COUNT];
  final boolean[] military = new boolean[Building.COUNT];

  Yields(QuickCivRules rules) {
    this.rules = rules;
    this.siege = rules.siege();
    this.foodPrice = rules.foodPrices().stream().mapToInt(p -> p).toArray();
    for (Building building : Building.values()) {
      fill(building);
    }
    for (int view = 0; view < VIEWS; view++) {
      for (int column = 0; column <= UNBUILT; column++) {
        nearGains[view * COLUMNS + column] = gain(near, view, column);
        farGains[view * COLUMNS + column] = gain(far, view, column);
      }
    }
    for (int seat = 0; seat < SEATS; seat++) {
      for (int owner = 0; owner < SEATS; owner++) {
        for (int b = 0; b < Building.COUNT; b++) {
          views[seat * HexContent.COUNT + HexContent.of(owner, b)] =
              (byte) (owner == seat ? 1 + b : FOREIGN + b);
        }
      }
    }
    Building[] sorted =
        Stream.of(Building.values())
            .sorted(Comparator.comparingInt(rules::price))
            .toArray(Building[]::new);
    for (int i = 0; i < sorted.length; i++) {
      byPrice[i] = (byte) sorted[i].ordinal();
      prices[i] = rules.price(sorted[i]);
    }
  }

  @SuppressWarnings("EnumOrdinal") // the order of buildings is part of every move's number
  private void fill(Building building) {
    int b = building.ordinal();
    price[b] = rules.price(building);
    military[b] = rules.kind(building) == BuildingClass.MILITARY;
    for (Effect effect : rules.effects(building)) {
      for (int distance = 0; distance <= 2; distance++) {
        if (effect.where().reaches(distance)) {
          pressure[distance][b] += effect.pressure();
          presses[b] |= effect.pressure() > 0;
          if (distance > 0) {
            count(effect, b, distance == 1 ? near : far);
            farSighted[b] |= distance == 2 && effect.counts() != Counts.NOTHING;
          }
        }
      }
    }
  }

  @SuppressWarnings("EnumOrdinal")
  private static void count(Effect effect, int b, long[] table) {
    switch (effect.counts()) {
      case UNBUILT -> table[b * VIEWS] += effect.gain();
      case OWN, FOREIGN -> {
        int from = effect.counts() == Counts.OWN ? 1 : FOREIGN;
        for (Building other : effect.buildings()) {
          table[b * VIEWS + from + other.ordinal()] += effect.gain();
        }
      }
      default -> {} // nature is the land's
    }
  }

  private static long gain(long[] table, int view, int column) {
    long gain = column == UNBUILT ? 0 : table[column * VIEWS + view];
    boolean own = view > 0 && view < FOREIGN;
    if (own) {
      gain += table[(view - 1) * VIEWS + (column == UNBUILT ? 0 : 1 + column)];
    }
    return gain;
  }

  int view(int seat, int cell) {
    return views[seat * HexContent.COUNT + cell];
  }

  /** How many buildings somebody with so much material can pay, the cheapest first. */
  int affordable(int material) {
    int count = Building.COUNT;
    while (count > 0 && prices[count - 1] > material) {
      count--;
    }
    return count;
  }

  /** How far from a city somebody with so much food can settle; 0 for not at all. */
  int reach(int food) {
    int distance = foodPrice.length;
    while (distance > 0 && foodPrice[distance - 1] > food) {
      distance--;
    }
    return distance;
  }
}
