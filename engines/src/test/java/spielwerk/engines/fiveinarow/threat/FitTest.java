package spielwerk.engines.fiveinarow.threat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Mistake;

class FitTest {
  private static Fit.Found fit(String seed) {
    return Fit.of("games=6", "nodes=50", seed).run(line -> {});
  }

  @Test
  void theSameSeedGivesTheSameNumbersAndAnotherSeedOthers() {
    String text = fit("seed=1").text();
    assertThat(fit("seed=1").text()).isEqualTo(text);
    assertThat(fit("seed=2").text()).isNotEqualTo(text);
  }

  @Test
  void thereAreAsManyNumbersAsTheEngineHasAndNoneIsNegative() {
    Fit.Found found = fit("seed=3");
    assertThat(found.numbers()).hasSameSizeAs(Weights.fitted());
    assertThat(found.numbers()).hasSize(2 * Weights.LEVELS + 1);
    for (int number : found.numbers()) {
      assertThat(number).isNotNegative();
    }
  }

  @Test
  void theNumbersArePrintedAsTheyStandInTheSource() {
    int[] present = Weights.fitted();
    String text = new Fit.Found(present, 10, 5, 0.51234, 0.6).text();
    List<Integer> printed = new ArrayList<>();
    for (String line : text.split("\\R")) {
      assertThat(line.length()).isLessThanOrEqualTo(100);
      if (line.endsWith(",")) {
        for (String number : line.trim().split(",\\s*")) {
          printed.add(Integer.valueOf(number));
        }
      }
    }
    printed.add(Weights.TEMPO);
    assertThat(printed.stream().mapToInt(each -> each)).containsExactly(boxed(present));
    assertThat(text)
        .contains("int[] MOVER = {", "int[] OTHER = {", "TEMPO = " + Weights.TEMPO + ";")
        .endsWith("10 quiet positions. Log loss on 5 others: 0.5123 (present weights 0.6000).");
  }

  private static Integer[] boxed(int[] numbers) {
    Integer[] boxed = new Integer[numbers.length];
    for (int i = 0; i < boxed.length; i++) {
      boxed[i] = numbers[i];
    }
    return boxed;
  }

  @Test
  void withoutWordsItDoesWhatMadeTheWeights() {
    assertThat(Fit.of()).isEqualTo(new Fit(900, 1500, 1));
    assertThat(Fit.of("seed=4", "games=20")).isEqualTo(new Fit(20, 1500, 4));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"games=1", "games=x", "games", "nodes=0", "nodes=2000000", "seed=-1", "depth=3"})
  void wrongWordsAreNamed(String word) {
    assertThatThrownBy(() -> Fit.of(word)).isInstanceOf(Mistake.class).hasMessageContaining(word);
  }
}
