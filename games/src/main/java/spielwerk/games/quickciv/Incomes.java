package spielwerk.games.quickciv;

/**
 * What every seat earns a round: the part of a {@link QuickCivState}, which owns it, that follows
 * each change on the map by looking at the 18 hexes around it. Mutable.
 */
final class Incomes {
  private final HexGrid grid;
  private final Yields yields;

  /** By seat, packed by {@link Resources}. */
  private final long[] income;

  Incomes(HexGrid grid, Yields yields, int players) {
    this.grid = grid;
    this.yields = yields;
    this.income = new long[players];
  }

  Incomes(Incomes other) {
    this.grid = other.grid;
    this.yields = other.yields;
    this.income = other.income.clone();
  }

  void set(Incomes other) {
    System.arraycopy(other.income, 0, income, 0, income.length);
  }

  long of(int seat) {
    return income[seat];
  }

  /**
   * Settles what the hex itself earned and earns, and what those around earn from it.
   *
   * @param before what stood there, 0 for nothing
   * @param after what stands there now
   */
  void change(byte[] cells, Land land, int hex, int before, int after) {
    int owner = HexContent.owner(after);
    int building = HexContent.building(after);
    int last = before == 0 ? -1 : HexContent.owner(before);
    int lastBuilding = HexContent.building(before);
    long[] near = yields.near;
    long lost = lastBuilding < 0 ? 0 : land.fixed[hex * Building.COUNT + lastBuilding];
    long won = land.fixed[hex * Building.COUNT + building];
    int rowWon = building * Yields.VIEWS;
    int rowLost = lastBuilding * Yields.VIEWS;
    int second = grid.second[hex];
    for (int i = grid.start[hex]; i < second; i++) {
      int cell = cells[grid.around[i]];
      won += near[rowWon + yields.view(owner, cell)];
      if (lastBuilding >= 0) {
        lost += near[rowLost + yields.view(last, cell)];
      }
      if (cell != 0) {
        int seat = HexContent.owner(cell);
        int row = HexContent.building(cell) * Yields.VIEWS;
        income[seat] +=
            near[row + yields.view(seat, after)] - near[row + yields.view(seat, before)];
      }
    }
    boolean seesWon = yields.farSighted[building];
    boolean seesLost = lastBuilding >= 0 && yields.farSighted[lastBuilding];
    long[] far = yields.far;
    int end = grid.end[hex];
    for (int i = second; i < end; i++) {
      int cell = cells[grid.around[i]];
      if (seesWon) {
        won += far[rowWon + yields.view(owner, cell)];
      }
      if (seesLost) {
        lost += far[rowLost + yields.view(last, cell)];
      }
      if (cell != 0) {
        int seat = HexContent.owner(cell);
        int other = HexContent.building(cell);
        if (yields.farSighted[other]) {
          int row = other * Yields.VIEWS;
          income[seat] +=
              far[row + yields.view(seat, after)] - far[row + yields.view(seat, before)];
        }
      }
    }
    income[owner] += won;
    if (last >= 0) {
      income[last] -= lost;
    }
  }
}
