package spielwerk.app.terminal;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * Ctrl-C as a flag. A command that listens is given time to end its work and to say how it stands;
 * one that does not is ended at once.
 */
public final class Interrupts {
  private final CountDownLatch done = new CountDownLatch(1);
  private volatile boolean wanted;
  private volatile Duration grace = Duration.ZERO;
  private volatile Runnable word = () -> {};
  private volatile int exit = 1;

  private Interrupts() {}

  /** Nobody interrupts. */
  public static Interrupts none() {
    return new Interrupts();
  }

  /** Handles Ctrl-C and termination of this program. */
  public static Interrupts install() {
    Interrupts interrupts = new Interrupts();
    Runtime.getRuntime().addShutdownHook(new Thread(interrupts::interrupted, "interrupts"));
    return interrupts;
  }

  private void interrupted() {
    wanted = true;
    if (grace.isZero()) {
      return;
    }
    try {
      if (done.getCount() > 0) {
        word.run();
      }
      // in time or not, the exit code is the command's; without this it would be the signal's
      boolean ended = done.await(grace.toMillis(), TimeUnit.MILLISECONDS);
      Runtime.getRuntime().halt(ended ? exit : 1);
    } catch (InterruptedException impatient) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * The flag, for a command that will look at it often.
   *
   * @param grace how long the command may take to end once the flag is set
   */
  public BooleanSupplier listen(Duration grace) {
    return listen(grace, () -> {});
  }

  /**
   * The flag, for a command that may need a while to end.
   *
   * @param grace how long the command may take to end once the flag is set
   * @param word says at once what will happen
   */
  public BooleanSupplier listen(Duration grace, Runnable word) {
    this.word = word;
    this.grace = grace;
    if (wanted) {
      word.run();
    }
    return () -> wanted;
  }

  /** Whether somebody wants the program to end. */
  public boolean wanted() {
    return wanted;
  }

  /** As if Ctrl-C were pressed. */
  public void interrupt() {
    wanted = true;
    word.run();
  }

  /** The command has ended and written all it had to write. */
  public void finished(int code) {
    exit = code;
    done.countDown();
  }
}
