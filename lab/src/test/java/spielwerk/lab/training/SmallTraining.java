package spielwerk.lab.training;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import spielwerk.core.Catalogue;
import spielwerk.core.Progress;
import spielwerk.core.Runner;
import spielwerk.learn.selfplay.TrainSpec;
import spielwerk.learn.selfplay.TrainingRun;
import spielwerk.runs.RunFolder;
import spielwerk.runs.Runs;
import spielwerk.runs.spec.YamlFields;

/** A training that is really done, as small as they come. */
public final class SmallTraining {
  static final String YAML =
      """
      game: tictactoe
      seed: 1
      generations: 3
      net: {blocks: 1, channels: 4, policyChannels: 1, valueHidden: 4}
      selfplay: {games: 12, sims: 4, openings: 0.2, openingPlies: 2}
      buffer: {size: 200}
      training: {batch: 16, perNew: 1, rate: 0.01}
      rate: {every: 1, opponents: [random, negamax], games: 6, sims: 4, openings: 'random:plies=1'}
      threads: 1
      """;

  private SmallTraining() {}

  public static RunFolder train(Path data) throws IOException {
    Catalogue catalogue = Catalogue.load();
    Path spec = Files.writeString(data.resolve("training.yaml"), YAML);
    TrainingRun training =
        TrainingRun.begin(
            TrainSpec.CODEC.read(YamlFields.read(spec), catalogue, spec),
            catalogue,
            new Runs(data, Clock.systemUTC()));
    try (var journal = training.journal()) {
      training.run(new Runner(1, () -> false, Progress.NONE));
      return RunFolder.of(journal.folder());
    }
  }

  /** What ships of a training: its log and some networks, in {@code data/copy}. */
  public static void copy(RunFolder run, Path folder) throws IOException {
    Path copy = Files.createDirectories(folder.resolve("data/copy/nets"));
    for (String file : List.of("spec.json", "generations.jsonl", "ratings.jsonl")) {
      Files.copy(run.path().resolve(file), copy.resolveSibling(file));
    }
    for (String net : List.of("generation-000.net", "generation-003.net")) {
      Files.copy(run.path().resolve("nets").resolve(net), copy.resolve(net));
    }
  }
}
