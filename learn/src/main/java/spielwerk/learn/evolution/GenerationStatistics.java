package spielwerk.learn.evolution;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.commons.statistics.descriptive.Quantile;

/**
 * A generation in figures, a line of the CSV that plots read. Points are means of a player's rounds
 * where nothing else is said.
 *
 * @param number from 0
 * @param games played in it
 * @param mean of all players
 * @param spread standard deviation between players
 * @param best of all players
 * @param fitness mean fitness of all, the same as mean where points are the fitness
 * @param highest points of a single game
 * @param lowest points of a single game
 * @param strategies how many different ones there are
 * @param fresh children of this generation with a strategy that nobody had
 * @param accepted whether the next generation was taken, which only forward evolution refuses
 */
public record GenerationStatistics(
    int number,
    int games,
    double mean,
    double spread,
    double best,
    double worst,
    double lowerQuartile,
    double median,
    double upperQuartile,
    double fitness,
    double highest,
    double lowest,
    int strategies,
    int fresh,
    boolean accepted) {

  private static final Quantile BETWEEN_NEAREST =
      Quantile.withDefaults().with(Quantile.EstimationMethod.HF7);

  /** The names of the columns. */
  public static final String COLUMNS =
      "generation,games,mean,spread,best,worst,lower_quartile,median,upper_quartile,fitness,highest,lowest,strategies,fresh,accepted";

  static GenerationStatistics of(
      int number,
      List<Individual> population,
      RoundScores scores,
      int games,
      int fresh,
      boolean accepted) {
    double[] points =
        IntStream.range(0, population.size()).mapToDouble(scores::points).sorted().toArray();
    Set<List<Double>> strategies = new HashSet<>();
    population.forEach(player -> strategies.add(player.genes()));
    return new GenerationStatistics(
        number,
        games,
        RoundScores.mean(points),
        Math.sqrt(RoundScores.variance(points)),
        points[points.length - 1],
        points[0],
        quantile(points, 0.25),
        quantile(points, 0.5),
        quantile(points, 0.75),
        IntStream.range(0, population.size()).mapToDouble(scores::fitness).average().orElse(0),
        Arrays.stream(scores.points()).flatMapToDouble(Arrays::stream).max().orElse(0),
        Arrays.stream(scores.points()).flatMapToDouble(Arrays::stream).min().orElse(0),
        strategies.size(),
        fresh,
        accepted);
  }

  /** Between the two nearest of sorted values. */
  static double quantile(double[] sorted, double share) {
    return BETWEEN_NEAREST.evaluate(sorted, share);
  }

  /** The line of the CSV. */
  public String csv() {
    return String.format(
        Locale.ROOT,
        "%d,%d,%.4f,%.4f,%.4f,%.4f,%.4f,%.4f,%.4f,%.4f,%.4f,%.4f,%d,%d,%d",
        number,
        games,
        mean,
        spread,
        best,
        worst,
        lowerQuartile,
        median,
        upperQuartile,
        fitness,
        highest,
        lowest,
        strategies,
        fresh,
        accepted ? 1 : 0);
  }

  /** The generation of a line of the CSV, as exact as the line is. */
  public static GenerationStatistics read(String line) {
    double[] cells = Arrays.stream(line.split(",", -1)).mapToDouble(Double::parseDouble).toArray();
    return new GenerationStatistics(
        (int) cells[0],
        (int) cells[1],
        cells[2],
        cells[3],
        cells[4],
        cells[5],
        cells[6],
        cells[7],
        cells[8],
        cells[9],
        cells[10],
        cells[11],
        (int) cells[12],
        (int) cells[13],
        cells[14] == 1);
  }
}
