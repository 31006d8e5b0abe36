package spielwerk.engines.quickciv;

import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import spielwerk.games.quickciv.Building;
import spielwerk.games.quickciv.BuildingClass;
import spielwerk.games.quickciv.IncomeChange;
import spielwerk.games.quickciv.QuickCiv;
import spielwerk.games.quickciv.QuickCivState;

/**
 * Proposes moves worth a try: mostly some hexes are drawn, and of all that can be built there that
 * which changes the forecast most; now and then something military at a border, whose use only
 * shows when a plan is played through; now and then anything. What a building changes is found from
 * the change of the income alone ({@link IncomeChange}).
 */
final class MoveProposals {
  private static final double ANYTHING = 0.2;
  private static final double MILITARY = 0.4;
  private static final int BORDER_TRIES = 8;

  private final Forecast forecast;
  private final IncomeChange gains;
  private final int hexes;
  private final int rounds;
  private final int[] byPrice;
  private final long[] sites;
  private final int[] list;
  private final int[][] around;
  private final int[] military;
  private final int[] prices;
  private final boolean[] border;
  private final long[] row = new long[IncomeChange.COLUMNS];

  MoveProposals(QuickCiv game, Forecast forecast) {
    this.forecast = forecast;
    this.gains = new IncomeChange(game);
    this.hexes = game.hexes();
    this.rounds = game.rounds();
    this.byPrice = game.byPrice().stream().mapToInt(Building::ordinal).toArray();
    this.sites = new long[game.words()];
    this.list = new int[hexes];
    this.border = new boolean[hexes];
    this.around = new int[hexes][];
    for (int hex = 0; hex < hexes; hex++) {
      around[hex] = game.around(hex);
    }
    this.military =
        game.byPrice().stream()
            .filter(building -> game.rules().kind(building) == BuildingClass.MILITARY)
            .mapToInt(Building::ordinal)
            .toArray();
    this.prices = IntStream.of(military).map(b -> game.rules().price(Building.of(b))).toArray();
  }

  /** Before a search: looks where others are near. */
  void begin(QuickCivState state) {
    int seat = state.turn();
    for (int hex = 0; hex < hexes; hex++) {
      border[hex] = false;
      for (int other : around[hex]) {
        int owner = state.ownerOf(other);
        border[hex] |= owner >= 0 && owner != seat;
      }
    }
  }

  /**
   * A move for the seat to move.
   *
   * @param tries how many hexes are drawn for it
   */
  int propose(QuickCivState state, int tries, RandomGenerator random) {
    double kind = random.nextDouble();
    if (kind < ANYTHING) {
      return state.sample(random);
    }
    int count = list(state);
    int affordable = state.affordable();
    if (count == 0 || affordable == 0) {
      return state.pass();
    }
    if (kind < MILITARY) {
      int move = military(state, count, random);
      if (move >= 0) {
        return move;
      }
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

  /** Something military at a border, or -1 if none was found. */
  private int military(QuickCivState state, int count, RandomGenerator random) {
    int affordable = 0;
    while (affordable < military.length && prices[affordable] <= state.material(state.turn())) {
      affordable++;
    }
    for (int i = 0; affordable > 0 && i < BORDER_TRIES; i++) {
      int hex = list[random.nextInt(count)];
      if (border[hex]) {
        return military[random.nextInt(affordable)] * hexes + hex;
      }
    }
    return -1;
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
