package spielwerk.learn.evolution;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import spielwerk.runs.Json;

/**
 * The best player of a whole evolution, tested again. The best of a generation was also lucky in
 * it, and the best of the last generation need not be the best there was; so the one with the
 * highest fitness in any generation plays again among its copies, as in the paper's program.
 *
 * @param engine the player, as an engine
 * @param generation in which it was best
 * @param fitness which it had there
 * @param points the mean among its copies
 * @param half half the width of the 95% confidence interval of that mean
 * @param games among copies
 */
record Champion(
    String engine, int generation, double fitness, double points, double half, int games) {
  static final String FILE = "champion.json";
  static final int GAMES = 1000;

  /** Finds the one to test, from the lines of a run. */
  static Champion untested(List<String> generations) throws IOException {
    ObjectMapper json = Json.mapper();
    Champion best = new Champion("", 0, Double.NEGATIVE_INFINITY, 0, 0, 0);
    for (String text : generations) {
      JsonNode line = json.readTree(text);
      double fitness = line.path("ranking").path(0).path("fitness").asDouble();
      if (fitness > best.fitness) {
        String engine = line.path("best").asText();
        best = new Champion(engine, line.path("generation").asInt(), fitness, 0, 0, 0);
      }
    }
    return best;
  }

  Champion tested(double[] results) {
    double mean = RoundScores.mean(results);
    double error = Math.sqrt(RoundScores.variance(results) / results.length);
    return new Champion(engine, generation, fitness, mean, 1.96 * error, results.length);
  }

  void write(Path folder) throws IOException {
    Files.writeString(
        folder.resolve(FILE),
        Json.mapper().writerWithDefaultPrettyPrinter().writeValueAsString(this));
  }

  /** That of a run; none if it has not ended, or ended before champions were tested. */
  static Optional<Champion> of(Path folder) {
    try {
      Path file = folder.resolve(FILE);
      return Files.exists(file)
          ? Optional.of(Json.mapper().readValue(Files.readString(file), Champion.class))
          : Optional.empty();
    } catch (IOException damaged) {
      return Optional.empty();
    }
  }

  String text(int copies) {
    return String.format(
        Locale.ROOT,
        "%s (of generation %d): %.1f ± %.1f points among %d copies in %,d games",
        engine,
        generation,
        points,
        half,
        copies,
        games);
  }
}
