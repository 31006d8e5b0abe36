package spielwerk.lab;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;
import spielwerk.core.Catalogue;
import spielwerk.core.Progress;
import spielwerk.core.Runner;

/**
 * Under which a study runs.
 *
 * @param seed all chance comes from it
 * @param threads how many pieces are worked on at once
 * @param stop when true, the run is given up
 */
public record Conditions(
    Catalogue catalogue, long seed, int threads, Progress progress, BooleanSupplier stop) {

  /** Thrown when somebody wanted the run to stop. */
  static final class Stopped extends RuntimeException {
    Stopped() {
      super("stopped", null, false, false);
    }
  }

  /** Does all pieces, some at once, and returns their results in order. */
  <T> List<T> all(int count, IntFunction<T> piece) {
    List<T> results = new ArrayList<>(Collections.nCopies(count, null));
    int done = new Runner(threads, stop, progress).run(count, new BitSet(), piece, results::set);
    if (done < count) {
      throw new Stopped();
    }
    return results;
  }
}
