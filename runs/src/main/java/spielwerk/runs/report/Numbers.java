package spielwerk.runs.report;

import com.google.re2j.Pattern;
import java.util.Locale;

/** Numbers as people read them: about four digits, thousands separated by commas. */
public final class Numbers {
  private static final Pattern ZEROS = Pattern.compile("\\.?0+$");

  private Numbers() {}

  public static String shown(double value) {
    if (Double.isNaN(value)) {
      return "";
    }
    double size = Math.abs(value);
    if (value == Math.rint(value) && size < 1e15 || size >= 1000) {
      return size >= 1e15
          ? String.format(Locale.ROOT, "%.3g", value)
          : String.format(Locale.ROOT, "%,.0f", value);
    }
    int decimals = size >= 100 ? 1 : size >= 1 ? 2 : size >= 0.01 ? 3 : size >= 0.0001 ? 5 : 7;
    return String.format(Locale.ROOT, "%." + decimals + "f", value);
  }

  /** For an axis: {@code 10k}, {@code 2.5M}. */
  static String brief(double value) {
    double size = Math.abs(value);
    String[] units = {"", "k", "M", "G", "T"};
    int unit = 0;
    while (size >= 1000 && unit < units.length - 1) {
      size /= 1000;
      unit++;
    }
    String digits =
        size >= 0.001 || size == 0
            ? trim(String.format(Locale.ROOT, "%.3f", size))
            : String.format(Locale.ROOT, "%.0e", size);
    return (value < 0 ? "-" : "") + digits + units[unit];
  }

  private static String trim(String digits) {
    return ZEROS.matcher(digits).replaceAll("");
  }

  /** For machines: all digits, empty where there is no number. */
  static String exact(double value) {
    if (Double.isNaN(value)) {
      return "";
    }
    return value == Math.rint(value) && Math.abs(value) < 1e15
        ? Long.toString((long) value)
        : Double.toString(value);
  }
}
