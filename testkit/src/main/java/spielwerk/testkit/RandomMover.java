package spielwerk.testkit;

import java.util.random.RandomGenerator;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Moves;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Watch;

/** Plays any legal move, drawn from its seed: the least an engine can do. */
final class RandomMover implements Engine {
  private RandomGenerator random = Seeds.stream(0);

  @Override
  public EngineInfo info() {
    return EngineInfo.of("random", "Random mover", "Plays any legal move.");
  }

  @Override
  public void newGame(Game game, int seat, Goal goal, long seed) {
    random = Seeds.stream(seed);
  }

  @Override
  public Advice advise(Position position, Budget budget, Watch watch) {
    int[] moves = Moves.of(position.state());
    return Advice.of(moves[random.nextInt(moves.length)]);
  }
}
