package spielwerk.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import org.junit.jupiter.api.Test;
import spielwerk.core.Advice;
import spielwerk.core.Candidate;
import spielwerk.core.Game;
import spielwerk.core.Position;
import spielwerk.search.Positions;

class PanelOfMctsTest {
  private static final Game GAME = Positions.CATALOGUE.game("connect4");

  private static Advice ask(String engine, String moves) {
    return Ask.advice(GAME, engine, Position.of(GAME, GAME.setup(0), moves), 1);
  }

  @Test
  void theFiguresFollowFromOneAnother() {
    Map<String, Number> figures = ask("mcts:sims=500", "d d").effort().figures();
    double expanded = figures.get("expanded").doubleValue();
    double space =
        Math.pow(figures.get("branching").doubleValue(), figures.get("maxDepth").intValue());
    assertThat(figures.get("legal")).isEqualTo(7);
    assertThat(figures.get("branching").doubleValue()).isBetween(1.0, 7.0);
    assertThat(expanded).isBetween(1.0, 501.0);
    assertThat(figures.get("searchSpace").doubleValue()).isCloseTo(space, within(space * 1e-9));
    assertThat(figures.get("efficiency").doubleValue())
        .isCloseTo(space / expanded, within(space * 1e-9));
    assertThat(figures.get("entropy").doubleValue()).isBetween(0.01, 1.0);
    assertThat(figures).doesNotContainKey("minPrior");
  }

  @Test
  void priorsComeFromTheGamesOwnOrderAndAddUpToOne() {
    Advice advice = ask("mcts:sims=500,bias=1", "d d");
    assertThat(advice.candidates().stream().mapToDouble(Candidate::prior).sum())
        .isCloseTo(1, within(1e-6));
    assertThat(advice.effort().figures().get("maxPrior").doubleValue())
        .isGreaterThan(advice.effort().figures().get("minPrior").doubleValue());
    assertThat(ask("mcts:sims=500", "d d").candidates()).noneMatch(Candidate::hasPrior);
  }

  @Test
  void whereOneMoveIsLegalNothingIsUncertain() {
    Game small = Positions.CATALOGUE.game("nim:heaps=1");
    Advice advice = Ask.advice(small, "mcts:sims=10", Position.of(small, small.setup(0), ""), 1);
    assertThat(advice.effort().figures().get("legal")).isEqualTo(1);
    assertThat(advice.effort().figures().get("entropy").doubleValue()).isZero();
    assertThat(advice.effort().figures().get("searchSpace").doubleValue()).isEqualTo(1);
  }
}
