package spielwerk.core;

import java.time.Duration;
import java.util.List;

/**
 * Something that advises: a search, a person, a team, a process, a remote seat. An engine returns
 * an {@link Advice}; a {@link Choice} makes a move of it.
 *
 * <p>One engine per seat. {@link #newGame} makes it as good as new: what it advises depends on the
 * game, its seed and the moves alone, never on earlier games.
 */
public interface Engine extends AutoCloseable {
  EngineInfo info();

  /** Before the first move. All randomness in the engine comes from the seed. */
  default void newGame(Game game, int seat, Goal goal, long seed) {}

  /**
   * How long {@link #newGame} and {@link #ended} may take where a clock runs: as long as the
   * Gomocup gives its engines to start, unless the engine needs more.
   */
  default Duration preparation() {
    return Duration.ofSeconds(5);
  }

  /**
   * How long a move is waited for where the budget has no time limit: one minute for engines of
   * jars that were dropped in, unless they say otherwise here, for ever (zero) for those of the
   * program. An engine that has not answered by then loses the game.
   */
  default Duration patience() {
    boolean droppedIn = getClass().getClassLoader() instanceof PluginJars.Loader;
    return droppedIn ? Duration.ofMinutes(1) : Duration.ZERO;
  }

  /**
   * Advises the seat whose turn it is. The state in the position is the engine's own, to be left as
   * it was found. The engine keeps within the budget by itself and returns the best so far soon
   * after {@link Watch#stop()} says so.
   */
  Advice advise(Position position, Budget budget, Watch watch);

  /**
   * How a move is made of its advice where the seat does not say: engines whose ratings are meant
   * to be drawn from say so here.
   */
  default Choice choice() {
    return Choice.BEST;
  }

  /**
   * What its values mean in a game with this goal: -1 to +1 when playing to win, or points. Engines
   * that count points whatever the goal is say so here.
   */
  default Goal valuesIn(Goal goal) {
    return goal;
  }

  /**
   * How many bytes it has taken since it was made, beyond what {@link EngineMaker#memory} said,
   * such as a tree that has grown. An estimate, asked between its thoughts.
   */
  default long memory() {
    return 0;
  }

  /**
   * The last lines it wrote beside its answers, for the record of a game that its failure ended.
   * Called from any thread, also while the engine hangs, so it never waits.
   */
  default List<String> lastWords() {
    return List.of();
  }

  /** After the last move: learners learn here. */
  default void ended(GameRecord game) {}

  @Override
  default void close() {}
}
