package spielwerk.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spielwerk.core.Game;
import spielwerk.core.State;
import spielwerk.search.Positions;

/** Equations 6.5 and 6.6 of the thesis by hand. */
class MarginRewardTest {
  private static final Game GAME = Positions.CATALOGUE.game("tictactoe");

  /** What four seats have at the root and later, told apart by the number of moves. */
  private static double[] judged(double winner, boolean relative, double[] root, double[] later) {
    State first = GAME.start(GAME.setup(0));
    State then = first.copy();
    then.play(0);
    MarginReward margin =
        new MarginReward(
            (state, seat) -> state.legal(0) ? root[seat] : later[seat],
            root.length,
            winner,
            relative);
    margin.begin(first);
    double[] rewards = new double[root.length];
    margin.of(then, rewards);
    return rewards;
  }

  @ParameterizedTest
  @CsvSource({"350, 50", "280, -20"})
  void theThesisExampleOfWorthRelativeToTheRoot(double later, double change) {
    double[] root = {300, 0};
    assertThat(judged(0, true, root, new double[] {later, 0})[0]).isEqualTo(change);
    assertThat(judged(0, false, root, new double[] {later, 0})[0]).isEqualTo(later);
  }

  /**
   * Gains are 50, 30, 10 and -20; the second seat stands best of the others. With 0.2 and four
   * players the first has 50 - 0.2 * 30 - 0.8 / 4 * (10 - 20) = 46.
   */
  @ParameterizedTest
  @CsvSource({"0, 50", "1, 20", "0.2, 46"})
  void theBestOfTheOthersWeighsByTheWinnerBias(double winner, double reward) {
    double[] root = {100, 200, 190, 120};
    double[] later = {150, 230, 200, 100};
    assertThat(judged(winner, true, root, later)[0]).isEqualTo(reward, within(1e-9));
  }

  /** For the second seat the third is the best of the others: 30 - 0.2 * 10 - 0.2 * (50 - 20). */
  @Test
  void everySeatHasItsOwnBestOther() {
    double[] root = {100, 200, 190, 120};
    double[] later = {150, 230, 200, 100};
    assertThat(judged(0.2, true, root, later)[1]).isEqualTo(22, within(1e-9));
  }

  @Test
  void whoIsAloneHasNoOthers() {
    assertThat(judged(0.5, true, new double[] {3}, new double[] {7})[0]).isEqualTo(4);
  }
}
