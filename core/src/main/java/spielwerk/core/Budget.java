package spielwerk.core;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * How much an engine may think about one move: any of the limits together, the first reached ends
 * it. 0 means no limit.
 *
 * @param nodes positions visited
 * @param depth plies
 * @param sims simulations
 * @param millis milliseconds; a budget with time in it is not repeatable
 */
public record Budget(long nodes, int depth, long sims, long millis) {

  /** No limit of any kind. */
  public static final Budget FREE = new Budget(0, 0, 0, 0);

  public static Budget nodes(long nodes) {
    return new Budget(nodes, 0, 0, 0);
  }

  public static Budget depth(int depth) {
    return new Budget(0, depth, 0, 0);
  }

  public static Budget sims(long sims) {
    return new Budget(0, 0, sims, 0);
  }

  public static Budget time(Duration time) {
    return new Budget(0, 0, 0, Math.max(1, time.toMillis()));
  }

  /** Whether a search within this budget does the same every time. */
  public boolean repeatable() {
    return millis == 0;
  }

  public boolean isFree() {
    return equals(FREE);
  }

  /** Budgets given twice: of each limit the tighter wins. */
  public Budget tighter(Budget other) {
    return new Budget(
        least(nodes, other.nodes),
        (int) least(depth, other.depth),
        least(sims, other.sims),
        least(millis, other.millis));
  }

  private static long least(long a, long b) {
    return a == 0 ? b : b == 0 ? a : Math.min(a, b);
  }

  /**
   * From {@code nodes=10000}, {@code depth=6}, {@code sims=800}, {@code time=300ms}, several
   * separated by commas; {@code free} is no limit.
   */
  public static Budget parse(String text) {
    if (text.trim().equals("free")) {
      return FREE;
    }
    Budget budget = FREE;
    for (String part : text.split(",", -1)) {
      String[] pair = part.trim().split("=", 2);
      if (pair.length != 2) {
        throw unreadable(text);
      }
      budget =
          budget.tighter(
              switch (pair[0].trim()) {
                case "nodes" -> nodes(count(pair[1], text, Long.MAX_VALUE));
                case "depth" -> depth((int) count(pair[1], text, 1000));
                case "sims" -> sims(count(pair[1], text, Long.MAX_VALUE));
                case "time" -> time(duration(pair[1]));
                default -> throw unreadable(text);
              });
    }
    return budget;
  }

  private static long count(String text, String whole, long most) {
    try {
      long number = Long.parseLong(text.trim());
      if (number >= 1 && number <= most) {
        return number;
      }
    } catch (NumberFormatException noNumber) {
      // the sentence below says what is allowed
    }
    throw unreadable(whole);
  }

  private static Mistake unreadable(String text) {
    return new Mistake(
        "'"
            + text
            + "' is not a budget; write nodes=N, depth=N (to 1000), sims=N or time=300ms with N from 1, several separated by commas.");
  }

  /**
   * A time as people write it: {@code 300ms}, {@code 2s}, {@code 1.5s}, {@code 3min}; at most a
   * day.
   */
  public static Duration duration(String text) {
    String[] units = {"ms", "min", "s", "h"};
    long[] millis = {1, 60_000, 1000, 3_600_000};
    String trimmed = text.trim().toLowerCase(Locale.ROOT);
    for (int i = 0; i < units.length; i++) {
      if (trimmed.endsWith(units[i])) {
        try {
          String number = trimmed.substring(0, trimmed.length() - units[i].length()).trim();
          double length = Double.parseDouble(number) * millis[i];
          if (length >= 1 && length <= 86_400_000) {
            return Duration.ofMillis(Math.round(length));
          }
        } catch (NumberFormatException noNumber) {
          // the sentence below says what is allowed
        }
        break;
      }
    }
    throw new Mistake(
        "'" + text + "' is not a time; write 300ms, 2s, 1.5s or 3min, from 1ms to 24h.");
  }

  @Override
  public String toString() {
    List<String> parts = new ArrayList<>();
    if (nodes > 0) {
      parts.add("nodes=" + nodes);
    }
    if (depth > 0) {
      parts.add("depth=" + depth);
    }
    if (sims > 0) {
      parts.add("sims=" + sims);
    }
    if (millis > 0) {
      parts.add("time=" + millis + "ms");
    }
    return parts.isEmpty() ? "free" : String.join(",", parts);
  }
}
