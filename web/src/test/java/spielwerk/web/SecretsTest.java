package spielwerk.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Catalogue;

/**
 * Choices that count as made at once: until all have chosen, the interface says the same to
 * everybody whatever was chosen. Two tables differ in one pending choice only; every answer is
 * compared.
 */
class SecretsTest {
  private static final String PERSON = "{\"kind\":\"person\"}";
  private static final String SETUP = "r,y,g,b,p0/r,y,g,b,p0/r,y,g,b,p0 1 25-3416";

  @TempDir static Path data;
  private static Workbench workbench;
  private static Client client;

  @BeforeAll
  static void start() {
    workbench = Workbench.start(Catalogue.load().closed(), Workbench.Terms.local(0, data));
    client = Client.of(workbench);
  }

  @AfterAll
  static void stop() {
    workbench.close();
  }

  /** A hosted table with the keys of all seats; the first is the host's. */
  private record Room(String table, List<String> keys) {
    static Room open(String game) {
      JsonNode made =
          client
              .post(
                  "/api/tables",
                  "{\"game\":\"%s\",\"setup\":\"%s\",\"hosted\":true,\"seats\":[%s,%s,%s]}"
                      .formatted(game, SETUP, PERSON, PERSON, PERSON))
              .json();
      String table = "/api/tables/" + made.path("id").asText();
      List<String> keys = new ArrayList<>(List.of(made.path("key").asText()));
      for (int seat = 1; seat < 3; seat++) {
        keys.add(
            client
                .send("POST", table + "/seats/" + seat + "/invite", "{}", "Table-Key", keys.get(0))
                .json()
                .path("key")
                .asText());
      }
      return new Room(table, keys);
    }

    Client.Reply as(String key, String method, String path, String body) {
      return client.send(method, table + path, body, "Table-Key", key);
    }

    /** Plays for a seat where the game stands. */
    int play(int seat, String move) {
      int live = as("", "GET", "", null).json().path("live").asInt();
      Client.Reply reply =
          as(
              keys.get(seat),
              "POST",
              "/moves",
              "{\"node\":%d,\"move\":\"%s\"}".formatted(live, move));
      assertThat(reply.status()).as(reply.error()).isEqualTo(200);
      return reply.json().path("node").asInt();
    }

    /** Everything that somebody with a key, or nobody, can get out of the server. */
    List<String> heard(String key, int nodes) {
      List<String> all = new ArrayList<>();
      all.add(plain(as(key, "GET", "", null)));
      all.add(plain(as(key, "GET", "/rights", null)));
      all.add(plain(as(key, "GET", "/analysis", null)));
      String id = table.substring("/api".length());
      all.add(plain(client.get("/api/events/latest?channel=" + id)).replace(id, ""));
      for (String format : List.of("jsonl", "moves", "position")) {
        all.add(plain(as(key, "GET", "/export?format=" + format, null)));
      }
      for (int node = 0; node <= nodes; node++) {
        all.add(plain(as(key, "GET", "/positions/" + node, null)));
        for (String move : List.of("-", "x", "g7", "y7")) {
          String line = "{\"node\":%d,\"moves\":[\"%s\",\"-\",\"-\"]}".formatted(node, move);
          all.add(plain(as(key, "POST", "/preview", line)));
        }
        if (node > 0) {
          String line = "{\"node\":%d,\"moves\":[\"-\"]}".formatted(node);
          all.add(plain(as(key, "POST", "/lines", line)));
        }
      }
      return all;
    }

    private static String plain(Client.Reply reply) {
      forget(reply.json());
      return reply.status() + " " + reply.json();
    }

    /** Drops what differs between any two tables. */
    private static void forget(JsonNode json) {
      if (json instanceof ObjectNode object) {
        object.remove(
            List.of("id", "created", "changed", "seed", "clock", "date", "name", "origin"));
        object.remove(List.of("circumstances", "fingerprint", "channel"));
      }
      json.forEach(Room::forget);
    }
  }

