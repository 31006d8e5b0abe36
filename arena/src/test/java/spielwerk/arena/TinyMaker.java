package spielwerk.arena;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.random.RandomGenerator;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Catalogue;
import spielwerk.core.Effort;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.EngineMaker;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Mistake;
import spielwerk.core.Option;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Settings;
import spielwerk.core.Watch;

/** Makes the tiny engines of these tests, good ones and faulty ones. */
public final class TinyMaker implements EngineMaker {
  private static final EngineInfo INFO =
      EngineInfo.of(
          "tiny",
          "Tiny",
          "Does one thing.",
          Option.choice(
              "does",
              "what it does",
              "drawn",
              "low",
              "good",
              "rated",
              "illegal",
              "throws",
              "overflow",
              "hang",
              "nothing",
              "spoil",
              "nostart",
              "noend",
              "noclose"),
          Option.integer("from", 0, 0, 1000, "the number from which on it misbehaves"),
          Option.flag("unmakeable", false, "it cannot be made"));

  @Override
  public EngineInfo info() {
    return INFO;
  }

  @Override
  public boolean plays(Game game) {
    return game.id().equals("counting");
  }

  @Override
  public Engine make(Game game, Settings settings, Catalogue catalogue) {
    if (settings.flag("unmakeable")) {
      throw new Mistake("This engine cannot be made.");
    }
    return new Tiny(settings.text("does"), settings.integer("from"));
  }

  private static final class Tiny implements Engine {
    private final String does;
    private final int from;
    private RandomGenerator random = Seeds.stream(0);
    private boolean spent;

    Tiny(String does, int from) {
      this.does = does;
      this.from = from;
    }

    @Override
    public EngineInfo info() {
      return INFO;
    }

    @Override
    public void newGame(Game game, int seat, Goal goal, long seed) {
      if (spent) {
        throw new IllegalStateException("used again after a fault");
      }
      random = Seeds.stream(seed);
      if (does.equals("nostart") && (seed & 1) == 0) {
        spent = true;
        throw new IllegalStateException("will not start");
      }
    }

    @Override
    public Advice advise(Position position, Budget budget, Watch watch) {
      Counting.Count state = (Counting.Count) position.state();
      boolean now = state.sum >= from;
      spent = now && List.of("illegal", "throws", "overflow", "hang", "nothing").contains(does);
      return switch (now ? does : "drawn") {
        case "low" -> Advice.of(1);
        case "good" -> Advice.of(Math.max(1, (21 - state.sum) % 4));
        case "rated" ->
            Advice.of(
                List.of(Candidate.rated(3, 3), Candidate.rated(2, 2), Candidate.rated(1, 1)),
                Effort.NONE);
        case "illegal" -> Advice.of(9);
        case "throws" -> throw new IllegalStateException("out of ideas");
        case "overflow" -> Advice.of(deeper(1));
        case "hang" -> never();
        case "nothing" -> null;
        case "spoil" -> {
          state.play(3);
          state.play(3);
          yield Advice.of(1);
        }
        default -> Advice.of(1 + random.nextInt(3));
      };
    }

    @SuppressWarnings("InfiniteRecursion") // that is its fault
    private static int deeper(int depth) {
      return depth + deeper(depth + 1);
    }

    private static Advice never() {
      CountDownLatch latch = new CountDownLatch(1);
      while (true) {
        try {
          latch.await();
        } catch (InterruptedException ignored) {
          // it does not even listen
        }
      }
    }

    @Override
    public void ended(spielwerk.core.GameRecord game) {
      if (does.equals("noend")) {
        throw new IllegalStateException("does not want to know");
      }
    }

    @Override
    public void close() {
      if (does.equals("noclose")) {
        throw new IllegalStateException("stays");
      }
      if (does.equals("hang") && spent) {
        never();
      }
    }
  }
}
