package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MainTest {
  @Test
  void withoutACommandItOpensTheWorkbench() {
    assertThat(Main.orServe(new String[0])).containsExactly("serve", "--open");
    assertThat(Main.orServe(new String[] {"games"})).containsExactly("games");
  }

  @Test
  void askedForHelpItShowsWhatThereIs() {
    Cli cli = Cli.run("--help");
    assertThat(cli.exit()).isZero();
    assertThat(cli.out()).startsWith("Usage: spielwerk").contains("Examples:", "games", "play");
    assertThat(cli.err()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "serve",
        "games",
        "engines",
        "play",
        "advise",
        "perft",
        "puzzles",
        "solve",
        "trace",
        "match",
        "learn",
        "tournament",
        "evolve",
        "tune",
        "train",
        "net",
        "runs",
        "resume",
        "library",
        "experiment",
        "reproduce",
        "speak",
        "survey",
        "workshop",
        "bench",
        "fuzz"
      })
  void everyCommandExplainsItselfWithExamples(String command) {
    Cli cli = Cli.run(command, "--help");
    assertThat(cli.exit()).isZero();
    assertThat(cli.out())
        .startsWith("Usage: spielwerk " + command)
        .contains("Examples:", "spielwerk " + command, "--json", "--seed", "--threads", "--data");
    assertThat(cli.err()).isEmpty();
  }

  @Test
  void itTellsItsVersion() {
    assertThat(Cli.run("--version").out()).startsWith("Spielwerk ");
  }

  @Test
  void somethingBrokenIsOneSentenceAndNotTheUsersFault() {
    Cli cli = Cli.run("advise", "pebbles", "broken");
    assertThat(cli.exit()).isEqualTo(1);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err().lines()).hasSize(1);
    assertThat(cli.err()).startsWith("spielwerk: ").contains("a spring is loose", "--debug");
  }

  @Test
  void anInternalErrorIsFoundInTheLogByItsNumber(@TempDir Path data) throws IOException {
    Cli cli = Cli.run("advise", "pebbles", "broken", "--data", data.toString());
    Matcher number = Pattern.compile("Internal error (\\w{8}): ").matcher(cli.err());
    assertThat(number.find()).as(cli.err()).isTrue();
    assertThat(Files.readString(data.resolve("log/spielwerk.log")))
        .contains("Internal error " + number.group(1), "at spielwerk.app.samples");
  }

  @Test
  void withoutAPlaceForTheLogAnInternalErrorHasNoNumber(@TempDir Path folder) throws IOException {
    Path data = Files.createDirectory(folder.resolve("data"));
    Files.createFile(data.resolve("log")); // where a folder should be
    Cli cli = Cli.run("advise", "pebbles", "broken", "--data", data.toString());
    assertThat(cli.err()).contains("Internal error: ", "a spring is loose");
  }

  @Test
  void withDebugItTellsWhereSomethingBroke() {
    assertThat(Cli.run("advise", "pebbles", "broken", "--debug").err())
        .contains("at spielwerk.app.samples");
  }

  @Test
  void aCountThatIsInterruptedHasNoResult() {
    Cli cli = Cli.interrupted("perft", "pebbles", "5");
    assertThat(cli.exit()).isEqualTo(1);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err()).contains("interrupted");
  }

  @Test
  void theSeedOfTheWorkshopIsTheOneOfTheFilesThatShip() {
    for (String tool : List.of("workshop", "workshop othello-endgame")) {
      String help = Cli.run((tool + " --help").split(" ")).out();
      assertThat(help).contains("files that ship were made").doesNotContain("one is chosen");
    }
  }
}
