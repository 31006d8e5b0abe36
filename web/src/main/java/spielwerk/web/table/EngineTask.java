package spielwerk.web.table;

import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Fault;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.core.Watch;

/** One question to one engine, answered on a thread of its own while others go on. */
final class EngineTask implements Runnable, Watch {
  private static final Logger LOG = LoggerFactory.getLogger(EngineTask.class);

  /** Pages need no more than ten pictures a second. */
  private static final long PAUSE_NANOS = 100_000_000;

  /** Nobody waits longer at a board, whatever the budget says. */
  private static final long LONGEST_NANOS = 120_000_000_000L;

  /** Who waits for the answer. Called on the thinking thread. */
  interface Listener {
    void soFar(Advice advice);

    void done(Advice advice);

    /** The engine failed; the sentence says how. */
    void failed(String sentence);
  }

  private final TableEngine tableEngine;
  private final Position position;
  private final Budget budget;
  private final boolean every;
  private final Listener listener;
  private final AtomicBoolean stopped = new AtomicBoolean();
  private final AtomicBoolean hurried = new AtomicBoolean();
  private volatile long began;
  private long told;

  private EngineTask(
      TableEngine tableEngine, Position position, Budget budget, boolean every, Listener listener) {
    this.tableEngine = tableEngine;
    this.position = position;
    this.budget = budget;
    this.every = every;
    this.listener = listener;
  }

  static EngineTask start(
      Executor threads,
      TableEngine tableEngine,
      Position position,
      Budget budget,
      Listener listener) {
    return start(threads, tableEngine, position, budget, false, listener);
  }

  /**
   * @param every whether every legal move shall get a value
   */
  static EngineTask start(
      Executor threads,
      TableEngine tableEngine,
      Position position,
      Budget budget,
      boolean every,
      Listener listener) {
    EngineTask engineTask = new EngineTask(tableEngine, position, budget, every, listener);
    threads.execute(engineTask);
    return engineTask;
  }

  /** Nobody wants the answer any more. */
  void cancel() {
    stopped.set(true);
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
    began = System.nanoTime();
    told = began;
    try {
      Advice advice =
          every
              ? MoveValues.ask(tableEngine, position, budget, this)
              : tableEngine.ask(position, budget, this);
      if (!stopped.get()) {
        listener.done(advice);
      }
    } catch (Throwable broken) {
      if (!stopped.get()) {
        LOG.warn(
            "an engine failed in {} after {} moves",
            position.game().text(),
            position.moves().size(),
            broken);
        listener.failed(sentence(broken));
      }
    }
  }

  private static String sentence(Throwable broken) {
    if (broken instanceof Mistake || broken instanceof Fault) {
      return String.valueOf(broken.getMessage());
    }
    return "The engine failed: " + broken + ".";
  }

  @Override
  public boolean stop() {
    return stopped.get() || hurried.get() || System.nanoTime() - began > LONGEST_NANOS;
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
