package spielwerk.games.quickciv;

/**
 * What a building does to the fronts of its owner: how many foreign hexes it would besiege besides
 * those besieged already, and how many own hexes it would relieve; what stands there now and
 * presses is missed. Belongs to one thread.
 */
public final class Front {
  private final QuickCiv game;
  private final int[][] around;

  /** How many of the hexes around a hex, the first ones, are adjacent. */
  private final int[] adjacent;

  private final int players;

  public Front(QuickCiv game) {
    this.game = game;
    this.players = game.players();
    this.around = new int[game.hexes()][];
    this.adjacent = new int[game.hexes()];
    for (int hex = 0; hex < around.length; hex++) {
      around[hex] = game.around(hex);
      for (int other : around[hex]) {
        adjacent[hex] += game.distance(hex, other) == 1 ? 1 : 0;
      }
    }
  }

  /** Hexes won for the seat's side of the front by a building on a hex, less those lost. */
  public int change(QuickCivState state, int seat, int hex, int building) {
    int before = state.buildingOn(hex);
    if (!game.presses(building) && (before < 0 || !game.presses(before))) {
      return 0;
    }
    int[] ring = around[hex];
    int near = adjacent[hex];
    return moved(state, seat, hex, more(before, building, 0))
        + moved(state, seat, ring, 0, near, more(before, building, 1))
        + moved(state, seat, ring, near, ring.length, more(before, building, 2));
  }

  /** How much more a building presses at a distance than what is there now. */
  private int more(int before, int building, int distance) {
    return game.pressure(building, distance) - (before < 0 ? 0 : game.pressure(before, distance));
  }

  private int moved(QuickCivState state, int seat, int[] ring, int from, int to, int more) {
    int sum = 0;
    for (int i = from; more != 0 && i < to; i++) {
      sum += moved(state, seat, ring[i], more);
    }
    return sum;
  }

  private int moved(QuickCivState state, int seat, int hex, int more) {
    if (more == 0 || state.ownerOf(hex) < 0) {
      return 0;
    }
    int own = state.pressure(hex, seat);
    return side(state, seat, hex, own + more) - side(state, seat, hex, own);
  }

  /** +1: the seat besieges the hex; -1: it is the seat's own and besieged; 0 otherwise. */
  private int side(QuickCivState state, int seat, int hex, int own) {
    int strongest = 0;
    int owner = state.ownerOf(hex);
    for (int other = 0; other < players; other++) {
      if (other != seat) {
        strongest = Math.max(strongest, state.pressure(hex, other));
      }
    }
    if (owner == seat) {
      return strongest > own ? -1 : 0;
    }
    return own > strongest ? 1 : 0;
  }
}
