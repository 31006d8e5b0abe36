package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every command's document for the games that ship. */
class RealGamesTest {
  /** All games, small enough to be quick; the first one to move may always play the move. */
  static Stream<String> games() {
    return Stream.of(
        "tipping:start=2,target=8",
        "nim:heaps=3-4-5,misere=on",
        "tictactoe",
        "connect4:width=5,height=4",
        "fiveinarow:size=7",
        "tree:figure=9");
  }

  @TempDir Path data;

  private Cli run(String... args) {
    String[] all = new String[args.length + 2];
    System.arraycopy(args, 0, all, 0, args.length);
    all[args.length] = "--data";
    all[args.length + 1] = data.toString();
    Cli cli = Cli.run(all);
    assertThat(cli.exit()).as(cli.err()).isZero();
    return cli;
  }

  @Test
  void theGamesAndEnginesThatShipAreListed() {
    assertThat(run("games", "--json").json().findValuesAsText("id"))
        .contains("tipping", "nim", "tictactoe", "connect4", "fiveinarow", "tree");
    assertThat(run("engines", "--json").json().findValuesAsText("id"))
        .contains("negamax", "alphabeta", "random");
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyGameHasEngines(String game) {
    assertThat(run("engines", game, "--json").json().findValuesAsText("id"))
        .contains("negamax", "alphabeta", "random");
  }

  @ParameterizedTest
  @CsvSource({
    "tictactoe, 9, 127872",
    "connect4, 6, 117649",
    "connect4, 7, 823536",
    "fiveinarow:size=7, 3, 110544",
    "nim:heaps=1-2, 3, 3"
  })
  void perftCountsWhatIsKnown(String game, int depth, long nodes) {
    JsonNode json = run("perft", game, "" + depth, "--json").json();
    assertThat(json.get("game").asText()).startsWith(game.split(":")[0]);
    assertThat(json.get("depth").asInt()).isEqualTo(depth);
    assertThat(json.get("nodes").asLong()).isEqualTo(nodes);
    assertThat(json.get("seconds").isNumber()).isTrue();
  }

  @ParameterizedTest
  @MethodSource("games")
  void adviceIsAMoveThatCanBePlayed(String game) {
    for (String engine : List.of("negamax:depth=2", "alphabeta:depth=2", "random")) {
      JsonNode json = run("advise", game, engine, "--seed", "1", "--json").json();
      assertThat(json.get("engine").asText()).isEqualTo(engine);
      assertThat(json.at("/effort/nodes").isNumber()).isTrue();
      for (JsonNode candidate : json.get("candidates")) {
        String line = String.join(" ", texts(candidate.get("line")));
        assertThat(line).startsWith(candidate.get("move").asText());
        run("perft", game, "0", "--moves", line, "--seed", "1");
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void enginesPlayAGameToItsEnd(String game) {
    String[] play = {
      "play", game, "--seat", "random", "--seat", "alphabeta:depth=2", "--seed", "5", "--json"
    };
    JsonNode json = run(play).json();
    assertThat(json.get("finished").asBoolean()).isTrue();
    assertThat(json.at("/ending/reason").asText()).isEqualTo("finished");
    assertThat(json.get("moves")).isNotEmpty();
    assertThat(run(play).json().get("moves")).isEqualTo(json.get("moves"));
  }

  @ParameterizedTest
  @MethodSource("games")
  void matchesAreCountedAndKept(String game) {
    JsonNode json =
        run("match", game, "random", "alphabeta:depth=2", "--games", "6", "--json").json();
    assertThat(json.get("games").asInt()).isEqualTo(6);
    assertThat(json.at("/endings/finished").asInt()).isEqualTo(6);
    JsonNode item = run("runs", "--json").json().at("/items/0");
    assertThat(item.get("id")).isEqualTo(json.get("run"));
    assertThat(item.get("state").asText()).isEqualTo("finished");
    assertThat(run("resume", item.get("id").asText(), "--json").json()).isEqualTo(json);
  }

  private static List<String> texts(JsonNode array) {
    return Stream.iterate(0, i -> i < array.size(), i -> i + 1)
        .map(i -> array.get(i).asText())
        .toList();
  }
}
