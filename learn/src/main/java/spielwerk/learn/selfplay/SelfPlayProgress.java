package spielwerk.learn.selfplay;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import spielwerk.core.Game;
import spielwerk.core.Playout;
import spielwerk.core.Seeds;

/**
 * How far the self-play of a generation is. Where all games are under way together none ends for a
 * long time, so moves count too: beside what a game will take.
 */
final class SelfPlayProgress {
  private static final int RANDOM_GAMES = 20;

  private final TrainingPhases phases;
  private final int before;
  private final int all;
  private final double length;
  private int ended;
  private long moves;
  private long told = -1;

  /**
   * @param before games that were there already
   * @param all games of the generation
   * @param length moves that a game is expected to have
   */
  SelfPlayProgress(TrainingPhases phases, int before, int all, double length) {
    this.phases = phases;
    this.before = before;
    this.all = all;
    this.length = Math.max(1, length);
  }

  /**
   * The self-play of a generation begins.
   *
   * @param generations the lines of those before
   */
  static SelfPlayProgress begin(
      TrainingPhases phases, int before, int all, List<JsonNode> generations, Game game) {
    phases.begin(TrainingPhases.Phase.SELFPLAY, (double) before / all);
    return new SelfPlayProgress(phases, before, all, length(generations, game));
  }

  /** The moves of a game in the last generation; of random games if there was none. */
  private static double length(List<JsonNode> generations, Game game) {
    if (!generations.isEmpty()) {
      return generations.get(generations.size() - 1).path("length").asDouble();
    }
    Playout playout = new Playout(game);
    return IntStream.range(0, RANDOM_GAMES)
        .map(
            index ->
                playout.finish(game.start(SelfPlay.setup(game, 0, index)), Seeds.stream(index)))
        .average()
        .orElse(1);
  }

  /** A receiver of games, and counts what it gets. */
  SelfPlay.Receiver counting(Consumer<SelfPlayRecord> receiver) {
    return new SelfPlay.Receiver() {
      @Override
      public void accept(SelfPlayRecord played) {
        receiver.accept(played);
        ended();
      }

      @Override
      public void moved(int made) {
        SelfPlayProgress.this.moved(made);
      }
    };
  }

  /** A game has ended. */
  synchronized void ended() {
    ended++;
    tell();
  }

  /** This many more moves were made. */
  synchronized void moved(int made) {
    moves += made;
    long percent = Math.round(100 * share());
    if (percent != told) {
      told = percent;
      tell();
    }
  }

  /** Never less than the games that have ended, and never all before they have. */
  private double share() {
    double most = Math.max(ended, 0.99 * (all - before));
    return (before + Math.min(most, Math.max(ended, moves / length))) / all;
  }

  private void tell() {
    phases.at(share(), (before + ended) + "/" + all);
  }
}
