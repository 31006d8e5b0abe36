package spielwerk.engines.fiveinarow;

import spielwerk.core.Budget;
import spielwerk.core.Watch;

/** Counts what an engine looks at, and says when it is enough. */
final class NodeLimit {
  private static final int BETWEEN_LOOKS = 256;

  /** To get from the last look to the answer. */
  private static final long SPARE_NANOS = 500_000;

  private final Budget budget;
  private final Watch watch;
  private final long began;
  private long nodes;
  private boolean taut;

  NodeLimit(Budget budget, Watch watch, long began) {
    this.budget = budget;
    this.watch = watch;
    this.began = began;
  }

  /** Counts positions or squares looked at. */
  void count(int more) {
    nodes += more;
  }

  /**
   * Counts one more, and tells whether it may still be looked at. The clock is read now and then.
   */
  boolean allows() {
    if (taut || (budget.nodes() > 0 && nodes >= budget.nodes())) {
      taut = true;
      return false;
    }
    if (nodes++ % BETWEEN_LOOKS == 0) {
      taut =
          watch.stop()
              || (budget.millis() > 0
                  && System.nanoTime() - began > budget.millis() * 1_000_000 - SPARE_NANOS);
    }
    return true;
  }

  /** How many plies may be looked ahead; 0 for no limit. */
  int depth() {
    return budget.depth();
  }

  long nodes() {
    return nodes;
  }

  double seconds() {
    return (System.nanoTime() - began) / 1e9;
  }
}
