package spielwerk.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;

/** The paper's own numbers (3.6.4, 4.2.2, 4.2.3). */
class SearchPanelTest {
  @Test
  void theExampleOfFourMovesAndThirtyPlies() {
    // 4^30 = 1.2e18; at 917 positions a second some 1.2e15 s, 41 million years
    SearchPanel panel = new SearchPanel(1, 917, 4, 30, 4);
    assertThat(panel.searchSpace()).isCloseTo(1.2e18, Percentage.withPercentage(5));
    assertThat(panel.fullSearchSeconds()).isCloseTo(1.2e15, Percentage.withPercentage(6));
    assertThat(panel.fullSearchSeconds() / (365.25 * 86_400))
        .isCloseTo(41e6, Percentage.withPercentage(4));
  }

  @Test
  void theEndingWithTwelvePlies() {
    // the paper names 2.8e11 and, for 2000 positions, a factor of 2.4e8; the quotient is 1.4e8
    SearchPanel panel = new SearchPanel(1, 2000, 9, 12, 9);
    assertThat(panel.searchSpace()).isCloseTo(2.8e11, Percentage.withPercentage(1));
    assertThat(panel.efficiency()).isCloseTo(1.4e8, Percentage.withPercentage(1));
  }

  @Test
  void theLastPositionWithASingleMove() {
    SearchPanel panel = new SearchPanel(2000 / 11764.0, 2000, 1, 2, 1);
    assertThat(panel.perSecond()).isCloseTo(11764, within(0.001));
    assertThat(panel.efficiency()).isEqualTo(5.0e-4);
    assertThat(panel.fullSearchSeconds()).isCloseTo(8.5e-5, within(1e-7));
    assertThat(SearchPanel.entropy(new double[] {1})).isZero();
  }

  @Test
  void entropyIsOneIfAllMovesAreEquallyLikelyAndZeroIfOneIsCertain() {
    assertThat(SearchPanel.entropy(new double[] {0.25, 0.25, 0.25, 0.25}))
        .isCloseTo(1, within(1e-12));
    assertThat(SearchPanel.entropy(new double[] {0, 1, 0})).isZero();
    // -(0.75 ln 0.75 + 0.25 ln 0.25) / ln 2
    assertThat(SearchPanel.entropy(new double[] {0.75, 0.25})).isCloseTo(0.811278, within(1e-6));
  }

  @Test
  void nothingIsInfinite() {
    SearchPanel panel = new SearchPanel(0, 0, 225, 300, 225);
    assertThat(panel.searchSpace()).isFinite();
    assertThat(panel.efficiency()).isFinite();
    assertThat(panel.fullSearchSeconds()).isFinite();
    assertThat(new SearchPanel(1e-9, 1, 225, 300, 225).fullSearchSeconds()).isFinite();
  }
}
