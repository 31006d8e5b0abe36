package spielwerk.lab;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;
import spielwerk.core.Catalogue;
import spielwerk.core.Progress;
import spielwerk.core.Runner;
import spielwerk.core.Workers;
import spielwerk.runs.GameStore;

/**
 * The circumstances under which a study runs.
 *
 * @param seed all chance comes from it
 * @param threads how many pieces are worked on at once
 * @param stop when true, the run is given up
 * @param notebook where what is done is kept
 * @param workers who plays games
 * @param spec what other machines must know to do pieces of it; nothing if they are done here
 */
public record StudyContext(
    Catalogue catalogue,
    long seed,
    int threads,
    Progress progress,
    BooleanSupplier stop,
    StudyCheckpoint notebook,
    Workers workers,
    Optional<ExperimentSpec> spec) {

  /** Of a run on the threads of this program. */
  public StudyContext(
      Catalogue catalogue,
      long seed,
      int threads,
      Progress progress,
      BooleanSupplier stop,
      StudyCheckpoint notebook) {
    this(catalogue, seed, threads, progress, stop, notebook, Workers.HERE, Optional.empty());
  }

  /** Of a run of which nothing is kept on the way. */
  public StudyContext(
      Catalogue catalogue, long seed, int threads, Progress progress, BooleanSupplier stop) {
    this(catalogue, seed, threads, progress, stop, StudyCheckpoint.none());
  }

  /** Whoever plays the games of a part. */
  public Runner runner() {
    return new Runner(threads, stop, progress, workers);
  }

  /**
   * The same on the threads of this program: for what measures time, which depends on the machine.
   */
  public StudyContext here() {
    return new StudyContext(
        catalogue, seed, threads, progress, stop, notebook, Workers.HERE, Optional.empty());
  }

  /** Where the games of a part are kept. */
  public GameStore games(String part) {
    return notebook.games(part);
  }

  /** A folder for a part that keeps its own files, if anything is kept. */
  public Optional<Path> folder() {
    return notebook.folder();
  }

  /** Thrown when somebody wanted the run to stop. */
  public static final class Stopped extends RuntimeException {
    public Stopped() {
      super("stopped", null, false, false);
    }
  }

  /**
   * Does all pieces of a part that are not done yet, some at once, and returns the results of all
   * in order.
   *
   * @param form of a result: plain enough for JSON
   */
  public <T> List<T> all(String part, Class<T> form, int count, IntFunction<T> piece) {
    List<T> results = new ArrayList<>(Collections.nCopies(count, null));
    BitSet before = new BitSet();
    Runner.Receiver<T> notes =
        notebook.part(
            part,
            form,
            (index, result) -> {
              results.set(index, result);
              before.set(index);
            });
    int done =
        runner()
            .run(
                new StudyWork.Part<>(spec, part, form, piece, () -> {}),
                count,
                before,
                (index, result) -> {
                  notes.take(index, result);
                  results.set(index, result);
                });
    if (done < count) {
      throw new Stopped();
    }
    return results;
  }
}
