package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WorkshopTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "othello-endgame",
        "othello-patterns",
        "othello-probcut",
        "othello-openings",
        "othello-measure",
        "qwixx-train",
        "qwixx-measure",
        "qwixx-duel",
        "qwixx-calibrate",
        "qwixx-reliability",
        "qwixx-bound",
        "qwixx-bound-games",
        "fiveinarow-weights",
        "fiveinarow-net",
        "opening-book"
      })
  void everyToolIsListedAndExplainsItselfWithAnExample(String tool) {
    assertThat(Cli.run("workshop").out()).contains("  " + tool + " ");
    Cli cli = Cli.run("workshop", tool, "--help");
    assertThat(cli.exit()).isZero();
    assertThat(cli.out())
        .startsWith("Usage: spielwerk workshop " + tool)
        .contains("Examples:", "spielwerk workshop " + tool + " --", "--seed", "--json");
  }

  @Test
  void theSameOptionsWriteTheSameFile(@TempDir Path folder) throws Exception {
    Path named = folder.resolve("here.txt");
    String[] options = {"workshop", "qwixx-train", "--games", "20", "--players", "3", "--into"};
    Cli cli = Cli.run(with(options, named.toString()));
    assertThat(cli.exit()).as(cli.err()).isZero();
    assertThat(cli.out()).isEqualTo("Wrote " + named + "\n");
    assertThat(cli.err()).contains("game 20: ");
    Cli.run(with(options, folder.toString()));
    assertThat(folder.resolve("qwixx-win-paper-3.txt"))
        .content()
        .isEqualTo(Files.readString(named))
        .contains(
            "made by: ./spielwerk workshop qwixx-train --player qwixx-win --rules paper --players 3"
                + " --seed 1 --games 20\n");
  }

  @Test
  void gamesByTheSolvedValuesBringWhatWasSolved() {
    Cli cli = Cli.run("workshop", "qwixx-bound-games", "--sides", "3", "--games", "2000");
    assertThat(cli.exit()).as(cli.err()).isZero();
    assertThat(cli.out()).contains("solved: ", "played: ");
    assertThat(cli.err()).contains("sheets solved, about ");
  }

  private static String[] with(String[] options, String last) {
    String[] all = Arrays.copyOf(options, options.length + 1);
    all[options.length] = last;
    return all;
  }

  @Test
  void whatIsMeasuredIsPrintedAndCarriesItsSeedInJson() {
    String[] measure = {"workshop", "othello-measure", "--positions", "3", "--empties", "8"};
    Cli cli = Cli.run(measure);
    assertThat(cli.out().lines()).hasSize(7);
    assertThat(cli.out()).startsWith("3 positions of 8 empty squares, depth 0: off by ");
    assertThat(Cli.run(with(measure, "--json")).json().path("seed").asInt()).isEqualTo(2026);
  }
}
