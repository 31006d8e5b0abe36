package spielwerk.engines.opening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Position;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Watch;

class OpeningEngineTest {
  private static final Catalogue CATALOGUE = Catalogue.load();
  private static final Game CONNECT4 = CATALOGUE.game("connect4");

  private static String advice(String engine, String moves) {
    Setup setup = CONNECT4.setup(0);
    State state = CONNECT4.start(setup);
    List<Integer> played = new ArrayList<>(Moves.play(state, CONNECT4.notation(), moves));
    try (Engine player = CATALOGUE.engine(engine, CONNECT4)) {
      player.newGame(CONNECT4, state.turn(), Goal.WIN, 1);
      Position position = new Position(CONNECT4, setup, played, state);
      int move = player.advise(position, Budget.FREE, Watch.NONE).candidates().get(0).move();
      return CONNECT4.notation().format(state, move);
    }
  }

  @Test
  void theFirstLineThatBeginsAsTheGameDidIsPlayed() {
    String engine = "opening(lines=\"a b c; a c d; b\", then=alphabeta(depth=1))";
    assertThat(advice(engine, "")).isEqualTo("a");
    assertThat(advice(engine, "a")).isEqualTo("b");
    assertThat(advice(engine, "a c")).isEqualTo("d");
  }

  @Test
  void whereNoLineGoesOnTheOtherEnginePlays() {
    String engine = "opening(lines=\"a b\", then=alphabeta(depth=1))";
    // three of the first seat lie side by side, so any engine that looks one move ahead wins
    assertThat(advice(engine, "b g c g d g")).isIn("a", "e");
    assertThat(advice("opening:then=alphabeta(depth=1)", "b g c g d g")).isIn("a", "e");
  }

  @Test
  void aLineThatCannotBePlayedIsRefused() {
    assertThatThrownBy(() -> CATALOGUE.engine("opening(lines=\"a b z\")", CONNECT4))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("'a b z'")
        .hasMessageContaining("Move 3");
    assertThatThrownBy(() -> CATALOGUE.engine("opening:then=nobody", CONNECT4))
        .hasMessageContaining("nobody");
  }
}
