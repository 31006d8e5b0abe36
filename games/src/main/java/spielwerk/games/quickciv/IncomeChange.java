package spielwerk.games.quickciv;

import java.util.Arrays;

/**
 * By how much a seat's income would change by a building on a hex that is free or its own: what the
 * building earns, what its own neighbours earn from it, less the same for what is there now. Nobody
 * plays the move to know it; for all 28 buildings at once it takes one pass over the hexes around.
 */
public final class IncomeChange {
  /** Rows are as long as this. */
  public static final int COLUMNS = Yields.COLUMNS;

  private final HexGrid grid;
  private final Yields yields;

  public IncomeChange(QuickCiv game) {
    this.grid = game.grid();
    this.yields = game.yields();
  }

  /**
   * The changes for all buildings.
   *
   * @param into takes them by the number of the building, packed by {@link Resources}; has room for
   *     {@link #COLUMNS}
   */
  public void all(QuickCivState state, int seat, int hex, long[] into) {
    byte[] cells = state.cells();
    Arrays.fill(into, 0, COLUMNS, 0);
    int second = grid.second[hex];
    for (int i = grid.start[hex]; i < second; i++) {
      add(into, yields.nearGains, yields.view(seat, cells[grid.around[i]]) * COLUMNS);
    }
    int end = grid.end[hex];
    for (int i = second; i < end; i++) {
      add(into, yields.farGains, yields.view(seat, cells[grid.around[i]]) * COLUMNS);
    }
    long[] fixed = state.land().fixed;
    for (int b = 0; b < Building.COUNT; b++) {
      into[b] += fixed[hex * Building.COUNT + b];
    }
    int now = state.buildingOn(hex);
    long before = into[now < 0 ? Yields.UNBUILT : now];
    for (int b = 0; b < Building.COUNT; b++) {
      into[b] -= before;
    }
  }

  private static void add(long[] into, long[] table, int row) {
    for (int b = 0; b < COLUMNS; b++) {
      into[b] += table[row + b];
    }
  }

  /** The change for one building. */
  public long one(QuickCivState state, int seat, int hex, int building) {
    byte[] cells = state.cells();
    long[] fixed = state.land().fixed;
    int now = state.buildingOn(hex);
    int column = now < 0 ? Yields.UNBUILT : now;
    long gain =
        fixed[hex * Building.COUNT + building] - (now < 0 ? 0 : fixed[hex * Building.COUNT + now]);
    int second = grid.second[hex];
    int end = grid.end[hex];
    for (int i = grid.start[hex]; i < end; i++) {
      int row = yields.view(seat, cells[grid.around[i]]) * COLUMNS;
      long[] table = i < second ? yields.nearGains : yields.farGains;
      gain += table[row + building] - table[row + column];
    }
    return gain;
  }
}
