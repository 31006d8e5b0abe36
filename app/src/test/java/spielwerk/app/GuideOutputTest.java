package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What the guide shows as the output of a command is what the command gives: every line of it, in
 * order; {@code ..} stands for lines left out; times and spaces are not compared. A table of
 * searches names its command in a comment above it, with ROW where the first cell of a row goes;
 * the last cell is then the number of nodes.
 */
class GuideOutputTest {
  /** What differs from run to run: times, rates, the names of runs with their folders. */
  private static final Pattern TIME =
      Pattern.compile(
          "\\b[\\d.,]+ (?:ns|µs|ms|s|min|h)\\b|\"seconds\": [\\d.E-]+|[\\d.,]+ [kMG]? ?a second"
              + "|-\\d{8}-\\d{6}(?:-\\d+)?|kept in \\S+");

  private static final Pattern TABLE = Pattern.compile("<!-- \\./spielwerk (.*ROW.*) -->");
  private static final Pattern ROW = Pattern.compile("\\| `([^`]+)` \\|.* ([\\d,]+) \\|");

  @TempDir static Path data;

  @BeforeAll
  static void likeAUserWhoFollowedTheGuide() throws IOException {
    GuideTest.install(data);
  }

  @AfterAll
  static void goHome() {
    GuideTest.goHome();
  }

  /** A command of the guide with the lines shown below it. */
  record Shown(String command, List<String> lines) {}

  static Stream<Named<Shown>> outputs() throws IOException {
    List<Shown> all = new ArrayList<>();
    for (Path page : GuideTest.pages().toList()) {
      all.addAll(blocks(Files.readAllLines(page)));
    }
    return all.stream()
        .distinct() // the guide in German shows the same
        .filter(shown -> !shown.lines().isEmpty() && GuideTest.canRun(shown.command()))
        .map(shown -> Named.of(shown.command(), shown));
  }

  private static List<Shown> blocks(List<String> page) {
    List<Shown> found = new ArrayList<>();
    boolean code = false;
    for (String line : page) {
      if (line.startsWith("```")) {
        code = !code;
        found.add(new Shown("", new ArrayList<>()));
      } else if (code && line.startsWith(GuideTest.PROMPT)) {
        found.add(new Shown(line.substring(GuideTest.PROMPT.length()), new ArrayList<>()));
      } else if (code && !found.isEmpty() && !line.isBlank() && !line.strip().equals("..")) {
        found.get(found.size() - 1).lines().add(line);
      }
    }
    found.removeIf(shown -> shown.command().isEmpty());
    return found;
  }

  static Stream<Named<Shown>> tables() throws IOException {
    List<Shown> all = new ArrayList<>();
    for (Path page : GuideTest.pages().toList()) {
      String command = "";
      for (String line : Files.readAllLines(page)) {
        Matcher table = TABLE.matcher(line);
        Matcher row = ROW.matcher(line);
        if (table.matches()) {
          command = table.group(1);
        } else if (!line.startsWith("|")) {
          command = line.isBlank() ? command : "";
        } else if (!command.isEmpty() && row.matches()) {
          all.add(
              new Shown(command.replace("ROW", row.group(1)), List.of(row.group(2) + " nodes")));
        }
      }
    }
    return all.stream().distinct().map(shown -> Named.of(shown.command(), shown));
  }

  @ParameterizedTest
  @MethodSource("outputs")
  void whatIsShownBelowACommandIsItsOutput(Shown shown) {
    List<String> lines = run(shown.command()).lines().map(GuideOutputTest::timeless).toList();
    int at = 0;
    for (String line : shown.lines()) {
      String wanted = timeless(line);
      int found = lines.subList(at, lines.size()).indexOf(wanted);
      assertThat(found)
          .as("'%s' is not, or not there, in the output:%n%s", line, String.join("\n", lines))
          .isNotNegative();
      at += found + 1;
    }
  }

  @ParameterizedTest
  @MethodSource("tables")
  void theNodesInATableAreThoseOfTheSearch(Shown shown) {
    assertThat(run(shown.command())).contains(shown.lines().get(0));
  }

  private static String run(String command) {
    List<String> words = new ArrayList<>(GuideTest.words(command));
    words.addAll(List.of("--data", data.toString()));
    Cli cli = Cli.run(words.toArray(String[]::new));
    assertThat(cli.exit()).as(cli.err()).isZero();
    return cli.out() + cli.err();
  }

  private static String timeless(String line) {
    return TIME.matcher(line).replaceAll("~").strip().replaceAll("\\s+", " ");
  }
}
