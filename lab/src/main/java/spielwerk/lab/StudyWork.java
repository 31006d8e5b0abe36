package spielwerk.lab;

import java.nio.file.Path;
import java.util.BitSet;
import java.util.Optional;
import java.util.function.IntFunction;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.core.Progress;
import spielwerk.core.Runner;
import spielwerk.core.Work;
import spielwerk.core.WorkKind;
import spielwerk.core.Workers;
import spielwerk.runs.Json;

/**
 * The pieces of a part of an experiment, wherever they are done. What a piece is stands in the code
 * of the study; so another machine reads the experiment and lets it run up to the part whose pieces
 * are wanted.
 */
public final class StudyWork implements WorkKind {
  private static final String ID = "study";

  /** Which part of which experiment. */
  record Description(ExperimentSpec spec, String part) {}

  /** Ends a study at the part that was looked for. */
  private static final class Found extends RuntimeException {
    private final transient Part<?> part;

    Found(Part<?> part) {
      super("found", null, false, false);
      this.part = part;
    }
  }

  /** Does nothing but look for a part. */
  private record Seeker(String part) implements Workers {
    @Override
    public <T> int run(
        Work<T> work, int count, BitSet before, Runner runner, Runner.Receiver<T> receiver) {
      if (work instanceof Part<?> found && found.name().equals(part)) {
        throw new Found(found);
      }
      throw new IllegalStateException("the part " + part + " needs another one before");
    }
  }

  @Override
  public String id() {
    return ID;
  }

  @Override
  public Work<?> read(byte[] description, Catalogue catalogue) {
    Description wanted = Json.value(description, Description.class);
    ExperimentSpec spec = wanted.spec();
    Study study = Experiment.of(Path.of(spec.file()), spec.source()).study(spec.scale());
    Runnable check = () -> study.check(catalogue);
    StudyContext seeking =
        new StudyContext(
            catalogue,
            spec.seed(),
            1,
            Progress.NONE,
            () -> false,
            StudyCheckpoint.none(),
            new Seeker(wanted.part()),
            Optional.of(spec));
    return part(study, seeking, wanted).checked(check);
  }

  private static Part<?> part(Study study, StudyContext seeking, Description wanted) {
    try {
      study.run(seeking);
    } catch (Found found) {
      return found.part;
    }
    throw new Mistake(
        "The experiment %s has no part '%s'.".formatted(wanted.spec().name(), wanted.part()));
  }

  /**
   * The pieces of a part.
   *
   * @param form of a result: plain enough for JSON
   * @param checking fails if something that the study names is not there
   */
  record Part<T>(
      Optional<ExperimentSpec> spec,
      String name,
      Class<T> form,
      IntFunction<T> piece,
      Runnable checking)
      implements Work<T> {
    Part<T> checked(Runnable check) {
      return new Part<>(spec, name, form, piece, check);
    }

    /** Makes what the study names, for its pieces do so only when they are done. */
    @Override
    public void check() {
      checking.run();
    }

    @Override
    public String kind() {
      return ID;
    }

    @Override
    public byte[] description() {
      return Json.bytes(new Description(spec.orElseThrow(), name));
    }

    @Override
    public Pieces<T> open() {
      return piece::apply;
    }

    @Override
    public byte[] write(T result) {
      return Json.bytes(result);
    }

    @Override
    public T read(byte[] result) {
      return Json.value(result, form);
    }
  }
}
