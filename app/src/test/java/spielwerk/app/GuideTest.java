package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import spielwerk.core.Bout;
import spielwerk.core.Catalogue;
import spielwerk.core.Ending;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Referee;
import spielwerk.core.Seat;

/** Keeps the guide true: its commands run, its links lead somewhere, its engine plays. */
class GuideTest {
  static final Path HOME = home();
  static final String PROMPT = "./spielwerk ";
  private static final Pattern PLACEHOLDER = Pattern.compile("\\b[A-Z]{3,}\\b");
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|'([^']*)'|[^\\s\"']+");
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#\\s]+)(?:#[^)]*)?\\)");

  /** These need a person, much time, a build or Spark, or write where they stand. */
  private static final Set<String> NOT_HERE =
      Set.of(
          "test",
          "checksums",
          "fetch",
          "package",
          "serve",
          "bench",
          "chaos",
          "fuzz",
          "cluster",
          "guide");

  private static final List<String> EXPERIMENT_RUN = List.of("experiment", "run");

  /** Where the start script says the experiments lie. */
  private static final String HOME_PROPERTY = "spielwerk.home";

  @TempDir static Path data;

  private static @Nullable String homeBefore;

  @BeforeAll
  static void dropTheEngineOfTheGuideIn() throws IOException {
    install(data);
  }

  /** The experiments that ship, and the engine of the guide as a plugin. */
  static void install(Path data) throws IOException {
    homeBefore = System.setProperty(HOME_PROPERTY, HOME.toString());
    TemplateJar.build(
        HOME.resolve("docs/templates/engine"),
        Files.createDirectories(data.resolve("plugins")).resolve("careful.jar"));
  }

  @AfterAll
  static void goHome() {
    if (homeBefore == null) {
      System.clearProperty(HOME_PROPERTY);
    } else {
      System.setProperty(HOME_PROPERTY, homeBefore);
    }
  }

  private static Path home() {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.exists(folder.resolve("spielwerk"))) {
      folder = folder.getParent();
    }
    return folder;
  }

  static Stream<Path> pages() throws IOException {
    List<Path> pages = new ArrayList<>(List.of(HOME.resolve("README.md")));
    try (Stream<Path> files = Files.walk(HOME.resolve("docs"))) {
      files.filter(file -> file.toString().endsWith(".md")).sorted().forEach(pages::add);
    }
    return pages.stream();
  }

  /** The commands of all pages that can run here, each once. */
  static Stream<Named<List<String>>> commands() throws IOException {
    List<String> lines = new ArrayList<>();
    for (Path page : pages().toList()) {
      boolean code = false;
      for (String line : Files.readAllLines(page)) {
        if (line.startsWith("```")) {
          code = !code;
        } else if (code && line.startsWith(PROMPT)) {
          lines.add(line.substring(PROMPT.length()));
        }
      }
    }
    return lines.stream()
        .distinct()
        .filter(GuideTest::canRun)
        .map(line -> Named.of(line, words(line)));
  }

  /** Whether a command has no gaps to be filled and needs neither a person nor much time. */
  static boolean canRun(String line) {
    return !PLACEHOLDER.matcher(line).find() && runsHere(words(line));
  }

  /** As a shell would divide the line, up to a remark or a pipe. */
  static List<String> words(String line) {
    List<String> words = new ArrayList<>();
    Matcher word = WORD.matcher(line);
    while (word.find() && !Set.of("#", "|", ">").contains(word.group())) {
      String bare = word.group().replaceAll("^[\"']|[\"']$", "");
      words.add(
          bare.replaceFirst(
              "\\b(?=docs/templates/|docs/examples/|experiments/openings/)", HOME + "/"));
    }
    return words;
  }

  private static boolean runsHere(List<String> command) {
    boolean experiment = command.size() > 1 && command.subList(0, 2).equals(EXPERIMENT_RUN);
    return !NOT_HERE.contains(command.get(0))
        && !experiment
        && !command.contains("human")
        && !command.contains("--on");
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyCommandInTheGuideRuns(List<String> command) {
    List<String> all = new ArrayList<>(command);
    all.addAll(List.of("--data", data.toString()));
    Cli cli = Cli.run(all.toArray(String[]::new));
    assertThat(cli.exit()).as(cli.err()).isZero();
    assertThat(cli.out()).isNotBlank();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyLinkLeadsToAFile(Path page) throws IOException {
    List<String> broken = new ArrayList<>();
    Matcher link = LINK.matcher(Files.readString(page));
    while (link.find()) {
      String target = link.group(1);
      if (!target.startsWith("http") && !Files.exists(page.resolveSibling(target))) {
        broken.add(target);
      }
    }
    assertThat(broken).isEmpty();
  }

  @Test
  void theEngineOfTheGuidePlaysAsADroppedInJar() {
    Catalogue catalogue = Catalogue.load(data.resolve("plugins"));
    Game game = catalogue.game("connect4");
    try (Engine careful = catalogue.engine("careful:blunder=10", game);
        Engine random = catalogue.engine("random", game)) {
      List<Seat> seats = List.of(Seat.of("careful", careful), Seat.of("random", random));
      for (int index = 0; index < 10; index++) {
        GameRecord record = Referee.play(Bout.of(game, 1, index), seats);
        assertThat(record.ending().reason()).isEqualTo(Ending.Reason.FINISHED);
      }
    }
  }
}
