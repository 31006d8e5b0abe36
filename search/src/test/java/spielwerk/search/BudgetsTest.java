package spielwerk.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Watch;

class BudgetsTest {
  private static final Game GAME = Positions.CATALOGUE.game("fiveinarow:size=7");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "negamax",
        "alphabeta",
        "alphabeta:all",
        "alphabeta:all,lines=4",
        "alphabeta:deepen,table=4k,depth=9"
      })
  void aNodeBudgetIsKeptAndALegalMoveComesEvenFromOneNode(String text) {
    try (Engine engine = Positions.CATALOGUE.engine(text, GAME)) {
      for (long nodes : new long[] {1, 2, 49, 50, 51, 1000, 5000}) {
        Position position = Positions.random(GAME, 10, Seeds.stream(nodes));
        String before = GAME.notation().position(position.state());
        Advice advice = engine.advise(position, Budget.nodes(nodes), Watch.NONE);
        assertThat(advice.effort().nodes()).isLessThanOrEqualTo(nodes);
        assertThat(position.state().legal(advice.candidates().get(0).move())).isTrue();
        assertThat(GAME.notation().position(position.state())).isEqualTo(before);
      }
    }
  }

  @Test
  void ofTwoBudgetsTheTighterWins() {
    try (Engine engine = Positions.CATALOGUE.engine("alphabeta:depth=3", GAME)) {
      Position start = Position.of(GAME, GAME.setup(0), "d4 c3");
      assertThat(engine.advise(start, Budget.depth(2), Watch.NONE).effort().depth()).isEqualTo(2);
      assertThat(engine.advise(start, Budget.depth(5), Watch.NONE).effort().depth()).isEqualTo(3);
    }
  }

  @Test
  void aWatcherHearsEveryDepthAndCanStopTheSearch() {
    List<Integer> depths = new ArrayList<>();
    Watch watch =
        new Watch() {
          @Override
          public boolean stop() {
            return depths.size() >= 3;
          }

          @Override
          public void soFar(Advice advice) {
            depths.add(advice.effort().depth());
          }
        };
    try (Engine engine = Positions.CATALOGUE.engine("alphabeta:all,depth=30", GAME)) {
      Advice advice = engine.advise(Position.of(GAME, GAME.setup(0), "d4"), Budget.FREE, watch);
      assertThat(depths.subList(0, 3)).containsExactly(1, 2, 3);
      assertThat(advice.effort().depth()).isLessThan(30);
    }
  }

  @Test
  void theSameQuestionTwiceGetsTheSameAnswerFromANewGame() {
    try (Engine engine = Positions.CATALOGUE.engine("alphabeta:all", GAME)) {
      Position position = Position.of(GAME, GAME.setup(0), "d4 c3 e5");
      engine.newGame(GAME, 1, GAME.traits().goal(), 1);
      Advice first = engine.advise(position, Budget.nodes(20_000), Watch.NONE);
      engine.newGame(GAME, 1, GAME.traits().goal(), 1);
      Advice second = engine.advise(position, Budget.nodes(20_000), Watch.NONE);
      assertThat(second.candidates()).isEqualTo(first.candidates());
      assertThat(second.effort().figures()).isEqualTo(first.effort().figures());
    }
  }
}
