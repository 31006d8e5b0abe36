package spielwerk.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ShippedExperimentsTest {
  @Test
  void everyExperimentThatShipsCanBeReadAndHasBothScales() {
    assertThat(new Experiments(Path.of("..", "experiments")).all())
        .isNotEmpty()
        .allSatisfy(
            experiment -> {
              assertThat(experiment.scales()).containsOnlyKeys("quick", "paper");
              assertThat(experiment.paper()).isNotEmpty();
            });
  }
}
