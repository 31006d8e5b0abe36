package spielwerk.games.quickciv;

/**
 * What grows and rises on the hexes of a map, and what buildings earn from it. Immutable; shared by
 * all states of a game. Nature stays when a hex is built on, and is counted by element: two forests
 * on a hex are two.
 */
final class Land {
  private final byte[] forests;
  private final byte[] mountains;

  /** What a building earns on a hex whatever stands around: {@code hex * 28 + building}. */
  final long[] fixed;

  Land(HexGrid grid, QuickCivRules rules, byte[] forests, byte[] mountains) {
    this.forests = forests.clone();
    this.mountains = mountains.clone();
    this.fixed = new long[grid.hexes * Building.COUNT];
    for (int hex = 0; hex < grid.hexes; hex++) {
      if (grid.exists(hex)) {
        for (int b = 0; b < Building.COUNT; b++) {
          fixed[hex * Building.COUNT + b] = fixed(grid, rules, hex, Building.of(b));
        }
      }
    }
  }

  private long fixed(HexGrid grid, QuickCivRules rules, int hex, Building building) {
    long sum = 0;
    for (Effect effect : rules.effects(building)) {
      if (effect.counts() == Effect.Counts.NOTHING) {
        sum += effect.gain();
      } else if (effect.countsNature()) {
        int count = 0;
        if (effect.where().reaches(0)) {
          count = effect.nature(forests[hex], mountains[hex]);
        } else {
          for (int i = grid.start[hex]; i < grid.second[hex]; i++) {
            int other = grid.around[i];
            count += effect.nature(forests[other], mountains[other]);
          }
        }
        sum += count * effect.gain();
      }
    }
    return sum;
  }

  int forests(int hex) {
    return forests[hex];
  }

  int mountains(int hex) {
    return mountains[hex];
  }
}
