package spielwerk.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Watch;

/** The algorithm as the paper prints it and the one that plays are the same. */
class PrintedAlphaBetaTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "tree:figure=9",
        "tree:figure=10",
        "tipping:start=2,target=12",
        "nim:heaps=2-3-3",
        "tictactoe",
        "connect4:width=5,height=4",
        "fiveinarow:size=5,line=4",
        "othello:size=6"
      })
  void thePrintedAlgorithmVisitsTheSameNodesAndFindsTheSame(String text) {
    Game game = Positions.CATALOGUE.game(text);
    for (int seed = 0; seed < 30; seed++) {
      RandomGenerator random = Seeds.stream(seed);
      Position position = Positions.random(game, random.nextInt(6), random);
      if (position.state().over()) {
        continue;
      }
      int depth = 1 + random.nextInt(4);
      ScoreScale scores = new ScoreScale(game.traits().goal(), true);
      PrintedAlphaBeta printed =
          new PrintedAlphaBeta(
              position.state(), depth, SearchHeuristics.evaluation(game, ""), scores);
      int value =
          printed.alphaBeta(position.state(), depth, -ScoreScale.INFINITY, ScoreScale.INFINITY);
      try (Engine engine = Positions.CATALOGUE.engine("alphabeta:bounds=hard,near=0", game)) {
        Advice advice = engine.advise(position, Budget.depth(depth), Watch.NONE);
        assertThat(advice.effort().figures().get("score").intValue()).isEqualTo(value);
        assertThat(advice.candidates().get(0).move()).isEqualTo(printed.zug);
        assertThat(advice.effort().nodes()).isEqualTo(printed.knoten);
      }
    }
  }
}
