package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The fields that others rely on. */
class JsonTest {
  @Test
  void gamesAreListedWithSeatsAndOptions() {
    JsonNode list = Cli.run("games", "--json").json();
    assertThat(list.get("schema").asInt()).isEqualTo(1);
    JsonNode pebbles = item(list, "id", "pebbles");
    assertThat(pebbles.get("name").asText()).isEqualTo("Pebbles");
    assertThat(pebbles.get("seats").toString()).isEqualTo("[2,2]");
    assertThat(pebbles.at("/options/pebbles/default").asText()).isEqualTo("7");
    assertThat(pebbles.at("/options/pebbles/values").toString()).isEqualTo("[\"1..99\"]");
  }

  @Test
  void enginesAreListedWithTheGamesTheyPlay() {
    JsonNode list = Cli.run("engines", "--json").json();
    assertThat(list.get("schema").asInt()).isEqualTo(1);
    JsonNode master = item(list, "id", "master");
    assertThat(master.get("name").asText()).isEqualTo("Master of pebbles");
    assertThat(master.get("about").asText()).contains("four");
    assertThat(master.get("games").toString()).isEqualTo("[\"pebbles\"]");
    assertThat(master.at("/options/depth/default").asText()).isEqualTo("3");
    assertThat(texts(item(list, "id", "shrug").get("games"))).contains("coin", "pebbles");
  }

  @Test
  void enginesOfAGameAreOnlyThoseThatPlayIt() {
    JsonNode list = Cli.run("engines", "coin", "--json").json();
    assertThat(list.get("items").findValuesAsText("id")).contains("shrug").doesNotContain("master");
  }

  @Test
  void perftCountsEveryLine() {
    JsonNode count = Cli.run("perft", "pebbles", "3", "--json", "--threads", "2").json();
    assertThat(count.get("game").asText()).isEqualTo("pebbles:pebbles=7");
    assertThat(count.get("depth").asInt()).isEqualTo(3);
    // of the 27 ways to take three times, those that need more than 7: 2+3+3 in any order and 3+3+3
    assertThat(count.get("nodes").asLong()).isEqualTo(27 - 3 - 1);
    assertThat(count.get("seconds").isNumber()).isTrue();
  }

  @Test
  void perftBeginsWhereItIsTold() {
    assertThat(nodes("pebbles", "0")).isEqualTo(1);
    assertThat(nodes("pebbles", "1", "--position", "2")).isEqualTo(2);
    assertThat(nodes("pebbles", "2", "--position", "4", "--moves", "take2")).isEqualTo(1);
    assertThat(nodes("pebbles", "3", "--position", "1")).isZero();
    assertThat(nodes("pebbles", "3", "--position", "0")).isZero();
  }

  private static long nodes(String... args) {
    List<String> all = new ArrayList<>(List.of("perft", "--json"));
    all.addAll(List.of(args));
    return Cli.run(all.toArray(String[]::new)).json().get("nodes").asLong();
  }

  @Test
  void adviceComesWithLinesAndEffort() {
    Cli cli = Cli.run("advise", "pebbles", "master", "--moves", "take1 take1", "--json");
    JsonNode advice = cli.json();
    assertThat(advice.get("game").asText()).isEqualTo("pebbles:pebbles=7");
    assertThat(advice.get("engine").asText()).isEqualTo("master");
    assertThat(advice.get("seed").isIntegralNumber()).isTrue();
    assertThat(advice.get("candidates")).hasSize(3);
    JsonNode best = advice.at("/candidates/0");
    assertThat(best.get("move").asText()).isEqualTo("take1");
    assertThat(best.get("rating").asDouble()).isEqualTo(1);
    assertThat(best.get("value").asDouble()).isEqualTo(1);
    assertThat(best.get("exact").asBoolean()).isTrue();
    assertThat(texts(best.get("line"))).containsExactly("take1", "take1");
    assertThat(advice.at("/effort/nodes").asInt()).isEqualTo(3);
    assertThat(advice.at("/effort/depth").asInt()).isEqualTo(1);
    assertThat(advice.at("/effort/seconds").asDouble()).isPositive();
    assertThat(advice.at("/effort/ideas").asInt()).isEqualTo(2);
  }

  @Test
  void adviceCanBeCutToTheBest() {
    JsonNode advice = Cli.run("advise", "pebbles", "master", "--top", "1", "--json").json();
    assertThat(advice.get("candidates")).hasSize(1);
  }

  @Test
  void anEngineWithoutAnOpinionGivesNoCandidates() {
    assertThat(Cli.run("advise", "coin", "shrug", "--json").json().get("candidates")).isEmpty();
  }

  @Test
  void aSeedThatWasDrawnRepeatsTheGame() {
    String[] play = {"play", "pebbles", "--seat", "shrug", "--seat", "shrug", "--json"};
    Cli first = Cli.run(play);
    String seed = first.json().get("seed").asText();
    assertThat(first.err()).contains("--seed " + seed);
    List<String> again = new ArrayList<>(List.of(play));
    again.addAll(List.of("--seed", seed));
    Cli second = Cli.run(again.toArray(String[]::new));
    assertThat(second.json().get("moves")).isEqualTo(first.json().get("moves"));
    assertThat(second.err()).doesNotContain("--seed");
  }

  @Test
  void benchmarksAreListedWithUnitAndThreads() {
    Cli cli = Cli.run("bench", "games", "--only", "pebbles.perft", "--quick", "--json");
    JsonNode item = item(cli.json(), "name", "pebbles.perft");
    assertThat(item.get("value").asDouble()).isPositive();
    assertThat(item.get("unit").asText()).isEqualTo("1/s");
    assertThat(item.get("threads").asInt()).isEqualTo(1);
  }

  private static JsonNode item(JsonNode list, String field, String value) {
    for (JsonNode item : list.get("items")) {
      if (item.get(field).asText().equals(value)) {
        return item;
      }
    }
    throw new AssertionError("no " + value + " in " + list);
  }

  private static List<String> texts(JsonNode array) {
    List<String> texts = new ArrayList<>();
    array.forEach(one -> texts.add(one.asText()));
    return texts;
  }
}
