package spielwerk.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Moves;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;

class AnalysisTest {
  private static final String PERSON = "{\"kind\":\"person\",\"name\":\"Ada\"}";
  private static final Catalogue CATALOGUE = Catalogue.load().closed();

  /** O answers the corner by an edge, which loses; X makes a fork. */
  private static final List<String> LOST = List.of("a1", "a2", "b2", "c3", "b1", "c1", "b3");

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

  private String played(String game, List<String> moves) {
    String table = client.start(game, PERSON, PERSON);
    int node = 0;
    for (String move : moves) {
      String body = "{\"node\":" + node + ",\"move\":\"" + move + "\"}";
      node = client.post(table + "/moves", body).json().path("node").asInt();
    }
    return table;
  }

  private JsonNode analysed(String table, String engine, String budget) {
    Client.Reply begun = client.post(table + "/analysis", order(engine, budget));
    assertThat(begun.status()).as(begun.error()).isEqualTo(200);
    return client.await(table, "analysis", json -> json.path("phase").asText().equals("done"));
  }

  private static String order(String engine, String budget) {
    return "{\"engine\":\"" + engine + "\",\"budget\":\"" + budget + "\"}";
  }

  /** The outcome for who is to move, by trying everything. */
  private static int outcome(State state, int seat) {
    if (state.over()) {
      return Integer.compare(state.points(seat), state.points(1 - seat));
    }
    int best = state.turn() == seat ? -1 : 1;
    for (int move : Moves.of(state)) {
      State after = state.copy();
      after.play(move);
      int value = outcome(after, seat);
      best = state.turn() == seat ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
  }

  /** Checks every loss that is told exact against trying everything; how many there were. */
  private static int check(JsonNode analysis, String gameText, List<String> moves, int fromPly) {
    Game game = CATALOGUE.game(gameText);
    Map<Integer, JsonNode> moments = new HashMap<>();
    analysis.path("moments").forEach(one -> moments.put(one.path("node").asInt(), one));
    State state = game.start(new Setup(""));
    int checked = 0;
    for (int ply = 0; ply < moves.size(); ply++) {
      int seat = state.turn();
      State before = state.copy();
      state.play(game.notation().legalMove(state, moves.get(ply)));
      JsonNode moment = moments.get(ply + 1);
      if (ply >= fromPly && moment.path("lossExact").asBoolean()) {
        assertThat(moment.path("loss").asInt())
            .as("move " + (ply + 1) + " " + moves.get(ply))
            .isEqualTo(outcome(before, seat) - outcome(state, seat));
        assertThat(moment.path("value").asInt()).isEqualTo(outcome(state, 0));
        assertThat(moment.path("mark").asText())
            .isEqualTo(moment.path("loss").asInt() > 0 ? "??" : "");
        checked++;
      }
    }
    return checked;
  }

  @Test
  void everyLossOfATicTacToeGameIsToldExactlyAndKept() {
    for (String engine : List.of("negamax:depth=9", "alphabeta:depth=9")) {
      String table = played("tictactoe", LOST);
      JsonNode analysis = analysed(table, engine, "depth=9");
      assertThat(check(analysis, "tictactoe", LOST, 0)).isEqualTo(LOST.size());
      JsonNode after = client.get(table).json();
      JsonNode second = after.path("nodes").get(2);
      assertThat(second.path("mark").asText()).isEqualTo("??");
      assertThat(second.path("value").asInt()).isEqualTo(1);
      assertThat(after.path("nodes").get(1).path("children")).as("a better line").hasSize(2);
      String kept = client.get("/api/library/" + after.path("library").asInt()).json().toString();
      assertThat(kept).contains("??").contains("Values by " + engine);
      workbench.close();
      start();
      assertThat(client.get(table + "/analysis").json()).isEqualTo(analysis);
    }
  }

  @Test
  void whatIsCalledExactAtTheEndOfAnOthelloGameIsTrue() {
    String small = "othello:size=6";
    Game game = CATALOGUE.game(small);
    State state = game.start(new Setup(""));
    List<String> moves = new ArrayList<>();
    var random = Seeds.stream(5);
    while (!state.over()) {
      int[] all = Moves.of(state);
      int move = all[random.nextInt(all.length)];
      moves.add(game.notation().format(state, move));
      state.play(move);
    }
    JsonNode analysis = analysed(played(small, moves), "alphabeta", "depth=7");
    assertThat(check(analysis, small, moves, moves.size() - 7)).isGreaterThanOrEqualTo(4);
    assertThat(analysis.path("moments")).hasSize(moves.size() + 1);
  }

  @Test
  void anAnalysisCanBeCancelledAndOnlyOneRunsAtATable() {
    String table = played("othello", List.of("f5", "d6", "c3"));
    String slow = order("mcts", "time=60s");
    assertThat(client.post(table + "/analysis", slow).status()).isEqualTo(200);
    client.await(table, "analysis", json -> json.path("phase").asText().equals("running"));
    assertThat(client.post(table + "/analysis", slow).error()).contains("already");
    assertThat(client.send("DELETE", table + "/analysis", null).status()).isEqualTo(200);
    JsonNode after = client.get(table + "/analysis").json();
    assertThat(after.path("phase").asText()).isEqualTo("cancelled");
    assertThat(client.send("DELETE", table + "/analysis", null).status()).isEqualTo(400);
    assertThat(analysed(table, "mcts", "sims=50").path("done").asInt()).isEqualTo(4);
  }

  @Test
  void aRestartInTheMiddleSaysSoAndGoesOnWhereItWas() {
    String table = played("othello:size=6", List.of("e4", "e5", "c2", "b2", "b3"));
    GateMaker.shut(3);
    client.post(table + "/analysis", order("gate", "sims=1"));
    while (client.get(table + "/analysis").json().path("done").asInt() < 2) {
      Thread.onSpinWait(); // pages are not told of every single position
    }
    workbench.close();
    GateMaker.open();
    start();
    JsonNode broken = client.get(table + "/analysis").json();
    assertThat(broken.path("phase").asText()).isEqualTo("interrupted");
    JsonNode first = broken.path("moments").get(0);
    assertThat(first.path("effort").path("seconds").asDouble()).isPositive();
    JsonNode whole = analysed(table, "gate", "sims=1");
    assertThat(whole.path("moments").get(0)).isEqualTo(first);
    assertThat(whole.path("moments")).hasSize(6);
  }

  @Test
  void valuesOfManySeatsStayWithTheirSeat() {
    String table = client.start("qwixx:players=3", PERSON, PERSON, PERSON);
    for (int i = 0; i < 4; i++) {
      JsonNode now = client.get(table).json();
      String move = now.path("position").path("legal").get(0).asText();
      String body = "{\"node\":" + now.path("live") + ",\"move\":\"" + move + "\"}";
      assertThat(client.post(table + "/moves", body).status()).isEqualTo(200);
    }
    analysed(table, "mcts", "sims=1000");
    JsonNode before = client.get(table).json().path("nodes");
    assertThat(before.findValues("seat").stream().map(JsonNode::asInt).distinct().count())
        .isGreaterThan(1);
    workbench.close();
    start();
    assertThat(client.get(table).json().path("nodes")).isEqualTo(before);
  }

  @Test
  void wrongOrdersAreRefusedInASentence() {
    String table = client.start("tictactoe", PERSON, PERSON);
    assertThat(client.post(table + "/analysis", order("mcts", "sims=9")).error())
        .contains("no move");
    String other = played("tictactoe", List.of("a1"));
    assertThat(client.post(other + "/analysis", order("nobody", "sims=9")).status()).isEqualTo(400);
    assertThat(client.post(other + "/analysis", order("mcts", "free")).error()).contains("budget");
    assertThat(client.post(other + "/analysis", order("mcts", "time=2h")).error())
        .contains("10 minutes");
    client.post(other + "/analysis", order("random", "sims=9"));
    JsonNode failed =
        client.await(
            other, "analysis", json -> !json.path("phase").asText().matches("waiting|running"));
    assertThat(failed.path("phase").asText()).isIn("done", "failed");
  }

  @Test
  void aLineIsPreviewedWithoutATraceAndEnteredAsAVariation() {
    String table = played("othello", List.of("f5"));
    String line = "{\"node\":1,\"moves\":[\"d6\",\"c3\"]}";
    JsonNode before = client.get(table).json();
    JsonNode shown = client.post(table + "/preview", line).json();
    assertThat(shown.path("last").asText()).isEqualTo("c3");
    assertThat(shown.path("moves")).hasSize(3);
    assertThat(client.get(table).json().path("nodes")).isEqualTo(before.path("nodes"));
    String wrong = "{\"node\":1,\"moves\":[\"d6\",\"a1\"]}";
    assertThat(client.post(table + "/preview", wrong).status()).isEqualTo(400);
    assertThat(client.post(table + "/preview", "{\"node\":1,\"moves\":[]}").status())
        .isEqualTo(400);
    assertThat(client.post(table + "/lines", line).json().path("node").asInt()).isEqualTo(3);
    JsonNode after = client.get(table).json();
    assertThat(after.path("nodes")).hasSize(4);
    assertThat(after.path("live")).isEqualTo(before.path("live"));
  }

  @Test
  void everyLegalMoveGetsAValueOnWishAndPriorsAreToldApart() {
    String table = played("tictactoe", List.of("a1", "a2"));
    String advisor = advisor(table, "alphabeta:depth=9");
    String ask = table + "/advisors/" + advisor + "/ask";
    client.post(ask, "{\"node\":2,\"every\":true}");
    JsonNode advice = client.await(table, "advice", json -> json.path("done").asBoolean());
    assertThat(advice.path("candidates")).hasSize(7);
    Game game = CATALOGUE.game("tictactoe");
    for (JsonNode candidate : advice.path("candidates")) {
      State state = game.start(new Setup(""));
      for (String move : List.of("a1", "a2", candidate.path("move").asText())) {
        state.play(game.notation().legalMove(state, move));
      }
      assertThat(candidate.path("exact").asBoolean()).isTrue();
      assertThat(candidate.path("value").asInt()).isEqualTo(outcome(state, 0));
    }
    String other = played("connect4", List.of("d"));
    client.post(
        other + "/advisors/" + advisor(other, "mcts:bias=1,sims=200") + "/ask", "{\"node\":1}");
    double sum = 0;
    for (JsonNode candidate :
        client.await(other, "advice", json -> json.path("done").asBoolean()).path("candidates")) {
      sum += candidate.path("prior").asDouble();
    }
    assertThat(sum).isCloseTo(1, within(1e-6));
  }

  private String advisor(String table, String engine) {
    String body = "{\"engine\":\"" + engine + "\",\"budget\":\"free\"}";
    return client.post(table + "/advisors", body).json().path("id").asText();
  }
}
