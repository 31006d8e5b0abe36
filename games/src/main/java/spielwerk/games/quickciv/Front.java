package spielwerk.games.quickciv;

/**
 * What a building does to the fronts of its owner: how many foreign hexes it would besiege besides
 * those besieged already, and how many own hexes it would relieve; what stands there now and
 * presses is missed. Belongs to one thread.
 */
public final class Front {
  private final QuickCiv game;
  private final int[][] around;
  private final int players;

  public Front(QuickCiv game) {
    this.game = game;
    this.players = game.players();
    this.around = new int[game.hexes()][];
    for (int hex = 0; hex < around.length; hex++) {
      around[hex] = game.around(hex);
    }
  }

  /** Hexes won for the seat's side of the front by a building on a hex, less those lost. */
  public int change(QuickCivState state, int seat, int hex, int building) {
    int before = state.buildingOn(hex);
    if (!game.presses(building) && (before < 0 || !game.presses(before))) {
      return 0;
    }
    int sum = 0;
    if (state.ownerOf(hex) >= 0) {
      sum += change(state, seat, hex, hex, before, building);
    }
    for (int other : around[hex]) {
      if (state.ownerOf(other) >= 0) {
        sum += change(state, seat, hex, other, before, building);
      }
    }
    return sum;
  }

  private int change(QuickCivState state, int seat, int hex, int other, int before, int building) {
    int distance = game.distance(hex, other);
    int more =
        game.pressure(building, distance) - (before < 0 ? 0 : game.pressure(before, distance));
    if (more == 0) {
      return 0;
    }
    int own = state.pressure(other, seat);
    return side(state, seat, other, own + more) - side(state, seat, other, own);
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
