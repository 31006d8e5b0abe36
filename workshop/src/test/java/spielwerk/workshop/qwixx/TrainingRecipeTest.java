package spielwerk.workshop.qwixx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import spielwerk.core.Mistake;
import spielwerk.engines.qwixx.Poly;
import spielwerk.engines.qwixx.QwixxNet;
import spielwerk.engines.qwixx.QwixxNetFile;
import spielwerk.engines.qwixx.QwixxNetPlayer;
import spielwerk.engines.qwixx.RowPlayer;
import spielwerk.games.qwixx.Qwixx;
import spielwerk.games.qwixx.QwixxRules;

class TrainingRecipeTest {
  private static String train(String player, QwixxRules rules, long seed, long games) {
    return TrainingRecipe.of(player, 2).games(games).train(new Qwixx(2, rules), seed, line -> {});
  }

  @ParameterizedTest
  @EnumSource
  void theSameSeedGivesTheSameFileAndAnotherSeedAnother(QwixxRules rules) {
    for (String player : List.of("qwixx-win", "qwixx-points", "qwixx-adaptive")) {
      String text = train(player, rules, 6, 50);
      assertThat(train(player, rules, 6, 50)).isEqualTo(text);
      assertThat(train(player, rules, 7, 50)).isNotEqualTo(text);
    }
  }

  @Test
  void someThousandGamesTeachItToPlay() {
    Qwixx game = new Qwixx(2, QwixxRules.PAPER);
    QwixxNet qwixxNet = QwixxNetFile.read("new", train("qwixx-win", QwixxRules.PAPER, 1, 8000));
    double share =
        new BulkGames(game, 2, 500)
            .winShare(
                () -> new QwixxNetPlayer(qwixxNet), () -> new RowPlayer(Poly.alphaQwixx().worth()))
            .mean();
    assertThat(share).as("a newborn wins hardly ever").isGreaterThan(25);
  }

  @Test
  void aRunSaysTenTimesHowFarItIs() {
    List<String> lines = new ArrayList<>();
    TrainingRecipe.of("qwixx-points", 3)
        .games(30)
        .train(new Qwixx(3, QwixxRules.OFFICIAL), 1, lines::add);
    assertThat(lines).hasSize(10);
    assertThat(lines.get(9)).startsWith("game 30: ");
  }

  @Test
  void anUnknownPlayerIsNamed() {
    assertThatThrownBy(() -> TrainingRecipe.of("nobody", 2))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("qwixx-win, qwixx-points and qwixx-adaptive");
  }
}
