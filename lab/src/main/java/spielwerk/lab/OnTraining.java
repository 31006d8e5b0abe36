package spielwerk.lab;

import java.nio.file.Files;
import java.nio.file.Path;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.learn.training.TrainedRun;
import spielwerk.runs.RunFolder;

/** A study of a training by self-play, of the one that ships or of one's own. */
interface OnTraining extends Study {
  /**
   * Where a training lies.
   *
   * @param run its name, or empty for the one that the experiment's file names
   */
  record Source(String run, Path folder) {
    /** From the field {@code run}, a folder beside the file. */
    static Source read(Fields fields) {
      return new Source("", fields.folder().resolve(fields.text("run")).normalize());
    }

    /**
     * Reads the training.
     *
     * @throws Mistake if there is none; the sentence says how to make one
     */
    TrainedRun open(Catalogue catalogue) {
      if (!Files.isDirectory(folder)) {
        throw new Mistake(
            "There is no training at %s; make one (./spielwerk train SPEC.yaml) and name it by --run RUN."
                .formatted(folder));
      }
      return TrainedRun.of(RunFolder.of(folder), catalogue);
    }

    String options() {
      return run.isEmpty() ? "" : " --run " + run;
    }
  }

  /** Whether it needs the log or the networks of a training at all. */
  default boolean looksAtRun() {
    return true;
  }

  /** The same study of another training. */
  Study on(Source source);
}
