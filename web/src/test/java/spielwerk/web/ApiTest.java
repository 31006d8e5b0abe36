package spielwerk.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Catalogue;

class ApiTest {
  private static final String PERSON = "{\"kind\":\"person\",\"name\":\"Ada\"}";
  private static final String RANDOM = "{\"kind\":\"engine\",\"engine\":\"random\"}";
  private static final Catalogue CATALOGUE = Catalogue.load().closed();

  @TempDir Path data;
  private Workbench workbench;
  private Client client;

  @BeforeEach
  void start() {
    workbench = Workbench.start(CATALOGUE, Workbench.Terms.local(0, data));
    client = Client.of(workbench);
  }

  @AfterEach
  void stop() {
    workbench.close();
  }

  private int play(String table, int node, String move) {
    Client.Reply reply =
        client.post(table + "/moves", "{\"node\":" + node + ",\"move\":\"" + move + "\"}");
    assertThat(reply.status()).as(reply.error()).isEqualTo(200);
    return reply.json().path("node").asInt();
  }

  @Test
  void anEngineAnswersAMoveAndThePageHearsOfIt() {
    String table = client.start("othello", PERSON, RANDOM);
    play(table, 0, "f5");
    JsonNode heard = client.await(table, "table", json -> json.path("length").asInt() == 2);
    assertThat(heard.path("turn").asInt()).isZero();
    assertThat(heard.path("position").path("moves").get(0).asText()).isEqualTo("f5");
    assertThat(heard.path("position").path("legal")).isNotEmpty();
  }

  @Test
  void aFinishedGameIsInTheLibraryAndCanBeOpenedThere() {
    String table = client.start("tictactoe", PERSON, "{\"kind\":\"person\",\"name\":\"Bob\"}");
    int node = 0;
    for (String move : List.of("a1", "b1", "a2", "b2", "a3")) {
      node = play(table, node, move);
    }
    JsonNode over = client.get(table).json();
    assertThat(over.path("status").asText()).isEqualTo("over");
    assertThat(over.path("ending").path("shares").get(0).asDouble()).isEqualTo(1);
    JsonNode game = client.get("/api/library?player=ada").json().path("items").get(0);
    assertThat(client.get("/api/tally?player=ada").json().path("items")).isNotEmpty();
    assertThat(game.path("length").asInt()).isEqualTo(5);
    JsonNode opened =
        client.post("/api/library/" + game.path("id").asText() + "/open", "{}").json();
    assertThat(opened.path("position").path("last").asText()).isEqualTo("a3");
    String there = "/api/tables/" + opened.path("id").asText();
    client.send("PUT", there + "/nodes/1", "{\"comment\":\"a corner\",\"mark\":\"!\"}");
    assertThat(client.get("/api/library?words=corner").json().path("items")).hasSize(1);
  }

  @Test
  void aRestartFindsAllTablesAgainWithTheirVariations() {
    String table = client.start("connect4", PERSON, PERSON);
    int first = play(table, 0, "d");
    int tried = play(table, 0, "a");
    play(table, first, "d");
    JsonNode before = client.get(table).json();
    workbench.close();
    start();
    JsonNode after = client.get(table).json();
    assertThat(after.path("nodes")).isEqualTo(before.path("nodes"));
    assertThat(after.path("live")).isEqualTo(before.path("live"));
    assertThat(client.get("/api/tables").json().path("items")).hasSize(1);
    assertThat(client.get(table + "/positions/" + tried).json().path("moves").get(0).asText())
        .isEqualTo("a");
  }

  @Test
  void aMoveTakenBackStaysAsAVariation() {
    String table = client.start("connect4", PERSON, PERSON);
    int first = play(table, 0, "d");
    client.post(table + "/takeback", "{}");
    assertThat(client.get(table).json().path("live").asInt()).isZero();
    int other = play(table, 0, "c");
    JsonNode root = client.get(table).json().path("nodes").get(0);
    assertThat(root.path("children").get(0).asInt()).isEqualTo(other);
    assertThat(root.path("children").get(1).asInt()).isEqualTo(first);
    assertThat(client.send("DELETE", table + "/nodes/" + other, null).status()).isEqualTo(400);
    assertThat(client.send("DELETE", table + "/nodes/" + first, null).status()).isEqualTo(200);
    assertThat(client.get(table).json().path("nodes")).hasSize(2);
  }

