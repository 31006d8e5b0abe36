package spielwerk.learn.evolution;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.random.RandomGenerator;
import spielwerk.core.Game;
import spielwerk.core.Policy;
import spielwerk.core.Progress;
import spielwerk.core.Runner;
import spielwerk.core.Seeds;
import spielwerk.core.Species;

/**
 * The games of a generation: in each round everybody plays one game, in groups drawn anew or with
 * copies of itself. All groups of a round see the same dice (3.1), so that no player is lucky
 * alone.
 */
record Rounds(EvolutionSpec spec, Game game, Species species) {
  /**
   * Plays them.
   *
   * @param chance draws the groups
   */
  RoundScores play(
      List<Individual> population, int generation, RandomGenerator chance, Runner runner) {
    int[][] seating = spec.againstCopies() ? copies(population.size()) : groups(population, chance);
    List<List<Double>> genes = population.stream().map(Individual::genes).toList();
    RoundsWork.Planned work =
        new RoundsWork.Planned(
            new RoundsWork.Plan(spec, genes, generation, seating), game, species);
    int games = work.plan().games();
    int[][] points = new int[seating.length][seating[0].length];
    // a generation is played to its end, even if a stop is requested
    new Runner(runner.threads(), () -> false, Progress.NONE, runner.workers())
        .run(
            work,
            work.plan().pieces(),
            new BitSet(),
            (piece, result) -> work.place(piece, result, points));
    return spec.againstCopies() ? ofCopies(points, games) : ofGroups(seating, points, games);
  }

  /** The mean points of a player and its copies in games on fresh dice. */
  double[] amongCopies(List<Double> genes, int games) {
    Policy[] players = new Policy[spec.groupSize()];
    Arrays.fill(players, species.player(genes).get());
    PolicySimulator table = new PolicySimulator(game);
    int[] points = new int[players.length];
    double[] means = new double[games];
    long fresh = Seeds.derive(spec.seed(), 0, Seeds.Purpose.TEST, 0);
    for (int i = 0; i < games; i++) {
      table.play(players, fresh, i, points);
      means[i] = Arrays.stream(points).average().orElse(0);
    }
    return means;
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
