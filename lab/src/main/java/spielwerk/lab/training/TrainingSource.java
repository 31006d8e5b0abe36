package spielwerk.lab.training;

import java.nio.file.Files;
import java.nio.file.Path;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.learn.training.TrainedRun;
import spielwerk.runs.RunFolder;
import spielwerk.runs.spec.YamlFields;

/**
 * Where a training lies that a study looks at: the one that ships or one's own.
 *
 * @param run its name, or empty for the one that the experiment's file names
 */
public record TrainingSource(String run, Path folder) {
  /** From the field {@code run}, a folder beside the file. */
  public static TrainingSource read(YamlFields fields) {
    return new TrainingSource("", fields.folder().resolve(fields.text("run")).normalize());
  }

  /**
   * Reads the training.
   *
   * @throws Mistake if there is none; the sentence says how to make one
   */
  public TrainedRun open(Catalogue catalogue) {
    if (!Files.isDirectory(folder)) {
      throw new Mistake(
          "There is no training at %s; make one (./spielwerk train SPEC.yaml) and name it by --run RUN."
              .formatted(folder));
    }
    return TrainedRun.of(RunFolder.of(folder), catalogue);
  }

  /** What one types to choose it. */
  public String options() {
    return run.isEmpty() ? "" : " --run " + run;
  }
}
