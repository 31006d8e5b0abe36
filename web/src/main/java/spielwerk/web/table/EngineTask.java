package spielwerk.web.table;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Fault;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.core.StackTrace;
import spielwerk.core.Watch;

/** One question to one engine, which waits in the queue and is answered while others go on. */
final class EngineTask implements EngineQueue.Job, Watch {
  private static final Logger LOG = LoggerFactory.getLogger(EngineTask.class);

  /** Pages need no more than ten pictures a second. */
  private static final long PAUSE_NANOS = 100_000_000;

  /** Nobody waits longer for a move, whatever the budget says. */
  static final long LONGEST_MOVE_NANOS = 120_000_000_000L;

  /** Budgets of nodes or depth may never end, so advice does after this time. */
  private static final long LONGEST_ADVICE_NANOS = 60_000_000_000L;

  /** Who waits for the answer. Called on the thinking thread. */
  interface Listener {
    /** The engine's turn in the queue has come; returns how much it may think. */
    Budget began();

    void soFar(Advice advice);

    /**
     * @param cut whether it ended early because others waited
     */
    void done(Advice advice, boolean cut);

    /**
     * The engine failed.
     *
     * @param sentence says how
     * @param trace where it threw an exception, if that was the reason
     */
    void failed(String sentence, List<String> trace);
  }

  private final EngineQueue.Lane lane;
  private final TableEngine tableEngine;
  private final Position position;
  private final boolean every;
  private final long longest;
  private final Listener listener;
  private final AtomicBoolean stopped = new AtomicBoolean();
  private final AtomicBoolean hurried = new AtomicBoolean();
  private final AtomicBoolean cut = new AtomicBoolean();
  private volatile long end = Long.MAX_VALUE;
  private long told;

  private EngineTask(
      EngineQueue.Lane lane,
      TableEngine tableEngine,
      Position position,
      boolean every,
      long longest,
      Listener listener) {
    this.lane = lane;
    this.tableEngine = tableEngine;
    this.position = position;
    this.every = every;
    this.longest = longest;
    this.listener = listener;
  }

  /** The move of a game. */
  static EngineTask move(
      EngineQueue.Lane lane, TableEngine tableEngine, Position position, Listener listener) {
    EngineTask task =
        new EngineTask(lane, tableEngine, position, false, LONGEST_MOVE_NANOS, listener);
    lane.submit(EngineQueue.Urgency.MOVE, task);
    return task;
  }

  /**
   * Advice beside the board.
   *
   * @param every whether every legal move gets a value
   */
  static EngineTask advice(
      EngineQueue.Lane lane,
      TableEngine tableEngine,
      Position position,
      boolean every,
      Listener listener) {
    EngineTask task =
        new EngineTask(lane, tableEngine, position, every, LONGEST_ADVICE_NANOS, listener);
    lane.submit(EngineQueue.Urgency.ADVICE, task);
    return task;
  }

  @Override
  public Object engine() {
    return tableEngine;
  }

  /** Nobody wants the answer any more. */
  void cancel() {
    stopped.set(true);
    lane.withdraw(this);
  }

  @Override
  public void cut() {
    cut.set(true);
  }

  /** The answer is wanted now. */
  void hurry() {
    hurried.set(true);
  }

  @Override
  public void run() {
    if (stopped.get()) {
      return;
    }
    told = System.nanoTime();
    end = told + longest;
    try {
      Budget budget = listener.began();
      Advice advice =
          every
              ? MoveValues.ask(tableEngine, position, budget, this)
              : tableEngine.ask(position, budget, this);
      if (!stopped.get()) {
        listener.done(advice, cut.get());
      }
    } catch (Throwable broken) {
      if (!stopped.get()) {
        LOG.warn(
            "an engine failed in {} after {} moves",
            position.game().text(),
            position.moves().size(),
            broken);
        boolean told = broken instanceof Mistake || broken instanceof Fault;
        listener.failed(
            sentence(broken),
            told ? List.of() : StackTrace.lines(broken, TableEngine.class.getName()));
      }
      if (broken instanceof OutOfMemoryError) {
        tableEngine.close();
      }
    }
  }

  private static String sentence(Throwable broken) {
    if (broken instanceof Mistake || broken instanceof Fault) {
      return String.valueOf(broken.getMessage());
    }
    if (broken instanceof OutOfMemoryError) {
      return "The engine ran out of memory; give it a smaller table, or less to think.";
    }
    return "The engine failed: " + broken + ".";
  }

  @Override
  public boolean stop() {
    return stopped.get() || hurried.get() || cut.get() || System.nanoTime() > end;
  }

  @Override
  public void soFar(Advice advice) {
    long now = System.nanoTime();
    if (!stopped.get() && now - told >= PAUSE_NANOS) {
      told = now;
      listener.soFar(advice);
    }
  }
}
