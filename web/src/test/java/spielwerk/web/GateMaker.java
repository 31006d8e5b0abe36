package spielwerk.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
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

  /** In a program of its own: the file with the number of moves that it may make there. */
  private static final String ALLOWED = System.getProperty("gate.allowed", "");

  private static final AtomicInteger MADE = new AtomicInteger();

  /** From this move of a game on it thinks until it is stopped or the gate is opened. */
  static void shut(int from) {
    SHUT_FROM.set(from);
  }

  static void open() {
    SHUT_FROM.set(Integer.MAX_VALUE);
  }

  /** Programs that were told of this file make so many moves of this engine, and no more. */
  static void allow(Path file, int moves) {
    try {
      Path draft = file.resolveSibling(file.getFileName() + ".new");
      Files.writeString(draft, Integer.toString(moves));
      Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  private static boolean isShut(Position position) {
    return position.moves().size() >= SHUT_FROM.get()
        || (!ALLOWED.isEmpty() && MADE.get() >= allowed());
  }

  private static int allowed() {
    try {
      return Integer.parseInt(Files.readString(Path.of(ALLOWED)));
    } catch (IOException none) {
      return Integer.MAX_VALUE;
    }
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
      while (isShut(position) && !watch.stop()) {
        LockSupport.parkNanos(1_000_000);
      }
      MADE.incrementAndGet();
      Candidate first = new Candidate(Moves.of(position.state())[0], 1, 0, false, List.of());
      return Advice.of(List.of(first), new Effort(1, 1, 0.5, Map.of()));
    }
  }
}
