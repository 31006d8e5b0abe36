package spielwerk.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Catalogue;

/** Who may do what at a table. */
class KeysTest {
  private static final Catalogue CATALOGUE = Catalogue.load().closed();
  private static final String ADA = "{\"kind\":\"person\",\"name\":\"Ada\"}";
  private static final String BOB = "{\"kind\":\"person\",\"name\":\"Bob\"}";

  @TempDir Path data;
  private Workbench workbench;
  private Client client;
  private String table;
  private String host;

  @BeforeEach
  void start() {
    open();
    JsonNode made =
        client
            .post(
                "/api/tables",
                "{\"game\":\"connect4\",\"hosted\":true,\"seats\":[" + ADA + "," + BOB + "]}")
            .json();
    table = "/api/tables/" + made.path("id").asText();
    host = made.path("key").asText();
  }

  private void open() {
    workbench = Workbench.start(CATALOGUE, Workbench.Terms.local(0, data));
    client = Client.of(workbench);
  }

  @AfterEach
  void stop() {
    workbench.close();
  }

  private int as(String key, String method, String path, String body) {
    return client.send(method, table + path, body, "Table-Key", key).status();
  }

  private String invite(int seat) {
    return client
        .send("POST", table + "/seats/" + seat + "/invite", "{}", "Table-Key", host)
        .json()
        .path("key")
        .asText();
  }

  private static String move(int node, String move) {
    return "{\"node\":" + node + ",\"move\":\"" + move + "\"}";
  }

  @Test
  void whoHasNoKeyWatchesAndChangesNothing() {
    assertThat(as(host, "POST", "/moves", move(0, "d"))).isEqualTo(200);
    for (String key : List.of("none", "x,y", " , ")) {
      assertThat(as(key, "POST", "/moves", move(1, "d"))).isEqualTo(403);
      assertThat(as(key, "POST", "/moves", move(0, "a"))).isEqualTo(403);
      assertThat(as(key, "POST", "/takeback", "{}")).isEqualTo(403);
      assertThat(as(key, "POST", "/continue", "{\"node\":0}")).isEqualTo(403);
      assertThat(as(key, "POST", "/resign", "{\"seat\":0}")).isEqualTo(403);
      assertThat(as(key, "POST", "/draw", "{\"seat\":1}")).isEqualTo(403);
      assertThat(as(key, "POST", "/pause", "{\"paused\":true}")).isEqualTo(403);
      assertThat(as(key, "PUT", "/seats/0", ADA)).isEqualTo(403);
      assertThat(as(key, "POST", "/seats/0/invite", "{}")).isEqualTo(403);
      assertThat(as(key, "PUT", "/nodes/1", "{\"comment\":\"mine\"}")).isEqualTo(403);
      assertThat(as(key, "POST", "/advisors", "{\"engine\":\"mcts\"}")).isEqualTo(403);
      assertThat(as(key, "DELETE", "", null)).isEqualTo(403);
    }
    assertThat(client.get(table).json().path("length").asInt()).isEqualTo(1);
    assertThat(client.get(table + "/positions/1").status()).isEqualTo(200);
    assertThat(client.get(table + "/rights").json().path("seats")).isEmpty();
  }

  @Test
  void keysAreToldToNobodyAndSurviveARestart() {
    String guest = invite(1);
    as(host, "POST", "/moves", move(0, "d"));
    assertThat(guest).hasSizeGreaterThan(12).isNotEqualTo(host);
    JsonNode heard = client.await(table, "table", json -> true);
    for (JsonNode told :
        List.of(heard, client.get(table).json(), client.get("/api/tables").json())) {
      assertThat(told.toString()).doesNotContain(guest).doesNotContain(host);
    }
    workbench.close();
    open();
    assertThat(as(guest, "POST", "/moves", move(1, "d"))).isEqualTo(200);
    assertThat(as(host, "POST", "/moves", move(2, "d"))).isEqualTo(200);
  }

  @Test
  void aSeatGivenAwayIsTheGuestsUntilTheHostTakesItBack() {
    String guest = invite(1);
    assertThat(as(guest, "POST", "/moves", move(0, "d"))).isEqualTo(403);
    assertThat(as(host, "POST", "/moves", move(0, "d"))).isEqualTo(200);
    assertThat(as(host, "POST", "/moves", move(1, "d"))).isEqualTo(403);
    assertThat(as(host, "POST", "/resign", "{\"seat\":1}")).isEqualTo(403);
    String newer = invite(1);
    assertThat(as(guest, "POST", "/moves", move(1, "d"))).isEqualTo(403);
    assertThat(as(newer, "PUT", "/seats/1", "{\"kind\":\"person\",\"name\":\"Cleo\"}"))
        .isEqualTo(200);
    assertThat(as(newer, "PUT", "/seats/0", BOB)).isEqualTo(403);
    assertThat(client.get(table).json().at("/seats/1/name").asText()).isEqualTo("Cleo");
    assertThat(as(newer, "POST", "/moves", move(1, "d"))).isEqualTo(200);
    assertThat(as(host, "PUT", "/seats/1", BOB)).isEqualTo(200);
    assertThat(as(newer, "POST", "/resign", "{\"seat\":1}")).isEqualTo(403);
    assertThat(as(host, "POST", "/resign", "{\"seat\":1}")).isEqualTo(200);
  }

  @Test
  void aMoveIsTakenBackFromAnotherPersonOnlyIfTheyAgree() {
    String guest = invite(1);
    as(host, "POST", "/moves", move(0, "d"));
    as(guest, "POST", "/moves", move(1, "e"));
    assertThat(as(host, "POST", "/continue", "{\"node\":0}")).isEqualTo(403);
    as(host, "POST", "/takeback", "{}");
    assertThat(client.get(table).json().path("backOffer").asInt()).isZero();
    assertThat(client.get(table).json().path("length").asInt()).isEqualTo(2);
    as(guest, "POST", "/takeback", "{\"agreed\":false}");
    assertThat(client.get(table).json().path("backOffer").asInt()).isEqualTo(-1);
    as(host, "POST", "/takeback", "{}");
    as(guest, "POST", "/takeback", "{}");
    assertThat(client.get(table).json().path("length").asInt()).isZero();
    as(host, "POST", "/moves", move(0, "d"));
    as(host, "POST", "/takeback", "{}");
    as(guest, "POST", "/moves", move(1, "e"));
    assertThat(client.get(table).json().path("backOffer").asInt()).isEqualTo(-1);
  }

  @Test
  void theOwnerOfTheMachineClaimsATableWhoseKeyIsLostButOthersCannot() {
    as(host, "POST", "/moves", move(0, "d"));
    String key = client.post(table + "/claim", "{}").json().path("key").asText();
    assertThat(as(host, "POST", "/moves", move(1, "d"))).isEqualTo(403);
    assertThat(as(key, "POST", "/moves", move(1, "d"))).isEqualTo(200);
    workbench.close();
    workbench =
        Workbench.start(
            CATALOGUE, new Workbench.Terms("127.0.0.1", 0, "secret", data, Optional.empty()));
    client = Client.of(workbench);
    Client.Reply refused =
        client.send("POST", table + "/claim", "{}", "Authorization", "Bearer secret");
    assertThat(refused.status()).isEqualTo(403);
    JsonNode server =
        client.send("GET", "/api/server", null, "Authorization", "Bearer secret").json();
    assertThat(server.path("local").asBoolean()).isTrue();
    assertThat(server.path("ownerToken").asText()).isEqualTo("secret");
    assertThat(server.path("token").asText()).hasSize(24); // for links, which make guests
  }
}
