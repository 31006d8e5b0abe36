package spielwerk.web;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.EngineMaker;
import spielwerk.core.Game;
import spielwerk.core.Moves;
import spielwerk.core.Option;
import spielwerk.core.Position;
import spielwerk.core.Settings;
import spielwerk.core.Watch;

/** Makes an engine that throws in the middle of a game. */
public final class FaultyMaker implements EngineMaker {
  private static final int THROWS_FROM = 6;

  private static final EngineInfo INFO =
      EngineInfo.of(
          "faulty",
          "Faulty",
          "Throws at last.",
          Option.flag("never", false, "does not answer instead"));

  @Override
  public EngineInfo info() {
    return INFO;
  }

  @Override
  public boolean plays(Game game) {
    return game.text().equals("connect4");
  }

  @Override
  public Engine make(Game game, Settings settings, Catalogue catalogue) {
    return settings.flag("never") ? new Silent() : new Faulty();
  }

  /** Does not answer, and does not look whether it shall stop. */
  private static final class Silent implements Engine {
    @Override
    public EngineInfo info() {
      return INFO;
    }

    @Override
    public Duration patience() {
      return Duration.ofMillis(50);
    }

    @Override
    public Advice advise(Position position, Budget budget, Watch watch) {
      try {
        new CountDownLatch(1).await();
      } catch (InterruptedException ended) {
        Thread.currentThread().interrupt();
      }
      return Advice.none();
    }
  }

  private static final class Faulty implements Engine {
    @Override
    public EngineInfo info() {
      return INFO;
    }

    @Override
    public Advice advise(Position position, Budget budget, Watch watch) {
      if (position.moves().size() >= THROWS_FROM) {
        throw new IllegalStateException("lost its way");
      }
      return Advice.of(Moves.of(position.state())[0]);
    }
  }
}
