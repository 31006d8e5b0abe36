package spielwerk.learn.selfplay;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Seeds;
import spielwerk.nets.NetWeights;
import spielwerk.nets.OnnxSession;

/**
 * How fast self-play goes on one core.
 *
 * @param evaluations positions the network was asked for
 * @param inside seconds of the core within the network
 * @param outside seconds of the core elsewhere
 */
public record SelfPlaySpeed(int games, long evaluations, double inside, double outside) {
  /** Plays the games of a spec's first generation with a network that knows nothing. */
  public static SelfPlaySpeed of(TrainSpec spec, Catalogue catalogue) {
    Game game = TrainingRun.game(spec, catalogue);
    NetWeights weights = NetWeights.random(TrainingRun.shape(spec, game), spec.seed());
    List<SelfPlayRecord> games = new ArrayList<>();
    long seed = Seeds.derive(spec.seed(), 0, Seeds.Purpose.BREED, 0);
    try (OnnxSession session = new OnnxSession(weights)) {
      new SelfPlay(spec, game, catalogue.exact(game))
          .play(1, seed, session, new BitSet(), 1, () -> false, games::add);
    }
    return new SelfPlaySpeed(
        games.size(),
        games.stream().mapToLong(each -> each.cost().evaluations()).sum(),
        games.stream().mapToLong(each -> each.cost().inside()).sum() / 1e9,
        games.stream().mapToLong(each -> each.cost().outside()).sum() / 1e9);
  }

  /** The share of the time that is not spent in the network. */
  public double outsideShare() {
    return outside / (inside + outside);
  }

  public double gamesPerHour() {
    return games * 3600 / (inside + outside);
  }
}
