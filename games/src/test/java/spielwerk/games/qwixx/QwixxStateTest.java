package spielwerk.games.qwixx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import spielwerk.core.Moves;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Traits;

class QwixxStateTest {
  @ParameterizedTest
  @EnumSource
  void exactlyTheListedMovesAreLegalAndWithinTheTraits(QwixxRules rules) {
    Qwixx game = new Qwixx(3, rules);
    Traits traits = game.traits();
    for (int index = 0; index < 60; index++) {
      RandomGenerator random = Seeds.stream(8, index, Seeds.Purpose.TEST, 0);
      QwixxState state = game.start(Setup.STANDARD);
      while (!state.over()) {
        if (state.turn() != State.CHANCE || index == 0) {
          int[] listed = Moves.of(state);
          int[] legal = IntStream.range(-3, traits.codes() + 3).filter(state::legal).toArray();
          assertThat(Arrays.stream(listed).sorted().toArray()).isEqualTo(legal);
          assertThat(listed.length).isLessThanOrEqualTo(traits.maxMoves());
          assertThat(legal[0]).isNotNegative();
          assertThat(legal[legal.length - 1]).isLessThan(traits.codes());
        }
        state.play(QwixxAgainstPlainModelTest.step(state, game.notation(), random, 0.8));
      }
      assertThat(Moves.of(state)).isEmpty();
      assertThat(state.legal(0)).isFalse();
    }
  }

  @Test
  void aCopyLivesItsOwnLife() {
    Qwixx game = new Qwixx(2, QwixxRules.OFFICIAL);
    QwixxState state = game.start(Setup.STANDARD);
    Moves.play(state, game.notation(), "25-3416 r7");
    QwixxState copy = state.copy();
    String before = game.notation().position(state);
    assertThat(game.notation().position(copy)).isEqualTo(before);
    Moves.play(copy, game.notation(), "g7 +b8");
    assertThat(game.notation().position(state)).isEqualTo(before);
    state.set(copy);
    assertThat(game.notation().position(state)).isEqualTo(game.notation().position(copy));
  }

  @Test
  void coloursAfterWhiteAreThoseOfTheSheetThatWhiteLeaves() {
    Qwixx game = new Qwixx(2, QwixxRules.OFFICIAL);
    for (int index = 0; index < 200; index++) {
      RandomGenerator random = Seeds.stream(9, index, Seeds.Purpose.TEST, 0);
      QwixxState state = game.start(Setup.STANDARD);
      while (!state.over()) {
        if (state.step() == QwixxState.Step.WHITE) {
          long sheet = state.sheet(state.turn());
          for (int w = state.whites(sheet); w != 0; w &= w - 1) {
            int white = Integer.numberOfTrailingZeros(w);
            long after = Sheet.cross(sheet, white, state.whiteField(white));
            assertThat(state.coloursAfterWhite(sheet, white, state.colours(sheet)))
                .isEqualTo(state.colours(after));
          }
        }
        state.play(QwixxAgainstPlainModelTest.step(state, game.notation(), random, 0.9));
      }
    }
  }
}
