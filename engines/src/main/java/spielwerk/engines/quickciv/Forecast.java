package spielwerk.engines.quickciv;

import spielwerk.games.quickciv.QuickCiv;
import spielwerk.games.quickciv.QuickCivState;
import spielwerk.games.quickciv.Resources;

/** Guesses the points at the end of the game, as {@link ForecastWeights} says. */
final class Forecast {
  private static final double MOST_STOCK = 3;

  private final ForecastWeights forecastWeights;
  private final int players;
  private final int rounds;
  private final int dearest;
  private final double settling;

  /** The rounds to go, to the power of growth. */
  private final double[] growth;

  Forecast(QuickCiv game, ForecastWeights forecastWeights) {
    this.forecastWeights = forecastWeights;
    this.players = game.players();
    this.rounds = game.rounds();
    this.dearest = game.rules().dearest();
    this.settling =
        game.rules().foodPrices().stream().mapToInt(price -> price).average().orElseThrow();
    this.growth = new double[rounds + 1];
    for (int left = 1; left <= rounds; left++) {
      growth[left] = StrictMath.pow(left, forecastWeights.growth());
    }
  }

  /** What a position is worth to a seat: its own points less a part of those of the others. */
  double value(QuickCivState state, int seat) {
    int left = rounds - state.round();
    double value = own(state, seat, left);
    if (forecastWeights.hurt() > 0) {
      for (int other = 0; other < players; other++) {
        value -= other == seat ? 0 : forecastWeights.hurt() * own(state, other, left);
      }
    }
    return value;
  }

  /** The points each seat may end with, by what it has now. */
  double[] points(QuickCivState state) {
    double[] points = new double[players];
    for (int seat = 0; seat < players; seat++) {
      points[seat] = own(state, seat, rounds - state.round());
    }
    return points;
  }

  private double own(QuickCivState state, int seat, int left) {
    double stock =
        Math.min(MOST_STOCK, (double) state.material(seat) / dearest)
            + Math.min(MOST_STOCK, state.food(seat) / settling);
    return state.points(seat)
        + growth[left] * forecastWeights.stock() * stock
        + worth(state.income(seat), state.tiles(seat), left);
  }

  /** What an income and hexes are worth with this many rounds to go. */
  double worth(long income, int tiles, int left) {
    return left * (double) Resources.points(income)
        + growth[left]
            * (forecastWeights.material() * useful(Resources.material(income) / (double) dearest)
                + forecastWeights.food() * useful(Resources.food(income) / settling)
                + forecastWeights.tile() * tiles);
  }

  /** The first building a round that can be paid is worth most, as nobody builds twice. */
  private static double useful(double builds) {
    return builds < 0 ? builds : Math.sqrt(builds);
  }
}
