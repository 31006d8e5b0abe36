package spielwerk.app.play;

import java.time.Duration;
import java.util.Queue;
import java.util.function.BooleanSupplier;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Goal;
import spielwerk.core.Position;
import spielwerk.core.Watch;

/**
 * A seat in a game that is commented on for people. After a move was taken back the game is played
 * again, and what stays of it comes from the script, so that dice and records are as if it had
 * never happened.
 *
 * @param script this seat's own moves that stay, without the opening: a position does not tell how
 *     often a seat was asked, for where moves are hidden it lacks those that are pending
 * @param unfinished whether the game was only interrupted, so that learners must not learn from it
 */
record ReplayedSeat(
    Engine engine,
    int seat,
    Queue<Integer> script,
    Commentary commentary,
    BooleanSupplier unfinished)
    implements Engine {

  @Override
  public EngineInfo info() {
    return engine.info();
  }

  @Override
  public void newGame(Game game, int seat, Goal goal, long seed) {
    engine.newGame(game, seat, goal, seed);
  }

  @Override
  public Duration patience() {
    return engine.patience();
  }

  @Override
  public Advice advise(Position position, Budget budget, Watch watch) {
    Integer replayed = script.poll();
    if (replayed != null) {
      return Advice.of(replayed);
    }
    commentary.follow(position.moves());
    Advice advice = engine.advise(position, budget, watch);
    commentary.advised(seat, advice);
    return advice;
  }

  @Override
  public void ended(GameRecord game) {
    if (!unfinished.getAsBoolean()) {
      engine.ended(game);
    }
  }
}
