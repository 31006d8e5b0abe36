package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SolveAndTraceTest {
  @Test
  void solveTellsValueUnitBestMovesAndNodes() {
    JsonNode tipping = Cli.run("solve", "tipping:start=2,target=8", "--json").json();
    assertThat(tipping.get("value").asInt()).isZero();
    assertThat(tipping.get("unit").asText()).isEqualTo("result");
    assertThat(tipping.get("nodes").asLong()).isEqualTo(49);
    assertThat(tipping.get("best").size()).isPositive();
    assertThat(tipping.get("seconds").isNumber()).isTrue();
    JsonNode tree = Cli.run("solve", "tree", "--position", "[[3,12],[2,4]]", "--json").json();
    assertThat(tree.get("unit").asText()).isEqualTo("points");
    assertThat(tree.get("value").asInt()).isEqualTo(3);
  }

  @Test
  void solveForPeopleNamesTheResult() {
    Cli won = Cli.run("solve", "tictactoe", "negamax", "--moves", "a1 b1 a2 b2");
    assertThat(won.out()).contains("won", "Best: a3");
    assertThat(won.exit()).isZero();
  }

  @Test
  void aSolutionThatDoesNotComeIsExitOne() {
    Cli cli = Cli.run("solve", "connect4", "--moves", "a b c", "--budget", "nodes=2000");
    assertThat(cli.exit()).isEqualTo(1);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err()).contains("not solved within 2000 nodes");
  }

  @Test
  void traceHandsOutTheTreeOfFigure11() {
    JsonNode trace = Cli.run("trace", "tree:figure=11", "--json").json();
    assertThat(trace.get("value").asInt()).isEqualTo(8);
    JsonNode root = trace.get("root");
    assertThat(root.get("order").asInt()).isEqualTo(1);
    assertThat(root.get("alpha").isNull()).isTrue();
    JsonNode cut = root.get("children").get(0).get("children").get(1).get("cut");
    assertThat(cut.get("kind").asText()).isEqualTo("beta");
    assertThat(cut.get("text").asText()).isEqualTo("9 >= 8");
    assertThat(cut.get("skipped").size()).isEqualTo(3);
    assertThat(trace.get("steps").size()).isPositive();
  }

  @Test
  void seenAsMiniMaxTheSecondSideCutsAtAlpha() {
    JsonNode trace = Cli.run("trace", "tree:figure=11", "--view", "minimax", "--json").json();
    JsonNode min = trace.get("root").get("children").get(1);
    assertThat(min.get("side").asText()).isEqualTo("min");
    assertThat(min.get("cut").get("kind").asText()).isEqualTo("alpha");
    assertThat(min.get("cut").get("text").asText()).isEqualTo("8 <= 8");
  }

  @ParameterizedTest
  @CsvSource({"zero, true", "'zero:gumbel,batch=1', true", "mcts, false", "'mcts:bias=1', true"})
  void traceShowsTheTreeOfSimulations(String engine, boolean priors) {
    String[] question = {"othello", engine, "--moves", "f5", "--budget", "sims=50", "--seed", "3"};
    JsonNode trace = Cli.run(with("trace", question, "--json")).json();
    assertThat(trace.get("simulations").asInt()).isEqualTo(50);
    JsonNode root = trace.get("root");
    JsonNode first = root.get("children").get(0);
    assertThat(first.has("prior")).isEqualTo(priors);
    assertThat(first.get("children").size()).isPositive();
    double visits = 0;
    for (JsonNode child : root.get("children")) {
      visits += child.get("visits").asDouble();
    }
    assertThat(visits).isEqualTo(50);
    assertThat(root.has("networkValue")).isEqualTo(engine.startsWith("zero"));
    // the same tree as that of the advice with this seed
    JsonNode advice = Cli.run(with("advise", question, "--json")).json();
    assertThat(trace.get("line")).isEqualTo(advice.get("candidates").get(0).get("line"));
    assertThat(Cli.run(with("trace", question)).out())
        .contains("root  ", "50 simulations by " + engine);
  }

  private static String[] with(String command, String[] question, String... more) {
    List<String> all = new ArrayList<>(List.of(command));
    all.addAll(List.of(question));
    all.addAll(List.of(more));
    return all.toArray(String[]::new);
  }

  @Test
  void traceForPeopleDrawsTheTree() {
    assertThat(Cli.run("trace", "tree:figure=9").out())
        .contains("root  #1  (-∞, ∞)  = 12", "cut, since 15 >= 10: 1 not tried");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "solve|chess|x||'chess'",
        "solve|tictactoe|random||random",
        "solve|tictactoe|negamax|--moves=a1 b1 a2 b2 a3|over",
        "solve|tictactoe|negamax|--moves=a1 z9|z9",
        "solve|qwixx|negamax||qwixx",
        "solve|connect4|negamax|--budget=nodes=0|nodes=0",
        "trace|tictactoe|random||random",
        "trace|tictactoe|negamax|--view=sideways|sideways",
        "trace|connect4|negamax:depth=7||20000",
        "trace|tree|negamax|--position=[[1,2|at character 6",
      })
  void whatCannotBeIsSaidInOneSentence(
      String command, String game, String engine, String option, String named) {
    Cli cli =
        option == null ? Cli.run(command, game, engine) : Cli.run(command, game, engine, option);
    assertThat(cli.exit()).as(cli.err()).isEqualTo(2);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err()).contains(named).hasLineCount(1);
  }
}
