package spielwerk.learn.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import spielwerk.learn.training.EloCurve.Anchor;
import spielwerk.learn.training.EloCurve.Met;

class EloCurveTest {
  private static final double TEN_TO_ONE = 400; // 10 points out of 11 are 400 Elo

  @Test
  void bradleyAndTerryPutAGenerationWhereItsScoreSays() {
    EloCurve elo =
        EloCurve.of(
            List.of(new Met(0, "a", 10, 0, 100), new Met(5, "a", 100, 0, 10)),
            List.of(new Anchor("a", 103)),
            16);
    assertThat(elo.generation(0).value()).isCloseTo(103 - TEN_TO_ONE, within(1e-6));
    assertThat(elo.generation(5).value()).isCloseTo(103 + TEN_TO_ONE, within(1e-6));
    assertThat(elo.generation(5).low()).isBetween(103.0, 103 + TEN_TO_ONE);
    assertThat(elo.opponent("a").value()).isEqualTo(103);
    assertThat(elo.mended()).isFalse();
  }

  @Test
  void opponentsWhoNeverMetAreRatedByWhomTheyBothMet() {
    EloCurve elo =
        EloCurve.of(
            List.of(new Met(1, "weak", 10, 0, 1), new Met(1, "strong", 1, 0, 10)), List.of(), 16);
    assertThat(elo.anchor()).isEqualTo(new Anchor("weak", 0));
    assertThat(elo.opponent("strong").value()).isCloseTo(2 * TEN_TO_ONE, within(1e-6));
  }

  @Test
  void theFirstAnchorThatSomebodyMetCounts() {
    EloCurve elo =
        EloCurve.of(
            List.of(new Met(1, "b", 1, 0, 1)),
            List.of(new Anchor("a", 103), new Anchor("b", 430)),
            16);
    assertThat(elo.generation(1).value()).isCloseTo(430, within(1e-6));
  }

  @Test
  void updatesFollowThePapersRuleGameByGame() {
    // 1500 against 1500: a win with K = 32 makes 1516, then a loss is held against 1516
    double second = 1516 + 32 * (0 - 1 / (1 + Math.pow(10, -16 / 400.0)));
    EloCurve elo =
        EloCurve.of(List.of(new Met(3, "a", 1, 0, 1)), List.of(new Anchor("a", 1500)), 32);
    assertThat(elo.updated(3)).isCloseTo(second, within(1e-9));
    assertThat(elo.updated("a")).isEqualTo(1500);
  }

  @Test
  void aGenerationBeginsWithTheRatingOfTheOneBeforeAndOpponentsMoveToo() {
    EloCurve elo =
        EloCurve.of(
            List.of(new Met(0, "a", 1, 0, 0), new Met(5, "b", 0, 1, 0)),
            List.of(new Anchor("a", 0)),
            32);
    double after = 16 + 32 * (0.5 - 1 / (1 + Math.pow(10, -16 / 400.0)));
    assertThat(elo.updated(0)).isEqualTo(16);
    assertThat(elo.updated(5)).isCloseTo(after, within(1e-9));
    assertThat(elo.updated("b")).isCloseTo(16 - after, within(1e-9));
  }

  @Test
  void theGamesOfAMatchAreMixedEvenly() {
    assertThat(EloCurve.mixed(new Met(1, "a", 2, 0, 2))).containsExactly(1.0, 0.0, 1.0, 0.0);
    assertThat(EloCurve.mixed(new Met(1, "a", 1, 1, 2))).containsExactly(0.0, 1.0, 0.5, 0.0);
    assertThat(EloCurve.mixed(new Met(1, "a", 0, 0, 0))).isEmpty();
  }
}
