package spielwerk.workshop.qwixx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import spielwerk.core.Mistake;
import spielwerk.engines.qwixx.Outlook;
import spielwerk.engines.qwixx.OutlookFile;
import spielwerk.engines.qwixx.OutlookPlayer;
import spielwerk.engines.qwixx.Poly;
import spielwerk.engines.qwixx.RowPlayer;
import spielwerk.games.qwixx.Qwixx;
import spielwerk.games.qwixx.Rules;

class RecipeTest {
  private static String train(String player, Rules rules, long seed, long games) {
    return Recipe.of(player, 2).games(games).train(new Qwixx(2, rules), seed, line -> {});
  }

  @ParameterizedTest
  @EnumSource
  void theSameSeedGivesTheSameFileAndAnotherSeedAnother(Rules rules) {
    for (String player : List.of("qwixx-win", "qwixx-points", "qwixx-adaptive")) {
      String text = train(player, rules, 6, 50);
      assertThat(train(player, rules, 6, 50)).isEqualTo(text);
      assertThat(train(player, rules, 7, 50)).isNotEqualTo(text);
    }
  }

  @Test
  void someThousandGamesTeachItToPlay() {
    Qwixx game = new Qwixx(2, Rules.PAPER);
    Outlook outlook = OutlookFile.read("new", train("qwixx-win", Rules.PAPER, 1, 8000));
    double share =
        new League(game, 2, 500)
            .winShare(
                () -> new OutlookPlayer(outlook), () -> new RowPlayer(Poly.alphaQwixx().worth()))
            .mean();
    assertThat(share).as("a newborn wins hardly ever").isGreaterThan(25);
  }

  @Test
  void aRunSaysTenTimesHowFarItIs() {
    List<String> lines = new ArrayList<>();
    Recipe.of("qwixx-points", 3).games(30).train(new Qwixx(3, Rules.OFFICIAL), 1, lines::add);
    assertThat(lines).hasSize(10);
    assertThat(lines.get(9)).startsWith("game 30: ");
  }

  @Test
  void anUnknownPlayerIsNamed() {
    assertThatThrownBy(() -> Recipe.of("nobody", 2))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("qwixx-win, qwixx-points and qwixx-adaptive");
  }
}
