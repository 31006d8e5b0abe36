package spielwerk.engines.fiveinarow;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MirrorTest {
  private static final String BOARD = "fiveinarow:size=9";

  @Test
  void theLastMoveIsReflectedAtTheMiddle() {
    assertThat(Scene.of(BOARD, "", "b3").best("mirror")).containsExactly("h7");
    assertThat(Scene.of(BOARD, "", "b3", "h7", "i9").best("mirror")).containsExactly("a1");
  }

  @Test
  void withoutALastMoveItTakesTheMiddle() {
    assertThat(Scene.of(BOARD, "").best("mirror")).containsExactly("e5");
    assertThat(Scene.of(BOARD, "9/9/9/9/9/9/9/9/x8 o").best("mirror")).containsExactly("e5");
  }

  @Test
  void theMiddleItselfIsAnsweredNextToIt() {
    assertThat(Scene.of(BOARD, "", "e5").best("mirror"))
        .containsExactlyInAnyOrder("d4", "d5", "d6", "e4", "e6", "f4", "f5", "f6");
  }

  @Test
  void aTakenFieldIsReplacedByTheNearestFreeOnes() {
    assertThat(Scene.of(BOARD, "", "a1", "b2", "i9").best("mirror"))
        .containsExactlyInAnyOrder("a2", "b1");
  }

  @Test
  void aFieldOffTheBoardIsReplacedByTheNearestOnIt() {
    // on an even board (0|0) is the upper right of the middle four: a1 goes to (3|3), off 6x6
    assertThat(Scene.of("fiveinarow:size=6", "", "a1").best("mirror")).containsExactly("f6");
  }
}
