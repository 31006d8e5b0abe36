package spielwerk.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Watch;

/** A search that came to the end of the game everywhere has nothing more to find. */
class ExhaustedTreeTest {
  private static Advice advise(Game game, String engine, Position position, Budget budget) {
    try (Engine made = Positions.CATALOGUE.engine(engine, game)) {
      return made.advise(position, budget, Watch.NONE);
    }
  }

  @Test
  void deepeningEndsWithTheTree() {
    Game tree = Positions.CATALOGUE.game("tree:figure=10");
    Position root = Position.of(tree, tree.setup(0), "");
    Advice advice = advise(tree, "alphabeta:deepen,table=1k,order=static", root, Budget.FREE);
    assertThat(advice.effort().depth()).isEqualTo(3);
    assertThat(advice.effort().nodes()).isLessThan(60);
    assertThat(advice.candidates().get(0).value()).isEqualTo(8);
    assertThat(advice.candidates().get(0).exact()).isTrue();
  }

  /** Entries of searches that stopped at a horizon must not pass for the end of the game. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {"tictactoe;9", "nim:heaps=2-3-3;8", "connect4:width=4,height=4;16"})
  void whatIsCalledExactIsTheTruth(String text, int length) {
    Game game = Positions.CATALOGUE.game(text);
    for (int seed = 0; seed < 25; seed++) {
      RandomGenerator random = Seeds.stream(seed);
      Position position = Positions.random(game, 3 + random.nextInt(4), random);
      if (position.state().over()) {
        continue;
      }
      Advice truth = advise(game, "negamax", position, Budget.depth(length));
      for (int depth = 1; depth <= length; depth++) {
        Advice found =
            advise(
                game,
                "alphabeta:deepen,table=4k,symmetry=off,killers",
                position,
                Budget.depth(depth));
        Candidate best = found.candidates().get(0);
        if (best.exact()) {
          assertThat(best.value()).isEqualTo(truth.candidates().get(0).value());
        }
      }
    }
  }
}
