package spielwerk.games.qwixx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import spielwerk.core.Moves;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;

class QwixxHiddenTest {
  private static QwixxState at(Qwixx game, String moves) {
    QwixxState state = game.start(Setup.STANDARD);
    Moves.play(state, game.notation(), moves);
    return state;
  }

  @ParameterizedTest
  @EnumSource
  void whatASeatImaginesDoesNotDependOnWhatTheOthersHaveChosen(QwixxRules rules) {
    Qwixx game = new Qwixx(3, rules);
    QwixxState roll = at(game, "25-3416");
    Set<String> imagined = new HashSet<>();
    for (int first : Moves.of(roll)) {
      QwixxState second = roll.copy();
      second.play(first);
      for (int other : Moves.of(second)) {
        QwixxState third = second.copy();
        third.play(other);
        RandomGenerator random = Seeds.stream(3);
        imagined.add(game.notation().position(third.imagine(2, random)));
      }
    }
    assertThat(imagined).hasSize(1);
  }

  @ParameterizedTest
  @EnumSource
  void everyLegalChoiceOfTheOthersIsImagined(QwixxRules rules) {
    Qwixx game = new Qwixx(2, rules);
    QwixxState roll = at(game, "25-3416");
    int choices = Moves.of(roll).length;
    QwixxState asked = roll.copy();
    asked.play(Crosses.NONE);
    Map<String, Integer> seen = new HashMap<>();
    RandomGenerator random = Seeds.stream(4);
    for (int i = 0; i < 200 * choices; i++) {
      seen.merge(game.notation().position(asked.imagine(1, random)), 1, Integer::sum);
    }
    assertThat(seen).hasSize(choices);
    assertThat(seen.values()).allMatch(count -> count > 100 && count < 300);
  }

  @Test
  void aSeatKnowsItsOwnChoice() {
    Qwixx game = new Qwixx(3, QwixxRules.OFFICIAL);
    QwixxState state = at(game, "25-3416 r7 b7");
    RandomGenerator random = Seeds.stream(5);
    for (int i = 0; i < 50; i++) {
      QwixxState imagined = (QwixxState) state.imagine(0, random);
      assertThat(imagined.chosen(0)).isEqualTo(state.chosen(0));
    }
  }

  @Test
  void imaginingLeavesTheGameItselfAlone() {
    Qwixx game = new Qwixx(3, QwixxRules.PAPER);
    QwixxState state = at(game, "25-3416 r7+b8 g7");
    String before = game.notation().position(state);
    state.imagine(2, Seeds.stream(6));
    assertThat(game.notation().position(state)).isEqualTo(before);
    assertThat(before).endsWith(" 1 25-3416 r7+b8 g7");
  }

  @Test
  void betweenThePhasesNothingIsHidden() {
    Qwixx game = new Qwixx(2, QwixxRules.OFFICIAL);
    QwixxState state = at(game, "25-3416 r7 g7");
    assertThat(game.notation().position(state.imagine(0, Seeds.stream(7))))
        .isEqualTo(game.notation().position(state));
  }
}
