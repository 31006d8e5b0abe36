package spielwerk.engines.quickciv;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import spielwerk.core.Catalogue;
import spielwerk.core.Moves;
import spielwerk.core.Seeds;
import spielwerk.games.quickciv.Appraisal;
import spielwerk.games.quickciv.AppraisalWeights;
import spielwerk.games.quickciv.Building;
import spielwerk.games.quickciv.Greedy;
import spielwerk.games.quickciv.QuickCiv;
import spielwerk.games.quickciv.QuickCivState;
import spielwerk.games.quickciv.Resources;

class AppraisalTest {
  private static final AppraisalWeights ODD = new AppraisalWeights(0.7, 1.3, 1.9, 2.5, 0.4, 1.6);

  @Test
  void equation62IsReckonedFromItsParts() {
    Appraisal appraisal = new Appraisal(QuickCiv.usual(), ODD);
    assertThat(appraisal.progress(0)).isZero();
    assertThat(appraisal.progress(25)).isEqualTo(0.4, within(1e-12));
    assertThat(appraisal.progress(63)).isEqualTo(1);
    double growth = 0.7 * 10 + 1.3 * 4 + 0.4 * 40 + 2.5 * 7;
    assertThat(appraisal.value(Resources.of(4, 10, 3), 7, 0.25))
        .isEqualTo(growth * 0.75 + 1.9 * 3 * 0.25, within(1e-9));
  }

  /**
   * Round updates change the stocks and may change owners, so the change is taken within a round.
   */
  @Test
  void theChangeOfAMoveIsThatOfPlayingIt() {
    QuickCiv game = (QuickCiv) Catalogue.load().game("quickciv:size=9");
    Appraisal appraisal = new Appraisal(game, ODD);
    Greedy greedy = new Greedy(game, AppraisalWeights.GREEDY, 10, 1);
    RandomGenerator random = Seeds.stream(4);
    QuickCivState state = game.start(game.setup(1));
    QuickCivState after = state.copy();
    double[] deltas = new double[Building.COUNT];
    int looked = 0;
    while (!state.over()) {
      int seat = state.turn();
      after.set(state);
      after.play(state.pass());
      if (after.round() == state.round() && state.round() % 9 == 5) {
        for (int move : Moves.of(state)) {
          after.set(state);
          after.play(move);
          double change = appraisal.value(after, seat) - appraisal.value(state, seat);
          assertThat(appraisal.delta(state, move)).isEqualTo(change, within(1e-9));
          if (move != state.pass()) {
            appraisal.deltas(state, seat, move % game.hexes(), deltas);
            assertThat(deltas[move / game.hexes()]).isEqualTo(change, within(1e-9));
          }
          looked++;
        }
      }
      state.play(greedy.choose(state, random));
    }
    assertThat(looked).isGreaterThan(5000);
  }
}
