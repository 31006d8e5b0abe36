package spielwerk.bench;

import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Position;
import spielwerk.core.Watch;

/**
 * Simulations a second of plain MCTS with random roll-outs, on one thread.
 *
 * @param moves what was played before, from the start position
 */
record MctsBench(Catalogue catalogue, String text, String moves) implements RateBench {
  private static final String ENGINE = "mcts:sims=20000";

  @Override
  public String name() {
    return text.replaceFirst(":.*", "") + ".mcts";
  }

  @Override
  public String detail() {
    return ENGINE
        + " on "
        + catalogue.game(text).text()
        + (moves.isEmpty() ? "" : " after " + moves);
  }

  @Override
  public Workload workload() {
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
