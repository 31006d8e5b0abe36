package spielwerk.core;

import java.util.BitSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;

/**
 * Does the pieces 0 to count-1 of a run on some threads, or on other machines. Each result is
 * handed over as soon as its piece is done, one at a time, with its index, so that it can be on
 * disk at once; what counts in index order is for the receiver to sort. A run that was stopped or
 * killed is resumed by naming the pieces already done.
 *
 * @param threads how many pieces are worked on at once
 * @param stop when true, the pieces under way are finished and no further one is begun
 * @param workers who does pieces that are described by data
 */
public record Runner(int threads, BooleanSupplier stop, Progress progress, Workers workers) {

  /** On threads of this program. */
  public Runner(int threads, BooleanSupplier stop, Progress progress) {
    this(threads, stop, progress, Workers.HERE);
  }

  /** Takes the result of a piece. */
  @FunctionalInterface
  public interface Receiver<T> {
    void take(int index, T result);
  }

  public static Runner of(int threads) {
    return new Runner(threads, () -> false, Progress.NONE);
  }

  /** The same, stopped by somebody else. */
  public Runner until(BooleanSupplier stop) {
    return new Runner(threads, stop, progress, workers);
  }

  /** The same, while somebody else watches. */
  public Runner telling(Progress progress) {
    return new Runner(threads, stop, progress, workers);
  }

  /**
   * Does work wherever its pieces are done in this run.
   *
   * @return how many pieces are done in the end, those done before included
   */
  public <T> int run(Work<T> work, int count, BitSet before, Receiver<T> receiver) {
    return workers.run(work, count, before, this, receiver);
  }

  /**
   * Returns how many pieces are done in the end, those done before included.
   *
   * @throws RuntimeException what a piece or the receiver threw first; the other pieces under way
   *     are finished
   */
  public <T> int run(int count, BitSet before, IntFunction<T> piece, Receiver<T> receiver) {
    AtomicInteger next = new AtomicInteger();
    AtomicReference<Throwable> failure = new AtomicReference<>();
    BitSet done = (BitSet) before.clone();
    Object turnstile = new Object();
    progress.at(done.cardinality(), count, "");
    Runnable worker =
        () -> {
          while (failure.get() == null && !stop.getAsBoolean()) {
            int index = next.getAndIncrement();
            if (index >= count) {
              return;
            }
            if (before.get(index)) {
              continue;
            }
            try {
              T result = piece.apply(index);
              synchronized (turnstile) {
                receiver.take(index, result);
                done.set(index);
                progress.at(done.cardinality(), count, "");
              }
            } catch (Throwable thrown) {
              failure.compareAndSet(null, thrown);
            }
          }
        };
    runAll(worker, Math.max(1, Math.min(threads, count)));
    Throwable thrown = failure.get();
    if (thrown instanceof Error error) {
      throw error;
    }
    if (thrown != null) {
      throw (RuntimeException) thrown;
    }
    return done.cardinality();
  }

  private static void runAll(Runnable worker, int threads) {
    if (threads == 1) {
      worker.run();
      return;
    }
    Thread[] crew = new Thread[threads];
    for (int i = 0; i < threads; i++) {
      crew[i] = new Thread(worker, "runner-" + i);
      crew[i].start();
    }
    boolean interrupted = false;
    for (Thread thread : crew) {
      while (thread.isAlive()) {
        try {
          thread.join();
        } catch (InterruptedException wanted) {
          interrupted = true;
        }
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
