package spielwerk.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Catalogue;

/** What the server tells the lessons. */
class LessonsTest {
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

  private static Client.Reply ask(String lesson, String... values) {
    return client.get(path(lesson, values));
  }

  static String path(String lesson, String... values) {
    StringBuilder path = new StringBuilder("/api/lessons/" + lesson);
    for (int i = 0; i < values.length; i += 2) {
      path.append(i == 0 ? "?" : "&").append(values[i]).append("=");
      path.append(URLEncoder.encode(values[i + 1], StandardCharsets.UTF_8));
    }
    return path.toString();
  }

  private static JsonNode told(String lesson, String... values) {
    Client.Reply reply = ask(lesson, values);
    assertThat(reply.status()).as(reply.error()).isEqualTo(200);
    return reply.json();
  }

  private static List<String> cuts(JsonNode search) {
    List<String> cuts = new ArrayList<>();
    for (JsonNode step : search.path("steps")) {
      if (step.path("event").asText().equals("cut")) {
        JsonNode node = node(search, step.path("node").asInt());
        cuts.add(step.path("value").asInt() + ">=" + node.path("cut").path("bound").asInt());
      }
    }
    return cuts;
  }

  private static JsonNode node(JsonNode search, int id) {
    for (JsonNode node : search.path("nodes")) {
      if (node.path("id").asInt() == id) {
        return node;
      }
    }
    throw new AssertionError("no node " + id);
  }

  @Test
  void figure9GoesThroughThePapersStepsWithItsWindowsAndCuts() {
    JsonNode search = told("search", "game", "tree:figure=9");
    assertThat(search.path("value").asInt()).isEqualTo(12);
    assertThat(cuts(search)).containsExactly("15>=10", "12>=12", "-12>=-12");
    List<String> steps = new ArrayList<>();
    for (JsonNode step : search.path("steps")) {
      boolean told = List.of("raise", "ignore").contains(step.path("event").asText());
      if (told && steps.size() < 8) {
        steps.add(step.path("event").asText() + " " + step.path("value").asInt());
      }
    }
    // the paper's steps 1, 2, 3, 5, 7, 8, 9 and 10
    assertThat(steps)
        .containsExactly(
            "raise -5",
            "raise 10",
            "ignore -3",
            "raise -10",
            "raise -6",
            "raise 15",
            "ignore -10",
            "raise 10");
    JsonNode right = node(search, 7); // step 6: "mit α = −∞ und β = 10"
    assertThat(right.has("alpha")).isFalse();
    assertThat(right.path("beta").asInt()).isEqualTo(10);
    assertThat(right.path("value").asInt()).isEqualTo(10);
    assertThat(node(search, 10).path("beta").asInt()).as("step 11").isEqualTo(-10);
    assertThat(node(search, 16).path("beta").asInt()).as("step 14").isEqualTo(-12);
  }

  @ParameterizedTest
  @CsvSource({"tree:figure=2, 1", "tree:figure=3, -1", "tree:figure=4, 0"})
  void figures2To4AreWonLostAndDrawn(String game, int value) {
    JsonNode search = told("search", "game", game, "engine", "negamax");
    assertThat(search.path("value").asInt()).isEqualTo(value);
    assertThat(search.path("win").asInt()).isEqualTo(1);
  }

  /** The search itself runs with +1, 0 and -1, so that its windows and cuts fit what is shown. */
  @Test
  void aGameThatEndsEverywhereHasTheValuesOfFigure6() {
    JsonNode signs = told("search", "game", "tipping:start=2,target=8", "depth", "10");
    assertThat(signs.path("win").asInt()).isEqualTo(1);
    for (JsonNode node : signs.path("nodes")) {
      assertThat(node.path("value").asInt()).isBetween(-1, 1);
      assertThat(node.path("alpha").asInt(0)).isBetween(-1, 1);
    }
    JsonNode moves =
        told("search", "game", "tipping:start=2,target=8", "depth", "10", "values", "moves");
    assertThat(moves.path("win").asInt()).isEqualTo(1_500_000);
    assertThat(told("search", "game", "connect4", "depth", "2").path("win").asInt())
        .isEqualTo(1_500_000);
  }

