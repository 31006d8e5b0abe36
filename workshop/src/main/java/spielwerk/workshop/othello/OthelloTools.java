package spielwerk.workshop.othello;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import spielwerk.core.Mistake;
import spielwerk.core.Option;
import spielwerk.core.Settings;
import spielwerk.engines.othello.patterns.PatternWeights;
import spielwerk.workshop.Tool;
import spielwerk.workshop.Tool.Lines;
import spielwerk.workshop.Tool.ModelFile;
import spielwerk.workshop.Tool.Product;

/** What is made and measured for Othello. */
public final class OthelloTools {
  public static final List<Tool> TOOLS =
      List.of(
          new Tool(
              "othello-endgame",
              "Train the patterns by which the endgame solver sorts moves.",
              "--games 200 --into endgame.gz",
              1,
              List.of(Tool.count("games", 25_000, "games in each of two rounds")),
              OthelloTools::endgame),
          new Tool(
              "othello-patterns",
              "Train the tables of the engine patterns.",
              "--games 500 --into patterns.gz",
              1,
              List.of(Tool.count("games", 160_000, "games in the last of three rounds")),
              OthelloTools::patterns),
          new Tool(
              "othello-probcut",
              "Fit the numbers of Multi-ProbCut in the engine patterns.",
              "--positions 100 --into probcut.txt",
              1,
              List.of(Tool.count("positions", 2000, "positions to search")),
              OthelloTools::probcut),
          new Tool(
              "othello-openings",
              "Find balanced random openings.",
              "--openings 100 --depth 6 --into openings.txt",
              1,
              List.of(
                  Tool.count("openings", 2000, "how many"),
                  Option.integer("plies", 8, 1, 20, "their length in moves"),
                  Option.integer("discs", 4, 1, 64, "how far ahead a side may be"),
                  Option.integer("depth", 8, 1, 60, "depth of the search that judges them")),
              OthelloTools::openings),
          new Tool(
              "othello-measure",
              "Measure how far the tables of the engine patterns are off.",
              "--positions 50 --empties 16",
              2026,
              List.of(
                  Tool.count("positions", 500, "positions to solve and judge"),
                  Option.integer("empties", 18, 1, 24, "their empty squares"),
                  Option.file("file", "the tables to measure; without it those that ship")),
              OthelloTools::measure));

  private OthelloTools() {}

  private static Product endgame(Settings settings, long seed, Consumer<String> progress) {
    return new ModelFile(
        "endgame.gz", EndgameTrainer.train(settings.integer("games"), seed, progress).write());
  }

  private static Product patterns(Settings settings, long seed, Consumer<String> progress) {
    return new ModelFile(
        "patterns.gz", PatternTrainer.train(settings.integer("games"), seed, progress).write());
  }

  private static Product probcut(Settings settings, long seed, Consumer<String> progress) {
    String text =
        ProbCutFit.fit(PatternWeights.learnt(), settings.integer("positions"), seed, progress)
            .write();
    return new ModelFile("probcut.txt", text.getBytes(StandardCharsets.UTF_8));
  }

  private static Product openings(Settings settings, long seed, Consumer<String> progress) {
    BalancedOpenings.Fair fair =
        new BalancedOpenings.Fair(
            settings.integer("plies"), settings.integer("discs"), settings.integer("depth"));
    List<String> lines = BalancedOpenings.file(settings.integer("openings"), fair, seed, progress);
    String text = String.join("\n", lines) + "\n";
    return new ModelFile("othello-balanced.txt", text.getBytes(StandardCharsets.UTF_8));
  }

  private static Product measure(Settings settings, long seed, Consumer<String> progress) {
    PatternWeights patternWeights =
        settings.has("file") ? read(settings.text("file")) : PatternWeights.learnt();
    return new Lines(
        PatternAccuracy.measure(
                patternWeights, settings.integer("positions"), settings.integer("empties"), seed)
            .lines()
            .toList());
  }

  private static PatternWeights read(String file) {
    try {
      return PatternWeights.read(Files.readAllBytes(Path.of(file)));
    } catch (IOException unreadable) {
      throw new Mistake("The file " + file + " cannot be read.", unreadable);
    }
  }
}
