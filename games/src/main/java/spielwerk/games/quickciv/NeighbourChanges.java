package spielwerk.games.quickciv;

import java.util.Arrays;
import spielwerk.core.Changes;
import spielwerk.core.State;

/**
 * A move is no longer what it was if owner or building of its hex or of a neighbour have changed
 * (chapter 6.5 of the thesis).
 */
final class NeighbourChanges implements Changes {
  private final HexGrid grid;
  private final boolean[] stale;

  NeighbourChanges(QuickCiv game) {
    this.grid = game.grid();
    this.stale = new boolean[grid.hexes];
  }

  @Override
  public Test between(State before, State after) {
    byte[] then = ((QuickCivState) before).cells();
    byte[] now = ((QuickCivState) after).cells();
    Arrays.fill(stale, false);
    for (int hex = 0; hex < grid.hexes; hex++) {
      if (then[hex] != now[hex]) {
        stale[hex] = true;
        for (int i = grid.start[hex]; i < grid.second[hex]; i++) {
          stale[grid.around[i]] = true;
        }
      }
    }
    int builds = Building.COUNT * grid.hexes;
    return move -> move < builds && stale[move % grid.hexes];
  }
}
