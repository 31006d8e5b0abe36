package spielwerk.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Position;
import spielwerk.core.Setup;
import spielwerk.core.Watch;

/** A move that was not searched has no value, rather than an even one. */
class UnknownValuesTest {
  private static Advice advice(String engine, Budget budget, Watch watch) {
    Catalogue catalogue = Catalogue.load();
    Game game = catalogue.game("fiveinarow");
    Position position = new Position(game, Setup.STANDARD, List.of(), game.start(Setup.STANDARD));
    try (Engine made = catalogue.engine(engine, game)) {
      made.newGame(game, 0, game.traits().goal(), 1);
      return made.advise(position, budget, watch);
    }
  }

  @Test
  void alphaBetaThatHadNoTimeExpectsNothing() {
    Advice advice = advice("alphabeta:depth=4", Budget.nodes(1), Watch.NONE);
    assertThat(advice.candidates()).hasSize(1).noneMatch(Candidate::hasValue);
  }

  @Test
  void aFewSimulationsAreNotAValue() {
    Advice advice = advice("mcts:sims=30", Budget.FREE, Watch.NONE);
    assertThat(advice.candidates()).isNotEmpty();
    for (Candidate one : advice.candidates()) {
      assertThat(one.hasValue()).isEqualTo(one.exact() || one.rating() >= 8);
    }
  }
}
