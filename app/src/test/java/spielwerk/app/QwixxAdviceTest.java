package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class QwixxAdviceTest {
  private static String advice(String engine) {
    Cli cli = Cli.run("advise", "qwixx", engine, "--moves", "25-3416", "--seed", "1");
    assertThat(cli.exit()).as(cli.err()).isZero();
    return cli.out();
  }

  @Test
  void whoWantsToWinSaysChancesAndWhatADecisionCosts() {
    assertThat(advice("qwixx-win"))
        .contains("chance", "cost", "(red skips 5, 5 left)")
        .containsPattern("-  .*\\d\\d\\.\\d%  +0\\.0 ");
  }

  @Test
  void whoWantsPointsSaysPointsAndWhatADecisionCosts() {
    assertThat(advice("qwixx-optimal"))
        .contains("points  ", "cost")
        .containsPattern("r7 .*\\+107\\.2\\d+  +26\\.2 ");
  }

  @Test
  void aFormulaHasQualitiesAndNoChances() {
    assertThat(advice("alphaqwixx")).contains("quality").doesNotContain("cost", "%");
  }

  @Test
  void withoutDiceValuesAreWhatTheyWere() {
    Cli cli = Cli.run("advise", "tictactoe", "negamax", "--seed", "1");
    assertThat(cli.out()).contains("value").doesNotContain("chance", "cost");
  }
}
