package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PuzzlesCommandTest {
  @TempDir Path folder;

  @Test
  void whatItMakesHoldsAndIsSolved() throws IOException {
    String[] line = {"puzzles", "fiveinarow", "--count", "3", "--seed", "7"};
    Cli made = Cli.run(line);
    assertThat(made.exit()).as(made.err()).isZero();
    assertThat(made.out().lines()).hasSize(4).first().asString().contains("seed 7");
    String file = Files.writeString(folder.resolve("puzzles.txt"), made.out()).toString();

    Cli checked = Cli.run("puzzles", "fiveinarow", "--check", "--file", file);
    assertThat(checked.exit()).isZero();
    assertThat(checked.out()).contains("3 of 3 puzzles hold");

    JsonNode solved =
        Cli.run(
                "puzzles",
                "fiveinarow",
                "--engine",
                "threat",
                "--budget",
                "nodes=100000",
                "--file",
                file,
                "--json")
            .json();
    assertThat(solved.get("puzzles").asInt()).isEqualTo(3);
    assertThat(solved.get("solved").asInt() + solved.get("faults").size()).isEqualTo(3);
  }

  @Test
  void theDocumentIsTheSameOnAnyNumberOfThreads() {
    String[] line = {"puzzles", "fiveinarow", "--count", "2", "--kind", "vct", "--seed", "3"};
    JsonNode one = Cli.run(with(line, "1")).json();
    assertThat(Cli.run(with(line, "2")).json()).isEqualTo(one);
    assertThat(one.get("items")).hasSize(2);
    assertThat(one.at("/items/0/kind").asText()).isEqualTo("vct");
  }

  private static String[] with(String[] line, String threads) {
    String[] all = Arrays.copyOf(line, line.length + 3);
    all[line.length] = "--threads";
    all[line.length + 1] = threads;
    all[line.length + 2] = "--json";
    return all;
  }

  @Test
  void aPuzzleThatDoesNotHoldIsNamed() throws IOException {
    Path file = folder.resolve("wrong.txt");
    Files.writeString(file, "# one\nvcf ; 3 ; h8 i9 h9 ; h10\n");
    Cli cli = Cli.run("puzzles", "fiveinarow", "--check", "--file", file.toString());
    assertThat(cli.exit()).isEqualTo(1);
    assertThat(cli.out()).contains("0 of 1 puzzles hold", "h8 i9 h9");
  }

  @ParameterizedTest
  @CsvSource({
    "othello, --count, 3, no puzzles for othello",
    "fiveinarow:rule=renju, --count, 3, rule freestyle",
    "fiveinarow, --count, 0, --count 0",
    "fiveinarow, --kind, mate, --kind mate",
    "fiveinarow, --most, 2, --most 2",
    "fiveinarow, --engine, deepblue, deepblue",
    "fiveinarow, --file, no-such-file --check, no-such-file",
  })
  void badInputIsOneSentence(String game, String option, String value, String named) {
    String typed = "puzzles " + game + " --seed 1 " + option + " " + value;
    Cli cli = Cli.run(typed.split(" "));
    assertThat(cli.exit()).isEqualTo(2);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err().strip().lines()).hasSize(1);
    assertThat(cli.err()).contains(named);
  }
}
