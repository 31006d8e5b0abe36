package spielwerk.engines.fiveinarow.threat;

import java.util.Arrays;
import spielwerk.search.TranspositionTable;

/**
 * Victory by continuous fours: every move makes a four, so the other side has one answer each time,
 * and the search is narrow and deep. A win found here is a proof.
 *
 * <p>Positions from which it failed are remembered, for the fours of a position can be played in
 * almost any order.
 */
final class VcfSearch {
  private static final int LONGEST = 40;

  /** At most this many fields can stop a five: its own, and of four lines two ends each. */
  private static final int MOST_STOPS = 9;

  private static final long[] SALT = {0x9E6C63D0876A9A35L, 0x4C957F2D5851F42DL};

  private final ThreatBoard threats;
  private final Defences defences;
  private final int[] attack;
  private final TranspositionTable failures;
  private final int[] moves = new int[1 << 14];
  private final int[] line = new int[2 * LONGEST + 8];
  private SearchClock clock;
  private int lineLength;
  private long limit;
  private boolean cut;
  private long visited;

  VcfSearch(ThreatBoard threats, ThreatWeights weights, long entries, SearchClock clock) {
    this.threats = threats;
    this.defences = new Defences(threats);
    this.attack = weights.attack();
    this.failures = new TranspositionTable(entries);
    this.clock = clock;
  }

  void newGame() {
    failures.clear();
    visited = 0;
  }

  void begin(SearchClock clock) {
    this.clock = clock;
    this.visited = 0;
  }

  /** Stones put here since {@link #begin}. */
  long visited() {
    return visited;
  }

  /**
   * Whether the seat to move wins by fours.
   *
   * @param most how many stones may be put; if they do not suffice the answer is no
   */
  boolean win(int seat, long most) {
    limit = visited + most;
    cut = false;
    return search(seat, 0, 0);
  }

  /** Whether the seat to move certainly does not win by fours; if the stones do not suffice, no. */
  boolean failsSurely(int seat, long most) {
    return !win(seat, most) && !cut;
  }

  /** The cells of the line that won last, the winner's five included. */
  int[] line() {
    return Arrays.copyOf(line, lineLength);
  }

  /** The first cell of that line. */
  int firstMove() {
    return line[0];
  }

  /** How many plies that line has. */
  int length() {
    return lineLength;
  }

  private boolean search(int seat, int ply, int from) {
    int other = seat ^ 1;
    if (threats.count(seat, ThreatKinds.FIVE) > 0) {
      line[ply] = threats.least(seat, ThreatKinds.FIVE);
      lineLength = ply + 1;
      return true;
    }
    int fives = threats.count(other, ThreatKinds.FIVE);
    if (fives > 1 && threats.twoFivesWin()) {
      return false;
    }
    int wanted =
        threats.count(seat, ThreatKinds.FOUR) + threats.count(seat, ThreatKinds.FOUR_THREE);
    if (ply >= 2 * LONGEST || from + wanted + MOST_STOPS > moves.length) {
      cut = true;
      return false;
    }
    if (fives > 0) {
      return stopByFour(seat, ply, from);
    }
    int open = threats.leastAllowed(seat, ThreatKinds.OPEN_FOUR);
    if (open != ThreatBoard.NONE) {
      return follow(seat, open, ply, from);
    }
    if (wanted == 0) {
      return false;
    }
    long key = threats.key() ^ SALT[seat];
    if (failures.find(key) != 0) {
      return false;
    }
    boolean cutBefore = cut;
    cut = false;
    boolean won = tryAll(seat, ply, from);
    if (!won && !cut) {
      failures.keep(key, 0, 0, TranspositionTable.EXACT, -1);
    }
    cut |= cutBefore;
    return won;
  }

  /** The other side has a four: what stops it must be a four too. */
  private boolean stopByFour(int seat, int ply, int from) {
    int end = defences.stops(seat ^ 1, moves, from);
    for (int i = from; i < end; i++) {
      if (threats.kind(moves[i], seat) >= ThreatKinds.FOUR && follow(seat, moves[i], ply, end)) {
        return true;
      }
    }
    return false;
  }

  private boolean tryAll(int seat, int ply, int from) {
    int middle = defences.kind(seat, ThreatKinds.FOUR_THREE, moves, from);
    int end = defences.kind(seat, ThreatKinds.FOUR, moves, middle);
    sort(seat, middle, end);
    for (int i = from; i < end; i++) {
      if (visited >= limit) {
        cut = true;
        return false;
      }
      if (threats.allowed(moves[i], seat) && follow(seat, moves[i], ply, end)) {
        return true;
      }
    }
    return false;
  }

  /** Those first that bring more than a four. */
  private void sort(int seat, int from, int end) {
    for (int i = from + 1; i < end; i++) {
      int cell = moves[i];
      int worth = attack[threats.classOf(cell, seat)];
      int place = i;
      while (place > from && attack[threats.classOf(moves[place - 1], seat)] < worth) {
        moves[place] = moves[place - 1];
        place--;
      }
      moves[place] = cell;
    }
  }

  /** Makes a four, lets it be answered, and goes on. */
  private boolean follow(int seat, int cell, int ply, int from) {
    put(cell, seat);
    line[ply] = cell;
    lineLength = ply + 1; // if nothing stops the five
    boolean won =
        threats.count(seat, ThreatKinds.FIVE) > 0 && threats.count(seat ^ 1, ThreatKinds.FIVE) == 0;
    int end = won && from + MOST_STOPS <= moves.length ? defences.stops(seat, moves, from) : from;
    for (int i = from; won && i < end; i++) {
      int answer = moves[i];
      put(answer, seat ^ 1);
      line[ply + 1] = answer;
      won = search(seat, ply + 2, end);
      threats.take();
    }
    threats.take();
    return won;
  }

  private void put(int cell, int seat) {
    clock.tick();
    visited++;
    threats.put(cell, seat);
  }
}
