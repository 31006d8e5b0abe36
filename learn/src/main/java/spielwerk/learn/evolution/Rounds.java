package spielwerk.learn.evolution;

import java.util.BitSet;
import java.util.List;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import spielwerk.core.Game;
import spielwerk.core.Policy;
import spielwerk.core.Runner;
import spielwerk.core.Species;

/**
 * The games of a generation: in each round everybody plays one game, in groups drawn anew or with
 * copies of itself. All groups of a round see the same dice (3.1), so that no player is lucky
 * alone.
 */
record Rounds(EvolutionSpec spec, Game game, Species species) {
  /** Games that a thread plays in one go. */
  private static final int PIECE = 16;

  /** Rounds that a generation can have at most, for the index of their dice. */
  private static final long STRIDE = EvolutionSpec.MOST_ROUNDS;

  /**
   * Plays them.
   *
   * @param chance draws the groups
   */
  RoundScores play(
      List<Individual> population, int generation, RandomGenerator chance, int threads) {
    List<? extends Supplier<? extends Policy>> makers =
        population.stream().map(player -> species.player(player.genes())).toList();
    int[][] seating = spec.againstCopies() ? copies(population.size()) : groups(population, chance);
    int seats = spec.groupSize();
    int tables = seating[0].length / seats;
    int games = tables * seating.length;
    int[][] points = new int[seating.length][seating[0].length];
    Runner.of(threads)
        .run(
            (games + PIECE - 1) / PIECE,
            new BitSet(),
            piece -> {
              PolicySimulator table = new PolicySimulator(game);
              Policy[] players = new Policy[seats];
              int[] result = new int[seats];
              int end = Math.min(games, (piece + 1) * PIECE);
              for (int i = piece * PIECE; i < end; i++) {
                int round = i / tables;
                int from = i % tables * seats;
                for (int seat = 0; seat < seats; seat++) {
                  players[seat] = makers.get(seating[round][from + seat]).get();
                }
                table.play(players, spec.dice(), generation * STRIDE + round, result);
                System.arraycopy(result, 0, points[round], from, seats);
              }
              return end;
            },
            (piece, end) -> {});
    return spec.againstCopies() ? ofCopies(points, games) : ofGroups(seating, points, games);
  }

  /** Everybody once; the last group is filled up with players whose game does not count twice. */
  private int[][] groups(List<Individual> population, RandomGenerator chance) {
    int size = population.size();
    int groups = (size + spec.groupSize() - 1) / spec.groupSize();
    int[][] seating = new int[spec.rounds()][groups * spec.groupSize()];
    for (int[] round : seating) {
      for (int i = 0; i < size; i++) {
        int j = chance.nextInt(i + 1);
        round[i] = round[j];
        round[j] = i;
      }
      for (int i = size; i < round.length; i++) {
        round[i] = round[i % size];
      }
    }
    return seating;
  }

  private int[][] copies(int size) {
    int[][] seating = new int[spec.rounds()][size * spec.groupSize()];
    for (int[] round : seating) {
      for (int i = 0; i < round.length; i++) {
        round[i] = i / spec.groupSize();
      }
    }
    return seating;
  }

  private RoundScores ofGroups(int[][] seating, int[][] points, int games) {
    EvolutionFitness fitness = EvolutionFitness.parse(spec.fitness());
    int size = spec.populationSize();
    double[][] own = new double[size][seating.length];
    double[][] worths = new double[size][seating.length];
    for (int round = 0; round < seating.length; round++) {
      for (int i = 0; i < size; i++) {
        int from = i / spec.groupSize() * spec.groupSize();
        int player = seating[round][i];
        own[player][round] = points[round][i];
        worths[player][round] =
            fitness.of(points[round][i], share(points[round], from, points[round][i]));
      }
    }
    return new RoundScores(own, worths, games);
  }

  /** What somebody with these points has of the win at a table. */
  private double share(int[] points, int from, int own) {
    int alike = 0;
    for (int seat = from; seat < from + spec.groupSize(); seat++) {
      if (points[seat] > own) {
        return 0;
      }
      alike += points[seat] == own ? 1 : 0;
    }
    return 1.0 / alike;
  }

  /** All copies are the player itself, so all their points count. */
  private RoundScores ofCopies(int[][] points, int games) {
    double[][] own = new double[spec.populationSize()][points.length];
    for (int round = 0; round < points.length; round++) {
      for (int i = 0; i < points[round].length; i++) {
        own[i / spec.groupSize()][round] += (double) points[round][i] / spec.groupSize();
      }
    }
    return new RoundScores(own, own, games);
  }
}
