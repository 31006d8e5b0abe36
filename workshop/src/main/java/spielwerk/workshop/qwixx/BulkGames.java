package spielwerk.workshop.qwixx;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import spielwerk.core.Policy;
import spielwerk.games.qwixx.Qwixx;
import spielwerk.games.qwixx.QwixxSimulator;

/**
 * Many games between policies, at full speed on all cores. The figures do not depend on how many
 * cores there are, for games are played in blocks and the blocks are summed in their order.
 */
record BulkGames(Qwixx game, long seed, int games) {
  private static final int BLOCK = 500;

  /** What a game counts for the seat that is watched. */
  @FunctionalInterface
  private interface Result {
    double of(int[] points, int seat);
  }

  /**
   * How often one player wins against copies of another, in hundredths: seats rotate with the
   * index, and those who share the most points share the win.
   */
  Figure winShare(Supplier<Policy> one, Supplier<Policy> others) {
    return play(one, others, (points, seat) -> 100 * share(points, seat));
  }

  /** The mean points among copies. */
  Figure copies(Supplier<Policy> player) {
    return play(player, player, (points, seat) -> mean(points));
  }

  /** 1 for a win, 0 for a loss, 1/k for one of k with the most points. */
  static double share(int[] points, int seat) {
    int equal = 0;
    for (int other : points) {
      if (other > points[seat]) {
        return 0;
      }
      equal += other == points[seat] ? 1 : 0;
    }
    return 1.0 / equal;
  }

  static double mean(int[] points) {
    int sum = 0;
    for (int each : points) {
      sum += each;
    }
    return sum / (double) points.length;
  }

  private Figure play(Supplier<Policy> one, Supplier<Policy> others, Result result) {
    List<double[]> blocks =
        IntStream.range(0, (games + BLOCK - 1) / BLOCK)
            .parallel()
            .mapToObj(block -> block(block * BLOCK, one.get(), others.get(), result))
            .toList();
    return Figure.of(blocks);
  }

  private double[] block(int from, Policy one, Policy others, Result result) {
    QwixxSimulator table = new QwixxSimulator(game);
    int[] points = new int[game.players()];
    List<Policy> seats = new ArrayList<>(Collections.nCopies(points.length, others));
    double[] results = new double[Math.min(games, from + BLOCK) - from];
    for (int index = from; index < from + results.length; index++) {
      int seat = index % points.length;
      Collections.fill(seats, others);
      seats.set(seat, one);
      table.play(seats, seed, index, points);
      results[index - from] = result.of(points, seat);
    }
    return results;
  }
}
