package spielwerk.workshop.qwixx;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleSupplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import spielwerk.core.Policy;
import spielwerk.core.State;
import spielwerk.engines.qwixx.Chances;
import spielwerk.engines.qwixx.NextRoll;
import spielwerk.engines.qwixx.QwixxNet;
import spielwerk.engines.qwixx.QwixxNetPlayer;
import spielwerk.games.qwixx.Qwixx;
import spielwerk.games.qwixx.QwixxSimulator;

/**
 * Whether chances of winning come true: every chance that a player gave a decision of its own, and
 * its share of the win in the end. As a table of reliability and an expected calibration error (the
 * mean distance between the two over twenty bins of five hundredths, by how many fall into each).
 *
 * @param said the chances, from 0 to 1
 * @param came the shares, in the same order
 */
record Reliability(double[] said, double[] came) {
  static final int BINS = 20;
  private static final int BLOCK = 200;

  /** What the chances say in one bin. */
  record Bin(long count, double said, double came) {}

  /**
   * Games among copies of a network.
   *
   * @param rolls how it looks one roll further; 0 if it does not
   */
  static Reliability amongCopies(Qwixx game, QwixxNet net, int rolls, long seed, int games) {
    List<double[][]> blocks =
        IntStream.range(0, (games + BLOCK - 1) / BLOCK)
            .parallel()
            .mapToObj(
                i -> {
                  List<Witness> seats =
                      Stream.generate(() -> Witness.of(net, rolls)).limit(game.players()).toList();
                  return block(game, seats, seed, i * BLOCK, Math.min(games, (i + 1) * BLOCK));
                })
            .toList();
    return new Reliability(joined(blocks, 0), joined(blocks, 1));
  }

  private static double[] joined(List<double[][]> blocks, int which) {
    return blocks.stream().flatMapToDouble(b -> Arrays.stream(b[which])).toArray();
  }

  private static double[][] block(Qwixx game, List<Witness> seats, long seed, int from, int to) {
    QwixxSimulator table = new QwixxSimulator(game);
    int[] points = new int[seats.size()];
    List<Double> said = new ArrayList<>();
    List<Double> came = new ArrayList<>();
    for (int index = from; index < to; index++) {
      seats.forEach(witness -> witness.said.clear());
      table.play(seats, seed, index, points);
      for (int seat = 0; seat < points.length; seat++) {
        double share = BulkGames.share(points, seat);
        for (double chance : seats.get(seat).said) {
          said.add(chance);
          came.add(share);
        }
      }
    }
    return new double[][] {
      said.stream().mapToDouble(Double::doubleValue).toArray(),
      came.stream().mapToDouble(Double::doubleValue).toArray()
    };
  }

  /** A player whose chances are written down. */
  private record Witness(Policy player, DoubleSupplier chance, List<Double> said)
      implements Policy {
    static Witness of(QwixxNet net, int rolls) {
      if (rolls > 0) {
        NextRoll further = new NextRoll(net, rolls);
        return new Witness(further, further::value, new ArrayList<>());
      }
      QwixxNetPlayer player = new QwixxNetPlayer(net);
      return new Witness(player, () -> net.chances().of(player.value()), new ArrayList<>());
    }

    @Override
    public int choose(State state, RandomGenerator random) {
      int move = player.choose(state, random);
      said.add(chance.getAsDouble());
      return move;
    }
  }

  /** From 0 to 0.05, from there to 0.1, and so on. */
  List<Bin> bins() {
    long[] counts = new long[BINS];
    double[] chances = new double[BINS];
    double[] shares = new double[BINS];
    for (int i = 0; i < said.length; i++) {
      int bin = Math.min(BINS - 1, (int) (said[i] * BINS));
      counts[bin]++;
      chances[bin] += said[i];
      shares[bin] += came[i];
    }
    return IntStream.range(0, BINS)
        .mapToObj(i -> new Bin(counts[i], chances[i] / counts[i], shares[i] / counts[i]))
        .toList();
  }

  /** The expected calibration error. */
  double error() {
    double sum = 0;
    for (Bin bin : bins()) {
      sum += bin.count == 0 ? 0 : bin.count * Math.abs(bin.said - bin.came);
    }
    return sum / said.length;
  }

  /** The chances that would have been right. */
  Chances fitted() {
    return Chances.fitted(said, came);
  }

  /** A line for each bin, and one for the error. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add("| chance | predicted | observed | decisions |");
    lines.add("| --- | --- | --- | --- |");
    List<Bin> bins = bins();
    for (int i = 0; i < BINS; i++) {
      Bin bin = bins.get(i);
      lines.add(
          bin.count == 0
              ? "| %d to %d%% | | | 0 |".formatted(5 * i, 5 * i + 5)
              : String.format(
                  Locale.ROOT,
                  "| %d to %d%% | %.1f%% | %.1f%% | %,d |",
                  5 * i,
                  5 * i + 5,
                  100 * bin.said,
                  100 * bin.came,
                  bin.count));
    }
    lines.add(String.format(Locale.ROOT, "expected calibration error: %.4f", error()));
    return lines;
  }
}
