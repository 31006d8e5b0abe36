package spielwerk.engines.fiveinarow.threat;

/**
 * The moves that can be right when the other side threatens an open or double four: fours of one's
 * own and what spoils the threat. The list is complete: after any other move the threat is carried
 * out and cannot be stopped. That is what makes a proof by threats a proof.
 */
final class Defences {
  private final ThreatBoard threats;
  private final int[] best = new int[40];
  private final int[] other = new int[40];

  Defences(ThreatBoard threats) {
    this.threats = threats;
  }

  /** Appends the answers of a seat, each once, and returns the new end. */
  int list(int seat, int[] into, int at) {
    int end = fours(seat, into, at);
    int attacker = seat ^ 1;
    int fewest = Integer.MAX_VALUE;
    int lowest = 0;
    for (int cell = threats.first(attacker, ThreatKinds.OPEN_FOUR);
        cell != ThreatBoard.NONE;
        cell = threats.next(attacker, cell)) {
      int count = threats.spoilers(cell, attacker, other, 0);
      // the lower cell of equals, so that the order of the list does not matter
      if (count < fewest || count == fewest && cell < lowest) {
        fewest = count;
        lowest = cell;
        System.arraycopy(other, 0, best, 0, count);
      }
    }
    for (int i = 0; i < fewest; i++) {
      if (threats.kind(best[i], seat) < ThreatKinds.FOUR) {
        into[end++] = best[i];
      }
    }
    return end;
  }

  /** Appends all fields on which a seat makes a four of any kind. */
  int fours(int seat, int[] into, int at) {
    int end = at;
    for (int kind = ThreatKinds.OPEN_FOUR; kind >= ThreatKinds.FOUR; kind--) {
      end = kind(seat, kind, into, end);
    }
    return end;
  }

  /** Appends the fields of one kind, in a fixed order. */
  int kind(int seat, int kind, int[] into, int at) {
    int end = at;
    for (int cell = threats.first(seat, kind);
        cell != ThreatBoard.NONE;
        cell = threats.next(seat, cell)) {
      int place = end++;
      while (place > at && into[place - 1] > cell) {
        into[place] = into[place - 1];
        place--;
      }
      into[place] = cell;
    }
    return end;
  }
}
