package spielwerk.engines.qwixx;

import java.util.Arrays;
import java.util.List;
import spielwerk.core.Mistake;
import spielwerk.games.qwixx.Row;

/**
 * The paper's strategy: a polynomial in the nine figures of a sheet. Each array has four places
 * (crosses, limits of red and yellow, limits of green and blue, penalties) that figure 4 stretches
 * to the nine figures.
 *
 * <p>Degree 2 is formula (3), quality = sum of a x² + b x + c; degree 1 has no a (formula 5, as
 * AlphaQwixx in 5.5), degree 3 a further array for x³ (formula 6), here called d so that a, b and c
 * mean the same in every degree. Constants shift all candidates alike and never decide.
 *
 * @param d for the cubes, or none
 * @param a for the squares, or none
 */
public record Poly(List<Double> d, List<Double> a, List<Double> b, List<Double> c) {
  /** The places of an array. */
  public static final int PLACES = 4;

  private static final double[] NONE = {};

  public Poly {
    d = checked(d, true);
    a = checked(a, true);
    b = checked(b, false);
    c = checked(c, false);
  }

  private static List<Double> checked(List<Double> array, boolean mayBeMissing) {
    if (array.size() != PLACES && !(mayBeMissing && array.isEmpty())) {
      throw new IllegalArgumentException("An array has " + PLACES + " places");
    }
    return List.copyOf(array);
  }

  /** A strategy of degree 3, or less where the first arrays are empty. */
  public static Poly of(double[] d, double[] a, double[] b, double[] c) {
    return new Poly(list(d), list(a), list(b), list(c));
  }

  private static List<Double> list(double[] array) {
    return Arrays.stream(array).boxed().toList();
  }

  public static Poly linear(double[] b, double[] c) {
    return of(NONE, NONE, b, c);
  }

  public static Poly square(double[] a, double[] b, double[] c) {
    return of(NONE, a, b, c);
  }

  /** The strategy bred by the paper's author, formula (8), rounded as printed there. */
  public static Poly alphaQwixx() {
    return linear(new double[] {1.5, -0.75, 0.75, -3.75}, new double[] {0, 0, -9, 0});
  }

  public int degree() {
    return !d.isEmpty() ? 3 : !a.isEmpty() ? 2 : 1;
  }

  /** What one figure adds to the quality. */
  private double term(int place, double x) {
    double term = b.get(place) * x + c.get(place);
    term += a.isEmpty() ? 0 : a.get(place) * x * x;
    return d.isEmpty() ? term : term + d.get(place) * x * x * x;
  }

  /** The quality as a table by row, for playing. */
  public RowWeights worth() {
    return new RowWeights(
        (row, reach, count) -> term(0, count) + term(row < 2 ? 1 : 2, Row.number(row, reach)),
        penalties -> term(3, penalties));
  }

  /**
   * Reads four numbers separated by slashes or semicolons, for commas divide options.
   *
   * @param owner who has the option
   */
  static double[] array(String owner, String option, String text) {
    String[] parts = text.split("[/;]", -1);
    double[] array = new double[PLACES];
    boolean good = parts.length == PLACES;
    for (int i = 0; good && i < PLACES; i++) {
      try {
        array[i] = Double.parseDouble(parts[i].trim());
        good = Math.abs(array[i]) <= 1e6;
      } catch (NumberFormatException noNumber) {
        good = false;
      }
    }
    if (!good) {
      throw new Mistake(
          owner
              + ": "
              + option
              + "="
              + text
              + " is not allowed; write four numbers from -1000000 to 1000000 like 1.5/-0.75/0.75/-3.75"
              + " for crosses, limits of red and yellow, limits of green and blue, penalties.");
    }
    return array;
  }

  static double[] none() {
    return NONE;
  }

  /** The text that makes this player. */
  @Override
  public String toString() {
    return "poly:"
        + (d.isEmpty() ? "" : "d=" + slashed(d) + ",")
        + (a.isEmpty() ? "" : "a=" + slashed(a) + ",")
        + ("b=" + slashed(b) + ",c=" + slashed(c));
  }

  private static String slashed(List<Double> array) {
    return String.join("/", array.stream().map(String::valueOf).toList());
  }
}
