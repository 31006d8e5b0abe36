package spielwerk.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PuzzleTest {
  @Test
  void aLineIsReadAsItWasWritten() {
    Puzzle puzzle = new Puzzle("vcf", 3, List.of("h8", "h9"), List.of("i8", "i9", "j8"));
    assertThat(puzzle.line()).isEqualTo("vcf ; 3 ; h8 h9 ; i8 i9 j8");
    assertThat(Puzzle.parse(puzzle.line())).isEqualTo(puzzle);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "vcf", "vcf ; three ; h8 ; h9", "vcf ; 3 ; h8 h9", "a ; b ; c ; d ; e"})
  void whatIsNoPuzzleIsToldInASentence(String line) {
    assertThatThrownBy(() -> Puzzle.parse(line))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("is not a puzzle");
  }
}
