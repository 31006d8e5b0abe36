package spielwerk.search;

import spielwerk.core.Budget;
import spielwerk.core.Watch;

/**
 * Ends a search when its budget is used up or somebody says stop. Nodes are counted exactly, the
 * clock now and then.
 */
public final class BudgetMeter {
  /** Thrown through the recursion; the search takes its moves back by itself. */
  public static final class Stopped extends RuntimeException {
    private static final Stopped SIGNAL = new Stopped();

    private Stopped() {
      super(null, null, false, false);
    }
  }

  private static final long BETWEEN_LOOKS = 1024;

  private final long maxNodes;
  private final long deadline;
  private final Watch watch;
  private long next;

  public BudgetMeter(Budget budget, Watch watch, long began) {
    this.maxNodes = budget.nodes() == 0 ? Long.MAX_VALUE : budget.nodes();
    this.deadline = budget.millis() == 0 ? 0 : began + budget.millis() * 1_000_000;
    this.watch = watch;
    this.next = Math.min(maxNodes, BETWEEN_LOOKS);
  }

  /** Before a node is entered, with the number of those entered already. */
  public void pass(long nodes) {
    if (nodes >= next) {
      look(nodes);
    }
  }

  private void look(long nodes) {
    if (nodes >= maxNodes || watch.stop() || (deadline != 0 && System.nanoTime() - deadline >= 0)) {
      throw Stopped.SIGNAL;
    }
    next = Math.min(maxNodes, nodes + BETWEEN_LOOKS);
  }
}
