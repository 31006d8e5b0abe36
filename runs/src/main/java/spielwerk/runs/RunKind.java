package spielwerk.runs;

import java.nio.file.Path;
import java.util.Optional;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.runs.spec.SpecCodec;
import spielwerk.runs.spec.YamlFields;

/**
 * A kind of run, such as a match or a training. Kinds are found as services, as games and engines
 * are: whatever lists, resumes, shows or reports runs knows only this contract. A kind has no state
 * of its own.
 */
public interface RunKind {
  RunType type();

  /** How its spec is read and written, if people can write one. */
  default Optional<SpecCodec<?>> codec() {
    return Optional.empty();
  }

  /**
   * Reads and checks what somebody wrote; nothing is kept yet.
   *
   * @param catalogue what it may name; a closed one keeps it from starting programs
   * @param data the data folder, for a spec that names other runs
   * @param seed that counts instead of the one written there
   * @throws Mistake with the line, if something is wrong
   */
  default RunDraft draft(YamlFields fields, Catalogue catalogue, Path data, Optional<Long> seed) {
    throw new Mistake("A run of the kind " + type().id() + " is not begun in this way.");
  }

  /**
   * The YAML of a run that begins where another one stands, to be changed by hand.
   *
   * @throws Mistake if a run of this kind cannot be continued
   */
  default String carryOn(RunFolder run) {
    throw new Mistake(
        "The run %s is a %s, which cannot be carried on; trainings, evolutions and tunings can."
            .formatted(run.id(), type().noun()));
  }

  /**
   * Opens a run to go on with it.
   *
   * @param journal whose folder has a spec of this kind
   * @throws Mistake if its files are damaged, or an engine is missing
   */
  Run open(Journal journal, Catalogue catalogue);

  /**
   * How a run stands, also while another program is at work on it; no engine is needed.
   *
   * @throws Mistake if its files are damaged
   */
  RunView look(RunFolder run, Catalogue catalogue);

  /** What a page draws of a run. Nothing is read yet that takes long. */
  RunPicture picture(RunFolder run, Catalogue catalogue);
}
