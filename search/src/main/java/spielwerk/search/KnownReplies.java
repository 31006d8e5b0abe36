package spielwerk.search;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Reversible;
import spielwerk.core.State;

/**
 * Enhanced transposition cut-off (Plaat, Schaeffer, Pijls and de Bruin 1996): before any move is
 * searched, a check whether one leads to a position of which the table already knows that it is bad
 * enough for the other side. What it knows of the others is kept, so that those which cannot matter
 * are not visited. Without a table nothing is known.
 */
final class KnownReplies {
  /** No value. */
  static final int UNKNOWN = Integer.MIN_VALUE;

  private final @Nullable PositionMemory memory;
  private final PvTable lines;
  private final boolean hard;

  /** What the table said of the move at the same place of the search's list; 0: nothing. */
  private long[] entries;

  private @Nullable State state;
  private SearchStatistics statistics = new SearchStatistics();
  private Tracer tracer = Tracer.NONE;

  /**
   * @param hard whether values stay within the window
   * @param size how many moves the search has room for
   */
  KnownReplies(@Nullable PositionMemory memory, PvTable lines, boolean hard, int size) {
    this.memory = memory;
    this.lines = lines;
    this.hard = hard;
    this.entries = new long[size];
  }

  void begin(State position, SearchStatistics count, Tracer listener) {
    state = position;
    statistics = count;
    tracer = listener;
  }

  void grow(int size) {
    entries = Arrays.copyOf(entries, size);
  }

  long[] entries() {
    return entries;
  }

  void forget(int from, int to) {
    Arrays.fill(entries, from, to, 0);
  }

  /**
   * Asks the table for the positions after all moves, until one is known to suffice.
   *
   * @return what that one is worth, or less than beta if there is none
   */
  int cut(int[] moves, int from, int to, int depth, int beta, int ply) {
    if (memory == null || state == null) {
      return -ScoreScale.INFINITY;
    }
    for (int i = from; i < to; i++) {
      state.play(moves[i]);
      long entry = state.turn() == State.OVER ? 0 : ask(memory, depth);
      ((Reversible) state).undo();
      if (entry != 0) {
        entries[i] = entry;
        int value = memory.value(entry, ply + 1);
        if (-value >= beta && PositionMemory.settles(entry, value, -beta, ScoreScale.INFINITY)) {
          statistics.countHit(entry);
          tracer.known(-value);
          return -value;
        }
      }
    }
    return -ScoreScale.INFINITY;
  }

  /** What the table says of a search of the position to this depth, or 0. */
  private long ask(PositionMemory answers, int depth) {
    statistics.probes++;
    long entry = answers.find(answers.key(answers.image()));
    return entry != 0 && answers.speaksFor(entry, depth) ? entry : 0;
  }

  /** What the move at a place is worth, if what was known settles it within the window. */
  int value(int place, int move, int alpha, int beta, int ply) {
    if (memory == null || entries[place] == 0) {
      return UNKNOWN;
    }
    long entry = entries[place];
    int theirs = memory.value(entry, ply + 1);
    if (!PositionMemory.settles(entry, theirs, -beta, -alpha)) {
      return UNKNOWN;
    }
    statistics.countHit(entry);
    int value = hard ? Math.max(alpha, Math.min(beta, -theirs)) : -theirs;
    lines.clear(ply + 1);
    tracer.enter(move, -beta, -alpha, Trace.Visit.FULL);
    tracer.known(-value);
    tracer.leave(-value);
    return value;
  }
}
