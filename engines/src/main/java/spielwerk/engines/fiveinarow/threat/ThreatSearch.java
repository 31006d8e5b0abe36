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
  private static final int MOST_MOVES = 400;
  private static final long SIDE = 0x7F4A7C159E3779B9L;
  private static final long LEAF_FOURS = 200;
  private static final int CELL_BITS = 20;
  private static final int CELL = (1 << CELL_BITS) - 1;
  private static final long FIRST = 1L << 40;
  private static final int KILLER = 30;

  /** A quiet evaluation seldom errs by more than this for each ply left. */
  private static final int MARGIN = 90;

  private static final int HISTORY_LIMIT = 1 << 20;

  private final ThreatBoard threats;
  private final VcfSearch vcfSearch;
  private final Defences defences;
  private final ThreatWeights weights;
  private final ThreatOptions threatOptions;
  private final TranspositionTable table;
  private final int[] killers = new int[2 * (DEEPEST + 2)];
  private final int[][] history;
  private final long[] picks = new long[(DEEPEST + 2) * MOST_MOVES];
  private final int[] room;
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
    this.defences = new Defences(threats);
    this.weights = weights;
    this.threatOptions = threatOptions;
    this.table = new TranspositionTable(threatOptions.table() ? threatOptions.hash() : 2);
    this.history = new int[2][threats.size];
    this.room = new int[threats.size + 64];
    this.clock = clock;
  }

  void newGame() {
    table.clear();
    Arrays.fill(history[0], 0);
    Arrays.fill(history[1], 0);
    Arrays.fill(killers, 0);
  }

  void begin(SearchClock clock) {
    this.clock = clock;
    hits = 0;
    deepest = 0;
    Arrays.fill(killers, 0);
    for (int[] side : history) {
      for (int i = 0; i < side.length; i++) {
        side[i] >>= 2;
      }
    }
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
    int from = ply * MOST_MOVES;
    int end = defences.stops(seat ^ 1, room, 0);
    for (int i = 0; i < end; i++) {
      picks[from + i] = room[i];
    }
    int best = 2 + ply - ThreatScore.WIN;
    int low = alpha;
    for (int i = 0; i < end && low < beta; i++) {
      int cell = (int) picks[from + i];
      put(cell, seat);
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
    int from = ply * MOST_MOVES;
    int end = threatened ? answers(seat, ply, from, known) : nearby(seat, ply, from, known);
    if (end == from) {
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
    while (tried < end - from && tried < width) {
      int cell = next(from + tried, end);
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
      reward(seat, bestCell, depth, ply);
    }
    if (!threatened || end == from + MOST_MOVES || !threats.answersComplete(seat ^ 1)) {
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

  // ---- the order of moves

  private int nearby(int seat, int ply, int from, int known) {
    int[] attack = weights.attack();
    int[] defence = weights.defence();
    int size = threats.crowdSize();
    int end = from;
    int least = size <= MOST_MOVES ? 0 : 20;
    for (int i = 0; i < size && end < from + MOST_MOVES; i++) {
      int cell = threats.crowd(i);
      int worth = attack[threats.classOf(cell, seat)] + defence[threats.classOf(cell, seat ^ 1)];
      if ((worth >= least || cell == known) && threats.allowed(cell, seat)) {
        picks[end++] = pick(cell, seat, ply, worth, known);
      }
    }
    return end;
  }

  private int answers(int seat, int ply, int from, int known) {
    int count = defences.list(seat, room, 0);
    int end = from;
    for (int i = 0; i < count && end < from + MOST_MOVES; i++) {
      int cell = room[i];
      int worth =
          weights.attack()[threats.classOf(cell, seat)]
              + weights.defence()[threats.classOf(cell, seat ^ 1)];
      picks[end++] = pick(cell, seat, ply, worth, known);
    }
    return end;
  }

  private long pick(int cell, int seat, int ply, int worth, int known) {
    long score = 16L * worth;
    if (threatOptions.history()) {
      score += history[seat][cell] >> 6;
    }
    if (threatOptions.killers() && (killers[2 * ply] == cell || killers[2 * ply + 1] == cell)) {
      score += 16 * KILLER;
    }
    return (cell == known ? FIRST : 0) + score << CELL_BITS | cell;
  }

  /** Brings the best of the rest to a place. */
  private int next(int place, int end) {
    int best = place;
    for (int i = place + 1; i < end; i++) {
      if (picks[i] > picks[best]) {
        best = i;
      }
    }
    long pick = picks[best];
    picks[best] = picks[place];
    picks[place] = pick;
    return (int) pick & CELL;
  }

  private void reward(int seat, int cell, int depth, int ply) {
    if (killers[2 * ply] != cell) {
      killers[2 * ply + 1] = killers[2 * ply];
      killers[2 * ply] = cell;
    }
    int[] side = history[seat];
    side[cell] += depth * depth * 16;
    if (side[cell] > HISTORY_LIMIT) {
      for (int i = 0; i < side.length; i++) {
        side[i] >>= 1;
      }
    }
  }
}
