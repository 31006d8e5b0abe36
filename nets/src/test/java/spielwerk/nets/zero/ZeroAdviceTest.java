package spielwerk.nets.zero;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import spielwerk.core.Candidate;
import spielwerk.core.Goal;
import spielwerk.core.Seeds;

class ZeroAdviceTest {
  @Test
  void theFiguresOfASmallSearch() {
    ZeroSearch search = new ZeroSearch(new SeenTree(), ZeroOptions.PAPER, Optional.empty());
    search.begin(SeenTree.of("[[0,1,0],[-1,5,0]]"), 3, Seeds.stream(1));
    Map<Integer, double[]> net = Map.of(0, new double[] {0.5, 0.9, 0.1});
    new NetBatch(PlainNet.table(net), 1).run(List.of(search));
    // the root, then the first move twice and below it one ending
    Map<String, Number> figures = ZeroAdvice.figures(search, 0.5);
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
    assertThat(ZeroAdvice.of(search, Goal.WIN, 0.5).candidates())
        .extracting(Candidate::prior)
        .allMatch(prior -> prior > 0.09 && prior < 0.91);
  }
}
