package spielwerk.games.nim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Perft;
import spielwerk.core.Position;
import spielwerk.core.Setup;
import spielwerk.core.State;

class NimTest {
  private static final int MOST = 7;

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void theNimSumIsRightForAllHeapsUpToFourOfSeven(boolean misere) {
    Nim game = new Nim(misere, MOST, MOST, MOST, MOST);
    Map<Long, Boolean> known = new HashMap<>();
    for (int a = 0; a <= MOST; a++) {
      for (int b = 0; b <= MOST; b++) {
        for (int c = 0; c <= MOST; c++) {
          for (int d = 0; d <= MOST; d++) {
            NimState state = new NimState(game, new int[] {a, b, c, d}, 0);
            assertThat(NimSum.wins(state))
                .as("%d-%d-%d-%d misere %s", a, b, c, d, misere)
                .isEqualTo(wins(state, known));
            List<Integer> winning =
                Arrays.stream(Moves.of(state))
                    .filter(move -> leavesLost(state, move, known))
                    .boxed()
                    .toList();
            assertThat(NimSum.winningMoves(state)).isEqualTo(winning);
          }
        }
      }
    }
  }

  /** By looking at all games to their end. */
  private static boolean wins(NimState state, Map<Long, Boolean> known) {
    Boolean old = known.get(state.key());
    if (old != null) {
      return old;
    }
    boolean wins = state.over() && state.points(state.seat()) > 0;
    for (int move : Moves.of(state)) {
      wins = wins || leavesLost(state, move, known);
    }
    known.put(state.key(), wins);
    return wins;
  }

  private static boolean leavesLost(NimState state, int move, Map<Long, Boolean> known) {
    state.play(move);
    boolean lost = !wins(state, known);
    state.undo();
    return lost;
  }

  @Test
  void perftAgreesWithASlowPlayer() {
    int[] heaps = {3, 1, 4};
    State state = new Nim(false, heaps).start(Setup.STANDARD);
    for (int depth = 0; depth <= 9; depth++) {
      assertThat(new Perft(state).count(depth)).isEqualTo(slow(heaps, depth));
    }
  }

  private static long slow(int[] heaps, int depth) {
    if (depth == 0) {
      return 1;
    }
    long lines = 0;
    for (int i = 0; i < heaps.length; i++) {
      for (int left = 0; left < heaps[i]; left++) {
        int[] next = heaps.clone();
        next[i] = left;
        lines += slow(next, depth - 1);
      }
    }
    return lines;
  }

  @Test
  void whoTakesTheLastWinsOrLosesIfMisere() {
    State normal = Position.of(new Nim(false, 2, 3), Setup.STANDARD, "a-2 b3").state();
    assertThat(normal.over()).isTrue();
    assertThat(normal.points(1)).isEqualTo(1);
    assertThat(normal.points(0)).isEqualTo(-1);
    State misere = Position.of(new Nim(true, 2, 3), Setup.STANDARD, "a-2 b3").state();
    assertThat(misere.points(1)).isEqualTo(-1);
    assertThat(misere.points(0)).isEqualTo(1);
  }

  @Test
  void aPositionSaysWhatLiesInTheHeapsAndWhoIsToMove() {
    Nim game = new Nim(false, 3, 4, 5);
    State state = Position.of(game, Setup.STANDARD, "b-4").state();
    assertThat(game.notation().position(state)).isEqualTo("3-0-5 second");
    assertThat(game.notation().board(state)).isEqualTo("a  ||| 3\nb  0\nc  ||||| 5");
  }

  @ParameterizedTest
  @ValueSource(strings = {"3-4", "3-4-5-6", "4-4-5", "3-4-5 third", "3--5", "-3-4-5", "100-1-1"})
  void positionsThatCannotBeAreRefused(String text) {
    assertThatThrownBy(() -> new Nim(false, 3, 4, 5).start(new Setup(text)))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"d-1", "a-0", "a-64", "a", "2", "a--2", "a-2-2"})
  void whatIsNoMoveIsRefusedWithAnExample(String text) {
    Nim game = new Nim(false, 3, 4, 5);
    State state = game.start(Setup.STANDARD);
    assertThatThrownBy(() -> game.notation().parse(state, text))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("a-2");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nim:heaps=0",
        "nim:heaps=64",
        "nim:heaps=1-1-1-1-1-1-1-1-1-1-1",
        "nim:heaps=3-",
        "nim:heaps=x",
        "nim:heaps=3,4",
        "nim:misere=maybe"
      })
  void optionsThatCannotBeAreRefused(String text) {
    assertThatThrownBy(() -> Catalogue.load().game(text)).isInstanceOf(Mistake.class);
  }
}
