package spielwerk.app.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import spielwerk.core.Mistake;
import spielwerk.runs.Journal;
import spielwerk.runs.RunDraft;
import spielwerk.runs.RunKinds;
import spielwerk.runs.Runs;
import spielwerk.runs.spec.YamlFields;

/** The file that says what a long run is, and how such a run begins. */
record SpecFile(CommonOptions common, Path file, YamlFields fields) {
  /**
   * @throws Mistake if there is no such file, or it is not valid YAML
   */
  static SpecFile read(CommonOptions common, Path file) {
    if (!Files.exists(file)) {
      throw new Mistake("There is no file " + file + ".");
    }
    return new SpecFile(common, file, YamlFields.read(file));
  }

  /** Whether the file's own seed counts: it has one, and the command line has none. */
  boolean seeded() {
    return fields.has("seed") && common.seedIfGiven().isEmpty();
  }

  /** Where the run will be kept. */
  Runs runs() {
    WritableCheck.check(common.data());
    return new Runs(common.data(), Clock.systemUTC());
  }

  /** Begins the run that the file describes, goes on to its end, and returns the exit code. */
  int run(String kind, boolean sync, WhereOptions where) {
    Optional<Long> seed = seeded() ? Optional.empty() : Optional.of(common.seed());
    RunDraft draft;
    try {
      draft =
          RunKinds.of(common.catalogue())
              .find(kind)
              .draft(fields, common.catalogue(), common.data(), seed);
    } catch (Mistake wrong) {
      throw fields.wrong(wrong);
    }
    where.check();
    try (Journal journal = draft.begin(runs(), sync)) {
      return new RunLoop(common, journal, where).announce().go();
    }
  }
}
