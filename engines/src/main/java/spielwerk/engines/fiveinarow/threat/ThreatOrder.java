package spielwerk.engines.fiveinarow.threat;

import java.util.Arrays;

/**
 * Which moves the search looks at in a position, and in which order: by the lines they make and
 * spoil, by what cut off elsewhere (killers, history, answers to the same move), the move of the
 * table first. It keeps a list for each ply.
 */
final class ThreatOrder {
  static final int MOST = 400;

  private static final int PLIES = ThreatSearch.DEEPEST + 2;
  private static final int CELL_BITS = 20;
  private static final int CELL = (1 << CELL_BITS) - 1;
  private static final long FIRST = 1L << 40;
  private static final int KILLER = 30;
  private static final int HISTORY_LIMIT = 1 << 20;

  /** Where many fields are near stones, those worth less are left out. */
  private static final int LEAST = 20;

  private final ThreatBoard threats;
  private final ThreatWeights weights;
  private final ThreatOptions threatOptions;
  private final Defences defences;
  private final int[] killers = new int[2 * PLIES];
  private final int[][] history;

  /** By seat and the other side's last move: what cut off after it. */
  private final int[][] counters;

  /** By ply, the move that led on from it. */
  private final int[] made = new int[PLIES];

  private final long[] picks = new long[PLIES * MOST];
  private final int[] ends = new int[PLIES];
  private final int[] room;

  ThreatOrder(ThreatBoard threats, ThreatWeights weights, ThreatOptions threatOptions) {
    this.threats = threats;
    this.weights = weights;
    this.threatOptions = threatOptions;
    this.defences = new Defences(threats);
    this.history = new int[2][threats.size];
    this.counters = new int[2][threats.size];
    this.room = new int[threats.size + 64];
  }

  void newGame() {
    for (int seat = 0; seat < 2; seat++) {
      Arrays.fill(history[seat], 0);
      Arrays.fill(counters[seat], 0);
    }
    Arrays.fill(killers, 0);
  }

  /** Before the next position of a game: what was learnt counts a quarter. */
  void begin() {
    Arrays.fill(killers, 0);
    for (int[] side : history) {
      for (int i = 0; i < side.length; i++) {
        side[i] >>= 2;
      }
    }
  }

  /** Says which move leads on from a ply; 0 for none. */
  void made(int ply, int cell) {
    made[ply] = cell;
  }

  /** Lists what stops a five and returns how many there are. */
  int stops(int seat, int ply) {
    int count = defences.stops(seat ^ 1, room, 0);
    for (int i = 0; i < count; i++) {
      picks[ply * MOST + i] = room[i];
    }
    return count;
  }

  /** A move of the list as it stands. */
  int at(int ply, int index) {
    return (int) picks[ply * MOST + index] & CELL;
  }

  /** Lists the fields near stones and returns how many there are. */
  int nearby(int seat, int ply, int known) {
    int[] attack = weights.attack();
    int[] defence = weights.defence();
    int size = threats.crowdSize();
    int from = ply * MOST;
    int end = from;
    int least = size <= MOST ? 0 : LEAST;
    for (int i = 0; i < size && end < from + MOST; i++) {
      int cell = threats.crowd(i);
      int worth = attack[threats.classOf(cell, seat)] + defence[threats.classOf(cell, seat ^ 1)];
      if ((worth >= least || cell == known) && threats.allowed(cell, seat)) {
        picks[end++] = pick(cell, seat, ply, worth, known);
      }
    }
    ends[ply] = end;
    return end - from;
  }

  /** Lists what can be right against a threatened open four, and returns how many there are. */
  int answers(int seat, int ply, int known) {
    int count = defences.list(seat, room, 0);
    int from = ply * MOST;
    int end = from;
    for (int i = 0; i < count && end < from + MOST; i++) {
      int cell = room[i];
      int worth =
          weights.attack()[threats.classOf(cell, seat)]
              + weights.defence()[threats.classOf(cell, seat ^ 1)];
      picks[end++] = pick(cell, seat, ply, worth, known);
    }
    ends[ply] = end;
    return end - from;
  }

  private long pick(int cell, int seat, int ply, int worth, int known) {
    long score = 16L * worth;
    if (threatOptions.history()) {
      score += history[seat][cell] >> 6;
    }
    if (threatOptions.killers() && (killers[2 * ply] == cell || killers[2 * ply + 1] == cell)) {
      score += 16 * KILLER;
    }
    if (threatOptions.counter() && ply > 0 && counters[seat][made[ply - 1]] == cell) {
      score += 16 * KILLER;
    }
    return (cell == known ? FIRST : 0) + score << CELL_BITS | cell;
  }

  /** Brings the best of those from a place on to that place. */
  int next(int ply, int tried) {
    int place = ply * MOST + tried;
    int best = place;
    for (int i = place + 1; i < ends[ply]; i++) {
      if (picks[i] > picks[best]) {
        best = i;
      }
    }
    long pick = picks[best];
    picks[best] = picks[place];
    picks[place] = pick;
    return (int) pick & CELL;
  }

  /** A move cut off. */
  void reward(int seat, int cell, int depth, int ply) {
    if (killers[2 * ply] != cell) {
      killers[2 * ply + 1] = killers[2 * ply];
      killers[2 * ply] = cell;
    }
    if (ply > 0) {
      counters[seat][made[ply - 1]] = cell;
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
