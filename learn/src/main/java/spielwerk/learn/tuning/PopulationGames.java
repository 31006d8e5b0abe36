package spielwerk.learn.tuning;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import spielwerk.arena.MatchSpec;
import spielwerk.arena.MatchesWork;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Runner;
import spielwerk.core.Seeds;

/**
 * The games of a population against itself. In every round everybody sits at some table. Who meets
 * whom is drawn anew each round, and in as many rounds as there are seats everybody sits at every
 * seat once; all tables of a round have the same opening, setup and dice.
 */
record PopulationGames(TuneSpec spec, Game game, Catalogue catalogue) {
  /** What the streams of one generation are for. */
  private static final int DRAW = 5;

  private static final int ROUND = 6;

  /**
   * Who sits where in each round, table by table, seat by seat.
   *
   * @param people a multiple of the seats
   */
  static List<List<List<Integer>>> drawn(
      int people, int seats, int rounds, RandomGenerator chance) {
    int tables = people / seats;
    List<Integer> all = shuffled(IntStream.range(0, people).boxed().toList(), chance);
    List<List<List<Integer>>> drawn = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      List<List<Integer>> bySeat = new ArrayList<>();
      for (int seat = 0; seat < seats; seat++) {
        int part = (seat + round) % seats;
        bySeat.add(shuffled(all.subList(part * tables, (part + 1) * tables), chance));
      }
      drawn.add(
          IntStream.range(0, tables)
              .mapToObj(table -> bySeat.stream().map(seat -> seat.get(table)).toList())
              .toList());
    }
    return drawn;
  }

  private static List<Integer> shuffled(List<Integer> some, RandomGenerator chance) {
    List<Integer> other = new ArrayList<>(some);
    for (int i = other.size() - 1; i > 0; i--) {
      Collections.swap(other, i, chance.nextInt(i + 1));
    }
    return other;
  }

  /**
   * Plays them.
   *
   * @return the mean fitness of each engine; nothing if the runner was stopped
   */
  Optional<List<Double>> play(List<String> engines, long seed, Runner runner) {
    int seats = game.traits().seats();
    int tables = engines.size() / seats;
    List<List<List<Integer>>> drawn =
        drawn(
            engines.size(), seats, spec.games(), Seeds.stream(seed, 0, Seeds.Purpose.BREED, DRAW));
    // by round and individual, so that the sums do not depend on which game ended first
    double[][] worth = new double[spec.games()][engines.size()];
    BitSet played = new BitSet();
    // in the first game of a match everybody sits in the order given
    IntFunction<MatchSpec> specs =
        piece -> {
          int round = piece / tables;
          List<String> table =
              drawn.get(round).get(piece % tables).stream().map(engines::get).toList();
          return spec.match(game, table, 1, Seeds.derive(seed, round, Seeds.Purpose.BREED, ROUND));
        };
    runner.run(
        MatchesWork.of(tables * spec.games(), specs, catalogue, runner.stop()),
        tables * spec.games(),
        new BitSet(),
        (piece, records) -> {
          int round = piece / tables;
          List<Integer> table = drawn.get(round).get(piece % tables);
          records.forEach(
              ended -> {
                played.set(piece);
                for (int seat = 0; seat < seats; seat++) {
                  worth[round][table.get(seat)] = spec.fitness().of(ended, seat);
                }
              });
        });
    if (played.cardinality() < tables * spec.games()) {
      return Optional.empty();
    }
    return Optional.of(
        IntStream.range(0, engines.size())
            .mapToObj(who -> IntStream.range(0, spec.games()).mapToDouble(r -> worth[r][who]).sum())
            .map(sum -> sum / spec.games())
            .toList());
  }
}
