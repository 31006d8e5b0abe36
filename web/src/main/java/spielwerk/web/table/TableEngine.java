package spielwerk.web.table;

import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Hidden;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.State;
import spielwerk.core.Watch;

/**
 * An engine at a table. It is made when it is first asked, and asked one thing at a time: a
 * question waits until the one before, which was stopped, has ended. When the game did not simply
 * go on (a move was taken back, another line is looked at) the engine begins anew. While it is idle
 * it may be closed to make room for others, and is made again when it is needed.
 */
final class TableEngine implements AutoCloseable {
  private final Catalogue catalogue;
  private final EngineMemory memory;
  private final Game game;
  private final String text;
  private final long seed;
  private final ReentrantLock lock = new ReentrantLock();
  private @Nullable Engine engine;
  private long bytes;
  private List<Integer> known = List.of();
  private int seat = -1;

  /** It is not made yet. */
  TableEngine(TableServices house, Game game, String text, long seed) {
    this.catalogue = house.catalogue();
    this.memory = house.memory();
    this.game = game;
    this.text = text;
    this.seed = seed;
  }

  /**
   * Makes it once and forgets it, so that what is wrong with its name shows at once.
   *
   * @throws Mistake if there is no such engine, it cannot play the game, or there is no memory
   */
  TableEngine checked() {
    use(made -> made);
    close();
    return this;
  }

  /** Does something with the engine while nobody else does. */
  <T> T use(Function<Engine, T> what) {
    lock.lock();
    try {
      Engine made = engine;
      if (made == null) {
        bytes = catalogue.memory(text, game);
        memory.reserve(this, text, bytes);
        try {
          made = catalogue.engine(text, game);
        } finally {
          if (made == null) {
            memory.release(this);
          }
        }
        engine = made;
      }
      T outcome = what.apply(made);
      memory.keeps(this, bytes + made.memory());
      return outcome;
    } finally {
      lock.unlock();
    }
  }

  /** What the engine says; the position's state is left alone. */
  Advice ask(Position position, Budget budget, Watch watch) {
    return use(asked -> ask(asked, position, budget, watch));
  }

  private Advice ask(Engine asked, Position position, Budget budget, Watch watch) {
    State state = position.state();
    int turn = state.turn();
    List<Integer> moves = position.moves();
    if (turn != seat || !goesOn(moves)) {
      asked.newGame(
          position.game(),
          turn,
          position.game().traits().goal(),
          Seeds.derive(seed, 0, Seeds.Purpose.ENGINE, turn));
      seat = turn;
    }
    known = List.copyOf(moves);
    State own = state.copy();
    if (state instanceof Hidden secret) {
      own = secret.imagine(turn, Seeds.stream(seed, moves.size(), Seeds.Purpose.HIDDEN, turn));
      moves = moves.subList(0, moves.size() - secret.pending());
    }
    Position seen = new Position(position.game(), position.setup(), moves, own);
    Goal goal = position.game().traits().goal();
    return asked.valuesIn(goal) == goal
        ? asked.advise(seen, budget, watch)
        : asked.advise(seen, budget, withoutValues(watch)).withoutValues();
  }

  /** Beside a board values are chances; who counts points whatever the goal is has none. */
  private static Watch withoutValues(Watch watch) {
    return new Watch() {
      @Override
      public boolean stop() {
        return watch.stop();
      }

      @Override
      public void soFar(Advice advice) {
        watch.soFar(advice.withoutValues());
      }
    };
  }

  private boolean goesOn(List<Integer> moves) {
    return moves.size() >= known.size() && moves.subList(0, known.size()).equals(known);
  }

  /** Closes it if it is idle; whether it was. */
  boolean evict() {
    if (!lock.tryLock()) {
      return false;
    }
    try {
      forget();
      return true;
    } finally {
      lock.unlock();
    }
  }

  private void forget() {
    if (engine != null) {
      engine.close();
      engine = null;
      seat = -1;
      known = List.of();
    }
  }

  @Override
  public void close() {
    lock.lock();
    try {
      forget();
    } finally {
      lock.unlock();
    }
    memory.release(this);
  }
}
