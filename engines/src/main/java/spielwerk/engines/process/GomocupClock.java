package spielwerk.engines.process;

import java.util.Locale;
import spielwerk.core.Budget;

/**
 * What a manager says about time and other limits, as a budget for the next move. It leaves a
 * margin, so that the answer is with the manager in time also when the machine is busy.
 */
final class GomocupClock {
  /** For a manager that wants the answer as fast as possible. */
  static final long AT_ONCE = 10;

  private static final long UNLIMITED = Integer.MAX_VALUE;
  private static final long UNKNOWN = -1;

  /**
   * The share of the match that is used for one move. A share of what is left is never all of it,
   * however many moves come.
   */
  static final int MOVES_TO_GO = 20;

  private long turn = UNKNOWN;
  private long match;
  private long left = UNKNOWN;
  private long spent;
  private long depth;
  private long nodes;

  /** Takes an {@code INFO}; keys it does not know and values that are not numbers mean nothing. */
  void info(String key, String value) {
    long number;
    try {
      number = Math.max(0, Long.parseLong(value.strip()));
    } catch (NumberFormatException none) {
      return;
    }
    switch (key.toLowerCase(Locale.ROOT)) {
      case "timeout_turn" -> turn = number;
      case "timeout_match" -> match = number;
      case "time_left" -> left = number;
      case "max_depth" -> depth = Math.min(number, 1000);
      case "max_node" -> nodes = number;
      default -> {}
    }
  }

  /** A new game: the match has all its time again. */
  void restart() {
    spent = 0;
    left = UNKNOWN;
  }

  /** A move has taken so long. */
  void spent(long millis) {
    spent += millis;
    left = left == UNKNOWN || left == UNLIMITED ? left : Math.max(0, left - millis);
  }

  Budget budget() {
    long millis = turn == UNKNOWN ? 0 : turn == 0 ? AT_ONCE : turn - margin(turn);
    long rest =
        left != UNKNOWN && left < UNLIMITED
            ? left
            : match > 0 && match < UNLIMITED ? Math.max(0, match - spent) : UNKNOWN;
    Budget limits = new Budget(nodes, (int) depth, 0, millis);
    return rest == UNKNOWN
        ? limits
        : limits.tighter(new Budget(0, 0, 0, Math.max(1, (rest - margin(rest)) / MOVES_TO_GO)));
  }

  /** A twentieth and a bit, half a second at most, and never more than half the time. */
  static long margin(long millis) {
    return Math.min(millis / 2, Math.min(500, 50 + millis / 20));
  }
}
