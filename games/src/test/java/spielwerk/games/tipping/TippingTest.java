package spielwerk.games.tipping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
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

class TippingTest {
  /** The paper's example, figures 1 to 6. */
  private final Tipping paper = new Tipping(2, 8);

  private State after(String moves) {
    return Position.of(paper, Setup.STANDARD, moves).state();
  }

  @Test
  void thePapersTreeHas49NodesAndIsADraw() {
    TippingState state = (TippingState) paper.start(Setup.STANDARD);
    assertThat(nodes(state)).isEqualTo(49);
    assertThat(value(state)).isZero();
  }

  private static int nodes(TippingState state) {
    int nodes = 1;
    for (int move : Moves.of(state)) {
      state.play(move);
      nodes += nodes(state);
      state.undo();
    }
    return nodes;
  }

  private static int value(TippingState state) {
    if (state.over()) {
      return state.points(state.seat());
    }
    int best = -1;
    for (int move : Moves.of(state)) {
      state.play(move);
      best = Math.max(best, -value(state));
      state.undo();
    }
    return best;
  }

  @Test
  void perftAgreesWithASlowPlayer() {
    for (int start = 1; start <= 6; start++) {
      for (int target = 1; target <= 14; target++) {
        State state = new Tipping(start, target).start(Setup.STANDARD);
        for (int depth = 0; depth <= target; depth++) {
          assertThat(new Perft(state).count(depth)).isEqualTo(slow(start, target, depth));
        }
      }
    }
  }

  /** Where each face of a die leads, written down by looking at one. */
  private static final List<List<Integer>> NEIGHBOURS =
      List.of(
          List.of(),
          List.of(2, 3, 4, 5),
          List.of(1, 3, 4, 6),
          List.of(1, 2, 5, 6),
          List.of(1, 2, 5, 6),
          List.of(1, 3, 4, 6),
          List.of(2, 3, 4, 5));

  private static long slow(int face, int left, int depth) {
    return depth == 0
        ? 1
        : NEIGHBOURS.get(face).stream()
            .filter(next -> next <= left)
            .mapToLong(next -> slow(next, left - next, depth - 1))
            .sum();
  }

  @Test
  void whoHitsTheTargetWins() {
    assertThat(after("6").turn()).isEqualTo(1);
    State second = Position.of(paper, Setup.STANDARD, "3 5").state();
    assertThat(second.over()).isTrue();
    assertThat(second.points(0)).isEqualTo(-1);
    assertThat(second.points(1)).isEqualTo(1);
  }

  @Test
  void withoutATipTheGameIsADraw() {
    State state = after("1 5 1");
    assertThat(((TippingState) state).sum()).isEqualTo(7);
    assertThat(state.over()).isTrue();
    assertThat(state.points(0)).isZero();
    assertThat(state.points(1)).isZero();
  }

  @Test
  void aThrownDieShowsEveryFaceAndTheSameForTheSameSeed() {
    Tipping thrown = new Tipping(Tipping.THROWN, 20);
    assertThat(IntStream.range(0, 100).mapToObj(thrown::setup).distinct()).hasSize(6);
    assertThat(thrown.setup(5)).isEqualTo(thrown.setup(5));
    assertThat(thrown.start(Setup.STANDARD).over()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"7/0", "0/0", "3/9", "3/2", "3", "3/-1", "3/4 third", "3/99999"})
  void positionsThatCannotBeAreRefused(String text) {
    assertThatThrownBy(() -> paper.start(new Setup(text)))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"tipping:start=7", "tipping:target=0", "tipping:target=1001", "tipping:goal=3"})
  void optionsThatCannotBeAreRefused(String text) {
    assertThatThrownBy(() -> Catalogue.load().game(text)).isInstanceOf(Mistake.class);
  }
}
