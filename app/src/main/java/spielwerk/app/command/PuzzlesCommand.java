package spielwerk.app.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import spielwerk.app.terminal.ConsoleProgress;
import spielwerk.app.terminal.Terminal;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Puzzle;
import spielwerk.core.Puzzles;
import spielwerk.core.Runner;
import spielwerk.core.TextFile;

/**
 * {@code spielwerk puzzles}: makes, checks and gives to engines what people can solve in the page.
 */
@Command(
    name = "puzzles",
    description = {
      "Make puzzles of a game: positions with a forced win that begins with one move only, taken from games played for this purpose, with their length and a proven solution. One per line:"
          + " kind, length, the moves that lead to it, the solution.",
      "With --check the puzzles of a file are proven again; with --engine an engine solves them."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  spielwerk puzzles fiveinarow --count 3 --seed 1",
      "  spielwerk puzzles fiveinarow --kind vcf --least 5 --count 500 > puzzles.txt",
      "  spielwerk puzzles fiveinarow --check --file puzzles.txt",
      "  spielwerk puzzles fiveinarow --engine threat --budget time=300ms --file puzzles.txt"
    })
public final class PuzzlesCommand implements Callable<Integer> {
  private static final int MOST = 100_000;

  /** Games are played by the batch until there are enough puzzles. */
  private static final int BATCH = 16;

  /** After so many batches without any puzzle nothing is to be expected. */
  private static final int PATIENCE = 400;

  @Mixin private final CommonOptions common;

  @Parameters(index = "0", paramLabel = "GAME", description = "The game, with its options.")
  private String game;

  @Option(names = "--count", paramLabel = "N", description = "How many; default 20.")
  private int count = 20;

  @Option(
      names = "--kind",
      split = ",",
      paramLabel = "KIND",
      description = "Which kinds: in five in a row vcf (by fours) and vct (by fours and threes).")
  private List<String> kinds = new ArrayList<>();

  @Option(names = "--least", paramLabel = "N", description = "The shortest length; default 3.")
  private int least = 3;

  @Option(names = "--most", paramLabel = "N", description = "The greatest length; default 15.")
  private int most = 15;

  @Option(
      names = "--file",
      paramLabel = "FILE",
      description = "Puzzles to check or to solve; those that ship if it is omitted.")
  private @Nullable Path file;

  @Option(names = "--check", description = "Prove the puzzles instead of making some.")
  private boolean check;

  @Option(
      names = "--engine",
      paramLabel = "ENGINE",
      description = "Let an engine solve the puzzles instead of making some.")
  private @Nullable String engine;

  @Option(
      names = "--budget",
      paramLabel = "BUDGET",
      description = "How much the engine may think: nodes=N, time=300ms.")
  private String budget = "";

  public PuzzlesCommand(Terminal terminal) {
    this.common = new CommonOptions(terminal);
  }

  @Override
  public Integer call() {
    Catalogue catalogue = common.catalogue();
    Game rules = catalogue.game(game);
    Puzzles puzzles = of(catalogue, rules);
    if (count < 1 || count > MOST) {
      throw new Mistake("--count " + count + " is not allowed; it takes 1 to " + MOST + ".");
    }
    if (least < 1 || most < least) {
      throw new Mistake(
          "--least %d and --most %d are not allowed; lengths begin with 1 and end with the greatest."
              .formatted(least, most));
    }
    for (String kind : kinds) {
      if (!puzzles.kinds().contains(kind)) {
        throw new Mistake(
            "--kind %s is not allowed; it takes %s."
                .formatted(kind, String.join(", ", puzzles.kinds())));
      }
    }
    if (check || engine != null) {
      PuzzleExam exam = new PuzzleExam(rules, puzzles, read(puzzles), common);
      return engine == null ? exam.check() : exam.solve(catalogue, engine, budget);
    }
    return make(rules, puzzles);
  }

  private static Puzzles of(Catalogue catalogue, Game rules) {
    return catalogue.services(Puzzles.class).stream()
        .filter(some -> some.game().equals(rules.id()))
        .findFirst()
        .orElseThrow(
            () ->
                new Mistake(
                    "There are no puzzles for %s; there are for %s."
                        .formatted(
                            rules.id(),
                            String.join(
                                ", ",
                                catalogue.services(Puzzles.class).stream()
                                    .map(Puzzles::game)
                                    .toList()))));
  }

  private List<Puzzle> read(Puzzles puzzles) {
    Path named = file;
    if (named == null) {
      return puzzles.shipped();
    }
    try {
      return TextFile.read(named)
          .lines()
          .filter(line -> !line.startsWith("#") && !line.isBlank())
          .map(Puzzle::parse)
          .toList();
    } catch (IOException unreadable) {
      throw new Mistake("The file " + named + " cannot be read.");
    }
  }

  private int make(Game rules, Puzzles puzzles) {
    Puzzles.Wish wish = new Puzzles.Wish(kinds.isEmpty() ? puzzles.kinds() : kinds, least, most);
    long seed = common.seed();
    List<Puzzle> made = new ArrayList<>();
    int games = 0;
    boolean whole = true;
    ThreadLocal<IntFunction<Optional<Puzzle>>> makers =
        ThreadLocal.withInitial(() -> puzzles.maker(rules, wish, seed));
    try (ConsoleProgress progress = new ConsoleProgress("puzzles", common.terminal())) {
      Runner runner =
          new Runner(
              common.threads(), common.terminal().interrupts()::wanted, (done, all, note) -> {});
      while (whole && made.size() < count && (games < PATIENCE * BATCH || !made.isEmpty())) {
        progress.at(made.size(), count, games + " games");
        Map<Integer, Puzzle> found = new TreeMap<>();
        int first = games;
        whole =
            runner.run(
                    BATCH,
                    new BitSet(),
                    index -> makers.get().apply(first + index),
                    (index, puzzle) -> puzzle.ifPresent(one -> found.put(index, one)))
                == BATCH;
        games += BATCH;
        found.values().stream().limit(count - made.size()).forEach(made::add);
      }
    }
    made.sort(
        (a, b) ->
            a.length() != b.length()
                ? Integer.compare(a.length(), b.length())
                : puzzles.kinds().indexOf(a.kind()) - puzzles.kinds().indexOf(b.kind()));
    int played = games;
    common.show(() -> json(rules, seed, played, made), () -> text(rules, seed, played, made));
    return made.size() == count ? 0 : 1;
  }

  private static Map<String, Object> json(Game rules, long seed, int games, List<Puzzle> made) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("schema", 1);
    document.put("game", rules.text());
    document.put("seed", seed);
    document.put("games", games);
    List<Object> items = new ArrayList<>();
    for (Puzzle puzzle : made) {
      Map<String, Object> item = new LinkedHashMap<>();
      item.put("kind", puzzle.kind());
      item.put("length", puzzle.length());
      item.put("moves", puzzle.moves());
      item.put("solution", puzzle.solution());
      items.add(item);
    }
    document.put("items", items);
    return document;
  }

  private static String text(Game rules, long seed, int games, List<Puzzle> made) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "# %s: %d puzzles from %d games, seed %d: kind ; length ; moves ; solution"
            .formatted(rules.text(), made.size(), games, seed));
    made.forEach(puzzle -> lines.add(puzzle.line()));
    return String.join("\n", lines);
  }
}
