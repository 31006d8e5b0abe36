package spielwerk.learn.tuning;

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

/** An evolution that looks for the best options of an engine. */
public final class TuneKind implements RunKind {
  @Override
  public RunType type() {
    return TuningRun.TYPE;
  }

  @Override
  public Optional<SpecCodec<?>> codec() {
    return Optional.of(TuneSpec.CODEC);
  }

  @Override
  public RunDraft draft(YamlFields fields, Catalogue catalogue, Path data, Optional<Long> seed) {
    TuneSpec read = TuneSpec.CODEC.read(fields, catalogue, data);
    TuneSpec spec = seed.map(read::withSeed).orElse(read);
    Tuning tuning = Tuning.of(spec, catalogue);
    return (runs, sync) -> TuningRun.begin(tuning, runs).journal();
  }

  @Override
  public String carryOn(RunFolder run) {
    return TuneSpec.CODEC.toYaml(TuneSpec.CODEC.fromJson(run.info().spec()), run.id());
  }

  @Override
  public Run open(Journal journal, Catalogue catalogue) {
    return TuningRun.resume(journal, catalogue);
  }

  @Override
  public RunView look(RunFolder run, Catalogue catalogue) {
    return new TuneView(run, TuningRun.course(run, catalogue));
  }

  @Override
  public RunPicture picture(RunFolder run, Catalogue catalogue) {
    return new TunePicture(run);
  }
}
