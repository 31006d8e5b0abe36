package spielwerk.engines.quickciv;

import spielwerk.games.quickciv.QuickCiv;
import spielwerk.games.quickciv.QuickCivState;

/**
 * How likely a seat is to win, by what everybody may end with. A plan is compared with the others
 * as they stand now, for in the plan they wait: the best plan is worth what the position is, and
 * half a turn more for being on turn, so that a turn wasted costs what a turn brings. Another plan
 * is worth as much less as its forecast is lower. The more rounds are to come, the less a lead
 * says; it is never certain.
 */
final class WinningChance {
  /**
   * By how much forecasts are off at the beginning, as a share of the points: what fits best who
   * won in the games of WinningChanceTest (0.04), and half as much again for players who are
   * closer.
   */
  private static final double SPREAD = 0.06;

  /**
   * In the first rounds forecasts are off by more, since one building makes much of so little: by
   * so much at once, and by e times less after each {@link #SETTLED} rounds. Of the values tried,
   * these fit best who won 60 games of two and 60 of four (caesar with 2 to 45 simulations): the
   * Brier score of the first round is 0.26 and 0.19 with them, 0.43 and 0.28 without.
   */
  private static final double EARLY = 0.4;

  private static final double SETTLED = 5;

  private final Forecast forecast;
  private final int rounds;

  private double[] points = new double[0];
  private int seat;
  private double best;
  private double turn;
  private double scale;

  WinningChance(QuickCiv game, ForecastWeights weights) {
    this.forecast = new Forecast(game, weights);
    this.rounds = game.rounds();
  }

  /**
   * Looks at a position.
   *
   * @param plan what the best plan of the seat to move comes to
   * @param idle what waiting comes to
   * @param length rounds planned
   */
  void look(QuickCivState state, double plan, double idle, int length) {
    points = forecast.points(state);
    seat = state.turn();
    best = plan;
    turn = Math.max(0, plan - idle) / length;
    double mean = 0;
    for (double each : points) {
      mean += Math.max(0, each) / points.length;
    }
    double left = (rounds - state.round() + 1.0) / (rounds + 1.0);
    double spread = SPREAD + EARLY * StrictMath.exp(-state.round() / SETTLED);
    scale = Math.max(1, spread * mean * Math.sqrt(left));
  }

  /** What a plan is worth: -1 if the game is lost for sure, +1 if it is won, both never reached. */
  double value(double plan) {
    double own = points[seat] + turn / 2 - Math.max(0, best - plan);
    double others = 0;
    for (int other = 0; other < points.length; other++) {
      others += other == seat ? 0 : StrictMath.exp(bounded((points[other] - own) / scale));
    }
    return 2 / (1 + others) - 1;
  }

  /** How much a plan is wanted, the best being 1: little if it costs what a turn brings. */
  double wish(double plan) {
    double cost = Math.max(0, best - plan);
    return cost == 0 ? 1 : StrictMath.exp(-3 * Math.min(20, cost / Math.max(1, turn)));
  }

  /** Beyond this nobody tells chances apart. */
  private static double bounded(double exponent) {
    return Math.max(-5, Math.min(5, exponent));
  }
}
