package spielwerk.engines.fiveinarow.threat;

import java.util.Arrays;
import spielwerk.search.TranspositionTable;

/**
 * Alpha-beta in the manner of the strong gomoku programs. What the {@link ThreatBoard} shows
 * decides most positions without a search: five wins, two fives of the other side lose, an open
 * four wins. Against a four there is one move and against an open three a handful ({@link
 * Defences}); only elsewhere does it look at the fields near the stones, best first. {@link
 * VcfSearch} checks whether an evaluation may be believed, but only where that is likely to change
 * it: asked at every leaf it costs more depth than it is worth.
 */
final class ThreatSearch {
  static final int DEEPEST = 120;
  private static final int INFINITE = 32_000;
  private static final long SIDE = 0x7F4A7C159E3779B9L;
  private static final long LEAF_FOURS = 200;

  /** A quiet evaluation seldom errs by more than this for each ply left. */
  private static final int MARGIN = 90;

  private final ThreatBoard threats;
  private final VcfSearch vcfSearch;
  private final ThreatOptions threatOptions;
  private final TranspositionTable table;
  private final ThreatOrder order;
  private final int[][] lines = new int[DEEPEST + 2][DEEPEST + 2];
  private final int[] lengths = new int[DEEPEST + 3];
  private SearchClock clock;
  private long hits;
  private int deepest;

  ThreatSearch(
      ThreatBoard threats,
      VcfSearch vcfSearch,
      ThreatWeights weights,
      ThreatOptions threatOptions,
      SearchClock clock) {
    this.threats = threats;
    this.vcfSearch = vcfSearch;
    this.threatOptions = threatOptions;
    this.table = new TranspositionTable(threatOptions.table() ? threatOptions.hash() : 2);
    this.order = new ThreatOrder(threats, weights, threatOptions);
    this.clock = clock;
  }

  void newGame() {
    table.clear();
    order.newGame();
  }

  void begin(SearchClock clock) {
    this.clock = clock;
    hits = 0;
    deepest = 0;
    order.begin();
  }

  /** The best move is in doubt: all of the time may be used. */
  void reconsider() {
    clock.use(1);
  }

  long hits() {
    return hits;
  }

  int deepest() {
    return deepest;
  }

  /** Puts a stone and searches what follows, for the root. */
  int after(int cell, int seat, int alpha, int beta, int depth) {
    put(cell, seat);
    order.made(0, cell);
    int value = -search(seat ^ 1, -beta, -alpha, depth - 1, 1, true);
    threats.take();
    return value;
  }

  /** The line that the last call of {@link #after} expects, without its first move. */
  int[] line() {
    return Arrays.copyOf(lines[1], lengths[1]);
  }

  private void put(int cell, int seat) {
    clock.tick();
    threats.put(cell, seat);
  }

  private int search(int seat, int alpha, int beta, int depth, int ply, boolean mayPass) {
    lengths[ply] = 0;
    deepest = Math.max(deepest, ply);
    if (threats.full()) {
      return 0;
    }
    int other = seat ^ 1;
    if (threats.count(seat, ThreatKinds.FIVE) > 0) {
      return won(ply, threats.least(seat, ThreatKinds.FIVE), 1);
    }
    int fives = threats.count(other, ThreatKinds.FIVE);
    if (fives > 1 && threats.twoFivesWin()) {
      return 2 + ply - ThreatScore.WIN;
    }
    int open = fives > 0 ? ThreatBoard.NONE : threats.leastAllowed(seat, ThreatKinds.OPEN_FOUR);
    if (open != ThreatBoard.NONE) {
      return won(ply, open, 3);
    }
    int most = ThreatScore.WIN - ply - 3;
    if (alpha >= most || ply >= DEEPEST) {
      return ply >= DEEPEST ? threats.value(seat) : most;
    }
    if (fives > 0) {
      return stop(seat, alpha, beta, depth, ply, mayPass);
    }
    boolean threatened = threats.threatens(other);
    if (depth <= 0 && !threatened) {
      return threatOptions.vcf()
              && threats.count(seat, ThreatKinds.FOUR_THREE) > 0
              && vcfSearch.win(seat, LEAF_FOURS)
          ? ThreatScore.WIN - ply - vcfSearch.length()
          : threats.value(seat);
    }
    return interior(seat, alpha, beta, Math.max(1, depth), ply, threatened, mayPass);
  }

  /** Answers a four: by the one field there is, or by one of the few where ends count. */
  private int stop(int seat, int alpha, int beta, int depth, int ply, boolean mayPass) {
    int count = order.stops(seat, ply);
    int best = 2 + ply - ThreatScore.WIN;
    int low = alpha;
    for (int i = 0; i < count && low < beta; i++) {
      int cell = order.at(ply, i);
      put(cell, seat);
      order.made(ply, cell);
      int value = -search(seat ^ 1, -beta, -low, depth, ply + 1, mayPass);
      threats.take();
      if (value > best || i == 0) {
        best = value;
        keepLine(ply, cell);
      }
      low = Math.max(low, value);
    }
    return best;
  }

  private int won(int ply, int cell, int plies) {
    lines[ply][0] = cell;
    lengths[ply] = 1;
    return ThreatScore.WIN - ply - plies;
  }

