package spielwerk.games.fiveinarow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;

class DiagramTest {
  private final FiveInARow three = new FiveInARow(3, 3, 3);

  @ParameterizedTest
  @CsvSource({"15,15,5", "3,3,3", "7,13,4", "40,30,4", "256,256,5"})
  void everyPositionIsReadAsItIsWritten(int width, int height, int line) {
    FiveInARow game = new FiveInARow(width, height, line);
    RandomGenerator random = Seeds.stream(77);
    for (int round = 0; round < (width > 100 ? 3 : 200); round++) {
      FiveInARowState state = game.start(Setup.STANDARD);
      for (int n = random.nextInt(width * height); n >= 0 && !state.over(); n--) {
        state.play(state.sample(random));
      }
      String text = game.notation().position(state);
      FiveInARowState read = game.start(new Setup(text));
      assertThat(game.notation().position(read)).isEqualTo(text);
      assertThat(read.turn()).isEqualTo(state.turn());
      assertThat(read.key()).isEqualTo(state.key());
      assertThat(read.length()).isEqualTo(state.length());
      assertThat(Moves.of(read)).containsExactly(Moves.of(state));
      if (state.over()) {
        assertThat(read.points(0)).isEqualTo(state.points(0));
      }
    }
  }

  @Test
  void rowsAreReadFromTheTopAndTheSideToMoveMayBeLeftOut() {
    FiveInARowState state = three.start(new Setup("xo1/3/2X"));
    assertThat(state.stone(6)).isZero();
    assertThat(state.stone(7)).isEqualTo(1);
    assertThat(state.stone(2)).isZero();
    assertThat(state.turn()).isEqualTo(1);
    assertThat(state.given()).isEqualTo(3);
    assertThat(three.start(new Setup("3/3/3")).turn()).isZero();
  }

  @Test
  void whoIsToMoveMayBeSaidForAnyNumberOfStones() {
    FiveInARowState state = three.start(new Setup("x1x/3/x2 x"));
    assertThat(state.turn()).isZero();
    assertThat(state.length()).isEqualTo(3);
    state.play(three.notation().parse(state, "b3"));
    assertThat(state.points(0)).isEqualTo(1);
    state.undo();
    state.play(three.notation().parse(state, "c1"));
    assertThat(state.turn()).isEqualTo(1);
    assertThat(three.start(new Setup(three.notation().position(state))).key())
        .isEqualTo(state.key());
  }

  @Test
  void aWonPositionIsOverAndItsLastStoneWonIt() {
    FiveInARow game = new FiveInARow(7, 7, 5);
    FiveInARowState state = game.start(new Setup("7/7/oooo3/7/7/x6/xxxxx2 o"));
    assertThat(state.turn()).isEqualTo(State.OVER);
    assertThat(state.points(0)).isEqualTo(1);
    FiveInARowState cross = game.start(new Setup("x6/x6/oooo3/x6/x6/x6/xxxxx2 o"));
    assertThat(cross.points(0)).isEqualTo(1);
    FiveInARowState corner = new FiveInARow(7, 7, 4).start(new Setup("7/7/7/x6/x6/x6/xxxx3 o"));
    assertThat(corner.move(corner.length() - 1)).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "3/3|2 rows instead of 3",
        "3/3/3/3|4 rows instead of 3",
        "3/3/4 x|'4'",
        "3/2/3 x|'2'",
        "3/xxxx/3 x|'xxxx'",
        "3//3 x|''",
        "3/99999999999/3 x|'99999999999'",
        "3/1y1/3 x|'y'",
        "3/-3/3 x|'-'",
        "3/3/3 z|'z'",
        "3/3/3 x 1|more than",
        "hello|1 rows",
        "3/3/1x1 x o|more than",
        "x1x/3/3|2 x and 0 o",
        "o2/3/3|0 x and 1 o",
        "xxx/3/oo1 x|X move, who has won",
        "xxx/3/ooo x|X move, who has won",
        "xxx/3/ooo o|O move, who has won",
        "xxx/3/xxx o|no single stone",
      })
  void whatIsNoPositionIsRefusedWithTheReason(String text, String reason) {
    assertThatThrownBy(() -> three.start(new Setup(text)))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining(reason)
        .hasMessageContaining("3x3");
  }
}
