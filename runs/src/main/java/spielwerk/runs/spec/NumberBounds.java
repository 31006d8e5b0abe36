package spielwerk.runs.spec;

/** The bounds of a number in words. */
final class NumberBounds {
  private NumberBounds() {}

  /** As the end of a sentence about a number. */
  static String from(double min, double max) {
    if (isOpen(min) && isOpen(max)) {
      return "";
    }
    return (isOpen(min) || isOpen(max) ? ", " : " from ") + text(min, max);
  }

  /** What a type can hold is not a bound that people care about. */
  private static boolean isOpen(double bound) {
    return Math.abs(bound) >= Integer.MAX_VALUE;
  }

  static String text(double min, double max) {
    if (isOpen(max)) {
      return isOpen(min) ? "any number" : plain(min) + " or more";
    }
    return isOpen(min) ? plain(max) + " or less" : plain(min) + " to " + plain(max);
  }

  private static String plain(double number) {
    return number == Math.rint(number) ? "" + (long) number : "" + number;
  }
}
