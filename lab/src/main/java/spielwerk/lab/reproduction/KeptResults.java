package spielwerk.lab.reproduction;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import spielwerk.lab.ExperimentRunner;
import spielwerk.lab.KeptMeasures;
import spielwerk.lab.Scale;

/**
 * What experiments measured: the results that ship, and those of one's own data folder, which come
 * first at the same scale.
 *
 * @param shipped {@code experiments/data}
 * @param data one's own data folder, if it is to be looked at
 */
public record KeptResults(Path shipped, Optional<Path> data)
    implements Function<String, Optional<KeptMeasures>> {
  public KeptResults(Path shipped) {
    this(shipped, Optional.empty());
  }

  @Override
  public Optional<KeptMeasures> apply(String experiment) {
    Optional<KeptMeasures> shipped = shipped(experiment);
    for (int i = Scale.values().length - 1; i >= 0; i--) {
      String scale = Scale.values()[i].word();
      Optional<KeptMeasures> found =
          own(experiment, scale).or(() -> shipped.filter(kept -> kept.scale().equals(scale)));
      if (found.isPresent()) {
        return found;
      }
    }
    return shipped;
  }

  private Optional<KeptMeasures> own(String experiment, String scale) {
    return data.flatMap(
        folder -> KeptMeasures.in(ExperimentRunner.folder(folder, experiment, scale)));
  }

  Optional<KeptMeasures> shipped(String experiment) {
    return KeptMeasures.in(shipped.resolve(experiment));
  }

  /** What a quoted command answered, if that is kept. */
  Optional<KeptOutput> output(String command) {
    return KeptOutput.in(shipped.resolve(command));
  }

  /** Keeps a result among those that ship, unless a larger one is there. */
  public boolean keep(KeptMeasures measures) {
    boolean larger =
        shipped(measures.experiment()).filter(kept -> rank(kept) > rank(measures)).isPresent();
    if (!larger) {
      measures.write(shipped.resolve(measures.experiment()));
    }
    return !larger;
  }

  private static int rank(KeptMeasures kept) {
    return Scale.of(kept.scale()).map(Scale::ordinal).orElse(-1);
  }
}
