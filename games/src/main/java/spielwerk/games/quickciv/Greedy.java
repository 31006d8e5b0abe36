package spielwerk.games.quickciv;

import java.util.random.RandomGenerator;
import spielwerk.core.Policy;
import spielwerk.core.State;

/**
 * The thesis's greedy bot (code 6.2): the move after which its evaluation is highest, and a city
 * centre every so many rounds, since that earns nothing itself. Of equal moves one is drawn, so
 * that no corner of the map is preferred.
 *
 * <p>Where the thesis is silent: a city is founded where most land comes into reach that is not
 * yet; it waits for the first round in which such a place can be paid. A city centre is never built
 * over.
 *
 * <p>The evaluation sees no good in military buildings, so the bot of the thesis builds none and is
 * overrun. With {@code war} above 0 it also counts hexes that a building would besiege or relieve
 * ({@link Front}).
 *
 * <p>Belongs to one thread.
 */
public final class Greedy implements Policy {
  @SuppressWarnings("EnumOrdinal") // the order of buildings is part of every move's number
  private static final int CITY = Building.CITY_CENTRE.ordinal();

  private final QuickCiv game;
  private final Appraisal appraisal;
  private final Front front;
  private final int centre;
  private final double war;
  private final int[] byPrice;
  private final long[] sites;
  private final double[] deltas = new double[Building.COUNT];

  /**
   * @param centre a city centre every so many rounds
   * @param war what besieging or relieving a hex is worth
   */
  public Greedy(QuickCiv game, AppraisalWeights weights, int centre, double war) {
    this.game = game;
    this.appraisal = new Appraisal(game, weights);
    this.front = new Front(game);
    this.centre = centre;
    this.war = war;
    this.byPrice = game.byPrice().stream().mapToInt(Building::ordinal).toArray();
    this.sites = new long[game.words()];
  }

  @Override
  public int choose(State state, RandomGenerator random) {
    QuickCivState civ = (QuickCivState) state;
    int city = city(civ, random);
    return city >= 0 ? city : best(civ, random);
  }

  /** What the evaluation, and the front if it cares, says of a move; 0 for a pass. */
  public double worth(QuickCivState state, int move) {
    if (move == state.pass()) {
      return 0;
    }
    int hex = move % game.hexes();
    double worth = appraisal.delta(state, move);
    return war == 0
        ? worth
        : worth + war * front.change(state, state.turn(), hex, move / game.hexes());
  }

  private int best(QuickCivState state, RandomGenerator random) {
    int seat = state.turn();
    int affordable = state.affordable();
    int best = state.pass();
    double most = 0;
    int equal = 0;
    state.sites(sites);
    for (int w = 0; w < sites.length; w++) {
      for (long rest = sites[w]; rest != 0; rest &= rest - 1) {
        int hex = (w << 6) + Long.numberOfTrailingZeros(rest);
        if (state.buildingOn(hex) == CITY) {
          continue;
        }
        appraisal.deltas(state, seat, hex, deltas);
        for (int i = 0; i < affordable; i++) {
          int building = byPrice[i];
          double worth = deltas[building];
          if (war != 0) {
            worth += war * front.change(state, seat, hex, building);
          }
          if (worth > most) {
            most = worth;
            equal = 1;
            best = building * game.hexes() + hex;
          } else if (worth == most && equal > 0 && random.nextInt(++equal) == 0) {
            best = building * game.hexes() + hex;
          }
        }
      }
    }
    return best;
  }

  /** The city centre that is due, or -1. */
  private int city(QuickCivState state, RandomGenerator random) {
    int seat = state.turn();
    if (state.cities(seat) > state.round() / centre
        || state.material(seat) < game.rules().price(Building.CITY_CENTRE)) {
      return -1;
    }
    int best = -1;
    int most = 0;
    int equal = 0;
    state.sites(sites);
    for (int w = 0; w < sites.length; w++) {
      for (long rest = sites[w]; rest != 0; rest &= rest - 1) {
        int hex = (w << 6) + Long.numberOfTrailingZeros(rest);
        if (state.ownerOf(hex) >= 0) {
          continue;
        }
        int land = newLand(state, seat, hex);
        if (land > most) {
          most = land;
          equal = 1;
          best = CITY * game.hexes() + hex;
        } else if (land == most && equal > 0 && random.nextInt(++equal) == 0) {
          best = CITY * game.hexes() + hex;
        }
      }
    }
    return best;
  }

  /** How many free hexes a city centre on a site would bring into reach. */
  static int newLand(QuickCivState state, int seat, int site) {
    QuickCiv game = state.game();
    int count = 0;
    for (int hex = 0; hex < game.hexes(); hex++) {
      if (game.exists(hex)
          && state.ownerOf(hex) < 0
          && game.distance(site, hex) <= game.rules().range()
          && !state.inReach(seat, hex)) {
        count++;
      }
    }
    return count;
  }
}
