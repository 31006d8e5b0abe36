package spielwerk.engines.qwixx;

import java.util.Optional;
import java.util.function.Supplier;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.EngineMaker;
import spielwerk.core.Game;
import spielwerk.core.Option;
import spielwerk.core.Policy;
import spielwerk.core.Settings;
import spielwerk.core.Species;
import spielwerk.games.qwixx.Qwixx;

/** {@code poly:a=1/0/0/0,b=2/1/-1/-5}: any strategy of the paper's kind. */
public final class PolyMaker implements EngineMaker {
  private static final String ZERO = "0/0/0/0";

  @Override
  public EngineInfo info() {
    return EngineInfo.of(
        "poly",
        "Polynomial",
        "Crosses what leaves the sheet of the highest quality by the paper's formula: a x² + b x +"
            + " c, summed over crosses and limits by row and penalties.",
        array("a", "", "for the squares; without it the strategy is linear"),
        array("b", "1.5/-0.75/0.75/-3.75", "for the figures themselves"),
        array("c", ZERO, "constants, which shift all alike"),
        array("d", "", "for the cubes, which make the strategy one of degree 3"));
  }

  private static Option array(String name, String fallback, String about) {
    return Option.text(name, fallback, about)
        .allowing("crosses/limits of red and yellow/limits of green and blue/penalties");
  }

  @Override
  public boolean plays(Game game) {
    return game instanceof Qwixx;
  }

  @Override
  public Engine make(Game game, Settings settings, Catalogue catalogue) {
    return new RowEngine(info(), poly(settings).worth());
  }

  @Override
  public Optional<Supplier<Policy>> policy(Game game, Settings settings, Catalogue catalogue) {
    Poly poly = poly(settings);
    return Optional.of(() -> new RowPlayer(poly.worth()));
  }

  @Override
  public Optional<Species> species(Game game, int degree) {
    return plays(game) ? Optional.of(PolySpecies.of(degree)) : Optional.empty();
  }

  /**
   * The strategy that options describe.
   *
   * @throws spielwerk.core.Mistake if an array is not four numbers
   */
  public static Poly poly(Settings settings) {
    return Poly.of(
        read(settings, "d"), read(settings, "a"), read(settings, "b"), read(settings, "c"));
  }

  private static double[] read(Settings settings, String option) {
    String text = settings.text(option);
    return text.isEmpty() && !settings.has(option) ? Poly.none() : Poly.array("poly", option, text);
  }
}
