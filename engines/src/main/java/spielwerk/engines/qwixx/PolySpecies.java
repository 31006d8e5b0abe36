package spielwerk.engines.qwixx;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import spielwerk.core.Mistake;
import spielwerk.core.Name;
import spielwerk.core.Settings;
import spielwerk.core.Species;

/**
 * The paper's strategies as something to breed: the arrays of a {@link Poly} one after the other,
 * that of the highest power first, the constants last. The paper's program draws every place
 * uniformly from -10 to 10.
 *
 * @param degree the highest power (Grad), from 1 to 3
 */
public record PolySpecies(int degree) implements Species {
  private static final double RANGE = 10;
  private static final List<Double> NOTHING = List.of(0.0, 0.0, 0.0, 0.0);

  /**
   * The strategies of a degree.
   *
   * @throws Mistake if there are none
   */
  public static PolySpecies of(int degree) {
    if (degree < 1 || degree > 3) {
      throw new Mistake("A degree of " + degree + " is not allowed; poly has degree 1, 2 or 3.");
    }
    return new PolySpecies(degree);
  }

  @Override
  public int genes() {
    return (degree + 1) * Poly.PLACES;
  }

  @Override
  public double least() {
    return -RANGE;
  }

  @Override
  public double most() {
    return RANGE;
  }

  @Override
  public Supplier<RowPlayer> player(List<Double> genes) {
    RowWeights worth = poly(genes).worth();
    return () -> new RowPlayer(worth);
  }

  @Override
  public String engine(List<Double> genes) {
    return poly(genes).toString();
  }

  Poly poly(List<Double> genes) {
    return new Poly(array(genes, 3), array(genes, 2), array(genes, 1), array(genes, 0));
  }

  private List<Double> array(List<Double> genes, int power) {
    int from = (degree - power) * Poly.PLACES;
    return power > degree ? List.of() : genes.subList(from, from + Poly.PLACES);
  }

  @Override
  public List<Double> genes(String engine) {
    Poly poly = read(engine);
    if (poly.degree() > degree) {
      throw new Mistake(
          engine
              + " is of degree "
              + poly.degree()
              + ", which is more than degree "
              + degree
              + ".");
    }
    List<Double> genes = new ArrayList<>();
    List<List<Double>> arrays = List.of(poly.c(), poly.b(), poly.a(), poly.d());
    for (int power = degree; power >= 0; power--) {
      genes.addAll(arrays.get(power).isEmpty() ? NOTHING : arrays.get(power));
    }
    return List.copyOf(genes);
  }

  private static Poly read(String engine) {
    Name name = Name.parse(engine);
    return switch (name.id()) {
      case "alphaqwixx" -> {
        AlphaQwixxMaker maker = new AlphaQwixxMaker();
        new Settings(name, maker.info().options(), false);
        yield Poly.alphaQwixx();
      }
      case "poly" -> PolyMaker.poly(new Settings(name, new PolyMaker().info().options(), false));
      default ->
          throw new Mistake(
              engine + " is not a strategy by polynomial; poly:b=.. and alphaqwixx are.");
    };
  }
}
