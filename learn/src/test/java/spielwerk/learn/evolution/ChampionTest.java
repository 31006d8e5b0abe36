package spielwerk.learn.evolution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChampionTest {
  private static String line(int generation, String best, double fitness) {
    return "{\"generation\":%d,\"best\":\"%s\",\"ranking\":[{\"fitness\":%s}]}"
        .formatted(generation, best, fitness);
  }

  @Test
  void theBestOfTheWholeCycleIsTestedNotTheBestOfTheLastGeneration() throws IOException {
    Champion found =
        Champion.untested(List.of(line(0, "weak", 10), line(1, "strong", 60), line(2, "last", 55)));
    assertThat(found.engine()).isEqualTo("strong");
    assertThat(found.generation()).isEqualTo(1);
    Champion tested = found.tested(new double[] {50, 52, 54});
    assertThat(tested.points()).isEqualTo(52);
    assertThat(tested.games()).isEqualTo(3);
    assertThat(tested.text(5))
        .isEqualTo("strong (of generation 1): 52.0 ± 2.3 points among 5 copies in 3 games");
  }
}
