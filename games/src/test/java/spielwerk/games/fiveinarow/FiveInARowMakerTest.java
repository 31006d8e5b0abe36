package spielwerk.games.fiveinarow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;

class FiveInARowMakerTest {
  private static FiveInARow game(String text) {
    return (FiveInARow) Catalogue.load().game(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "fiveinarow|15|15|5|fiveinarow",
        "fiveinarow:size=7|7|7|5|fiveinarow:size=7",
        "fiveinarow:line=4|15|15|4|fiveinarow:line=4",
        "fiveinarow:width=7,height=13,line=4|7|13|4|fiveinarow:width=7,height=13,line=4",
        "fiveinarow:width=9|9|15|5|fiveinarow:width=9,height=15",
        "fiveinarow:width=9,height=0,size=6|9|6|5|fiveinarow:width=9,height=6",
        "fiveinarow:size=256|256|256|5|fiveinarow:size=256",
        "fiveinarow:size=3|3|3|3|fiveinarow:size=3",
        "fiveinarow:size=3,line=2|3|3|2|fiveinarow:size=3,line=2",
      })
  void theOptionsMakeTheGameAndItsTextMakesItAgain(
      String typed, int width, int height, int line, String text) {
    FiveInARow game = game(typed);
    assertThat(game.grid().width()).isEqualTo(width);
    assertThat(game.grid().height()).isEqualTo(height);
    assertThat(game.line()).isEqualTo(line);
    assertThat(game.traits().codes()).isEqualTo(width * height);
    assertThat(game.text()).isEqualTo(text);
    assertThat(game(text).text()).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "size=0|3..256",
        "size=300|3..256",
        "size=x|3..256",
        "width=2|3..256",
        "height=257|3..256",
        "width=-1|3..256",
        "line=1|2..256",
        "line=16|2..15",
        "size=3,line=5|2..3",
        "komi=7|size, width, height, line",
      })
  void whatIsNotAllowedIsRefusedWithWhatIs(String options, String allowed) {
    assertThatThrownBy(() -> game("fiveinarow:" + options))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("fiveinarow")
        .hasMessageContaining(allowed);
  }
}
