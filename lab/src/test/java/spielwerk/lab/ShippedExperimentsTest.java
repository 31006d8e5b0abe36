package spielwerk.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import spielwerk.core.Catalogue;
import spielwerk.lab.competition.SidesStudy;

class ShippedExperimentsTest {
  private static final Experiments SHIPPED = new Experiments(Path.of("..", "experiments"));

  @Test
  void everyExperimentThatShipsCanBeReadAndHasTheSmallestAndTheLargestScale() {
    assertThat(SHIPPED.all())
        .isNotEmpty()
        .allSatisfy(
            experiment -> {
              assertThat(experiment.scales()).containsKeys("quick", "paper");
              assertThat(Scale.words()).containsAll(experiment.scales().keySet());
              if (!experiment.kind().equals("steps")) { // those measure what ships
                assertThat(experiment.paper()).isNotEmpty();
              }
            });
  }

  @Test
  void theStudiesOfTheQuickCivThesisHaveTheirPlayersAndFiguresAndItsTValues() {
    Catalogue catalogue = Catalogue.load();
    List<Double> values = new ArrayList<>();
    for (Experiment experiment : SHIPPED.all()) {
      if (experiment.study("paper") instanceof SidesStudy sides) {
        sides.check(catalogue);
        assertThat(sides.games()).isEqualTo(500);
        sides.contests().forEach(contest -> values.add(contest.t()));
      }
    }
    assertThat(values).contains(-26.64, 17.98, 3.15, 3.24, 2.83, 13.78);
  }
}
