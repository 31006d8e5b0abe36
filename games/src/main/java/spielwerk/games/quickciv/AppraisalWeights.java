package spielwerk.games.quickciv;

import java.util.List;
import spielwerk.core.Option;
import spielwerk.core.Settings;

/**
 * The parameters of the thesis's evaluation, equations 6.1 and 6.2.
 *
 * @param material weight of the income of material (mp)
 * @param food weight of the income of food (fp)
 * @param point weight of the income of points (pp)
 * @param tile weight of a hex (tp)
 * @param balance weight of material times food (bp), which rewards both growing together
 * @param pointInc how much sooner than the end only points count: at round rounds / pointInc
 */
public record AppraisalWeights(
    double material, double food, double point, double tile, double balance, double pointInc) {
  private static final double MOST = 10;

  /** What the thesis found best for a greedy bot: all 1, pointInc between 1.5 and 2. */
  public static final AppraisalWeights GREEDY = new AppraisalWeights(1, 1, 1, 1, 1, 1.7);

  /** The options that set them, with these as the usual values. */
  public List<Option> options() {
    return List.of(
        Option.real("material", material, 0, MOST, "weight of the income of material"),
        Option.real("food", food, 0, MOST, "weight of the income of food"),
        Option.real("point", point, 0, MOST, "weight of the income of points"),
        Option.real("tile", tile, 0, MOST, "weight of a hex"),
        Option.real("balance", balance, 0, MOST, "weight of material income times food income"),
        Option.real(
            "pointinc", pointInc, 0, MOST, "only points count from round rounds / pointinc on"));
  }

  public static AppraisalWeights of(Settings settings) {
    return new AppraisalWeights(
        settings.real("material"),
        settings.real("food"),
        settings.real("point"),
        settings.real("tile"),
        settings.real("balance"),
        settings.real("pointinc"));
  }
}
