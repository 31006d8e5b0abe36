package spielwerk.nets.zero;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import spielwerk.core.Seeds;

/** The paper's own numbers (3.6.4, 4.2.2, 4.2.3). */
class PanelTest {
  @Test
  void theExampleOfFourMovesAndThirtyPlies() {
    // 4^30 = 1.2e18; at 917 positions a second some 1.2e15 s, 41 million years
    Panel panel = new Panel(1, 917, 4, 30, 4);
    assertThat(panel.searchSpace()).isCloseTo(1.2e18, Percentage.withPercentage(5));
    assertThat(panel.fullSearchSeconds()).isCloseTo(1.2e15, Percentage.withPercentage(6));
    assertThat(panel.fullSearchSeconds() / (365.25 * 86_400))
        .isCloseTo(41e6, Percentage.withPercentage(4));
  }

  @Test
  void theEndingWithTwelvePlies() {
    // the paper names 2.8e11 and, for 2000 positions, a factor of 2.4e8; the quotient is 1.4e8
    Panel panel = new Panel(1, 2000, 9, 12, 9);
    assertThat(panel.searchSpace()).isCloseTo(2.8e11, Percentage.withPercentage(1));
    assertThat(panel.efficiency()).isCloseTo(1.4e8, Percentage.withPercentage(1));
  }

  @Test
  void theLastPositionWithASingleMove() {
    Panel panel = new Panel(2000 / 11764.0, 2000, 1, 2, 1);
    assertThat(panel.perSecond()).isCloseTo(11764, within(0.001));
    assertThat(panel.efficiency()).isEqualTo(5.0e-4);
    assertThat(panel.fullSearchSeconds()).isCloseTo(8.5e-5, within(1e-7));
    assertThat(Panel.entropy(new double[] {1})).isZero();
  }

  @Test
  void entropyIsOneIfAllMovesAreEquallyLikelyAndZeroIfOneIsCertain() {
    assertThat(Panel.entropy(new double[] {0.25, 0.25, 0.25, 0.25})).isCloseTo(1, within(1e-12));
    assertThat(Panel.entropy(new double[] {0, 1, 0})).isZero();
    // -(0.75 ln 0.75 + 0.25 ln 0.25) / ln 2
    assertThat(Panel.entropy(new double[] {0.75, 0.25})).isCloseTo(0.811278, within(1e-6));
  }

  @Test
  void nothingIsInfinite() {
    Panel panel = new Panel(0, 0, 225, 300, 225);
    assertThat(panel.searchSpace()).isFinite();
    assertThat(panel.efficiency()).isFinite();
    assertThat(panel.fullSearchSeconds()).isFinite();
    assertThat(new Panel(1e-9, 1, 225, 300, 225).fullSearchSeconds()).isFinite();
  }

  @Test
  void theFiguresOfASmallSearch() {
    ZeroSearch search = new ZeroSearch(new SeenTree(), ZeroOptions.PAPER, Optional.empty());
    search.begin(SeenTree.of("[[0,1,0],[-1,5,0]]"), 3, Seeds.stream(1));
    Map<Integer, double[]> net = Map.of(0, new double[] {0.5, 0.9, 0.1});
    new Lockstep(PlainNet.table(net), 1).run(List.of(search));
    // the root, then the first move twice and below it one ending
    Map<String, Number> figures = Panel.figures(search, 0.5);
    assertThat(figures.get("value")).isEqualTo(0.5);
    assertThat(figures.get("legal")).isEqualTo(2);
    assertThat(figures.get("maxDepth")).isEqualTo(2);
    assertThat(figures.get("simulations")).isEqualTo(3);
    assertThat(figures.get("move")).isEqualTo(0);
    assertThat(figures.get("minPrior").doubleValue()).isCloseTo(0.1, within(1e-6));
    assertThat(figures.get("maxPrior").doubleValue()).isCloseTo(0.9, within(1e-6));
    long expanded = figures.get("expanded").longValue();
    assertThat(expanded + figures.get("endings").intValue()).isEqualTo(4);
    assertThat(figures.get("perSecond").doubleValue()).isEqualTo(expanded / 0.5);
  }
}
