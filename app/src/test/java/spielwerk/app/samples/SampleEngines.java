package spielwerk.app.samples;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
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
import spielwerk.core.Option;
import spielwerk.core.Position;
import spielwerk.core.Settings;
import spielwerk.core.Watch;

/** Engines that show one thing each. */
public final class SampleEngines {
  private SampleEngines() {}

  /** Knows pebbles by heart. */
  public static final class Master implements EngineMaker {
    @Override
    public EngineInfo info() {
      return EngineInfo.of(
          "master",
          "Master of pebbles",
          "Leaves a multiple of four.",
          Option.integer("depth", 3, 1, 9, "means nothing"));
    }

    @Override
    public boolean plays(Game game) {
      return game instanceof Pebbles;
    }

    @Override
    public Engine make(Game game, Settings settings, Catalogue catalogue) {
      return new Answering(info(), Master::advise);
    }

    private static Advice advise(Position position) {
      int left = ((Pebbles.Heap) position.state()).left();
      List<Candidate> all = new ArrayList<>();
      for (int move : Moves.of(position.state())) {
        int value = (left - move) % 4 == 0 ? 1 : -1;
        List<Integer> line = left - move >= 1 ? List.of(move, 1) : List.of(move);
        all.add(new Candidate(move, value > 0 ? 1 : 0.25, value, true, line));
      }
      all.sort(Comparator.comparingDouble(Candidate::rating).reversed());
      return Advice.of(all, new Effort(all.size(), 1, 0, Map.of("ideas", 2)));
    }
  }

  /** Plays any move, the same one whenever it sees the same moves before it. */
  public static final class Repeatable implements EngineMaker {
    @Override
    public EngineInfo info() {
      return EngineInfo.of("repeatable", "Repeatable", "Moves as a function of what it sees.");
    }

    @Override
    public boolean plays(Game game) {
      return true;
    }

    @Override
    public Engine make(Game game, Settings settings, Catalogue catalogue) {
      return new Answering(
          info(), position -> Advice.of(move(position.moves(), Moves.of(position.state()))));
    }

    /** Which of the legal moves it plays after these. */
    public static int move(List<Integer> before, int[] legal) {
      return legal[Math.floorMod(before.hashCode() * 0x9E3779B9, legal.length)];
    }
  }

  /** Plays as repeatable does; a program that is told so by a property comes to a halt in it. */
  public static final class Held implements EngineMaker {
    /** The property: after how many answers it writes "held" and does not answer any more. */
    public static final String FROM = "spielwerk.test.held";

    private static final AtomicInteger ANSWERS = new AtomicInteger();

    @Override
    public EngineInfo info() {
      return EngineInfo.of("held", "Held", "Answers until it is held.");
    }

    @Override
    public boolean plays(Game game) {
      return game.id().equals("tictactoe");
    }

    @Override
    public Engine make(Game game, Settings settings, Catalogue catalogue) {
      return new Answering(
          info(),
          position -> {
            if (ANSWERS.incrementAndGet() > Integer.getInteger(FROM, Integer.MAX_VALUE)) {
              System.err.println("held");
              new Semaphore(0).acquireUninterruptibly();
            }
            return Advice.of(Repeatable.move(position.moves(), Moves.of(position.state())));
          });
    }
  }

  /** Has no opinion on anything. */
  public static final class Shrug implements EngineMaker {
    @Override
    public EngineInfo info() {
      return EngineInfo.of("shrug", "Shrug", "Has no opinion.");
    }

    @Override
    public boolean plays(Game game) {
      return true;
    }

    @Override
    public Engine make(Game game, Settings settings, Catalogue catalogue) {
      return new Answering(info(), position -> Advice.none());
    }
  }

  /** Offers a draw with every move. */
  public static final class Peaceful implements EngineMaker {
    @Override
    public EngineInfo info() {
      return EngineInfo.of("peaceful", "Peaceful", "Offers draws.");
    }

    @Override
    public boolean plays(Game game) {
      return game instanceof Pebbles;
    }

    @Override
    public Engine make(Game game, Settings settings, Catalogue catalogue) {
      return new Answering(
          info(),
          position -> new Advice(List.of(Candidate.of(1)), Advice.Intent.OFFER_DRAW, Effort.NONE));
    }
  }

  /** Breaks down when asked. */
  public static final class Broken implements EngineMaker {
    @Override
    public EngineInfo info() {
      return EngineInfo.of("broken", "Broken", "Breaks down.");
    }

    @Override
    public boolean plays(Game game) {
      return game instanceof Pebbles;
    }

    @Override
    public Engine make(Game game, Settings settings, Catalogue catalogue) {
      return new Answering(
          info(),
          position -> {
            throw new IllegalStateException("a spring\nis loose");
          });
    }
  }

  private interface Answer {
    Advice to(Position position);
  }

  private record Answering(EngineInfo info, Answer answer) implements Engine {
    @Override
    public Advice advise(Position position, Budget budget, Watch watch) {
      return answer.to(position);
    }
  }
}
