package spielwerk.games.quickciv;

import spielwerk.core.Pruning;
import spielwerk.core.State;

/**
 * The thesis's pruning 6.4.2: only moves that raise the evaluation at once, and military buildings,
 * whose use shows later. The thesis built the next state for every move and was a hundred times
 * slower for it; here the change alone is evaluated, for all buildings on a hex at once. Passing is
 * always kept.
 */
public final class OnlyGreedyNodes implements Pruning {
  private final Appraisal appraisal;
  private final boolean[] military = new boolean[Building.COUNT];
  private final double[] deltas = new double[Building.COUNT];
  private final int hexes;

  @SuppressWarnings("EnumOrdinal") // the order of buildings is part of every move's number
  public OnlyGreedyNodes(QuickCiv game, AppraisalWeights weights) {
    this.appraisal = new Appraisal(game, weights);
    this.hexes = game.hexes();
    for (Building building : Building.values()) {
      military[building.ordinal()] = game.rules().kind(building) == BuildingClass.MILITARY;
    }
  }

  @Override
  public int keep(State state, int last, int[] moves, int from, int to) {
    QuickCivState civ = (QuickCivState) state;
    int seat = civ.turn();
    int known = -1; // moves come hex by hex
    int end = from;
    for (int i = from; i < to; i++) {
      int move = moves[i];
      if (move == civ.pass()) {
        moves[end++] = move;
        continue;
      }
      int building = move / hexes;
      int hex = move - building * hexes;
      if (military[building]) {
        moves[end++] = move;
        continue;
      }
      if (hex != known) {
        appraisal.deltas(civ, seat, hex, deltas);
        known = hex;
      }
      if (deltas[building] > 0) {
        moves[end++] = move;
      }
    }
    return end;
  }
}
