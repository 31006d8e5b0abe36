package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SurveyTest {
  private static final String SMALL = "quickciv:size=7,rounds=30";

  @Test
  void itShowsTheCourseOfTheGames() {
    Cli cli = Cli.run("survey", SMALL, "greedy", "random", "--games", "4", "--seed", "1");
    assertThat(cli.exit()).isZero();
    assertThat(cli.out())
        .contains("greedy: ", "random: ", "points a round", "won from the corners of: red")
        .contains("gatherers-hut");
  }

  @Test
  void theDocumentHoldsEveryRoundAndRepeatsItselfOnAnyNumberOfThreads() {
    String[] line = {"survey", SMALL, "greedy", "random", "--games", "6", "--seed", "3", "--json"};
    String one = Cli.run(with(line, "1")).out();
    assertThat(Cli.run(with(line, "2")).out()).isEqualTo(one);
    JsonNode document = Cli.run(with(line, "2")).json();
    assertThat(document.get("games").asInt()).isEqualTo(6);
    JsonNode greedy = document.get("engines").get(0);
    assertThat(greedy.get("points")).hasSize(30);
    double wins = greedy.get("wins").asDouble();
    assertThat(wins).isGreaterThan(3);
    assertThat(document.get("engines").get(1).get("wins").asDouble()).isEqualTo(6 - wins);
    assertThat(document.get("corners")).hasSize(4);
    assertThat(document.get("built")).hasSize(28);
  }

  @Test
  void everyGameWithAChronicleHasIt() {
    Cli cli = Cli.run("survey", "coin", "random", "--games", "8", "--every", "1", "--seed", "1");
    assertThat(cli.exit()).as(cli.err()).isZero();
    assertThat(cli.out()).contains("points so far", "won from the seats of: gambler 8.0");
    JsonNode document =
        Cli.run("survey", "coin", "random", "--games", "8", "--seed", "1", "--json").json();
    assertThat(document.at("/engines/0/points_so_far")).hasSize(2);
    assertThat(document.at("/engines/0/actions/0").asDouble()).isEqualTo(2);
    assertThat(document.get("seats")).hasSize(1);
  }

  private static String[] with(String[] line, String threads) {
    String[] all = Arrays.copyOf(line, line.length + 2);
    all[line.length] = "--threads";
    all[line.length + 1] = threads;
    return all;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tictactoe random",
        "quickciv:players=1 random random",
        "quickciv nobody",
        "quickciv greedy --games 0",
        "quickciv greedy --every 0",
        "quickciv greedy --budget much",
        "quickciv:rules=none.txt greedy"
      })
  void wrongInputIsOneSentence(String line) {
    Cli cli = Cli.run(("survey " + line).split(" "));
    assertThat(cli.exit()).isEqualTo(2);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err().lines()).hasSize(1);
  }
}
