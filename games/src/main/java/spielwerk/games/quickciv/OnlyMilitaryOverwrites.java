package spielwerk.games.quickciv;

import spielwerk.core.Pruning;
import spielwerk.core.State;

/**
 * The thesis's pruning 6.4.1: a building is only built over if it or the new one is of the military
 * or for points. This many moves are left out (6.11):
 *
 * <pre>(F - F_military - F_points) * (G - G_military - G_points)</pre>
 *
 * where F are the seat's built hexes and G the buildings it can pay.
 */
public final class OnlyMilitaryOverwrites implements Pruning {
  private final boolean[] free = new boolean[Building.COUNT];
  private final int hexes;

  @SuppressWarnings("EnumOrdinal") // the order of buildings is part of every move's number
  public OnlyMilitaryOverwrites(QuickCiv game) {
    this.hexes = game.hexes();
    for (Building building : Building.values()) {
      BuildingClass kind = game.rules().kind(building);
      free[building.ordinal()] = kind == BuildingClass.MILITARY || kind == BuildingClass.POINTS;
    }
  }

  @Override
  public int keep(State state, int last, int[] moves, int from, int to) {
    QuickCivState civ = (QuickCivState) state;
    int pass = civ.pass();
    int end = from;
    for (int i = from; i < to; i++) {
      int move = moves[i];
      int building = move / hexes;
      int before = move == pass ? -1 : civ.buildingOn(move - building * hexes);
      if (before < 0 || free[before] || free[building]) {
        moves[end++] = move;
      }
    }
    return end;
  }
}
