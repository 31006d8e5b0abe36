package linewise;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Position;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Watch;
import spielwerk.testkit.EngineContract;

/** What every engine promises, and what this one is for. */
class LinewiseTest extends EngineContract {
  @Override
  protected Stream<Pairing> pairings() {
    return Stream.of(
        new Pairing("fiveinarow:size=9", "linewise"),
        new Pairing("fiveinarow:size=8,rule=renju", "linewise:resign=false"),
        new Pairing("fiveinarow:size=7,opening=swap2", "linewise:sigma=20"));
  }

  private static Advice after(String... moves) {
    Catalogue catalogue = Catalogue.load();
    Game game = catalogue.game("fiveinarow:size=9");
    State state = game.start(Setup.STANDARD);
    for (String move : moves) {
      state.play(game.notation().legalMove(state, move));
    }
    try (Engine engine = catalogue.engine("linewise", game)) {
      engine.newGame(game, state.turn(), Goal.WIN, 1);
      Position position = new Position(game, Setup.STANDARD, List.of(), state);
      return engine.advise(position, Budget.FREE, Watch.NONE);
    }
  }

  @Test
  void itCompletesAFive() {
    Advice advice = after("a1", "a9", "b1", "b9", "c1", "c9", "d1", "d9");
    Game game = Catalogue.load().game("fiveinarow:size=9");
    String best =
        game.notation().format(game.start(Setup.STANDARD), advice.candidates().get(0).move());
    assertThat(best).isEqualTo("e1");
  }

  @Test
  void itResignsWhenTwoFieldsLose() {
    Advice advice = after("c5", "a9", "d5", "c9", "e5", "e9", "f5");
    assertThat(advice.intent()).isEqualTo(Advice.Intent.RESIGN);
  }
}
