package spielwerk.engines.process;

import java.util.Arrays;
import spielwerk.core.Budget;

/**
 * The clocks of both colours as a controller reports them: main time, then periods in which a
 * number of moves must be made. A margin is left, as in {@link GomocupClock}.
 */
final class GtpClock {
  private long main;
  private long period;
  private int stones;
  private boolean runs;
  private final long[] left = new long[2];

  /** Moves to be made in what is left, or 0 in the main time. */
  private final int[] togo = new int[2];

  /** Takes {@code time_settings}, in milliseconds; a period without moves in it has no limit. */
  void settings(long mainTime, long periodTime, int moves) {
    main = mainTime;
    period = moves > 0 ? periodTime : 0;
    stones = moves;
    runs = !(periodTime > 0 && moves == 0) && mainTime + periodTime > 0;
    restart();
  }

  /** A new game: everybody has all the time again. */
  void restart() {
    Arrays.fill(left, main > 0 ? main : period);
    Arrays.fill(togo, main > 0 ? 0 : stones);
  }

  /** Takes {@code time_left}. */
  void left(int seat, long millis, int moves) {
    runs = true;
    left[seat] = millis;
    togo[seat] = moves;
  }

  /** A move has taken so long. */
  void spent(int seat, long millis) {
    left[seat] = Math.max(0, left[seat] - millis);
    if (togo[seat] > 1) {
      togo[seat]--;
    } else if (period > 0 && (togo[seat] == 1 || left[seat] == 0)) {
      left[seat] = period;
      togo[seat] = stones;
    }
  }

  Budget budget(int seat) {
    if (!runs) {
      return Budget.FREE;
    }
    long rest = left[seat];
    long share =
        togo[seat] > 0
            ? rest / togo[seat]
            : Math.max(rest / GomocupClock.MOVES_TO_GO, period / Math.max(1, stones));
    return new Budget(0, 0, 0, Math.max(1, share - GomocupClock.margin(share)));
  }
}
