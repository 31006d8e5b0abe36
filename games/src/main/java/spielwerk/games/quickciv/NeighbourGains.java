package spielwerk.games.quickciv;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a building would change for the hexes around it, its owner's and those of others: a mill
 * gains by a farm beside it, a church loses a free hex, a foreign trading post finds a customer.
 */
final class NeighbourGains {
  private final HexGrid grid;
  private final Yields yields;
  private final QuickCivState state;

  NeighbourGains(QuickCivState state) {
    this.grid = state.game().grid();
    this.yields = state.game().yields();
    this.state = state;
  }

  /** By how much the hexes of one seat around a hex would earn more if a building stood there. */
  long of(int whose, int seat, int hex, int building) {
    byte[] cells = state.cells();
    int before = yields.view(whose, cells[hex]);
    int after = yields.view(whose, HexContent.of(seat, building));
    long gain = 0;
    for (int i = grid.start[hex]; i < grid.end[hex]; i++) {
      int cell = cells[grid.around[i]];
      if (cell != 0 && HexContent.owner(cell) == whose) {
        long[] table = i < grid.second[hex] ? yields.near : yields.far;
        int row = HexContent.building(cell) * Yields.VIEWS;
        gain += table[row + after] - table[row + before];
      }
    }
    return gain;
  }

  /**
   * All changes by a seat's building on a hex, buildings of the same effect together: {@code [site,
   * whose, food, material, points, [buildings]]}.
   */
  void add(int site, int seat, int hex, List<Object> to) {
    for (int whose = 0; whose < state.game().players(); whose++) {
      Map<Long, List<Integer>> byGain = new LinkedHashMap<>();
      for (int b = 0; b < Building.COUNT; b++) {
        long gain = of(whose, seat, hex, b);
        if (gain != 0) {
          byGain.computeIfAbsent(gain, none -> new ArrayList<>()).add(b);
        }
      }
      for (Map.Entry<Long, List<Integer>> one : byGain.entrySet()) {
        List<Object> row = new ArrayList<>(List.of(site, whose));
        row.addAll(MapView.resources(one.getKey()));
        row.add(one.getValue());
        to.add(row);
      }
    }
  }
}
