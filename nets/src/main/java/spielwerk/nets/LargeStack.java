package spielwerk.nets;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * Runs what needs a deeper stack than Java gives to a thread. ONNX Runtime needs between one and
 * two megabytes to be loaded, and where there is less the whole program dies without a word; asking
 * the network later needs next to nothing.
 */
final class LargeStack {
  private static final long BYTES = 1 << 24;

  private LargeStack() {}

  /** Calls it on a thread of its own and waits. */
  static <T> T call(Callable<T> work) throws ExecutionException {
    FutureTask<T> task = new FutureTask<>(work);
    Thread thread = new Thread(null, task, "large-stack", BYTES);
    thread.setDaemon(true);
    thread.start();
    boolean interrupted = false;
    try {
      while (true) {
        try {
          return task.get();
        } catch (InterruptedException later) {
          // it cannot be left half done
          interrupted = true;
        }
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
