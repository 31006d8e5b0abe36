package spielwerk.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spielwerk.core.Budget;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.core.State;
import spielwerk.core.Watch;
import spielwerk.search.Positions;

/** Simulations that are written down are those of the real search. */
class MctsTraceTest {
  private static MctsEngine engine(Game game, String text) {
    MctsEngine mcts = (MctsEngine) Positions.CATALOGUE.engine(text, game);
    mcts.newGame(game, 0, game.traits().goal(), 11);
    return mcts;
  }

  @ParameterizedTest
  @CsvSource({
    "tictactoe, a1 b2, mcts:solver=off",
    "connect4, d, 'mcts:solver=off,c=1.4'",
    "othello, '', 'mcts:solver=off,widen=2'",
    "nim, '', 'mcts:solver=off,rave=50'"
  })
  void theyEndWithTheNumbersThatAdviceHas(String name, String moves, String text) {
    Game game = Positions.CATALOGUE.game(name);
    Position position = Position.of(game, game.setup(0), moves);
    MctsEngine plain = engine(game, text + ",sims=150");
    plain.advise(position, Budget.FREE, Watch.NONE);
    List<MctsTrace.Simulation> told = engine(game, text).trace(position, 150).simulations();
    assertThat(told).hasSize(150);
    for (NodeInsight.Child child : plain.insight(List.of()).orElseThrow().children()) {
      MctsTrace.Simulation last =
          told.stream()
              .filter(one -> one.path().get(0) == child.move())
              .max(Comparator.comparingInt(MctsTrace.Simulation::number))
              .orElseThrow();
      assertThat(last.after().get(1).visits()).isEqualTo(child.visits());
      assertThat(last.after().get(1).mean()).isEqualTo(child.mean());
    }
  }

  @Test
  void whatIsSelectedHasTheLargestScoreAndOneNodeIsAddedWhereTheGameGoesOn() {
    Game game = Positions.CATALOGUE.game("tictactoe");
    Position position = Position.of(game, game.setup(0), "b2 a1");
    for (MctsTrace.Simulation one :
        engine(game, "mcts:solver=off").trace(position, 200).simulations()) {
      State state = position.state().copy();
      for (int i = 0; i < one.path().size(); i++) {
        int move = one.path().get(i);
        assertThat(state.legal(move)).isTrue();
        assertThat(one.movers().get(i)).isEqualTo(state.turn());
        double best =
            one.choices().get(i).stream().mapToDouble(NodeInsight.Child::score).max().orElse(0);
        one.choices().get(i).stream()
            .filter(child -> child.move() == move)
            .forEach(child -> assertThat(child.score()).isEqualTo(best));
        state.play(move);
      }
      assertThat(one.expanded() || state.over()).isTrue();
      one.rollout().forEach(state::play);
      assertThat(state.over()).isTrue();
      assertThat(one.end()).isEqualTo(game.notation().position(state));
      assertThat(one.worth()).hasSize(2);
    }
  }

  @Test
  void whatCannotBeShownIsRefused() {
    Game game = Positions.CATALOGUE.game("tictactoe");
    Position position = Position.of(game, game.setup(0), "");
    for (String text : List.of("mcts", "mcts:solver=off,trees=2", "mcts:solver=off,rollouts=3")) {
      assertThatThrownBy(() -> engine(game, text).trace(position, 5))
          .isInstanceOf(Mistake.class)
          .hasMessageContaining("solver=off");
    }
  }
}
