package spielwerk.engines.quickciv;

import java.util.List;
import spielwerk.core.Option;
import spielwerk.core.Settings;

/**
 * What a planner likes: how it guesses from a position the points a seat will have at the end. With
 * R rounds to go,
 *
 * <pre>
 * points + R * income of points
 *   + R^growth * (material * sqrt(m) + food * sqrt(f) + tile * hexes + stock * s)
 * </pre>
 *
 * where m is the income of material in prices of the dearest building, f the income of food in mean
 * prices of a hex, and s what is in stock of both in the same measures, at most three of each: so
 * much can be built, whatever the rules cost. Since nobody builds more than once a round, what m
 * and f exceed 1 by counts a quarter. From its own guess a planner takes off a part of those of the
 * others.
 *
 * @param horizon rounds it plans ahead
 * @param hurt how much of what the others have counts against it
 */
record ForecastWeights(
    int horizon,
    double growth,
    double material,
    double food,
    double tile,
    double stock,
    double hurt) {
  private static final int LONGEST = 40;
  private static final double MOST = 100;

  /** What a tuning found, but for the horizon, of which shorter ones proved stronger in matches. */
  static final ForecastWeights CAESAR = new ForecastWeights(7, 1.85, 7.5, 1.6, 0.4, 0.6, 2);

  /** The same with other weights of material, food, land and the others. */
  ForecastWeights times(double byMaterial, double byFood, double byTile, double byHurt) {
    return new ForecastWeights(
        horizon, growth, material * byMaterial, food * byFood, tile * byTile, stock, hurt * byHurt);
  }

  /** The options that set them; what is not given is up to the leader. */
  List<Option> options() {
    return List.of(
        Option.integer("horizon", horizon, 1, LONGEST, "rounds it plans ahead"),
        Option.real(
            "growth", growth, 0, 4, "growth counts by this power of the rounds that are left"),
        Option.real(
            "material",
            material,
            0,
            MOST,
            "weight of the income of material, the most expensive building a round being 1"),
        Option.real("food", food, 0, MOST, "weight of the income of food, a hex a round being 1"),
        Option.real("tile", tile, 0, MOST, "weight of a hex"),
        Option.real("stock", stock, 0, MOST, "weight of what is in stock"),
        Option.real("hurt", hurt, 0, MOST, "weight of what the others have, against it"));
  }

  /** As the options say, where they say something. */
  ForecastWeights with(Settings settings) {
    return new ForecastWeights(
        settings.has("horizon") ? settings.integer("horizon") : horizon,
        settings.has("growth") ? settings.real("growth") : growth,
        settings.has("material") ? settings.real("material") : material,
        settings.has("food") ? settings.real("food") : food,
        settings.has("tile") ? settings.real("tile") : tile,
        settings.has("stock") ? settings.real("stock") : stock,
        settings.has("hurt") ? settings.real("hurt") : hurt);
  }
}
