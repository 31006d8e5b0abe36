package spielwerk.workshop.qwixx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spielwerk.core.Policy;
import spielwerk.engines.qwixx.Models;
import spielwerk.engines.qwixx.OutlookPlayer;
import spielwerk.engines.qwixx.Poly;
import spielwerk.engines.qwixx.RowPlayer;
import spielwerk.games.qwixx.Qwixx;
import spielwerk.games.qwixx.Rules;

/** Strength with generous margins: a model file that was mixed up shows here. */
class LeagueTest {
  private static final Models MODELS = new Models();

  private static Policy alpha() {
    return new RowPlayer(Poly.alphaQwixx().worth());
  }

  private static Supplier<Policy> player(String name, Qwixx game) {
    return () -> new OutlookPlayer(MODELS.outlook(name, game));
  }

  @ParameterizedTest
  @CsvSource({
    "qwixx-win, PAPER, 2, 64",
    "qwixx-win, PAPER, 3, 49",
    "qwixx-win, OFFICIAL, 2, 64",
    "qwixx-win, OFFICIAL, 3, 49",
    "qwixx-adaptive, PAPER, 2, 64",
    "qwixx-adaptive, PAPER, 3, 49",
    "qwixx-adaptive, OFFICIAL, 2, 64",
    "qwixx-adaptive, OFFICIAL, 3, 49"
  })
  void thosePlayingToWinBeatAlphaQwixx(String name, Rules rules, int players, double least) {
    Qwixx game = new Qwixx(players, rules);
    League.Figure share = new League(game, 3, 3000).winShare(player(name, game), LeagueTest::alpha);
    assertThat(share.mean()).isGreaterThan(least);
    assertThat(share.half()).isBetween(1.5, 2.0);
  }

  @ParameterizedTest
  @CsvSource({"PAPER, 2, 110", "PAPER, 3, 112", "OFFICIAL, 2, 110", "OFFICIAL, 3, 108"})
  void copiesPlayingForPointsScoreMoreThanAHundred(Rules rules, int players, double least) {
    Qwixx game = new Qwixx(players, rules);
    assertThat(new League(game, 3, 1000).copies(player("qwixx-points", game)).mean())
        .isGreaterThan(least);
  }

  @ParameterizedTest
  @CsvSource({"PAPER, 4", "PAPER, 5", "OFFICIAL, 4", "OFFICIAL, 5"})
  void fourAndFiveCopiesPlayingForPointsScoreMoreThanThoseOfAlphaQwixx(Rules rules, int players) {
    Qwixx game = new Qwixx(players, rules);
    League league = new League(game, 3, 500);
    double alpha = league.copies(LeagueTest::alpha).mean();
    assertThat(league.copies(player("qwixx-points", game)).mean()).isGreaterThan(alpha + 5);
  }

  @Test
  void aWinIsSharedByThoseWithTheMostPoints() {
    assertThat(League.share(new int[] {7, 9, 9}, 0)).isZero();
    assertThat(League.share(new int[] {7, 9, 9}, 1)).isEqualTo(0.5);
    assertThat(League.share(new int[] {10, 9, 9}, 0)).isEqualTo(1);
  }

  @Test
  void copiesWinTheirShareAndScoreAsKnown() {
    Qwixx game = new Qwixx(3, Rules.PAPER);
    League league = new League(game, 4, 9000);
    assertThat(league.winShare(LeagueTest::alpha, LeagueTest::alpha).mean())
        .isCloseTo(100 / 3.0, within(1.5));
    assertThat(league.copies(LeagueTest::alpha).mean()).isCloseTo(74.3, within(0.7));
  }
}
