package spielwerk.engines.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.core.Setup;
import spielwerk.core.Solves;
import spielwerk.core.Unfinished;
import spielwerk.core.Watch;

class EndgameEngineTest {
  private static final Catalogue CATALOGUE = Catalogue.load();
  private static final Game OTHELLO = CATALOGUE.game("othello");

  /** The first position of the French federation's test. */
  private static final String FFO_40 =
      "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X";

  private static Position ffo40() {
    return Position.of(OTHELLO, new Setup(FFO_40), "a2");
  }

  private static List<String> texts(Position position, List<Integer> moves) {
    return moves.stream().map(m -> OTHELLO.notation().format(position.state(), m)).toList();
  }

  @Test
  void whoeverWantsTheLargeBoardSolvedIsSentToIt() {
    assertThat(CATALOGUE.solver(OTHELLO)).contains("endgame");
    assertThat(CATALOGUE.solver(CATALOGUE.game("othello:size=6"))).isEmpty();
  }

  @Test
  void itSolvesTheScoreAndTheResult() {
    Position position = ffo40();
    try (Engine score = CATALOGUE.engine("endgame", OTHELLO);
        Engine result = CATALOGUE.engine("endgame:find=result", OTHELLO)) {
      Solves.Solution points = ((Solves) score).solve(position, Budget.FREE, Watch.NONE);
      assertThat(points.value()).isEqualTo(-38);
      assertThat(points.unit()).isEqualTo(Goal.POINTS);
      Solves.Solution lost = ((Solves) result).solve(position, Budget.FREE, Watch.NONE);
      assertThat(lost.value()).isEqualTo(-1);
      assertThat(lost.unit()).isEqualTo(Goal.WIN);
      assertThat(lost.best()).containsAll(points.best());
      assertThat(lost.effort().nodes()).isLessThan(points.effort().nodes());
      assertThat(texts(position, points.best())).isNotEmpty();
    }
  }

  @Test
  void itPlaysAlsoWhereItCannotSolve() {
    Position start = Position.of(OTHELLO, Setup.STANDARD, "f5");
    try (Engine engine = CATALOGUE.engine("endgame", OTHELLO)) {
      Advice advice = engine.advise(start, Budget.FREE, Watch.NONE);
      assertThat(start.state().legal(advice.candidates().get(0).move())).isTrue();
      assertThat(advice.candidates().get(0).exact()).isFalse();
      Advice hasty = engine.advise(ffo40(), Budget.nodes(1000), Watch.NONE);
      assertThat(hasty.candidates().get(0).exact()).isFalse();
    }
  }

  @Test
  void aSolverWithoutBudgetSaysThatItIsUnfinished() {
    try (Engine engine = CATALOGUE.engine("endgame", OTHELLO)) {
      assertThatThrownBy(() -> ((Solves) engine).solve(ffo40(), Budget.nodes(1000), Watch.NONE))
          .isInstanceOf(Unfinished.class);
    }
  }

  @Test
  void itPlaysOnTheUsualBoardOnly() {
    Game small = CATALOGUE.game("othello:size=6");
    assertThatThrownBy(() -> CATALOGUE.engine("endgame", small)).isInstanceOf(Mistake.class);
  }
}
