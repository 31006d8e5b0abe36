package spielwerk.learn.selfplay;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import spielwerk.core.Progress;
import spielwerk.core.Runner;

/**
 * Plays many games at once, so that networks are asked in batches. Each thread has a group of
 * games: all of them go on until they need a network, which then answers them together; where a
 * game has ended the next one begins, so that batches stay full until the games run out. Threads
 * share nothing but the list of games.
 */
final class Lockstep {
  private Lockstep() {}

  /** Where one game after the other is played. It never waits for a network. */
  interface Playing {
    /** Begins a game: a function of its index. */
    void begin(int index);

    /** Whether it has ended. */
    boolean over();

    /** Asks a network for the next move, or makes it; true if a network was asked. */
    boolean advance();
  }

  /** The games of one thread and what they ask. */
  interface Group<P extends Playing> extends AutoCloseable {
    List<P> games();

    /** Answers all that was asked. */
    void evaluate();

    /** Takes a game that has ended. */
    void ended(P game);

    @Override
    void close();
  }

  /**
   * Plays.
   *
   * @param indices of the games
   * @param groups makes one for each thread
   */
  static <P extends Playing> void run(
      int threads, int[] indices, BooleanSupplier stop, Supplier<? extends Group<P>> groups) {
    AtomicInteger next = new AtomicInteger();
    new Runner(threads, () -> false, Progress.NONE)
        .run(
            threads,
            new BitSet(),
            number -> {
              try (Group<P> group = groups.get()) {
                run(group, indices, next, stop);
              }
              return number;
            },
            (number, same) -> {});
  }

  private static <P extends Playing> void run(
      Group<P> group, int[] indices, AtomicInteger next, BooleanSupplier stop) {
    List<P> busy = new ArrayList<>(group.games());
    busy.removeIf(game -> !begin(game, indices, next));
    while (!busy.isEmpty() && !stop.getAsBoolean()) {
      busy.removeIf(game -> !ask(game, group, indices, next, stop));
      group.evaluate();
    }
  }

  private static boolean begin(Playing game, int[] indices, AtomicInteger next) {
    int number = next.getAndIncrement();
    if (number < indices.length) {
      game.begin(indices[number]);
    }
    return number < indices.length;
  }

  /** Plays until a network is needed; false if there are no games any more. */
  private static <P extends Playing> boolean ask(
      P game, Group<P> group, int[] indices, AtomicInteger next, BooleanSupplier stop) {
    while (!stop.getAsBoolean()) {
      if (game.over()) {
        group.ended(game);
        if (!begin(game, indices, next)) {
          return false;
        }
      } else if (game.advance()) {
        return true;
      }
    }
    return false;
  }
}
