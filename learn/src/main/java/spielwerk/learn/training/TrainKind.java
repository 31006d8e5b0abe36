package spielwerk.learn.training;

import java.nio.file.Path;
import java.util.Optional;
import spielwerk.core.Catalogue;
import spielwerk.core.Runner;
import spielwerk.learn.selfplay.TrainSpec;
import spielwerk.learn.selfplay.TrainingRun;
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

/** A network that learns a game by playing against itself. */
public final class TrainKind implements RunKind {
  @Override
  public RunType type() {
    return TrainingRun.TYPE;
  }

  @Override
  public Optional<SpecCodec<?>> codec() {
    return Optional.of(TrainSpec.CODEC);
  }

  @Override
  public RunDraft draft(YamlFields fields, Catalogue catalogue, Path data, Optional<Long> seed) {
    TrainSpec read = TrainSpec.CODEC.read(fields, catalogue, data);
    TrainSpec spec = seed.map(read::withSeed).orElse(read);
    return (runs, sync) -> TrainingRun.begin(spec, catalogue, runs).journal();
  }

  @Override
  public String carryOn(RunFolder run) {
    return TrainSpec.CODEC.toYaml(TrainSpec.CODEC.fromJson(run.info().spec()), run.id());
  }

  @Override
  public Run open(Journal journal, Catalogue catalogue) {
    return new Training(TrainingRun.resume(journal, catalogue), catalogue);
  }

  @Override
  public RunView look(RunFolder run, Catalogue catalogue) {
    return TrainView.of(run, catalogue);
  }

  @Override
  public RunPicture picture(RunFolder run, Catalogue catalogue) {
    return new TrainPicture(run, catalogue);
  }

  private record Training(TrainingRun training, Catalogue catalogue) implements Run {
    @Override
    public void run(Runner runner) {
      training.run(runner);
    }

    @Override
    public boolean finished() {
      return training.finished();
    }

    @Override
    public RunView view() {
      return TrainView.of(training.journal().run(), catalogue);
    }

    @Override
    public String stops() {
      return "at once, the games that have ended are kept";
    }
  }
}
