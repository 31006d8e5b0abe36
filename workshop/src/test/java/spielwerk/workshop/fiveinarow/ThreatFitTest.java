package spielwerk.workshop.fiveinarow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import spielwerk.engines.fiveinarow.threat.ThreatWeights;

class ThreatFitTest {
  private static ThreatFit.Found fit(long seed) {
    return new ThreatFit(6, 50, seed).run(line -> {});
  }

  @Test
  void theSameSeedGivesTheSameNumbersAndAnotherSeedOthers() {
    String text = fit(1).text();
    assertThat(fit(1).text()).isEqualTo(text);
    assertThat(fit(2).text()).isNotEqualTo(text);
  }

  @Test
  void thereAreAsManyNumbersAsTheEngineHasAndNoneIsNegative() {
    ThreatFit.Found found = fit(3);
    assertThat(found.numbers()).hasSameSizeAs(ThreatWeights.fitted());
    assertThat(found.numbers()).hasSize(2 * ThreatWeights.LEVELS + 1);
    for (int number : found.numbers()) {
      assertThat(number).isNotNegative();
    }
  }

  @Test
  void theNumbersArePrintedAsTheyStandInTheSource() {
    int[] present = ThreatWeights.fitted();
    String text = new ThreatFit.Found(present, 10, 5, 0.51234, 0.6).text();
    List<Integer> printed = new ArrayList<>();
    for (String line : text.split("\\R")) {
      assertThat(line.length()).isLessThanOrEqualTo(100);
      if (line.endsWith(",")) {
        for (String number : line.trim().split(",\\s*")) {
          printed.add(Integer.valueOf(number));
        }
      }
    }
    printed.add(ThreatWeights.TEMPO);
    assertThat(printed.stream().mapToInt(each -> each)).containsExactly(boxed(present));
    assertThat(text)
        .contains("int[] MOVER = {", "int[] OTHER = {", "TEMPO = " + ThreatWeights.TEMPO + ";")
        .endsWith("10 quiet positions. Log loss on 5 others: 0.5123 (present weights 0.6000).");
  }

  private static Integer[] boxed(int[] numbers) {
    Integer[] boxed = new Integer[numbers.length];
    for (int i = 0; i < boxed.length; i++) {
      boxed[i] = numbers[i];
    }
    return boxed;
  }
}
