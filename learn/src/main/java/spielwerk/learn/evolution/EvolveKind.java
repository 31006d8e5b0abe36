package spielwerk.learn.evolution;

import java.nio.file.Path;
import java.util.Optional;
import spielwerk.core.Catalogue;
import spielwerk.runs.Journal;
import spielwerk.runs.Run;
import spielwerk.runs.RunDraft;
import spielwerk.runs.RunFolder;
import spielwerk.runs.RunKind;
import spielwerk.runs.RunPicture;
import spielwerk.runs.RunType;
import spielwerk.runs.RunView;
import spielwerk.runs.spec.SpecCodec;
import spielwerk.runs.spec.YamlFields;

/** An evolution that breeds players. */
public final class EvolveKind implements RunKind {
  @Override
  public RunType type() {
    return EvolutionRun.TYPE;
  }

  @Override
  public Optional<SpecCodec<?>> codec() {
    return Optional.of(EvolutionSpec.CODEC);
  }

  @Override
  public RunDraft draft(YamlFields fields, Catalogue catalogue, Path data, Optional<Long> seed) {
    EvolutionSpec read = EvolutionSpec.CODEC.read(fields, catalogue, data);
    EvolutionSpec spec = seed.map(read::withSeed).orElse(read);
    Evolution evolution = Evolution.of(spec, catalogue);
    return (runs, sync) -> EvolutionRun.begin(evolution, runs).journal();
  }

  @Override
  public String carryOn(RunFolder run) {
    return EvolutionSpec.CODEC.toYaml(
        EvolutionSpec.CODEC.fromJson(run.info().spec()).withStart(""), run.id());
  }

  @Override
  public Run open(Journal journal, Catalogue catalogue) {
    return EvolutionRun.resume(journal, catalogue);
  }

  @Override
  public RunView look(RunFolder run, Catalogue catalogue) {
    return EvolveView.of(
        run, Evolution.of(run.spec(EvolutionRun.TYPE, EvolutionSpec.class), catalogue));
  }

  @Override
  public RunPicture picture(RunFolder run, Catalogue catalogue) {
    return new EvolvePicture(run);
  }
}
