package spielwerk.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EloUpdateTest {
  @ParameterizedTest
  @CsvSource({
    // own, other, expected: the paper's formula (2.5.1) worked out by hand
    "1500, 1500, 0.5",
    "1900, 1500, 0.9090909091", // 1 / (1 + 10^-1) = 10/11
    "1500, 1900, 0.0909090909",
    "1600, 1400, 0.7597469267", // 1 / (1 + 10^-0.5)
    "1778, 1892, 0.3415855", // the last net against Edax 6, about 34%
  })
  void theExpectedScoreFollowsFromTheDifferenceAlone(double own, double other, double expected) {
    assertThat(EloUpdate.expected(own, other)).isCloseTo(expected, within(1e-6));
    assertThat(EloUpdate.expected(own + 77, other + 77)).isCloseTo(expected, within(1e-6));
  }

  @ParameterizedTest
  @CsvSource({
    "1500, 1500, 1, 1516",
    "1500, 1500, 0.5, 1500",
    "1500, 1500, 0, 1484",
    "1900, 1500, 1, 1902.9090909", // 32 * 1/11
    "1900, 1500, 0, 1870.9090909", // 32 * -10/11
    "1500, 1900, 0.5, 1513.0909091", // 32 * (1/2 - 1/11)
  })
  void aRatingMovesByKTimesWhatWasNotExpected(double own, double other, double score, double then) {
    assertThat(new EloUpdate(32).after(own, other, score)).isCloseTo(then, within(1e-6));
  }

  @Test
  void whatOneWinsTheOtherLoses() {
    EloUpdate rule = new EloUpdate(20);
    double sum = rule.after(1234, 987, 0.5) + rule.after(987, 1234, 0.5);
    assertThat(sum).isCloseTo(1234 + 987, within(1e-9));
  }
}
