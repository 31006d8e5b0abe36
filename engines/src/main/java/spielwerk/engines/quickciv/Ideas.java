package spielwerk.engines.quickciv;

import java.util.random.RandomGenerator;
import spielwerk.games.quickciv.Building;
import spielwerk.games.quickciv.Gains;
import spielwerk.games.quickciv.QuickCiv;
import spielwerk.games.quickciv.QuickCivState;

/**
 * Proposes moves worth a try: some hexes are drawn, and of all that can be built there that which
 * changes the forecast most; now and then anything. What a building changes is found from the
 * change of the income alone ({@link Gains}).
 */
final class Ideas {
  private static final double ANYTHING = 0.3;

  private final Forecast forecast;
  private final Gains gains;
  private final int hexes;
  private final int rounds;
  private final int[] byPrice;
  private final long[] sites;
  private final int[] list;
  private final long[] row = new long[Gains.COLUMNS];

  Ideas(QuickCiv game, Forecast forecast) {
    this.forecast = forecast;
    this.gains = new Gains(game);
    this.hexes = game.hexes();
    this.rounds = game.rounds();
    this.byPrice = game.byPrice().stream().mapToInt(Building::ordinal).toArray();
    this.sites = new long[game.words()];
    this.list = new int[hexes];
  }

  /**
   * A move for the seat to move.
   *
   * @param tries how many hexes are drawn for it
   */
  int propose(QuickCivState state, int tries, RandomGenerator random) {
    if (random.nextDouble() < ANYTHING) {
      return state.sample(random);
    }
    int count = list(state);
    int affordable = state.affordable();
    if (count == 0 || affordable == 0) {
      return state.pass();
    }
    int best = state.pass();
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < tries; i++) {
      int hex = list[random.nextInt(count)];
      int seat = state.turn();
      gains.all(state, seat, hex, row);
      int tiles = state.tiles(seat) + (state.ownerOf(hex) < 0 ? 1 : 0);
      long income = state.income(seat);
      int left = rounds - state.round();
      for (int b = 0; b < affordable; b++) {
        double value = forecast.worth(income + row[byPrice[b]], tiles, left);
        if (value > most) {
          most = value;
          best = byPrice[b] * hexes + hex;
        }
      }
    }
    return best;
  }

  private int list(QuickCivState state) {
    state.sites(sites);
    int count = 0;
    for (int w = 0; w < sites.length; w++) {
      for (long rest = sites[w]; rest != 0; rest &= rest - 1) {
        list[count++] = (w << 6) + Long.numberOfTrailingZeros(rest);
      }
    }
    return count;
  }
}
