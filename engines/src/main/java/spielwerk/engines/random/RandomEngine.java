package spielwerk.engines.random;

import java.util.random.RandomGenerator;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Playout;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Watch;

/** Advises one legal move, drawn uniformly from the seed of the game. */
final class RandomEngine implements Engine {
  private final Playout draw;
  private RandomGenerator random = Seeds.stream(0);

  RandomEngine(Game game) {
    this.draw = new Playout(game);
  }

  @Override
  public EngineInfo info() {
    return RandomMaker.INFO;
  }

  @Override
  public void newGame(Game game, int seat, Goal goal, long seed) {
    random = Seeds.stream(seed);
  }

  @Override
  public Advice advise(Position position, Budget budget, Watch watch) {
    return Advice.of(draw.choose(position.state(), random));
  }
}
