package spielwerk.bench;

import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Position;
import spielwerk.core.Watch;

/** Simulations a second of plain MCTS with random roll-outs, on one thread. */
final class MctsBench {
  private static final String ENGINE = "mcts:sims=20000";

  private MctsBench() {}

  /**
   * @param moves what was played before, from the start position
   */
  static RateBench of(Catalogue catalogue, String text, String moves) {
    String after = moves.isEmpty() ? "" : " after " + moves;
    return RateBench.of(
        text.replaceFirst(":.*", "") + ".mcts",
        ENGINE + " on " + catalogue.game(text).text() + after,
        () -> workload(catalogue, text, moves));
  }

  private static Workload workload(Catalogue catalogue, String text, String moves) {
    Game game = catalogue.game(text);
    Position position = Position.of(game, game.setup(0), moves);
    Engine thinker = catalogue.engine(ENGINE, game);
    long[] seed = {0};
    return Workload.closing(
        thinker::close,
        () -> {
          thinker.newGame(game, 0, game.traits().goal(), seed[0]++);
          return thinker
              .advise(position, Budget.FREE, Watch.NONE)
              .effort()
              .figures()
              .getOrDefault("simulations", 0)
              .longValue();
        });
  }
}
