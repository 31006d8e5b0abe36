package spielwerk.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Budget;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.Solves.Solution;
import spielwerk.core.Unfinished;
import spielwerk.core.Watch;

class SolverTest {
  private static Solution solve(String text, String moves) {
    Game game = Positions.CATALOGUE.game(text);
    return new Solver(Positions.CATALOGUE, game)
        .solve(Position.of(game, game.setup(0), moves), Budget.FREE, Watch.NONE);
  }

  @Test
  void tippingFromTwoToEightIsADrawOver49Nodes() {
    Solution solution = solve("tipping:start=2,target=8", "");
    assertThat(solution.value()).isZero();
    assertThat(solution.effort().nodes()).isEqualTo(49);
    assertThat(solution.unit()).isEqualTo(Goal.WIN);
  }

  @Test
  void ticTacToeIsADrawOver549946NodesByPlainNegamax() {
    Solution solution = solve("tictactoe", "");
    assertThat(solution.value()).isZero();
    assertThat(solution.effort().nodes()).isEqualTo(549_946);
    assertThat(solution.best()).hasSize(9);
  }

  @Test
  void nimAgreesWithTheXorRuleForAllHeapsUpToFourOfSeven() {
    for (int a = 0; a <= 7; a++) {
      for (int b = a; b <= 7; b++) {
        for (int c = b; c <= 7; c++) {
          for (int d = Math.max(1, c); d <= 7; d++) {
            Game game = Positions.CATALOGUE.game("nim:heaps=" + a + "-" + b + "-" + c + "-" + d);
            Solution solution =
                new Solver(Positions.CATALOGUE, game)
                    .by(
                        "alphabeta:order=history,killers,table=64k",
                        Position.of(game, game.setup(0), ""),
                        Budget.FREE,
                        Watch.NONE);
            assertThat(solution.value())
                .as("Nim with heaps %d, %d, %d, %d", a, b, c, d)
                .isEqualTo((a ^ b ^ c ^ d) != 0 ? 1 : -1);
          }
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "'fiveinarow:size=3,line=3', 0",
    "'fiveinarow:width=4,height=3,line=3', 1",
    "'fiveinarow:size=4,line=3', 1",
    "'fiveinarow:size=4,line=4', 0",
    "'connect4:width=4,height=4', 0",
    "'connect4:width=5,height=4', 0"
  })
  void knownTruthsComeOut(String text, int value) {
    assertThat(solve(text, "").value()).isEqualTo(value);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "connect4:width=5,height=4",
        "fiveinarow:size=4,line=3",
        "tipping:target=15",
        "nim:heaps=3-3-2"
      })
  void alphaBetaSolvesAsNegamaxDoes(String text) {
    Game game = Positions.CATALOGUE.game(text);
    Solver solver = new Solver(Positions.CATALOGUE, game);
    for (int seed = 0; seed < 25; seed++) {
      Position position = Positions.random(game, 14, Seeds.stream(seed));
      if (game.traits().maxLength() - position.moves().size() > 10) {
        continue; // too many nodes for plain negamax
      }
      Solution plain = solver.by("negamax", position, Budget.FREE, Watch.NONE);
      Solution fast =
          solver.by(
              "alphabeta:order=history,pvs,killers,table=64k", position, Budget.FREE, Watch.NONE);
      assertThat(fast.value()).isEqualTo(plain.value());
      assertThat(fast.best()).isEqualTo(plain.best());
    }
  }

  @Test
  void aTreeOfPointsIsSolvedInPoints() {
    Game game = Positions.CATALOGUE.game("tree");
    Position position = Position.of(game, new Setup("[[3,12,8],[2,4,6],[14,5,2]]"), "");
    Solution solution =
        new Solver(Positions.CATALOGUE, game).solve(position, Budget.FREE, Watch.NONE);
    assertThat(solution.unit()).isEqualTo(Goal.POINTS);
    // the leaves are of the root's side to move, whose opponent takes the least of each list
    assertThat(solution.value()).isEqualTo(3);
    assertThat(solution.best()).containsExactly(0);
  }

  @Test
  void aBudgetThatDoesNotSufficeIsSaid() {
    Game game = Positions.CATALOGUE.game("connect4");
    Position start = Position.of(game, game.setup(0), "");
    assertThatThrownBy(
            () ->
                new Solver(Positions.CATALOGUE, game).solve(start, Budget.nodes(5000), Watch.NONE))
        .isInstanceOf(Unfinished.class)
        .hasMessageContaining("not solved within 5000 nodes");
  }

  @Test
  void aFinishedGameCannotBeSolved() {
    Game game = Positions.CATALOGUE.game("tictactoe");
    Position over = Position.of(game, game.setup(0), "a1 b1 a2 b2 a3");
    assertThatThrownBy(
            () -> new Solver(Positions.CATALOGUE, game).solve(over, Budget.FREE, Watch.NONE))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("over");
  }
}
