package spielwerk.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Something people can set on a game or an engine by {@code name=value}. Declared options are
 * listed, checked and tuned without further code.
 *
 * @param fallback the text that counts when the option is not given
 * @param values what is allowed, for people to read
 */
public record Option(
    String name,
    Kind kind,
    String fallback,
    double min,
    double max,
    List<String> values,
    String about) {

  private static final String PATH = "a path";

  /** A size without a limit: no number is so large that its letter could not be multiplied in. */
  private static final long LARGEST = Long.MAX_VALUE >> 30;

  /** What kind of value an option takes. */
  public enum Kind {
    INTEGER,
    REAL,
    FLAG,
    CHOICE,
    SIZE,
    TIME,
    TEXT,
    FILE
  }

  public static Option integer(String name, int fallback, int min, int max, String about) {
    return new Option(
        name, Kind.INTEGER, "" + fallback, min, max, List.of(min + ".." + max), about);
  }

  public static Option real(String name, double fallback, double min, double max, String about) {
    return new Option(name, Kind.REAL, "" + fallback, min, max, List.of(min + ".." + max), about);
  }

  /** On or off; the bare name means on. */
  public static Option flag(String name, boolean fallback, String about) {
    return new Option(name, Kind.FLAG, fallback ? "on" : "off", 0, 1, List.of("on", "off"), about);
  }

  /** One of some words, the first being the usual one. */
  public static Option choice(String name, String about, String... values) {
    return new Option(name, Kind.CHOICE, values[0], 0, 0, List.of(values), about);
  }

  /** A whole number that may end in k, M or G (times 1024). */
  public static Option size(String name, String fallback, long max, String about) {
    String range = max == LARGEST ? "0 or more" : "0.." + max;
    return new Option(name, Kind.SIZE, fallback, 0, max, List.of(range, "64k", "1M"), about);
  }

  /** A time such as {@code 300ms}; the fallback may be empty for none. */
  public static Option time(String name, String fallback, String about) {
    return new Option(name, Kind.TIME, fallback, 0, 0, List.of("300ms", "2s"), about);
  }

  public static Option text(String name, String fallback, String about) {
    return new Option(name, Kind.TEXT, fallback, 0, 0, List.of(), about);
  }

  /** The option with another usual value. */
  public Option usually(String value) {
    check(name, value);
    return new Option(name, kind, value, min, max, values, about);
  }

  /** The path of a file or folder on the machine where the engine runs. */
  public static Option file(String name, String about) {
    return new Option(name, Kind.FILE, "", 0, 0, List.of(PATH), about);
  }

  /**
   * One of some words, the first being the usual one, or the path of a file: the words may be
   * chosen everywhere, files be named only where the program was started.
   */
  public static Option choiceOrFile(String name, String about, String... words) {
    List<String> values = new ArrayList<>(List.of(words));
    values.add(PATH);
    return new Option(name, Kind.FILE, words[0], 0, 0, List.copyOf(values), about);
  }

  /** The option with other words for what is allowed. */
  public Option allowing(String... words) {
    return new Option(name, kind, fallback, min, max, List.of(words), about);
  }

  /** Whether this value of the option is the path of a file. */
  boolean isPath(String value) {
    return kind == Kind.FILE && (value.equals(PATH) || !values.contains(value));
  }

  /** Reads a size such as {@code 64k}; -1 if it is not one. */
  static long size(String text) {
    String digits = text.trim();
    int shift = 0;
    if (!digits.isEmpty()) {
      shift =
          switch (digits.toLowerCase(Locale.ROOT).charAt(digits.length() - 1)) {
            case 'k' -> 10;
            case 'm' -> 20;
            case 'g' -> 30;
            default -> 0;
          };
    }
    try {
      long number = Long.parseLong(shift == 0 ? digits : digits.substring(0, digits.length() - 1));
      return number < 0 || number > LARGEST ? -1 : number << shift;
    } catch (NumberFormatException noNumber) {
      return -1;
    }
  }

  /** Refuses a text that is not a value of this option; {@code owner} is who has the option. */
  void check(String owner, String text) {
    boolean good =
        switch (kind) {
          case INTEGER -> within(text, true);
          case REAL -> within(text, false);
          case FLAG -> flag(text) >= 0;
          case CHOICE -> values.contains(text);
          case SIZE -> size(text) >= 0 && size(text) <= max;
          case TIME -> text.isEmpty() || !Budget.duration(text).isZero();
          case TEXT, FILE -> true;
        };
    if (!good) {
      throw new Mistake(
          owner
              + ": "
              + name
              + "="
              + text
              + " is not allowed; "
              + name
              + " takes "
              + String.join(" | ", values)
              + ".");
    }
  }

  static int flag(String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "on", "true", "yes", "1" -> 1;
      case "off", "false", "no", "0" -> 0;
      default -> -1;
    };
  }

  private boolean within(String text, boolean whole) {
    try {
      double number = whole ? Integer.parseInt(text.trim()) : Double.parseDouble(text.trim());
      return number >= min && number <= max;
    } catch (NumberFormatException noNumber) {
      return false;
    }
  }
}
