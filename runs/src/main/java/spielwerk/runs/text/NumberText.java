package spielwerk.runs.text;

import java.util.Locale;

/** Numbers as people read them. */
public final class NumberText {
  private static final int BAR = 10;

  private NumberText() {}

  /** {@code 1,234,567}. */
  public static String count(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  /** {@code 12.3 M}: three figures and a word for the thousands. */
  public static String rough(double number) {
    String[] words = {"", " k", " M", " G", " T"};
    int word = 0;
    double left = number;
    while (Math.abs(left) >= 999.5 && word < words.length - 1) {
      left /= 1000;
      word++;
    }
    int decimals = Math.abs(left) >= 99.95 || (left == Math.rint(left) && word == 0) ? 0 : 1;
    if (Math.abs(left) < 9.995 && left != Math.rint(left)) {
      decimals = 2;
    }
    return String.format(Locale.ROOT, "%." + decimals + "f", left) + words[word];
  }

  /** {@code +0.25}. */
  public static String signed(double value) {
    if (value == 0) {
      return "0";
    }
    return value == Math.rint(value)
        ? String.format(Locale.ROOT, "%+.0f", value)
        : String.format(Locale.ROOT, "%+.3f", value);
  }

  public static String seconds(double seconds) {
    return seconds < 0.0995
        ? String.format(Locale.ROOT, "%.1f ms", seconds * 1000)
        : String.format(Locale.ROOT, "%.2f s", seconds);
  }

  /** Time of processor cores: {@code 12.3 core-seconds}, {@code 4.5 core-minutes} or hours. */
  public static String coreTime(double seconds) {
    if (seconds < 60) {
      return String.format(Locale.ROOT, "%.1f core-seconds", seconds);
    }
    return seconds < 3600
        ? String.format(Locale.ROOT, "%.1f core-minutes", seconds / 60)
        : String.format(Locale.ROOT, "%.2f core-hours", seconds / 3600);
  }

  /** A bar for a share from 0 to 1. */
  public static String bar(double share) {
    int length = (int) Math.round(Math.max(0, Math.min(1, share)) * BAR);
    return "█".repeat(length) + "·".repeat(BAR - length);
  }
}
