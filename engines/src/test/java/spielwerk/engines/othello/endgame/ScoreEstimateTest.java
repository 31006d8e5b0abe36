package spielwerk.engines.othello.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import spielwerk.core.Mistake;
import spielwerk.core.Seeds;
import spielwerk.engines.othello.endgame.PlainEndgame.Ending;
import spielwerk.games.othello.Symmetry;

class ScoreEstimateTest {
  @Test
  void allImagesOfAPositionHaveTheSamePatterns() {
    Patterns patterns = new Patterns();
    int[] alike = Patterns.alike();
    Ending ending = PlainEndgame.random(Seeds.stream(3), 20);
    int[] expected = null;
    for (int s = 0; s < Symmetry.COUNT; s++) {
      int[] numbers = new int[Patterns.COUNT];
      patterns.of(Symmetry.apply(s, ending.own()), Symmetry.apply(s, ending.enemy()), numbers);
      int[] sorted = Arrays.stream(numbers).map(number -> alike[number]).sorted().toArray();
      expected = expected == null ? sorted : expected;
      assertThat(sorted).isEqualTo(expected);
    }
  }

  @Test
  void aBrokenFileIsRefused() {
    byte[] file = new ScoreEstimate(new short[Patterns.ALL]).write();
    assertThat(ScoreEstimate.read(file).write()).isEqualTo(file);
    assertThatThrownBy(() -> ScoreEstimate.read(Arrays.copyOf(file, file.length / 2)))
        .isInstanceOf(Mistake.class);
    assertThatThrownBy(() -> ScoreEstimate.read(new byte[0])).isInstanceOf(Mistake.class);
    assertThatThrownBy(
            () ->
                ScoreEstimate.read(
                    "not a file at all".getBytes(java.nio.charset.StandardCharsets.US_ASCII)))
        .isInstanceOf(Mistake.class);
  }
}
