package spielwerk.workshop.qwixx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Mistake;
import spielwerk.engines.qwixx.QwixxModels;
import spielwerk.games.qwixx.Qwixx;
import spielwerk.games.qwixx.QwixxRules;

class ReliabilityTest {
  @Test
  void theErrorIsTheMeanDistanceOverTheBins() {
    double[] said = {0.11, 0.12, 0.91, 0.92};
    double[] came = {0, 0, 1, 0};
    Reliability reliability = new Reliability(said, came);
    // two in each of two bins: 0.115 against 0 and 0.915 against a half
    assertThat(reliability.error()).isCloseTo((0.115 + 0.415) / 2, within(1e-12));
    assertThat(reliability.lines()).contains("| 90 to 95% | 91.5% | 50.0% | 2 |");
  }

  @ParameterizedTest
  @ValueSource(strings = {"alphaqwixx", "qwixx-points", "qwixx-optimal"})
  void whoSaysNoChancesIsRefused(String player) {
    assertThatThrownBy(() -> QwixxPlayers.winner(player, new Qwixx(2, QwixxRules.PAPER)))
        .isInstanceOf(Mistake.class)
        .hasMessageStartingWith(player + " says no chances of winning");
  }

  @Test
  void theChancesOfWhoeverLooksOneRollFurtherComeTrueToo() {
    Qwixx game = new Qwixx(2, QwixxRules.PAPER);
    var net = new QwixxModels().outlook("qwixx-adaptive", game);
    assertThat(Reliability.amongCopies(game, net, 1, 411, 400).error()).isLessThan(0.05);
  }

  @Test
  void itDoesNotDependOnHowManyGamesAreABlock() {
    Qwixx game = new Qwixx(2, QwixxRules.PAPER);
    var net = new QwixxModels().outlook("qwixx-win", game);
    double[] few = Reliability.amongCopies(game, net, 0, 5, 30).said();
    double[] more = Reliability.amongCopies(game, net, 0, 5, 430).said();
    assertThat(more).startsWith(few);
  }

  @ParameterizedTest
  @CsvSource({
    "paper, 2",
    "paper, 3",
    "paper, 4",
    "paper, 5",
    "official, 2",
    "official, 3",
    "official, 4",
    "official, 5"
  })
  void theChancesOfThePlayersThatShipComeTrue(String rules, int players) {
    Qwixx game = new Qwixx(players, QwixxRules.of(rules));
    for (String player : new String[] {"qwixx-win", "qwixx-adaptive"}) {
      Reliability fresh =
          Reliability.amongCopies(game, new QwixxModels().outlook(player, game), 0, 411, 1500);
      // at most 0.02 over 20,000 games; fewer games scatter more
      assertThat(fresh.error()).as(player).isLessThan(0.035);
    }
  }
}