  private int interior(
      int seat, int alpha, int beta, int depth, int ply, boolean threatened, boolean mayPass) {
    boolean narrowWindow = beta - alpha == 1;
    long key = threats.key() ^ (seat == 0 ? 0 : SIDE);
    long entry = threatOptions.table() ? table.find(key) : 0;
    int known = -1;
    if (entry != 0) {
      hits++;
      known = TranspositionTable.move(entry);
      int value = ThreatScore.fromRoot(TranspositionTable.value(entry), ply);
      if (narrowWindow
          && (TranspositionTable.depth(entry) >= depth || ThreatScore.proven(value))
          && (TranspositionTable.bound(entry) == TranspositionTable.EXACT
              || TranspositionTable.bound(entry)
                  == (value >= beta ? TranspositionTable.LOWER : TranspositionTable.UPPER))) {
        return value;
      }
    } else if (threatOptions.vcf() && depth >= 2 && vcfSearch.win(seat, LEAF_FOURS)) {
      int value = ThreatScore.WIN - ply - vcfSearch.length();
      if (threatOptions.table()) {
        table.keep(
            key,
            ThreatScore.fromNode(value, ply),
            TranspositionTable.DEEPEST,
            TranspositionTable.LOWER,
            vcfSearch.firstMove());
      }
      return value;
    }
    int still = threats.value(seat);
    if (threatOptions.nullMove()
        && mayPass
        && narrowWindow
        && !threatened
        && depth >= 2
        && still >= beta
        && !ThreatScore.decided(beta)) {
      order.made(ply, 0);
      int value = -search(seat ^ 1, -beta, 1 - beta, depth - 3, ply + 1, false);
      if (value >= beta) {
        return ThreatScore.decided(value) ? beta : value;
      }
    }
    if (threatOptions.futility()
        && narrowWindow
        && !threatened
        && depth <= 2
        && !ThreatScore.decided(beta)
        && threats.count(seat ^ 1, ThreatKinds.FOUR_THREE) == 0
        && still - MARGIN * depth >= beta) {
      return still;
    }
    return moves(seat, alpha, beta, depth, ply, threatened, key, known);
  }

  private int moves(
      int seat, int alpha, int beta, int depth, int ply, boolean threatened, long key, int known) {
    int count = threatened ? order.answers(seat, ply, known) : order.nearby(seat, ply, known);
    if (count == 0) {
      return threatened ? ThreatScore.doubted(4 + ply - ThreatScore.WIN) : threats.value(seat);
    }
    boolean hopeless =
        threatOptions.futility()
            && depth == 1
            && !threatened
            && threats.value(seat) + MARGIN <= alpha;
    int width = threatened || !threatOptions.narrow() ? Integer.MAX_VALUE : 8 + 4 * depth;
    int best = -INFINITE;
    int bestCell = -1;
    int low = alpha;
    int tried = 0;
    while (tried < count && tried < width) {
      int cell = order.next(ply, tried);
      if (hopeless && tried >= 3 && best > -ThreatScore.LIMIT && quiet(cell)) {
        break; // the rest is worth less
      }
      int value = step(seat, low, beta, depth, ply, cell, tried, threatened);
      tried++;
      if (value > best) {
        best = value;
        bestCell = cell;
        if (value > low) {
          low = value;
          keepLine(ply, cell);
          if (value >= beta) {
            break;
          }
        }
      }
    }
    if (best >= beta) {
      order.reward(seat, bestCell, depth, ply);
    }
    if (!threatened || count == ThreatOrder.MOST || !threats.answersComplete(seat ^ 1)) {
      best = ThreatScore.doubted(best);
    }
    if (threatOptions.table()) {
      int bound =
          best >= beta
              ? TranspositionTable.LOWER
              : best > alpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
      table.keep(key, ThreatScore.fromNode(best, ply), depth, bound, bestCell);
    }
    return best;
  }

  private int step(
      int seat, int alpha, int beta, int depth, int ply, int cell, int tried, boolean threatened) {
    int reduction = 0;
    if (threatOptions.reduce()
        && tried >= 2
        && depth >= 3
        && !threatened
        && threats.kind(cell, seat) < ThreatKinds.THREE
        && threats.kind(cell, seat ^ 1) < ThreatKinds.THREE) {
      reduction =
          1
              + (tried >= 6 ? 1 : 0)
              + (tried >= 12 && depth >= 5 ? 1 : 0)
              + (tried >= 20 && depth >= 7 ? 1 : 0);
    }
    put(cell, seat);
    order.made(ply, cell);
    int value;
    if (tried == 0 || !threatOptions.pvs()) {
      value = -search(seat ^ 1, -beta, -alpha, depth - 1 - reduction, ply + 1, true);
      if (reduction > 0 && value > alpha) {
        value = -search(seat ^ 1, -beta, -alpha, depth - 1, ply + 1, true);
      }
    } else {
      value = -search(seat ^ 1, -alpha - 1, -alpha, depth - 1 - reduction, ply + 1, true);
      if (value > alpha && reduction > 0) {
        value = -search(seat ^ 1, -alpha - 1, -alpha, depth - 1, ply + 1, true);
      }
      if (value > alpha && value < beta) {
        value = -search(seat ^ 1, -beta, -alpha, depth - 1, ply + 1, true);
      }
    }
    threats.take();
    return value;
  }

  private boolean quiet(int cell) {
    return threats.kind(cell, 0) == ThreatKinds.QUIET && threats.kind(cell, 1) == ThreatKinds.QUIET;
  }

  private void keepLine(int ply, int cell) {
    int length = Math.min(lengths[ply + 1], DEEPEST);
    lines[ply][0] = cell;
    System.arraycopy(lines[ply + 1], 0, lines[ply], 1, length);
    lengths[ply] = length + 1;
  }
}