  @Test
  void anAdvisorSpeaksOfAnyMoveButOnlyWhenAsked() {
    String table = client.start("tictactoe", PERSON, PERSON);
    play(table, 0, "b2");
    String advisor =
        client
            .post(table + "/advisors", "{\"engine\":\"mcts:sims=200\",\"budget\":\"free\"}")
            .json()
            .path("id")
            .asText();
    client.post(table + "/advisors/" + advisor + "/ask", "{\"node\":0}");
    JsonNode advice = client.await(table, "advice", json -> json.path("done").asBoolean());
    assertThat(advice.path("node").asInt()).isZero();
    double sum = 0;
    for (JsonNode candidate : advice.path("candidates")) {
      sum += candidate.path("percent").asDouble();
    }
    assertThat(sum).isBetween(99.9, 100.1);
  }

  @Test
  void anEngineThatThinksLongBlocksNobodyAndMovesWhenHurried() {
    String slow = "{\"kind\":\"engine\",\"engine\":\"mcts\",\"budget\":\"time=60s\"}";
    String table = client.start("othello", slow, PERSON);
    JsonNode thinking = client.await(table, "table", json -> json.path("thinking").asBoolean());
    assertThat(thinking.path("length").asInt()).isZero();
    assertThat(client.get("/api/games").status()).isEqualTo(200);
    client.await(table, "thought", json -> !json.path("candidates").isEmpty());
    client.post(table + "/hurry", "{}");
    JsonNode moved = client.await(table, "table", json -> json.path("length").asInt() == 1);
    assertThat(moved.path("turn").asInt()).isEqualTo(1);
  }

  @Test
  void aSeatCanBeTakenOverGivenUpAndADrawAgreed() {
    String table = client.start("othello", RANDOM, RANDOM);
    client.await(table, "table", json -> json.path("status").asText().equals("over"));
    String other = client.start("othello", PERSON, PERSON);
    client.post(other + "/draw", "{\"seat\":0}");
    client.post(other + "/draw", "{\"seat\":1}");
    assertThat(client.get(other).json().path("ending").path("reason").asText())
        .isEqualTo("draw agreed");
    String third = client.start("othello", PERSON, PERSON);
    client.send("PUT", third + "/seats/0", RANDOM);
    client.await(third, "table", json -> json.path("length").asInt() == 1);
    client.post(third + "/resign", "{\"seat\":1}");
    assertThat(client.get(third).json().path("ending").path("shares").get(0).asInt()).isEqualTo(1);
  }

  @Test
  void aFlagThatFallsLosesTheGame() {
    Client.Reply reply =
        client.post(
            "/api/tables",
            "{\"game\":\"nim\",\"seats\":["
                + PERSON
                + ","
                + PERSON
                + "],\"clock\":{\"limit\":50}}");
    String table = "/api/tables/" + reply.json().path("id").asText();
    // a clock starts with the first move of its side
    assertThat(reply.json().path("clock").path("running").asInt()).isEqualTo(-1);
    play(table, 0, "c-1");
    assertThat(client.get(table).json().path("clock").path("running").asInt()).isEqualTo(-1);
    play(table, 1, "c-1");
    JsonNode over =
        client.await(table, "table", json -> json.path("status").asText().equals("over"));
    assertThat(over.path("ending").path("reason").asText()).isEqualTo("out of time");
    assertThat(over.path("ending").path("seat").asInt()).isEqualTo(0);
  }

  @Test
  void everyGameCanBePlayedByItsLevelsAndThrowsItsDice() {
    for (JsonNode game : client.get("/api/games").json().path("items")) {
      String id = game.path("id").asText();
      JsonNode levels = client.get("/api/levels?game=" + id).json();
      List<String> seats = new ArrayList<>();
      for (int seat = 0; seat < levels.path("seats").asInt(); seat++) {
        seats.add(seat == 0 ? PERSON : "{\"kind\":\"engine\",\"level\":1}");
      }
      for (JsonNode level : levels.path("items")) {
        CATALOGUE.engine(level.path("engine").asText(), CATALOGUE.game(id)).close();
      }
      JsonNode table = client.get(client.start(id, seats.toArray(String[]::new))).json();
      assertThat(table.path("position").path("turn").asInt()).as(id).isNotEqualTo(-1);
      assertThat(table.path("position").path("legal")).as(id).isNotEmpty();
    }
    String endless = client.start("fiveinarow:size=200", PERSON, PERSON);
    assertThat(client.get(endless).json().path("position").has("legal")).isFalse();
    play(endless, 0, "(0,0)");
  }
}
