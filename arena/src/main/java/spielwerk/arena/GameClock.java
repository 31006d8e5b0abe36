package spielwerk.arena;

import java.time.Duration;
import spielwerk.core.Budget;

/**
 * The time of a seat for a whole game, and what each move adds to it.
 *
 * @param millis 0 for no clock
 */
public record GameClock(long millis, long increment) {
  public static final GameClock NONE = new GameClock(0, 0);

  /** From {@code 60s}, {@code 60s+1s} or {@code none}. */
  public static GameClock parse(String text) {
    if (text.equals("none")) {
      return NONE;
    }
    String[] parts = text.split("\\+", 2);
    Duration start = Budget.duration(parts[0]);
    Duration each = parts.length == 2 ? Budget.duration(parts[1]) : Duration.ZERO;
    return new GameClock(start.toMillis(), each.toMillis());
  }

  private static String text(long millis) {
    return millis % 1000 == 0 ? millis / 1000 + "s" : millis + "ms";
  }

  @Override
  public String toString() {
    return millis == 0 ? "none" : text(millis) + (increment == 0 ? "" : "+" + text(increment));
  }
}
