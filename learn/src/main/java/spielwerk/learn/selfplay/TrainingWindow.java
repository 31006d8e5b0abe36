package spielwerk.learn.selfplay;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.runs.RunFolder;

/**
 * The generations that a training can learn from, oldest first: its own and, if it began with a
 * network of another training, those which that network had learnt from, as far as their games are
 * still there. With few positions of its own a network would forget at first what it knew.
 */
final class TrainingWindow {
  /**
   * A generation.
   *
   * @param positions that it made
   * @param packed reads its games
   */
  private record Volume(long positions, Supplier<PackedPositions> packed) {}

  private final TrainSpec spec;
  private final Game game;
  private final List<Volume> volumes = new ArrayList<>();

  private TrainingWindow(TrainSpec spec, Game game) {
    this.spec = spec;
    this.game = game;
  }

  /** What lies before the first generation of a training. */
  static TrainingWindow before(TrainSpec spec, Game game) {
    TrainingWindow trainingWindow = new TrainingWindow(spec, game);
    trainingWindow.inherit(spec, 0, new HashSet<>());
    return trainingWindow;
  }

  /** Adds the next generation. */
  void add(long positions, Supplier<PackedPositions> packed) {
    volumes.add(new Volume(positions, packed));
  }

  /** The buffer as the last generation left it. */
  ReplayBuffer buffer() {
    ReplayBuffer buffer = new ReplayBuffer(spec.buffer(), Augmentation.of(game));
    long made = volumes.stream().mapToLong(Volume::positions).sum();
    long needed = spec.buffer().at(made);
    int from = volumes.size();
    for (long held = 0; from > 0 && held < needed; from--) {
      held += volumes.get(from - 1).positions();
    }
    volumes.subList(0, from).forEach(gone -> buffer.passOver(gone.positions()));
    volumes.subList(from, volumes.size()).forEach(kept -> buffer.add(kept.packed().get()));
    return buffer;
  }

  /**
   * Adds the generations before the network that a run began with.
   *
   * @param last what the newest of them is called; 0 comes before the first of our own
   * @param seen runs that were asked already: files that people write may lead in a circle
   */
  private void inherit(TrainSpec begun, int last, Set<Path> seen) {
    Optional<Path> net = InitialNetwork.file(begun).filter(file -> SavedNets.generation(file) > 0);
    Optional<Path> folder = net.map(file -> file.resolveSibling("..").normalize());
    if (folder.isEmpty() || !seen.add(folder.get())) {
      return;
    }
    try {
      RunFolder run = RunFolder.of(folder.get());
      TrainSpec theirs = run.spec(TrainingRun.TYPE, TrainSpec.class);
      List<JsonNode> lines = TrainingLog.read(run.path()).generations();
      int count = Math.min(lines.size(), SavedNets.generation(net.get()));
      if (theirs.game().equals(spec.game())) {
        inherit(theirs, last - count, seen);
        for (int i = 1; i <= count; i++) {
          inherit(new TrainingFiles(run.path()), theirs, i, last - count + i, lines.get(i - 1));
        }
      }
    } catch (Mistake gone) {
      // it was deleted, or is damaged: then there is nothing to inherit
    }
  }

  private void inherit(
      TrainingFiles files, TrainSpec theirs, int number, int called, JsonNode line) {
    Path file = files.games(number);
    if (!Files.exists(file)) {
      volumes.clear(); // without it the older ones would be too old
      return;
    }
    add(
        line.path("positions").asLong(),
        () -> {
          List<SelfPlayRecord> games = new ArrayList<>(SelfPlayFile.read(file));
          games.sort(Comparator.comparingInt(SelfPlayRecord::index));
          long seed = TrainingRun.seed(theirs, number, TrainingRun.PLAY);
          return PackedPositions.of(game, seed, called, games, spec.training().searched());
        });
  }
}
