package spielwerk.engines.fiveinarow.threat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import spielwerk.core.Seeds;

/**
 * Iterative deepening over the moves of the position itself, each with its value and line, best
 * first. The best move of each depth is tried against {@link VctSearch the threats} of the other
 * side, which look farther than the search.
 */
final class RootSearch {
  private static final int MOST = 60;
  private static final int WINDOW = 40;
  private static final int INFINITE = 32_000;

  /** From this depth on a move is checked as soon as it becomes the best. */
  private static final int CHECKED = 3;

  /** The share of the time after which sifting gives up. */
  private static final double SIFTING = 0.5;

  /** A move of the position. */
  static final class Move {
    final int cell;
    int value;
    int[] line;

    /** The last exact value, not a bound; nothing if there is none. */
    OptionalInt found = OptionalInt.empty();

    /** Whether the other side is known to win by threats after it. */
    boolean refuted;

    /** How many stones were spent on finding such a win. */
    long tried;

    Move(int cell) {
      this.cell = cell;
      this.line = new int[] {cell};
    }
  }

  private final ThreatBoard threats;
  private final ThreatSearch search;
  private final VctSearch vctSearch;
  private final ThreatOptions threatOptions;
  private final int seat;
  private final List<Move> moves = new ArrayList<>();
  private final boolean complete;
  private long checkNodes;

  RootSearch(
      ThreatBoard threats,
      ThreatSearch search,
      VctSearch vctSearch,
      ThreatWeights weights,
      ThreatOptions threatOptions,
      int seat,
      IntPredicate legal,
      long seed) {
    this.threats = threats;
    this.search = search;
    this.vctSearch = vctSearch;
    this.threatOptions = threatOptions;
    this.seat = seat;
    boolean four = threats.count(seat ^ 1, ThreatKinds.FIVE) > 0;
    this.complete = four || threats.threatens(seat ^ 1) && threats.answersComplete(seat ^ 1);
    int[] room = new int[threats.size + 64];
    Defences defences = new Defences(threats);
    int count =
        four
            ? defences.stops(seat ^ 1, room, 0)
            : complete ? defences.list(seat, room, 0) : crowd(room);
    List<Long> picks = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int cell = room[i];
      if (!legal.test(threats.move(cell))) {
        continue;
      }
      long worth =
          weights.attack()[threats.classOf(cell, seat)]
              + weights.defence()[threats.classOf(cell, seat ^ 1)];
      long luck = Seeds.mix(seed ^ cell) >>> 48;
      picks.add((worth << 16 | luck) << 20 | cell);
    }
    picks.sort((a, b) -> Long.compare(b, a));
    for (int i = 0; i < picks.size() && (complete || i < MOST); i++) {
      moves.add(new Move((int) (picks.get(i) & 0xFFFFF)));
    }
  }

  private int crowd(int[] room) {
    for (int i = 0; i < threats.crowdSize(); i++) {
      room[i] = threats.crowd(i);
    }
    return threats.crowdSize();
  }

  /** Best first, as far as is known. */
  List<Move> moves() {
    return moves;
  }

  void checkWith(long nodes) {
    checkNodes = nodes;
  }

  /**
   * If the other side would win by threats were it on move, sorts out the moves that do not prevent
   * that.
   *
   * @param nodes for all of it
   */
  void sift(long nodes) {
    if (!threatOptions.vct() || complete || !vctSearch.win(seat ^ 1, nodes / 4, SIFTING)) {
      return;
    }
    checkNodes = Math.max(MOST, nodes / moves.size());
    int left = moves.size();
    for (int i = 0; left > 0; left--) {
      if (refute(moves.get(i))) {
        toEnd(i);
      } else {
        i++;
      }
    }
  }

  /** Searches to a depth; when it is stopped the moves stand as far as it came. */
  void search(int depth) {
    while (true) {
      int guess = moves.get(0).value;
      boolean small = threatOptions.aspiration() && depth > 2 && !ThreatScore.decided(guess);
      int delta = WINDOW;
      int alpha = small ? guess - delta : -INFINITE;
      int beta = small ? guess + delta : INFINITE;
      int value = window(depth, alpha, beta);
      while (value <= alpha && alpha > -INFINITE || value >= beta && beta < INFINITE) {
        delta *= 4;
        if (value <= alpha) {
          alpha = delta > 2000 ? -INFINITE : value - delta;
        } else {
          beta = delta > 2000 ? INFINITE : value + delta;
        }
        value = window(depth, alpha, beta);
      }
      if (!refute(moves.get(0))) {
        return;
      }
      toEnd(0);
      if (moves.get(0).refuted) {
        return;
      }
    }
  }

  private int window(int depth, int alpha, int beta) {
    int low = alpha;
    int best = -INFINITE;
    boolean stale = false;
    for (int i = 0; i < moves.size(); i++) {
      Move move = moves.get(i);
      if (move.refuted && i > 0) {
        break; // the rest is refuted too
      }
      int value;
      if (i == 0 || !threatOptions.pvs()) {
        value = search.after(move.cell, seat, low, beta, depth);
      } else {
        int reduction =
            !threatOptions.reduce() || depth < 3 || i < 4
                ? 0
                : i < 12 || depth < 5 ? 1 : i < 24 ? 2 : 3;
        value = search.after(move.cell, seat, low, low + 1, depth - reduction);
        if (value > low && reduction > 0) {
          value = search.after(move.cell, seat, low, low + 1, depth);
        }
        if (value > low && value < beta) {
          value = search.after(move.cell, seat, low, beta, depth);
        }
      }
      if (!complete) {
        value = value < 0 ? ThreatScore.doubted(value) : value;
      }
      move.value = value;
      if (i == 0 ? value <= alpha && alpha > -INFINITE : value > low) {
        search.reconsider();
      }
      boolean exact = value > low && value < beta || ThreatScore.proven(value);
      if (exact) {
        move.found = OptionalInt.of(value);
      } else if (i > 0) {
        move.found = OptionalInt.empty();
      } else {
        stale = true; // from a shallower search, until a wider window tells or another wins
      }
      if (i > 0 && value > low && depth >= CHECKED && refute(move)) {
        toEnd(i--);
        continue;
      }
      if (value > best) {
        best = value;
      }
      if (value > low || i == 0) {
        int[] rest = search.line();
        move.line = new int[rest.length + 1];
        move.line[0] = move.cell;
        System.arraycopy(rest, 0, move.line, 1, rest.length);
      }
      if (value > low) {
        if (i > 0 && stale) {
          moves.get(0).found = OptionalInt.empty();
          stale = false;
        }
        low = value;
        moves.remove(i);
        moves.add(0, move);
        if (value >= beta) {
          break;
        }
      }
    }
    return best;
  }

  /** Whether the other side wins by threats after the move. */
  private boolean refute(Move move) {
    if (!threatOptions.vct() || checkNodes <= move.tried || ThreatScore.decided(move.value)) {
      return false;
    }
    move.tried = checkNodes;
    threats.put(move.cell, seat);
    boolean lost =
        threats.count(seat, ThreatKinds.FIVE) == 0 && vctSearch.win(seat ^ 1, checkNodes, 0.9);
    threats.take();
    if (lost) {
      move.refuted = true;
      move.value = ThreatScore.SPAN / 2 - ThreatScore.WIN;
      move.found = OptionalInt.of(move.value);
    }
    return lost;
  }

  private void toEnd(int index) {
    moves.add(moves.remove(index));
  }
}
