package spielwerk.engines.fiveinarow.threat;

/**
 * For each seat and {@link ThreatKinds kind} of threat a list of the free fields that offer it, in
 * no particular order. Quiet fields are in no list.
 */
final class KindLists {
  /** The end of a list. */
  static final int NONE = 0;

  private final int[][] counts = new int[2][ThreatKinds.COUNT];
  private final int[][] heads = new int[2][ThreatKinds.COUNT];
  private final int[][] next;
  private final int[][] before;

  /**
   * @param size how many cells a board has
   */
  KindLists(int size) {
    this.next = new int[2][size];
    this.before = new int[2][size];
  }

  void link(int cell, int seat, int kind) {
    if (kind == ThreatKinds.QUIET) {
      return;
    }
    int head = heads[seat][kind];
    next[seat][cell] = head;
    before[seat][cell] = NONE;
    if (head != NONE) {
      before[seat][head] = cell;
    }
    heads[seat][kind] = cell;
    counts[seat][kind]++;
  }

  void unlink(int cell, int seat, int kind) {
    if (kind == ThreatKinds.QUIET) {
      return;
    }
    int after = next[seat][cell];
    int ahead = before[seat][cell];
    if (ahead == NONE) {
      heads[seat][kind] = after;
    } else {
      next[seat][ahead] = after;
    }
    if (after != NONE) {
      before[seat][after] = ahead;
    }
    counts[seat][kind]--;
  }

  int count(int seat, int kind) {
    return counts[seat][kind];
  }

  /** The first of a list, or {@link #NONE}. */
  int first(int seat, int kind) {
    return heads[seat][kind];
  }

  /** The one after that, or {@link #NONE}. */
  int next(int seat, int cell) {
    return next[seat][cell];
  }

  /** The fields of a kind with the lowest number: whatever the order of the list, the same one. */
  int least(int seat, int kind) {
    int least = heads[seat][kind];
    for (int cell = next[seat][least]; cell != NONE; cell = next[seat][cell]) {
      least = Math.min(least, cell);
    }
    return least;
  }
}