  @Test
  void theProgramIsThePapersAsItStandsInTheSources() {
    assertThat(told("program").path("text").asText())
        .startsWith("final class PrintedAlphaBeta")
        .contains("// BETA-CUT");
  }

  @Test
  void figures10And11HaveTheSameValueButOnlyTheSecondIsCut() {
    JsonNode bad = told("search", "game", "tree:figure=10");
    JsonNode good = told("search", "game", "tree:figure=11");
    assertThat(bad.path("value").asInt()).isEqualTo(8);
    assertThat(good.path("value").asInt()).isEqualTo(8);
    assertThat(cuts(bad)).isEmpty();
    assertThat(cuts(good)).containsExactly("9>=8", "-8>=-8", "-8>=-8");
    assertThat(good.path("nodeCount").asInt()).isLessThan(bad.path("nodeCount").asInt());
  }

  /** The steps alone, followed by the rules of negamax with a window, end with the value told. */
  @ParameterizedTest
  @CsvSource({
    "tree:figure=9, '', 0, alphabeta:bounds=hard",
    "tree:figure=10, '', 0, alphabeta:pvs",
    "tictactoe, a1 b2 c3 c2 a2, 4, alphabeta",
    "nim:heaps=1-2-2, '', 6, negamax",
    "'tipping:start=2,target=8', '', 10, alphabeta:bounds=hard",
    "connect4, d d c, 2, 'alphabeta:pvs,order=static'",
    "'fiveinarow:width=5,height=5,line=4', c3 b2, 2, alphabeta"
  })
  void theStepsReplayToTheResultOfTheSearch(
      String game, String moves, String depth, String engine) {
    JsonNode search =
        told("search", "game", game, "moves", moves, "depth", depth, "engine", engine);
    Map<Integer, Integer> best = new HashMap<>();
    Map<Integer, Integer> values = new HashMap<>();
    int entered = 0;
    for (JsonNode step : search.path("steps")) {
      int id = step.path("node").asInt();
      switch (step.path("event").asText()) {
        case "enter" -> entered++;
        case "raise" -> {
          assertThat(step.path("value").asInt())
              .isGreaterThan(best.getOrDefault(id, Integer.MIN_VALUE));
          best.put(id, step.path("value").asInt());
        }
        case "leave" -> values.put(id, step.path("value").asInt());
        default -> {}
      }
    }
    assertThat(entered).isEqualTo(search.path("nodeCount").asInt());
    assertThat(search.path("nodes")).hasSize(entered);
    assertThat(values.get(1)).isEqualTo(search.path("value").asInt());
    assertThat(best.get(1)).isEqualTo(search.path("value").asInt());
    for (JsonNode node : search.path("nodes")) {
      assertThat(node.path("value").asInt()).isEqualTo(values.get(node.path("id").asInt()));
    }
  }

  @Test
  void everyNodeOfARealGameBringsItsPosition() {
    JsonNode search = told("search", "game", "tictactoe", "moves", "a1 b2 c3 c2 a2", "depth", "2");
    assertThat(node(search, 1).path("text").asText()).isEqualTo("..x/xoo/x..");
    assertThat(node(search, 2).path("text").asText()).isEqualTo("..x/xoo/xo.");
    assertThat(node(search, 2).path("move").asText()).isEqualTo("b1");
  }

  @Test
  void countsAreThoseOfTheCourseWithAndWithoutEachImprovement() {
    JsonNode counts = told("counts", "game", "tree:figure=11");
    assertThat(counts.path("depth").asInt()).isEqualTo(3);
    assertThat(counts.path("alphabeta").path("nodes").asInt()).isEqualTo(18);
    assertThat(told("counts", "game", "tree:figure=10").path("alphabeta").path("nodes").asInt())
        .isEqualTo(29);
    JsonNode connect = told("counts", "game", "connect4", "depth", "4");
    assertThat(connect.path("alphabeta").path("nodes").asInt())
        .isLessThan(connect.path("negamax").path("nodes").asInt());
    assertThat(connect.path("items")).hasSize(5);
    for (JsonNode item : connect.path("items")) {
      assertThat(item.path("alone").path("engine").asText()).contains(item.path("name").asText());
      assertThat(item.path("without").path("engine").asText())
          .doesNotContain(item.path("name").asText());
    }
  }

