package spielwerk.engines.opening;

import java.time.Duration;
import java.util.List;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Choice;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Goal;
import spielwerk.core.Position;
import spielwerk.core.Watch;

/** Plays the first line that begins as the game did; where none goes on, another engine advises. */
final class OpeningEngine implements Engine {
  private final List<List<Integer>> lines;
  private final Engine then;

  OpeningEngine(List<List<Integer>> lines, Engine then) {
    this.lines = lines;
    this.then = then;
  }

  @Override
  public EngineInfo info() {
    return OpeningMaker.INFO;
  }

  @Override
  public void newGame(Game game, int seat, Goal goal, long seed) {
    then.newGame(game, seat, goal, seed);
  }

  @Override
  public Duration preparation() {
    return then.preparation();
  }

  @Override
  public Duration patience() {
    return then.patience();
  }

  @Override
  public Advice advise(Position position, Budget budget, Watch watch) {
    List<Integer> played = position.moves();
    for (List<Integer> line : lines) {
      if (line.size() > played.size() && line.subList(0, played.size()).equals(played)) {
        int move = line.get(played.size());
        if (position.state().legal(move)) { // the game may have begun from another setup
          return Advice.of(move);
        }
      }
    }
    return then.advise(position, budget, watch);
  }

  @Override
  public Choice choice() {
    return then.choice();
  }

  @Override
  public long memory() {
    return then.memory();
  }

  @Override
  public List<String> lastWords() {
    return then.lastWords();
  }

  @Override
  public void ended(GameRecord game) {
    then.ended(game);
  }

  @Override
  public void close() {
    then.close();
  }
}
