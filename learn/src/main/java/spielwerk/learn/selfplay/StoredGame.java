package spielwerk.learn.selfplay;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import spielwerk.core.Game;
import spielwerk.core.Setup;

/**
 * A game of self-play as it was played.
 *
 * @param setup where it began
 * @param given how many of the moves were a random opening
 */
public record StoredGame(Setup setup, List<Integer> moves, int given) {
  public StoredGame {
    moves = List.copyOf(moves);
  }

  /** The games from which a generation learnt, in their order; none if the folder has none. */
  public static List<StoredGame> of(Path folder, TrainSpec spec, Game game, int generation) {
    long seed = TrainingRun.seed(spec, generation, TrainingRun.PLAY);
    return SelfPlayFile.read(new TrainingFiles(folder).games(generation)).stream()
        .sorted(Comparator.comparingInt(SelfPlayRecord::index))
        .map(
            played ->
                new StoredGame(
                    SelfPlay.setup(game, seed, played.index()),
                    Arrays.stream(played.moves()).boxed().toList(),
                    played.given()))
        .toList();
  }
}
