package spielwerk.games.qwixx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Mistake;
import spielwerk.core.Traits;

class QwixxMakerTest {
  private static final Catalogue CATALOGUE = Catalogue.load();

  @ParameterizedTest
  @ValueSource(
      strings = {"qwixx", "qwixx:players=5", "qwixx:rules=paper", "qwixx:players=3,rules=paper"})
  void theTextOfAGameMakesItAgain(String text) {
    Game game = CATALOGUE.game(text);
    assertThat(game.text()).isEqualTo(text);
    assertThat(CATALOGUE.game(game.text())).isEqualTo(game);
  }

  @ParameterizedTest
  @ValueSource(strings = {"qwixx:players=6", "qwixx:players=1", "qwixx:rules=mine", "qwixx:dice=3"})
  void wrongOptionsAreRefused(String text) {
    assertThatThrownBy(() -> CATALOGUE.game(text)).isInstanceOf(Mistake.class);
  }

  @Test
  void itHasDiceAndHiddenChoicesAndIsNotZeroSum() {
    Traits traits = CATALOGUE.game("qwixx:players=4").traits();
    assertThat(traits.seats()).isEqualTo(4);
    assertThat(traits.chance()).isTrue();
    assertThat(traits.hidden()).isTrue();
    assertThat(traits.zeroSum()).isFalse();
    assertThat(traits.goal()).isEqualTo(Goal.WIN);
  }
}
