package spielwerk.workshop.qwixx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spielwerk.core.Mistake;
import spielwerk.core.Policy;
import spielwerk.engines.qwixx.Poly;
import spielwerk.engines.qwixx.QwixxModels;
import spielwerk.engines.qwixx.QwixxNetPlayer;
import spielwerk.engines.qwixx.RowPlayer;
import spielwerk.games.qwixx.Qwixx;
import spielwerk.games.qwixx.QwixxRules;

/** Strength with generous margins: a model file that was mixed up shows here. */
class BulkGamesTest {
  private static final QwixxModels MODELS = new QwixxModels();

  private static Policy alpha() {
    return new RowPlayer(Poly.alphaQwixx().worth());
  }

  private static Supplier<Policy> player(String name, Qwixx game) {
    return () -> new QwixxNetPlayer(MODELS.outlook(name, game));
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
  void thosePlayingToWinBeatAlphaQwixx(String name, QwixxRules rules, int players, double least) {
    Qwixx game = new Qwixx(players, rules);
    Figure share = new BulkGames(game, 3, 3000).winShare(player(name, game), BulkGamesTest::alpha);
    assertThat(share.mean()).isGreaterThan(least);
    assertThat(share.half()).isBetween(1.5, 2.0);
  }

  @ParameterizedTest
  @CsvSource({"PAPER, 2, 71", "PAPER, 3, 57", "OFFICIAL, 2, 69"})
  void whoeverLooksOneRollFurtherBeatsItByMore(QwixxRules rules, int players, double least) {
    Qwixx game = new Qwixx(players, rules);
    Supplier<Policy> further = new QwixxPlayers().maker("qwixx-adaptive", game);
    assertThat(new BulkGames(game, 3, 600).winShare(further, BulkGamesTest::alpha).mean())
        .isGreaterThan(least);
  }

  @Test
  void aPlayerThatIsNobodyIsNamed() {
    Qwixx game = new Qwixx(2, QwixxRules.PAPER);
    for (String nobody : List.of("nobody", "mcts", "qwixx-win:rolls=-1")) {
      assertThatThrownBy(() -> new QwixxPlayers().maker(nobody, game)).isInstanceOf(Mistake.class);
    }
  }

  @ParameterizedTest
  @CsvSource({"PAPER, 2, 110", "PAPER, 3, 112", "OFFICIAL, 2, 110", "OFFICIAL, 3, 108"})
  void copiesPlayingForPointsScoreMoreThanAHundred(QwixxRules rules, int players, double least) {
    Qwixx game = new Qwixx(players, rules);
    assertThat(new BulkGames(game, 3, 1000).copies(player("qwixx-points", game)).mean())
        .isGreaterThan(least);
  }

  @ParameterizedTest
  @CsvSource({"PAPER, 4", "PAPER, 5", "OFFICIAL, 4", "OFFICIAL, 5"})
  void fourAndFiveCopiesPlayingForPointsScoreMoreThanThoseOfAlphaQwixx(
      QwixxRules rules, int players) {
    Qwixx game = new Qwixx(players, rules);
    BulkGames bulkGames = new BulkGames(game, 3, 500);
    double alpha = bulkGames.copies(BulkGamesTest::alpha).mean();
    assertThat(bulkGames.copies(player("qwixx-points", game)).mean()).isGreaterThan(alpha + 5);
  }

  @Test
  void aWinIsSharedByThoseWithTheMostPoints() {
    assertThat(BulkGames.share(new int[] {7, 9, 9}, 0)).isZero();
    assertThat(BulkGames.share(new int[] {7, 9, 9}, 1)).isEqualTo(0.5);
    assertThat(BulkGames.share(new int[] {10, 9, 9}, 0)).isEqualTo(1);
  }

  @Test
  void copiesWinTheirShareAndScoreAsKnown() {
    Qwixx game = new Qwixx(3, QwixxRules.PAPER);
    BulkGames bulkGames = new BulkGames(game, 4, 9000);
    assertThat(bulkGames.winShare(BulkGamesTest::alpha, BulkGamesTest::alpha).mean())
        .isCloseTo(100 / 3.0, within(1.5));
    assertThat(bulkGames.copies(BulkGamesTest::alpha).mean()).isCloseTo(74.3, within(0.7));
  }
}
