package spielwerk.engines.fiveinarow.threat;

import spielwerk.core.Budget;
import spielwerk.core.Watch;

/**
 * The time manager: counts stones put by the search and ends it when the budget is used up or
 * somebody says stop. Nodes are counted exactly; the clock is looked at now and then, and a margin
 * is kept for the way back to whoever asked (threads that must wake up, the garbage collector).
 */
final class SearchClock {
  /** Thrown through the recursion; {@link ThreatBoard#takeAll} clears the board. */
  static final class Stopped extends RuntimeException {
    static final Stopped SIGNAL = new Stopped();

    private Stopped() {
      super(null, null, false, false);
    }
  }

  private static final long BETWEEN_LOOKS = 128;

  /** At first looks are closer, for code that is not compiled yet is slow. */
  private static final long BETWEEN_FIRST_LOOKS = 16;

  private static final long FIRST_LOOKS = 2048;
  private static final long NANOS = 1_000_000;

  private final long maxNodes;
  private final long began;
  private final long time;
  private final Watch watch;
  private double share = 1;
  private long next;
  private long nodes;

  SearchClock(Budget budget, Watch watch) {
    this.began = System.nanoTime();
    this.maxNodes = budget.nodes() == 0 ? Long.MAX_VALUE : budget.nodes();
    this.time = budget.millis() == 0 ? 0 : Math.max(NANOS / 2, usable(budget.millis()));
    this.watch = watch;
    this.next = Math.min(maxNodes, BETWEEN_FIRST_LOOKS);
  }

  /** Four milliseconds and one part in twenty are left unused, of very little time half. */
  private static long usable(long millis) {
    long margin = Math.min(millis * NANOS / 2, 4 * NANOS + millis * NANOS / 20);
    return millis * NANOS - margin;
  }

  /** Before a stone is put. */
  void tick() {
    if (nodes >= next) {
      look();
    }
    nodes++;
  }

  private void look() {
    if (nodes >= maxNodes || watch.stop() || past(share)) {
      throw Stopped.SIGNAL;
    }
    long step = nodes < FIRST_LOOKS ? BETWEEN_FIRST_LOOKS : BETWEEN_LOOKS;
    next = Math.min(maxNodes, nodes + step);
  }

  long nodes() {
    return nodes;
  }

  /** Whether more than this share of the time is used; never without a time. */
  boolean past(double share) {
    return time != 0 && System.nanoTime() - began >= share * time;
  }

  /** From now on the search ends after this share of the time. */
  void use(double part) {
    share = part;
  }

  double seconds() {
    return (System.nanoTime() - began) / 1e9;
  }
}
