package spielwerk.search;

import static spielwerk.search.TranspositionTable.EXACT;
import static spielwerk.search.TranspositionTable.LOWER;
import static spielwerk.search.TranspositionTable.UPPER;

import org.jspecify.annotations.Nullable;
import spielwerk.core.Keyed;
import spielwerk.core.State;
import spielwerk.core.Symmetric;

/**
 * The layer between the search and its {@link TranspositionTable}: finds the entry of a position or
 * of its mirror image, says what an entry of one search is worth to another, and turns moves and
 * values from the position's view into that of the search and back.
 *
 * <p>It answers only for searches of the same depth, or where it knows a win or loss that lies
 * within the depth asked for; so the search finds the value that it would find without a table.
 */
final class PositionMemory {
  private final TranspositionTable table;
  private final ScoreScale scores;
  private final boolean mirrors;
  private @Nullable Keyed keyed;
  private @Nullable Symmetric symmetric;

  /**
   * @param mirrors whether mirror images share an entry
   */
  PositionMemory(long entries, ScoreScale scores, boolean mirrors) {
    this.table = new TranspositionTable(entries);
    this.scores = scores;
    this.mirrors = mirrors;
  }

  void clear() {
    table.clear();
  }

  /** Refers to this state from now on, wherever moves take it. */
  void begin(State state) {
    keyed = (Keyed) state;
    symmetric = mirrors && state instanceof Symmetric s ? s : null;
  }

  /** Which of its images the position is kept as. */
  int image() {
    return symmetric == null ? 0 : symmetric.canonical();
  }

  @SuppressWarnings("NullAway") // begin() comes first
  long key(int image) {
    return symmetric == null ? keyed.key() : symmetric.key(image);
  }

  /** The entry, or 0. */
  long find(long key) {
    return table.find(key);
  }

  /** Whether an entry of one depth gives what a search to another would find. */
  boolean speaksFor(long entry, int depth) {
    int kept = TranspositionTable.depth(entry);
    if (kept == depth) {
      return true;
    }
    int value = TranspositionTable.value(entry);
    if (!scores.sooner() || !ScoreScale.decided(value) || kept == AlphaBeta.TO_THE_END) {
      return false;
    }
    int bound = TranspositionTable.bound(entry);
    boolean proven = bound == EXACT || (value > 0 ? bound == LOWER : bound == UPPER);
    return proven && ScoreScale.WIN - Math.abs(value) <= depth;
  }

  /** What an entry says of the position, this many plies below the root. */
  int value(long entry, int ply) {
    return scores.fromTable(TranspositionTable.value(entry), ply);
  }

  /** Whether that settles a search of the position with this window. */
  static boolean settles(long entry, int value, int alpha, int beta) {
    int bound = TranspositionTable.bound(entry);
    return bound == EXACT || (bound == LOWER ? value >= beta : value <= alpha);
  }

  /** The best move of an entry in the position as it stands, or -1. */
  int move(long entry, int image) {
    int move = entry == 0 ? -1 : TranspositionTable.move(entry);
    return move < 0 || symmetric == null ? move : symmetric.map(symmetric.inverse(image), move);
  }

  /**
   * Keeps what a search with a window has found.
   *
   * @param move the best move, or -1 if none is known
   * @param whole whether it came to the end of the game everywhere
   */
  void keep(
      long key,
      int image,
      int value,
      int ply,
      int depth,
      int alpha,
      int beta,
      int move,
      boolean whole) {
    int bound = value >= beta ? LOWER : value > alpha ? EXACT : UPPER;
    int kept = symmetric == null || move < 0 ? move : symmetric.map(image, move);
    table.keep(key, scores.toTable(value, ply), depth, bound, kept, whole);
  }
}
