package spielwerk.web;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Catalogue;
import spielwerk.core.Effort;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.EngineMaker;
import spielwerk.core.Game;
import spielwerk.core.Moves;
import spielwerk.core.Position;
import spielwerk.core.Settings;
import spielwerk.core.Watch;

/**
 * Makes an engine that answers at once, but from a given move on only when a test lets it: what is
 * under way stays so on a machine of any speed.
 */
public final class GateMaker implements EngineMaker {
  private static final EngineInfo INFO =
      EngineInfo.of("gate", "Gate", "Answers when a test lets it.");
  private static final AtomicInteger SHUT_FROM = new AtomicInteger(Integer.MAX_VALUE);

  /** From this move of a game on it thinks until it is stopped or the gate is opened. */
  static void shut(int from) {
    SHUT_FROM.set(from);
  }

  static void open() {
    SHUT_FROM.set(Integer.MAX_VALUE);
  }

  @Override
  public EngineInfo info() {
    return INFO;
  }

  @Override
  public boolean plays(Game game) {
    return game.text().equals("othello:size=6");
  }

  @Override
  public Engine make(Game game, Settings settings, Catalogue catalogue) {
    return new Gate();
  }

  private static final class Gate implements Engine {
    @Override
    public EngineInfo info() {
      return INFO;
    }

    @Override
    public Advice advise(Position position, Budget budget, Watch watch) {
      while (position.moves().size() >= SHUT_FROM.get() && !watch.stop()) {
        LockSupport.parkNanos(1_000_000);
      }
      Candidate first = new Candidate(Moves.of(position.state())[0], 1, 0, false, List.of());
      return Advice.of(List.of(first), new Effort(1, 1, 0.5, Map.of()));
    }
  }
}
