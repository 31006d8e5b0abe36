package spielwerk.engines.fiveinarow;

import java.util.EnumMap;
import java.util.Map;
import spielwerk.games.fiveinarow.LineAnalysis;
import spielwerk.games.fiveinarow.Shape;
import spielwerk.games.fiveinarow.Shapes;

/** Points for each constellation that a stone makes. Immutable. */
final class ShapePoints {
  private final int[] ofCode = new int[2 * Shapes.BROKEN];

  private ShapePoints(Map<Shape, Integer> whole, int brokenPercent) {
    whole.forEach(
        (shape, points) -> {
          ofCode[shape.ordinal()] = points;
          ofCode[shape.ordinal() + Shapes.BROKEN] = points * brokenPercent / 100;
        });
  }

  /** Points for the shapes from {@link Shape#HALF_ONE} to {@link Shape#FIVE}, in that order. */
  static ShapePoints of(int... points) {
    return of(100, points);
  }

  /**
   * The same where a broken constellation (the paper's "Pseudo") is worth less.
   *
   * @param brokenPercent how much of the points it keeps
   */
  static ShapePoints of(int brokenPercent, int[] points) {
    Map<Shape, Integer> whole = new EnumMap<>(Shape.class);
    for (int i = 0; i < points.length; i++) {
      whole.put(Shape.at(i + 1), points[i]);
    }
    return new ShapePoints(whole, brokenPercent);
  }

  /** What a stone of a seat on a square is worth, over its four lines. */
  int of(LineAnalysis lines, int field, int seat) {
    return ofCode[lines.code(field, 0, seat)]
        + ofCode[lines.code(field, 1, seat)]
        + ofCode[lines.code(field, 2, seat)]
        + ofCode[lines.code(field, 3, seat)];
  }
}
