package spielwerk.lab.training;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import spielwerk.lab.Expectation;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.report.LinePlot;

class TrainingClaimTest {
  private static String verdict(double... curve) {
    List<LinePlot.Point> points =
        IntStream.range(0, curve.length)
            .mapToObj(i -> new LinePlot.Point(i + 1, Estimate.exactly(curve[i])))
            .toList();
    return new TrainingClaim("It falls.", "value", "throughout", Expectation.LOWER, "", Double.NaN)
        .verdict(Map.of("value", points));
  }

  @Test
  void aCurveThatTurnsInTheEndHasNotFallenThroughoutThoughItEndsBelowItsBeginning() {
    assertThat(verdict(6, 5, 4, 3, 2, 1)).startsWith("Held: \"It falls.\"");
    assertThat(verdict(0.8, 0.6, 0.36, 0.36, 0.37, 0.39))
        .isEqualTo(
            "Did not hold: \"It falls.\" Here the means of the thirds of the training are 0.700, 0.360 and 0.380.");
    assertThat(verdict(1, 2, 3)).startsWith("Did not hold: ");
    assertThat(verdict(2, 1)).startsWith("Cannot be told: ");
  }
}
