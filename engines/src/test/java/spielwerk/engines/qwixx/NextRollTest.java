package spielwerk.engines.qwixx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
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

class NextRollTest {
  private static final QwixxModels MODELS = new QwixxModels();

  private static QwixxState at(Qwixx game, String position, String moves) {
    QwixxState state = game.start(position.isEmpty() ? Setup.STANDARD : new Setup(position));
    Moves.play(state, game.notation(), moves);
    return state;
  }

  @ParameterizedTest
  @EnumSource
  void someRollsComeToAboutTheMeanOfAll(QwixxRules rules) {
    Qwixx game = new Qwixx(2, rules);
    QwixxNet net = MODELS.outlook("qwixx-win", game);
    QwixxState asked = at(game, "r2.3.5,y3,g12,b,p0/r4,y,g11,b,p1 2", "25-3416 r7");
    int[] moves = Moves.of(asked);
    double[] some = new NextRoll(net, 60).worths(asked, moves);
    int best = 0;
    for (int i = 0; i < moves.length; i++) {
      best = some[i] > some[best] ? i : best;
    }
    assertThat(some[best]).isCloseTo(meanOfAll(asked, moves[best], net), within(0.01));
  }

  /** The slow way: every roll, and the own decision after it. */
  private static double meanOfAll(QwixxState asked, int move, QwixxNet net) {
    QwixxNetPlayer player = new QwixxNetPlayer(net);
    int seat = asked.turn();
    QwixxState before = asked.imagine(seat, player, Seeds.stream(1));
    before.play(move);
    while (before.turn() != State.CHANCE) {
      before.play(player.choose(before, Seeds.stream(1)));
    }
    int[] rolls = Moves.of(before);
    double sum = 0;
    for (int roll : rolls) {
      QwixxState after = before.copy();
      after.play(roll);
      while (after.turn() != seat) {
        after.play(player.choose(after, Seeds.stream(1)));
      }
      player.choose(after, Seeds.stream(1));
      sum += net.chances().of(player.value());
    }
    return sum / rolls.length;
  }

  @ParameterizedTest
  @EnumSource
  void whatTheOthersHaveChosenIsNotSeen(QwixxRules rules) {
    Qwixx game = new Qwixx(3, rules);
    NextRoll further = new NextRoll(MODELS.outlook("qwixx-adaptive", game), 1);
    QwixxState roll = at(game, "", "25-3416");
    Set<List<Double>> seen = new HashSet<>();
    for (int first : Moves.of(roll)) {
      QwixxState asked = roll.copy();
      asked.play(first);
      double[] worths = further.worths(asked, Moves.of(asked));
      seen.add(Arrays.stream(worths).boxed().toList());
    }
    assertThat(seen).hasSize(1);
  }

  @Test
  void whatEndsTheGameIsWorthWhatItBrings() {
    Qwixx game = new Qwixx(2, QwixxRules.PAPER_TEXT);
    NextRoll further = new NextRoll(MODELS.outlook("qwixx-win", game), 1);
    QwixxState asked = at(game, "r2.3.4.5.6.7.8,y11,g3,b4,p3/r,y,g,b,p0 1", "12-1111");
    int[] moves = Moves.of(asked);
    assertThat(moves).hasSize(3);
    double[] worths = further.worths(asked, moves);
    int penalty = Arrays.stream(moves).boxed().toList().indexOf(0);
    assertThat(worths[penalty]).isEqualTo(1);
  }

  @Test
  void whoeverLooksFurtherChoosesLegallyAndTheSameFromTheSameChance() {
    Qwixx game = new Qwixx(2, QwixxRules.OFFICIAL);
    NextRoll further = new NextRoll(MODELS.outlook("qwixx-points", game), 1);
    QwixxState state = game.start(Setup.STANDARD);
    for (int number = 0; !state.over(); number++) {
      if (state.turn() == State.CHANCE) {
        state.play(state.draw(Seeds.stream(number)));
        continue;
      }
      int move = further.choose(state, Seeds.stream(number));
      assertThat(state.legal(move)).isTrue();
      assertThat(further.choose(state, Seeds.stream(number))).isEqualTo(move);
      state.play(move);
    }
  }
}
