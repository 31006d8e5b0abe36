package spielwerk.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** Playouts, perft and lists of moves. */
class PlayoutTest {
  @Test
  void aPlayoutEndsTheGameAndCountsItsMoves() {
    for (Pile game : List.of(Pile.TEN, new Pile(10, 3, false), new Pile(30, 2, true))) {
      Playout playout = new Playout(game);
      for (int i = 0; i < 200; i++) {
        State state = game.start(Setup.STANDARD);
        int count = playout.finish(state, Seeds.stream(i));
        assertThat(state.over()).isTrue();
        assertThat(count).isBetween(4, game.traits().maxLength());
        State again = game.start(Setup.STANDARD);
        assertThat(playout.finish(again, Seeds.stream(i))).isEqualTo(count);
        assertThat(playout.finish(again, Seeds.stream(i))).isZero();
      }
    }
  }

  @Test
  void aPlayoutDrawsItsMovesEvenly() {
    Playout playout = new Playout(Pile.TEN);
    RandomGenerator random = Seeds.stream(1);
    State state = Pile.TEN.start(Setup.STANDARD);
    int[] counts = new int[4];
    for (int i = 0; i < 30_000; i++) {
      counts[playout.choose(state, random)]++;
    }
    for (int move = 1; move <= 3; move++) {
      assertThat(counts[move] / 30_000.0).isCloseTo(1 / 3.0, within(0.01));
    }
  }

  @Test
  void perftCountsEveryLine() {
    // Lines of n moves that take at most the pile: sums of n numbers from 1 to 3.
    for (int size = 0; size <= 12; size++) {
      for (int depth = 0; depth <= 6; depth++) {
        State state = new Pile(Math.max(1, size), 2, false).start(new Setup("" + size));
        assertThat(new Perft(state).count(depth))
            .as("pile of %d, depth %d", size, depth)
            .isEqualTo(lines(size, depth));
      }
    }
  }

  private static long lines(int left, int depth) {
    if (depth == 0) {
      return 1;
    }
    long lines = 0;
    for (int take = 1; take <= Math.min(3, left); take++) {
      lines += lines(left - take, depth - 1);
    }
    return lines;
  }

  @Test
  void perftLeavesThePositionAsItWasAndNeedsUndo() {
    Pile.Heap heap = new Pile.Heap(Pile.TEN, 10);
    new Perft(heap).count(5);
    assertThat(heap.left).isEqualTo(10);
    assertThat(heap.turn()).isZero();
    assertThatThrownBy(() -> new Perft(new Wide(3))).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void movesAreListedHoweverMany() {
    assertThat(Moves.of(new Wide(3))).containsExactly(0, 1, 2);
    assertThat(Moves.of(new Wide(70_000))).hasSize(70_000);
    assertThatThrownBy(() -> Moves.of(new Wide(Integer.MAX_VALUE)))
        .isInstanceOf(ArrayIndexOutOfBoundsException.class);
  }

  @Test
  void aTextOfMovesIsPlayedAndAWrongOneNamedWithItsPlace() {
    State state = Pile.TEN.start(Setup.STANDARD);
    assertThat(Moves.play(state, Pile.TEN.notation(), " 1 2, 3;1,1 "))
        .containsExactly(1, 2, 3, 1, 1);
    assertThat(Moves.play(state, Pile.TEN.notation(), "")).isEmpty();
    for (String wrong : List.of("1 3", "1 x", "1 1 1")) {
      State copy = state.copy();
      assertThatThrownBy(() -> Moves.play(copy, Pile.TEN.notation(), wrong))
          .isInstanceOf(Mistake.class)
          .hasMessageMatching("Move [23]: .*");
    }
    assertThat(Moves.texts(state, Pile.TEN.notation(), List.of(1, 1, 1))).containsExactly("1", "1");
    assertThat(Position.of(Pile.TEN, new Setup("4"), "1 2").moves()).containsExactly(1, 2);
  }

  /** A state that can do nothing but list very many moves. */
  private record Wide(int count) implements State {
    @Override
    public int turn() {
      return 0;
    }

    @Override
    public int moves(int[] into, int at) {
      int end = at;
      for (int move = 0; move < count; move++) {
        into[end++] = move;
      }
      return end;
    }

    @Override
    public boolean legal(int move) {
      return move >= 0 && move < count;
    }

    @Override
    public void play(int move) {
      throw new UnsupportedOperationException();
    }

    @Override
    public int points(int seat) {
      return 0;
    }

    @Override
    public State copy() {
      return this;
    }

    @Override
    public void set(State other) {
      throw new UnsupportedOperationException();
    }
  }
}
