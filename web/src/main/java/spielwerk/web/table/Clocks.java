package spielwerk.web.table;

import java.util.Arrays;
import java.util.function.LongSupplier;
import spielwerk.core.Mistake;

/**
 * How long each seat has thought and, where a clock was set, how much time is left. Guarded by its
 * table.
 *
 * <p>Time is only counted while {@link #run} is on, so a table that nobody has open costs nobody
 * time. Where there is a limit, the clock of a seat starts with its first move: until everybody has
 * come and moved once, nobody loses time.
 */
final class Clocks {
  static final int NOBODY = -1;
  private static final long LONGEST = 24L * 3_600_000;

  private final long limit;
  private final long increment;
  private final LongSupplier now;
  private final long[] used;
  private final long[] gained;
  private final boolean[] moved;
  private int running = NOBODY;
  private long since;

  /**
   * @param limit milliseconds for the game, 0 for no limit
   * @param increment milliseconds that a move adds
   * @param now milliseconds that only go up
   */
  Clocks(int seats, long limit, long increment, LongSupplier now) {
    if (limit < 0 || limit > LONGEST || increment < 0 || increment > LONGEST) {
      throw new Mistake("A clock shows at most 24 hours, and adds no more than that.");
    }
    this.limit = limit;
    this.increment = increment;
    this.now = now;
    this.used = new long[seats];
    this.gained = new long[seats];
    this.moved = new boolean[seats];
  }

  long limit() {
    return limit;
  }

  long increment() {
    return increment;
  }

  int running() {
    return running;
  }

  /** Lets the clock of one seat run and stops the others. */
  void run(int seat) {
    stop();
    running = seat;
    since = now.getAsLong();
  }

  void stop() {
    if (running != NOBODY) {
      used[running] += now.getAsLong() - since;
      running = NOBODY;
    }
  }

  /** Whether the clock of a seat may run: without a limit always, else after its first move. */
  boolean started(int seat) {
    return !limited() || moved[seat];
  }

  /** Somebody new is to come to a seat, whose clock starts with their first move. */
  void await(int seat) {
    if (running == seat && limited()) {
      stop();
    }
    moved[seat] = false;
  }

  /** A seat has moved. */
  void moved(int seat) {
    stop();
    moved[seat] = true;
    gained[seat] += increment;
  }

  long used(int seat) {
    return used[seat] + (seat == running ? now.getAsLong() - since : 0);
  }

  /** Milliseconds left, negative when the flag has fallen; only where there is a limit. */
  long left(int seat) {
    return limit + gained[seat] - used(seat);
  }

  boolean limited() {
    return limit > 0;
  }

  boolean[] moved() {
    return Arrays.copyOf(moved, moved.length);
  }

  /** As they were when the table was saved. */
  void restore(long[] usedBefore, long[] gainedBefore, boolean[] movedBefore) {
    System.arraycopy(movedBefore, 0, moved, 0, Math.min(moved.length, movedBefore.length));
    System.arraycopy(usedBefore, 0, used, 0, Math.min(used.length, usedBefore.length));
    System.arraycopy(gainedBefore, 0, gained, 0, Math.min(gained.length, gainedBefore.length));
  }

  long[] gained() {
    return Arrays.copyOf(gained, gained.length);
  }
}
