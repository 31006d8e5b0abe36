package spielwerk.engines.process;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Choice;
import spielwerk.core.Ending;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.Fault;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Position;
import spielwerk.core.Watch;

/**
 * An engine that speaks for a program. The program is started for the first game and kept for the
 * next ones; one that failed is ended at once, and started anew for the next game.
 */
final class ProcessEngine implements Engine {
  private final EngineInfo info;
  private final Invocation what;
  private final Protocol protocol;
  private final ExecOptions options;
  private final LastLines lastLines = new LastLines();
  private @Nullable ChildProcess child;
  private boolean closed;

  ProcessEngine(EngineInfo info, Invocation what, Protocol protocol, ExecOptions options) {
    this.info = info;
    this.what = what;
    this.protocol = protocol;
    this.options = options;
  }

  @Override
  public EngineInfo info() {
    return info;
  }

  @Override
  public Duration preparation() {
    return options.start();
  }

  @Override
  public void newGame(Game game, int seat, Goal goal, long seed) {
    lastLines.clear();
    protocol.seat(seat, goal, seed);
    boolean ready = false;
    try {
      ChildProcess old = current();
      if (old == null || options.fresh() || !isReadyAgain(old, game)) {
        dismiss(old, true);
        protocol.first(hire(), game);
      }
      ready = true;
    } finally {
      if (!ready) {
        dismiss(current(), false);
      }
    }
  }

  /** A program that ended after its game, or does so now, is no worse than one started anew. */
  private boolean isReadyAgain(ChildProcess old, Game game) {
    try {
      return protocol.again(old, game);
    } catch (Fault fault) {
      if (fault.reason() == Ending.Reason.TIMEOUT) {
        throw fault;
      }
      return false;
    }
  }

  @Override
  public Advice advise(Position position, Budget budget, Watch watch) {
    ChildProcess asked = current();
    if (asked == null) {
      throw new Fault(Ending.Reason.CRASH, "was not running any more");
    }
    boolean answered = false;
    try {
      Advice advice = protocol.ask(asked, position, budget, watch);
      answered = !watch.stop() || protocol.answeredStop();
      return advice;
    } finally {
      if (!answered) {
        dismiss(
            asked,
            false); // it may still be thinking, and its answer would come to the next question
      }
    }
  }

  @Override
  public Choice choice() {
    return protocol.choice();
  }

  @Override
  public List<String> lastWords() {
    return lastLines.lines();
  }

  private synchronized @Nullable ChildProcess current() {
    return child;
  }

  /** If we are closed while we start, the program must not outlive us. */
  private synchronized ChildProcess hire() {
    if (closed) {
      throw new Fault(Ending.Reason.CRASH, "was closed");
    }
    ChildProcess hired = ChildProcess.start(what, options.mostMemory(), lastLines);
    child = hired;
    return hired;
  }

  private void dismiss(@Nullable ChildProcess old, boolean kindly) {
    if (old == null) {
      return;
    }
    synchronized (this) {
      if (old.equals(child)) {
        child = null;
      }
    }
    if (kindly) {
      old.close(protocol.farewell());
    } else {
      old.close();
    }
  }

  /** From any thread: a program that hangs is ended while another thread waits for it. */
  @Override
  public void close() {
    synchronized (this) {
      closed = true;
    }
    dismiss(current(), true);
  }
}
