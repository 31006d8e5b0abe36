package spielwerk.learn.evolution;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The middle field and the ranking, 4.2 and Abb. 5. */
class RankingTest {
  private static RoundScores scores(double[]... points) {
    return new RoundScores(points, points, points.length);
  }

  @Test
  void theVarianceIsTheCorrectedOneOfFormula7() {
    // mean 80, squares 100 + 0 + 100, divided by 3 - 1
    assertThat(RoundScores.variance(new double[] {70, 80, 90})).isEqualTo(100);
    assertThat(RoundScores.variance(new double[] {5, 5, 5, 5})).isZero();
    assertThat(RoundScores.variance(new double[] {1, 2, 3, 4, 5, 6})).isEqualTo(3.5);
  }

  @Test
  void oneGameHasNoVarianceAndNoMiddleField() {
    assertThat(RoundScores.variance(new double[] {42})).isZero();
    assertThat(PopulationShares.of(100, 1, 0.8, 0.7, 1).middle()).isZero();
  }

  @Test
  void theSharesOfFigure5GiveItsNumbers() {
    PopulationShares shares = PopulationShares.of(100, 10, 0.8, 0.70, 0.83);
    assertThat(shares.middle()).isEqualTo(20);
    assertThat(shares.survivors()).isEqualTo(70);
    assertThat(shares.children()).isEqualTo(25);
    assertThat(PopulationShares.of(100, 10, 0.98, 0.74, 1))
        .isEqualTo(new PopulationShares(2, 74, 26));
  }

  @Test
  void figure5Has50ParentsAMiddleFieldOf20And30SelectedOut() {
    // every fifth player varies; its mean is as good as its number says
    double[][] points =
        IntStream.range(0, 100)
            .mapToObj(i -> i % 5 == 0 ? new double[] {i - 30, i + 30} : new double[] {i - 1, i + 1})
            .toArray(double[][]::new);
    Ranking ranking = Ranking.of(scores(points), PopulationShares.of(100, 2, 0.8, 0.7, 0.83));
    assertThat(ranking.top()).hasSize(50).startsWith(99, 98, 97, 96, 94).doesNotContain(95, 90);
    assertThat(ranking.middle()).hasSize(20).startsWith(95, 90).endsWith(5, 0);
    assertThat(ranking.out()).hasSize(30).endsWith(3, 2, 1);
    assertThat(ranking.all()).hasSize(100).doesNotHaveDuplicates();
  }

  @Test
  void whoVariesMostStandsInTheMiddleHoweverGoodItIs() {
    Ranking ranking =
        Ranking.of(
            scores(
                new double[] {50, 52},
                new double[] {0, 200},
                new double[] {60, 61},
                new double[] {10, 12}),
            new PopulationShares(1, 3, 1));
    assertThat(ranking.top()).containsExactly(2, 0);
    assertThat(ranking.middle()).containsExactly(1);
    assertThat(ranking.out()).containsExactly(3);
    assertThat(ranking.all()).isEqualTo(List.of(2, 0, 1, 3));
  }

  @Test
  void ofEqualsTheFirstStandsFirst() {
    double[] same = {7, 7};
    assertThat(Ranking.of(scores(same, same, same), new PopulationShares(0, 2, 0)).all())
        .containsExactly(0, 1, 2);
  }
}
