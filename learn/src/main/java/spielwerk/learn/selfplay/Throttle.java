package spielwerk.learn.selfplay;

import java.util.concurrent.locks.LockSupport;

/** Lets a thread rest for a share of its time, so that a laptop stays cool. */
final class Throttle {
  /** Shorter pauses are saved up: a pause costs something itself. */
  private static final long LEAST_NANOS = 20_000_000;

  private final double share;
  private long began;
  private double due;

  /**
   * @param share of the time, below 1; 0 for none
   */
  Throttle(double share) {
    this.share = share;
  }

  void begin() {
    began = share > 0 ? System.nanoTime() : 0;
  }

  void end() {
    if (share > 0) {
      due += (System.nanoTime() - began) * share / (1 - share);
      if (due >= LEAST_NANOS) {
        long until = System.nanoTime() + (long) due;
        for (long left = (long) due; left > 0; left = until - System.nanoTime()) {
          LockSupport.parkNanos(left);
          if (Thread.currentThread().isInterrupted()) {
            break;
          }
        }
        due = 0;
      }
    }
  }
}
