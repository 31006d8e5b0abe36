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
import spielwerk.games.qwixx.QwixxRules;
import spielwerk.games.qwixx.QwixxState;

class QwixxNetTest {
  /** What a seat sees after its first decision from a certain turn on. */
  private static QwixxNetInput someGlance(RandomGenerator random) {
    QwixxState game = new Qwixx(3, QwixxRules.PAPER_TEXT).start(Setup.STANDARD);
    int turns = random.nextInt(1, 12);
    while (turns > 0 || game.turn() == State.CHANCE) {
      if (game.turn() == State.CHANCE) {
        game.play(game.draw(random));
        turns--;
      } else {
        game.play(Moves.of(game)[0]);
      }
    }
    QwixxNetInput qwixxNetInput = new QwixxNetInput();
    qwixxNetInput.others(game, game.turn(), game.closed(), true);
    qwixxNetInput.own(game.after(Moves.of(game)[0]), game.closed());
    return qwixxNetInput;
  }

  private static QwixxNet someOutlook(Objective objective) {
    QwixxNet qwixxNet = new QwixxNet(objective, true, 4);
    qwixxNet.stir(Seeds.stream(3));
    return qwixxNet;
  }

  private static double value(QwixxNet qwixxNet, QwixxNetInput qwixxNetInput) {
    float[] sums = qwixxNet.room();
    qwixxNet.add(qwixxNetInput, sums);
    return qwixxNet.value(qwixxNetInput, sums);
  }

  private static QwixxNetInput turned(QwixxNetInput qwixxNetInput, int k) {
    QwixxNetInput turned = new QwixxNetInput();
    turned.set(qwixxNetInput);
    for (int i = 0; i < qwixxNetInput.rowCount; i++) {
      turned.rows[i] = qwixxNetInput.rows[i] ^ k;
    }
    return turned;
  }

  @ParameterizedTest
  @EnumSource
  void exchangingRowsThatDiceTreatAlikeChangesNothingAlsoAfterLearning(Objective objective) {
    QwixxNet qwixxNet = someOutlook(objective);
    float[] room = qwixxNet.room();
    for (int index = 0; index < 200; index++) {
      RandomGenerator random = Seeds.stream(9, index, Seeds.Purpose.TEST, 0);
      QwixxNetInput qwixxNetInput = someGlance(random);
      qwixxNet.learn(qwixxNetInput, random.nextDouble(), 0.05f, room);
      for (int k = 0; k < 4; k++) {
        assertThat(value(qwixxNet, turned(qwixxNetInput, k)))
            .isCloseTo(value(qwixxNet, qwixxNetInput), within(1e-3));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void learningMovesTheValueTowardsTheTarget(Objective objective) {
    QwixxNet qwixxNet = someOutlook(objective);
    double unit = objective == Objective.WIN ? 1 : 100;
    for (int index = 0; index < 200; index++) {
      RandomGenerator random = Seeds.stream(10, index, Seeds.Purpose.TEST, 0);
      QwixxNetInput qwixxNetInput = someGlance(random);
      double target = unit * random.nextDouble();
      double before = value(qwixxNet, qwixxNetInput);
      qwixxNet.learn(qwixxNetInput, target, 0.005f, qwixxNet.room());
      double after = value(qwixxNet, qwixxNetInput);
      assertThat(Math.abs(target - after)).isLessThanOrEqualTo(Math.abs(target - before));
    }
  }

  @Test
  void whoBeginsToSeeTheOthersJudgesAsBefore() {
    QwixxNet blind = new QwixxNet(Objective.WIN, false, 4);
    blind.stir(Seeds.stream(3));
    QwixxNet seeing = blind.seeingOthers();
    assertThat(seeing.seesOthers()).isTrue();
    QwixxNetInput qwixxNetInput = someGlance(Seeds.stream(4));
    QwixxNetInput own = new QwixxNetInput();
    own.set(qwixxNetInput);
    own.rowCount = 4;
    assertThat(value(seeing, qwixxNetInput)).isCloseTo(value(blind, own), within(1e-5));
  }

  @Test
  void theUnitsAreAPowerOfTwo() {
    assertThatThrownBy(() -> new QwixxNet(Objective.WIN, true, 6))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
