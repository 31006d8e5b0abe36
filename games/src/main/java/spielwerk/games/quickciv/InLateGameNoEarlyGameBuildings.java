package spielwerk.games.quickciv;

import java.util.Arrays;
import spielwerk.core.Position;
import spielwerk.core.Pruning;
import spielwerk.core.State;

/**
 * The thesis's pruning 6.4.4: once a seat has built one of the dearest buildings, it builds none of
 * the cheapest any more, except city centres, which are of use at all times.
 */
public final class InLateGameNoEarlyGameBuildings implements Pruning {
  private final boolean[] early = new boolean[Building.COUNT];
  private final boolean[] late = new boolean[Building.COUNT];
  private final boolean[] built;
  private final int hexes;
  private final MoveTracker follower;

  @SuppressWarnings("EnumOrdinal") // the order of buildings is part of every move's number
  public InLateGameNoEarlyGameBuildings(QuickCiv game) {
    this.hexes = game.hexes();
    this.built = new boolean[game.players()];
    QuickCivRules rules = game.rules();
    for (Building building : Building.values()) {
      int price = rules.price(building);
      early[building.ordinal()] =
          price == rules.cheapest() && rules.kind(building) != BuildingClass.CITY;
      late[building.ordinal()] = price == rules.dearest();
    }
    this.follower = new MoveTracker(game, new Builders());
  }

  private final class Builders implements MoveTracker.Listener {
    @Override
    public void restart() {
      Arrays.fill(built, false);
    }

    @Override
    public void move(QuickCivState before, int move) {
      if (move != before.pass() && late[move / hexes]) {
        built[before.turn()] = true;
      }
    }
  }

  @Override
  public void begin(Position position) {
    follower.follow(position);
  }

  @Override
  public int keep(State state, int last, int[] moves, int from, int to) {
    QuickCivState civ = (QuickCivState) state;
    if (!built[civ.turn()] && !stands(civ, civ.turn())) {
      return to;
    }
    int end = from;
    for (int i = from; i < to; i++) {
      int move = moves[i];
      if (move == civ.pass() || !early[move / hexes]) {
        moves[end++] = move;
      }
    }
    return end;
  }

  /** Whether a seat has such a building now: it may have been built within the search. */
  private boolean stands(QuickCivState state, int seat) {
    for (int hex = 0; hex < hexes; hex++) {
      int building = state.buildingOn(hex);
      if (building >= 0 && late[building] && state.ownerOf(hex) == seat) {
        return true;
      }
    }
    return false;
  }
}
