package spielwerk.core;

import org.jspecify.annotations.Nullable;

/**
 * Counts the lines of play of a given length: the standard test of a move generator. Every last
 * move is really played, unless the state knows how many there are ({@link Counted}); games that
 * end earlier do not count.
 */
public final class Perft {
  private final State state;
  private final Reversible undo;
  private final @Nullable Counted counted;
  private int[] room;

  public Perft(State state) {
    if (!(state instanceof Reversible reversible)) {
      throw new IllegalArgumentException("perft needs a state that can take moves back");
    }
    this.state = state;
    this.undo = reversible;
    this.counted = state instanceof Counted known ? known : null;
    this.room = new int[256];
  }

  public long count(int depth) {
    return depth == 0 ? 1 : count(depth, 0);
  }

  private long count(int depth, int from) {
    if (state.turn() == State.OVER) {
      return 0;
    }
    if (depth == 1 && counted != null) {
      return counted.count();
    }
    int to = list(from);
    long lines = 0;
    for (int i = from; i < to; i++) {
      state.play(room[i]);
      lines += depth == 1 ? 1 : count(depth - 1, to);
      undo.undo();
    }
    return lines;
  }

  private int list(int from) {
    try {
      return state.moves(room, from);
    } catch (ArrayIndexOutOfBoundsException tooSmall) {
      if (room.length >= Moves.MOST) {
        throw tooSmall;
      }
      room = java.util.Arrays.copyOf(room, room.length * 4);
      return list(from);
    }
  }
}
