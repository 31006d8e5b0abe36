package spielwerk.engines.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import spielwerk.core.Setup;
import spielwerk.engines.process.GomocupFields.Stone;
import spielwerk.games.fiveinarow.FiveInARow;

class GomocupFieldsTest {
  private static final FiveInARow GAME = new FiveInARow(9, 6, 5);
  private static final GomocupFields FIELDS = GomocupFields.of(GAME);

  @Test
  void fieldsAreCountedFromTheTopLeftCorner() {
    var start = GAME.start(Setup.STANDARD);
    assertThat(FIELDS.text(GAME.notation().parse(start, "a6"))).isEqualTo("0,0");
    assertThat(FIELDS.text(GAME.notation().parse(start, "i1"))).isEqualTo("8,5");
    for (int move = 0; move < GAME.grid().moves(); move++) {
      assertThat(FIELDS.move(FIELDS.text(move))).hasValue(move);
    }
  }

  @Test
  void whatIsNoFieldIsNone() {
    for (String text : List.of("9,0", "0,6", "-1,0", "0,-1", "999999999,0", "3", "3,", "a,b", "")) {
      assertThat(FIELDS.move(text)).as(text).isEmpty();
    }
    assertThat(FIELDS.move(" 3 , 2 ")).isEqualTo(FIELDS.move("3,2")).isPresent();
  }

  @Test
  void stonesComeInTurnWithTheOpponentsLast() {
    assertThat(GomocupFields.inTurn(List.of(1, 2), List.of(11, 12)))
        .containsExactly(own(1), other(11), own(2), other(12));
    assertThat(GomocupFields.inTurn(List.of(1), List.of(11, 12)))
        .containsExactly(other(11), own(1), other(12));
    assertThat(GomocupFields.inTurn(List.of(1, 2, 3), List.of(11)))
        .containsExactly(own(1), own(2), own(3), other(11));
    assertThat(GomocupFields.inTurn(List.of(), List.of())).isEmpty();
  }

  private static Stone own(int move) {
    return new Stone(move, true);
  }

  private static Stone other(int move) {
    return new Stone(move, false);
  }
}