  @Test
  void anExerciseIsTheSameForTheSameNumber() {
    String tree = told("tree", "seed", "7").path("tree").asText();
    assertThat(told("tree", "seed", "7").path("tree").asText()).isEqualTo(tree);
    assertThat(told("tree", "seed", "8").path("tree").asText()).isNotEqualTo(tree);
    told("search", "game", "tree", "setup", tree);
  }

  @Test
  void zeroShowsTheTreeThatANetworkGuides() {
    JsonNode zero = told("mcts", "engine", "zero", "game", "othello", "sims", "12", "c", "1.5");
    assertThat(zero.path("engine").asText()).isEqualTo("zero:cpuct=1.5");
    assertThat(zero.path("simulations")).hasSize(12);
    for (JsonNode simulation : zero.path("simulations")) {
      assertThat(simulation.path("rolled").asInt()).isZero();
      assertThat(simulation.path("worth").path(0).asDouble())
          .isEqualTo(-simulation.path("worth").path(1).asDouble())
          .isBetween(-1.0, 1.0);
      JsonNode first = simulation.path("path").path(0);
      double chosen = 0;
      double best = 0;
      double priors = 0;
      for (JsonNode choice : first.path("choices")) {
        priors += choice.path("prior").asDouble();
        best = Math.max(best, choice.path("score").asDouble());
        chosen =
            choice.path("move").equals(first.path("move"))
                ? choice.path("score").asDouble()
                : chosen;
      }
      assertThat(chosen).isEqualTo(best);
      assertThat(priors).isCloseTo(1, within(1e-4));
    }
  }

  @Test
  void everySimulationAddsOneVisitAndItsResultToTheMeans() {
    JsonNode mcts = told("mcts", "game", "connect4", "moves", "d d", "sims", "60", "seed", "3");
    Map<String, Double> sums = new HashMap<>();
    Map<String, Integer> visits = new HashMap<>();
    for (JsonNode simulation : mcts.path("simulations")) {
      StringBuilder key = new StringBuilder();
      JsonNode path = simulation.path("path");
      for (int depth = 0; depth <= path.size(); depth++) {
        int mover = depth == 0 ? 0 : path.get(depth - 1).path("mover").asInt();
        key.append(depth == 0 ? "" : "/" + path.get(depth - 1).path("move").asText());
        visits.merge(key.toString(), 1, Integer::sum);
        sums.merge(key.toString(), simulation.path("worth").get(mover).asDouble(), Double::sum);
        JsonNode after = simulation.path("after").get(depth);
        assertThat(after.path("visits").asInt()).isEqualTo(visits.get(key.toString()));
        assertThat(after.path("mean").asDouble())
            .isCloseTo(sums.get(key.toString()) / visits.get(key.toString()), within(1e-9));
      }
    }
    assertThat(mcts.path("simulations")).hasSize(60);
    assertThat(visits.get("")).isEqualTo(60);
  }

  @Test
  void aChildIsTheMeanOfItsParentsWhereMutationLeftIt() {
    JsonNode told = told("evolution", "size", "20", "mutation", "0.1", "seed", "5");
    Map<String, JsonNode> parents = new HashMap<>();
    List<String> relied = new ArrayList<>();
    for (JsonNode one : told.path("ranked")) {
      parents.put(one.path("id").asText(), one);
      if (!one.path("field").asText().equals("middle")) {
        relied.add(one.path("id").asText());
      }
    }
    int children = 0;
    int changed = 0;
    for (JsonNode one : told.path("next")) {
      if (!one.path("kind").asText().equals("child")) {
        continue;
      }
      String first = one.path("parents").get(0).asText();
      String second = one.path("parents").get(1).asText();
      assertThat(first).isEqualTo(relied.get(2 * children));
      assertThat(second).isEqualTo(relied.get(2 * children + 1));
      children++;
      for (int gene = 0; gene < one.path("genes").size(); gene++) {
        double mean =
            (parents.get(first).path("genes").get(gene).asDouble()
                    + parents.get(second).path("genes").get(gene).asDouble())
                / 2;
        boolean mutated = one.path("mutated").get(gene).asBoolean();
        changed += mutated ? 1 : 0;
        assertThat(one.path("genes").get(gene).asDouble() == mean).isEqualTo(!mutated);
      }
    }
    assertThat(children).isEqualTo(5);
    assertThat(changed).isPositive();
  }

