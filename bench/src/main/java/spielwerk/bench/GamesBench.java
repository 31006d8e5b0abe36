package spielwerk.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.GameInfo;
import spielwerk.core.Mistake;
import spielwerk.core.Perft;
import spielwerk.core.Playout;
import spielwerk.core.Reversible;
import spielwerk.core.Seeds;
import spielwerk.core.State;

/** How fast the rules of every game are: perft and random games. */
public final class GamesBench implements BenchGroup {
  private static final long SEED = 1;

  /** About a second's work; JMH repeats what takes less. */
  private static final long MOST = 20_000_000;

  private static final int DEEPEST = 40;
  private static final int BATCH = 64;

  @Override
  public String id() {
    return "games";
  }

  @Override
  public List<Bench> benches(Catalogue catalogue) {
    List<Bench> benches = new ArrayList<>();
    for (GameInfo info : catalogue.games()) {
      try {
        Game game = catalogue.game(info.id());
        if (start(game) instanceof Reversible) {
          benches.add(
              new RateBench(
                  game.id() + ".perft",
                  1,
                  () -> "depth " + depth(new Perft(start(game))),
                  () -> perft(game)));
        }
        benches.add(RateBench.of(game.id() + ".playouts", "random games", () -> playouts(game)));
      } catch (Mistake needsOptions) {
        // a game without a usual form has no usual speed
      }
    }
    return benches;
  }

  private static State start(Game game) {
    return game.start(game.setup(Seeds.derive(SEED, 0, Seeds.Purpose.SETUP, 0)));
  }

  /** Lines of play counted in a second, every last move really played. */
  private static Workload perft(Game game) {
    Perft perft = new Perft(start(game));
    int depth = depth(perft);
    return () -> perft.count(depth);
  }

  /**
   * The depth with the most lines that is not too much, judged by numbers so that it is the same
   * everywhere.
   */
  private static int depth(Perft perft) {
    int best = 1;
    long most = 0;
    long before = 1;
    for (int depth = 1; depth <= DEEPEST; depth++) {
      long lines = perft.count(depth);
      if (lines > most) {
        most = lines;
        best = depth;
      }
      double growth = (double) lines / before;
      if (lines == 0 || lines * growth > MOST) {
        break;
      }
      before = lines;
    }
    return best;
  }

  /** Random games played to their end in a second. */
  private static Workload playouts(Game game) {
    State begin = start(game);
    State state = begin.copy();
    Playout playout = new Playout(game);
    RandomGenerator random = Seeds.stream(SEED, 0, Seeds.Purpose.TEST, 0);
    return () -> {
      int games = 0;
      for (int i = 0; i < BATCH; i++) {
        state.set(begin);
        games += playout.finish(state, random) >= 0 ? 1 : 0;
      }
      return games;
    };
  }
}
