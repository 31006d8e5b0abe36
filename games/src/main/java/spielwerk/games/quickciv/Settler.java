package spielwerk.games.quickciv;

import java.util.random.RandomGenerator;
import spielwerk.core.Policy;
import spielwerk.core.State;

/**
 * The thesis's roll-outs RandomWithoutOverwrite and RandomWithoutOverwriteWithMilitary: a move
 * drawn uniformly from those that settle a free hex, and with military also of those that build
 * over a military building or build one over another. Passing is one of the moves.
 */
final class Settler implements Policy {
  private final QuickCiv game;
  private final boolean withMilitary;
  private final boolean[] military = new boolean[Building.COUNT];
  private final int[] byPrice;
  private final long[] sites;

  @SuppressWarnings("EnumOrdinal") // the order of buildings is part of every move's number
  Settler(QuickCiv game, boolean withMilitary) {
    this.game = game;
    this.withMilitary = withMilitary;
    for (Building building : Building.values()) {
      military[building.ordinal()] = game.rules().kind(building) == BuildingClass.MILITARY;
    }
    this.byPrice = game.byPrice().stream().mapToInt(Building::ordinal).toArray();
    this.sites = new long[game.words()];
  }

  @Override
  public int choose(State state, RandomGenerator random) {
    QuickCivState civ = (QuickCivState) state;
    int affordable = civ.affordable();
    int armed = 0;
    for (int i = 0; withMilitary && i < affordable; i++) {
      armed += military[byPrice[i]] ? 1 : 0;
    }
    civ.sites(sites);
    int count = 1;
    for (int w = 0; w < sites.length; w++) {
      for (long rest = sites[w]; rest != 0; rest &= rest - 1) {
        count += choices(civ, (w << 6) + Long.numberOfTrailingZeros(rest), affordable, armed);
      }
    }
    int drawn = random.nextInt(count);
    for (int w = 0; w < sites.length; w++) {
      for (long rest = sites[w]; rest != 0; rest &= rest - 1) {
        int hex = (w << 6) + Long.numberOfTrailingZeros(rest);
        int here = choices(civ, hex, affordable, armed);
        if (drawn < here) {
          return building(drawn, here == affordable) * game.hexes() + hex;
        }
        drawn -= here;
      }
    }
    return civ.pass();
  }

  private int choices(QuickCivState state, int hex, int affordable, int armed) {
    int before = state.buildingOn(hex);
    return before < 0 || (withMilitary && military[before]) ? affordable : armed;
  }

  /** The building of this rank by price: of all, or of the military ones. */
  private int building(int rank, boolean all) {
    if (all) {
      return byPrice[rank];
    }
    int left = rank;
    int i = 0;
    while (!military[byPrice[i]] || left-- > 0) {
      i++;
    }
    return byPrice[i];
  }
}