  @Test
  void theSharesOfThePapersFigure5ComeOut() {
    JsonNode told = told("evolution", "size", "100", "rounds", "5");
    Map<String, Integer> fields = new HashMap<>();
    told.path("ranked").forEach(one -> fields.merge(one.path("field").asText(), 1, Integer::sum));
    told.path("next")
        .forEach(one -> fields.merge("+" + one.path("kind").asText(), 1, Integer::sum));
    assertThat(fields)
        .isEqualTo(
            Map.of(
                "top", 50, "middle", 20, "out", 30, "+top", 50, "+middle", 20, "+child", 25,
                "+drawn", 5));
  }

  @Test
  void nimIsToldByTheRulesAndByASearchThatKnowsNoSecret() {
    JsonNode told = told("nim", "game", "nim:heaps=3-4-5");
    assertThat(told.path("solved").path("best").toString()).isEqualTo("[\"a-2\"]");
    JsonNode zero = told("nim", "game", "nim:heaps=3-4-5", "moves", "a-2");
    assertThat(zero.path("text").asText()).isEqualTo("1-4-5 second");
    assertThat(zero.path("solved").path("wins").asBoolean()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "search?game=tree&setup=%5B1,",
        "search?game=connect4&depth=8&engine=negamax",
        "search?game=tictactoe&depth=9",
        "search?game=connect4&depth=5",
        "search?game=tictactoe&depth=99",
        "search?game=tictactoe&depth=x",
        "search?game=tictactoe&moves=z9",
        "search?game=tictactoe&engine=random",
        "search?game=tictactoe&engine=alphabeta:book=/etc/passwd",
        "search?game=nothing",
        "search?game=qwixx",
        "search?game=fiveinarow:size=200&depth=1&moves=a1",
        "search?game=tictactoe&moves=a1+a2+b1+b2+c1",
        "counts?depth=-1",
        "tree?depth=6",
        "tree?width=1",
        "tree?seed=-1",
        "mcts?sims=501",
        "mcts?sims=0",
        "mcts?engine=zero&game=tictactoe",
        "mcts?engine=alphabeta&game=tictactoe",
        "mcts?engine=%20:",
        "mcts?engine=mcts:memory=1G",
        "mcts?engine=zero:cache=1G&game=othello",
        "mcts?c=NaN",
        "mcts?game=qwixx",
        "evolution?size=101",
        "evolution?survivors=0.1",
        "evolution?mutation=2",
        "nim?game=tictactoe",
        "nim?game=nim:heaps=99"
      })
  void whatCannotBeIsRefusedInOneSentence(String question) {
    Client.Reply reply = client.get("/api/lessons/" + question);
    assertThat(reply.status()).as(question).isEqualTo(400);
    assertThat(reply.error()).endsWith(".").hasSizeLessThan(400).doesNotContain("\n");
  }

  @Test
  void aTextThatIsTooLongIsRefused() {
    Client.Reply reply = ask("search", "game", "tree", "setup", "[" + "1,".repeat(1000) + "1]");
    assertThat(reply.status()).isEqualTo(400);
    assertThat(reply.error()).contains("2000");
  }

  @Test
  void treesOfLargeBoardsAreSmallEnoughForARequest() {
    String large = "fiveinarow:size=256";
    assertThat(told("mcts", "game", large, "sims", "2").path("simulations")).hasSize(2);
    Client.Reply reply = ask("mcts", "game", large, "sims", "500");
    assertThat(reply.status()).isEqualTo(400);
    assertThat(reply.error())
        .isEqualTo(
            "500 simulations of fiveinarow:size=256 are too many to be shown, for a game may last"
                + " 65536 moves; take 7 at most, or a smaller board.");
  }
}
