package spielwerk.engines.qwixx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import spielwerk.core.Moves;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.games.qwixx.Qwixx;
import spielwerk.games.qwixx.QwixxState;
import spielwerk.games.qwixx.Rules;

class OutlookTest {
  /** What a seat sees after its first decision from a certain turn on. */
  private static Glance someGlance(RandomGenerator random) {
    QwixxState game = new Qwixx(3, Rules.PAPER).start(Setup.STANDARD);
    int turns = random.nextInt(1, 12);
    while (turns > 0 || game.turn() == State.CHANCE) {
      if (game.turn() == State.CHANCE) {
        game.play(game.draw(random));
        turns--;
      } else {
        game.play(Moves.of(game)[0]);
      }
    }
    Glance glance = new Glance();
    glance.others(game, game.turn(), game.closed(), true);
    glance.own(game.after(Moves.of(game)[0]), game.closed());
    return glance;
  }

  private static Outlook someOutlook(Aim aim) {
    Outlook outlook = new Outlook(aim, true, 4);
    outlook.stir(Seeds.stream(3));
    return outlook;
  }

  private static double value(Outlook outlook, Glance glance) {
    float[] sums = outlook.room();
    outlook.add(glance, sums);
    return outlook.value(glance, sums);
  }

  private static Glance turned(Glance glance, int k) {
    Glance turned = new Glance();
    turned.set(glance);
    for (int i = 0; i < glance.rowCount; i++) {
      turned.rows[i] = glance.rows[i] ^ k;
    }
    return turned;
  }

  @ParameterizedTest
  @EnumSource
  void exchangingRowsThatDiceTreatAlikeChangesNothingAlsoAfterLearning(Aim aim) {
    Outlook outlook = someOutlook(aim);
    float[] room = outlook.room();
    for (int index = 0; index < 200; index++) {
      RandomGenerator random = Seeds.stream(9, index, Seeds.Purpose.TEST, 0);
      Glance glance = someGlance(random);
      outlook.learn(glance, random.nextDouble(), 0.05f, room);
      for (int k = 0; k < 4; k++) {
        assertThat(value(outlook, turned(glance, k)))
            .isCloseTo(value(outlook, glance), within(1e-3));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void learningMovesTheValueTowardsTheTarget(Aim aim) {
    Outlook outlook = someOutlook(aim);
    double unit = aim == Aim.WIN ? 1 : 100;
    for (int index = 0; index < 200; index++) {
      RandomGenerator random = Seeds.stream(10, index, Seeds.Purpose.TEST, 0);
      Glance glance = someGlance(random);
      double target = unit * random.nextDouble();
      double before = value(outlook, glance);
      outlook.learn(glance, target, 0.005f, outlook.room());
      double after = value(outlook, glance);
      assertThat(Math.abs(target - after)).isLessThanOrEqualTo(Math.abs(target - before));
    }
  }

  @Test
  void whoBeginsToSeeTheOthersJudgesAsBefore() {
    Outlook blind = new Outlook(Aim.WIN, false, 4);
    blind.stir(Seeds.stream(3));
    Outlook seeing = blind.seeingOthers();
    assertThat(seeing.seesOthers()).isTrue();
    Glance glance = someGlance(Seeds.stream(4));
    Glance own = new Glance();
    own.set(glance);
    own.rowCount = 4;
    assertThat(value(seeing, glance)).isCloseTo(value(blind, own), within(1e-5));
  }

  @Test
  void theUnitsAreAPowerOfTwo() {
    assertThatThrownBy(() -> new Outlook(Aim.WIN, true, 6))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
