package spielwerk.engines.fiveinarow.threat;

import spielwerk.games.fiveinarow.Shape;

/**
 * What a free field means to a seat, from the shapes that a stone there would make along its four
 * lines.
 *
 * <p>Four shapes of four bits each make a <em>code</em>. Of a code only the two best shapes and
 * whether a third one is good count: that is its <em>class</em>, one of 110, small enough that all
 * tables by class stay in the nearest cache. Above the classes stand a few <em>kinds</em>, the
 * threats a field offers, which rule the search.
 */
public final class ThreatKinds {
  /** Nothing that forces an answer. */
  static final int QUIET = 0;

  /** One open three. */
  static final int THREE = 1;

  /** Two open threes or more. */
  static final int DOUBLE_THREE = 2;

  /** One four that a single stone stops. */
  static final int FOUR = 3;

  /** Such a four and an open three. */
  static final int FOUR_THREE = 4;

  /** An open four or two fours at once: five next, unless the other side has five first. */
  static final int OPEN_FOUR = 5;

  static final int FIVE = 6;

  static final int COUNT = 7;

  static final int CLASSES = 110;

  /** By code. */
  static final byte[] CLASS = new byte[1 << 16];

  /** By class. */
  static final byte[] KIND = new byte[CLASSES];

  private static final int BEST = Shape.OPEN_TWO.ordinal();

  static {
    for (int code = 0; code < CLASS.length; code++) {
      CLASS[code] = (byte) classOf(code);
    }
    for (int first = 0; first < 10; first++) {
      for (int second = 0; second <= first; second++) {
        KIND[2 * pair(first, second)] = (byte) kind(Shape.at(first), Shape.at(second));
        KIND[2 * pair(first, second) + 1] = (byte) kind(Shape.at(first), Shape.at(second));
      }
    }
  }

  private ThreatKinds() {}

  /** The number of two shapes, the better one first. */
  public static int pair(int first, int second) {
    return first * (first + 1) / 2 + second;
  }

  private static int classOf(int code) {
    int first = 0;
    int second = 0;
    int third = 0;
    for (int direction = 0; direction < 4; direction++) {
      int shape = Math.min(9, code >> 4 * direction & 15);
      if (shape > first) {
        third = second;
        second = first;
        first = shape;
      } else if (shape > second) {
        third = second;
        second = shape;
      } else {
        third = Math.max(third, shape);
      }
    }
    return 2 * pair(first, second) + (third >= BEST ? 1 : 0);
  }

  private static int kind(Shape first, Shape second) {
    return switch (first) {
      case FIVE -> FIVE;
      case OPEN_FOUR -> OPEN_FOUR;
      case HALF_FOUR ->
          second == Shape.HALF_FOUR ? OPEN_FOUR : second == Shape.OPEN_THREE ? FOUR_THREE : FOUR;
      case OPEN_THREE -> second == Shape.OPEN_THREE ? DOUBLE_THREE : THREE;
      default -> QUIET;
    };
  }
}
