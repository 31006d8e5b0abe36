package spielwerk.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Catalogue;

/** Nobody is starved by what others ask for. */
@Timeout(600)
class FairnessTest {
  private static final String PERSON = "{\"kind\":\"person\",\"name\":\"Ada\"}";
  private static final String RANDOM = "{\"kind\":\"engine\",\"engine\":\"random\"}";

  @TempDir Path data;
  private Workbench workbench;
  private Client client;

  @BeforeEach
  void start() {
    workbench = Workbench.start(Catalogue.load().closed(), Workbench.Terms.local(0, data));
    client = Client.of(workbench);
  }

  @AfterEach
  void stop() {
    workbench.close();
  }

  private String advisor(String table, String budget) {
    String body = "{\"engine\":\"mcts\",\"budget\":\"" + budget + "\"}";
    return client.post(table + "/advisors", body).json().path("id").asText();
  }

  @Test
  void eightDeepAdvisorsDoNotKeepAnEngineElsewhereFromAnswering() {
    String deep = client.start("othello", PERSON, PERSON);
    for (int i = 0; i < 8; i++) {
      String path = deep + "/advisors/" + advisor(deep, "time=60s") + "/ask";
      assertThat(client.post(path, "{\"node\":0}").status()).isEqualTo(200);
    }
    String quick = client.start("tictactoe", PERSON, RANDOM);
    client.post(quick + "/moves", "{\"node\":0,\"move\":\"b2\"}");
    JsonNode answered = client.await(quick, "table", json -> json.path("length").asInt() == 2);
    assertThat(answered.path("status").asText()).isEqualTo("playing");
    JsonNode cut = client.await(deep, "advice", json -> json.path("done").asBoolean());
    assertThat(cut.path("cut").asBoolean()).isTrue();
    assertThat(cut.path("candidates")).as("what it had").isNotEmpty();
  }

  @Test
  void adviceFromElsewhereNeverTakesLongerThanAMinute() {
    String table = client.start("othello", PERSON, PERSON);
    advisor(table, "time=24h");
    assertThat(client.get(table + "/advisors").json().path("items").get(0).path("budget").asText())
        .isEqualTo("time=60000ms");
  }

  @Test
  void threeHundredBodiesThatDripStopNoAnswer() throws IOException {
    List<Socket> slow = new ArrayList<>();
    try {
      String head =
          "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
              + "Content-Length: 500\r\n\r\n{";
      for (int i = 0; i < 300; i++) {
        Socket socket = new Socket("127.0.0.1", workbench.port());
        socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
        slow.add(socket);
      }
      for (int i = 0; i < 20; i++) {
        assertThat(client.get("/api/games").status()).isEqualTo(200);
        slow.get(i).getOutputStream().write(' ');
      }
    } finally {
      for (Socket socket : slow) {
        socket.close();
      }
    }
  }

  @Test
  void aTableThatTheMemoryCannotHoldIsRefusedInASentence() {
    int members = (int) (Runtime.getRuntime().maxMemory() / 2 / (4L << 30)) + 1; // of 4 GB each
    String engine =
        "team:" + String.join("+", Collections.nCopies(members, "alphabeta(table=268435456)"));
    String seat = "{\"kind\":\"engine\",\"engine\":\"" + engine + "\"}";
    String body = "{\"game\":\"othello\",\"seats\":[" + seat + "," + PERSON + "]}";
    Client.Reply refused = client.post("/api/tables", body);
    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.error()).startsWith(engine + " needs ").contains("MB");
    String table = client.start("othello", PERSON, PERSON);
    String advisor = "{\"engine\":\"" + engine + "\"}";
    assertThat(client.post(table + "/advisors", advisor).error()).contains(" needs ");
  }

  @Test
  void aRequestThatRunsOutOfMemoryIsOneSentenceAndTheServerGoesOn() throws IOException {
    Catalogue hungry = Catalogue.load(HungryJar.build(data)).closed();
    try (Workbench other = Workbench.start(hungry, Workbench.Terms.local(0, data.resolve("o")))) {
      Client there = Client.of(other);
      String body = "{\"engine\":\"hungry\"}";
      String table = there.start("tictactoe", PERSON, PERSON);
      Client.Reply failed = there.post(table + "/advisors", body);
      assertThat(failed.status()).isEqualTo(503);
      assertThat(failed.error()).contains("not enough memory");
      assertThat(there.get(table).status()).isEqualTo(200);
    }
  }
}