  @Test
  void whatIsPendingLeavesTheServerForNobody() {
    for (String game : List.of("qwixx:players=3", "qwixx:players=3,rules=paper")) {
      Room one = Room.open(game);
      Room other = Room.open(game);
      one.play(0, "r7");
      other.play(0, "b7");
      same(one, other, 1);
      one.play(1, "g7");
      other.play(1, "-");
      same(one, other, 2);
      one.play(2, "-");
      other.play(2, "-");
      assertThat(one.as("", "GET", "", null).json().path("position").path("text").asText())
          .contains("r7,y,g,b,p0/r,y,g7,b,p0/");
      assertThat(one.as("", "GET", "", null).json().path("nodes").get(1).path("move").asText())
          .isEqualTo("r7");
    }
  }

  private static void same(Room one, Room other, int nodes) {
    List<String> keys = new ArrayList<>(List.of(""));
    for (int seat = 0; seat < 3; seat++) {
      keys.add("seat" + seat);
    }
    for (String key : keys) {
      String first = key.isEmpty() ? "" : one.keys().get(key.charAt(4) - '0');
      String second = key.isEmpty() ? "" : other.keys().get(key.charAt(4) - '0');
      assertThat(one.heard(first, nodes)).as(key).isEqualTo(other.heard(second, nodes));
    }
    JsonNode last = one.as("", "GET", "", null).json().path("nodes").get(nodes);
    assertThat(last.path("hidden").asBoolean()).isTrue();
    assertThat(last.has("move")).isFalse();
  }

  /** Who takes back has seen the dice that came next; they are not the ones that come. */
  @Test
  void afterATakeBackOtherDiceAreThrown() {
    String table = client.start("qwixx", PERSON, PERSON);
    Set<String> dice = new HashSet<>();
    for (int i = 0; i < 4; i++) {
      for (String move : List.of("-", "-", "x")) {
        JsonNode now = client.get(table).json();
        client.post(
            table + "/moves",
            "{\"node\":%d,\"move\":\"%s\"}".formatted(now.path("live").asInt(), move));
      }
      JsonNode thrown = client.get(table).json().path("position");
      dice.add(thrown.path("last").asText());
      assertThat(thrown.path("last").asText()).contains("-");
      for (int back = 0; back < 3; back++) {
        assertThat(client.post(table + "/takeback", "{}").status()).isEqualTo(200);
      }
    }
    assertThat(dice).hasSizeGreaterThan(1);
  }

  @Test
  void aRematchIsOneTableForAllWithSeatsSwapped() {
    JsonNode made =
        client
            .post(
                "/api/tables",
                "{\"game\":\"nim\",\"hosted\":true,\"seats\":[{\"kind\":\"person\",\"name\":\"Ada\"},"
                    + "{\"kind\":\"person\",\"name\":\"Bob\"}],\"clock\":{\"limit\":60000}}")
            .json();
    String table = "/api/tables/" + made.path("id").asText();
    String host = made.path("key").asText();
    String guest =
        client
            .send("POST", table + "/seats/1/invite", "{}", "Table-Key", host)
            .json()
            .path("key")
            .asText();
    assertThat(client.send("POST", table + "/rematch", "{}", "Table-Key", host).error())
        .contains("not over");
    client.send("POST", table + "/resign", "{\"seat\":0}", "Table-Key", host);
    assertThat(client.post(table + "/rematch", "{}").status()).isEqualTo(403);
    JsonNode next = client.send("POST", table + "/rematch", "{}", "Table-Key", guest).json();
    assertThat(client.send("POST", table + "/rematch", "{}", "Table-Key", host).json())
        .isEqualTo(next);
    assertThat(client.get(table).json().path("next")).isEqualTo(next.path("table"));
    String there = "/api/tables/" + next.path("table").asText();
    JsonNode again = client.get(there).json();
    assertThat(again.path("seats").findValuesAsText("name")).containsExactly("Bob", "Ada");
    assertThat(again.path("clock").path("limit").asInt()).isEqualTo(60_000);
    String rights =
        client
            .send("GET", there + "/rights", null, "Table-Key", guest)
            .json()
            .path("seats")
            .toString();
    assertThat(rights).isEqualTo("[0]");
  }
}
