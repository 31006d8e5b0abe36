package spielwerk.engines.fiveinarow.threat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;

/**
 * The fewest moves with which a side wins by fours, or by fours and open threes, whatever the other
 * side answers. It deepens move by move and looks at every threat and every answer, so it is slow,
 * plain, and right; puzzles are graded by it. It takes the rule that five or more win.
 */
final class ShortestWin {
  private static final long THREES = 0x1B873593CC9E2D51L;
  private static final long[] SALT = {0x52DCE729E6546B64L, 0x38B34AE5A1E38B93L};

  private final ThreatBoard threats;
  private final Defences defences;
  private final int[] moves = new int[1 << 14];

  /** By position, how many moves do not suffice, or, negative, how many do. */
  private final Map<Long, Integer> known = new HashMap<>();

  private boolean threes;
  private long nodes;

  /** How many stones lie on the board for now. */
  private int placed;

  ShortestWin(ThreatBoard threats) {
    this.threats = threats;
    this.defences = new Defences(threats);
  }

  /**
   * How many moves a side to move needs.
   *
   * @param byThrees whether open threes are allowed too, not only fours
   * @param most more are not tried
   * @param stones more are not put
   * @return nothing if there is no such win, or if the stones do not suffice to find it
   */
  OptionalInt moves(int seat, boolean byThrees, int most, long stones) {
    return deepen(seat, true, byThrees, most, stones);
  }

  /** The same after a move of this side: the other one answers. */
  OptionalInt movesAfter(int seat, boolean byThrees, int most, long stones) {
    return deepen(seat, false, byThrees, most, stones);
  }

  private OptionalInt deepen(int seat, boolean toMove, boolean byThrees, int most, long stones) {
    threes = byThrees;
    nodes = stones;
    placed = 0;
    try {
      for (int length = 1; length <= most; length++) {
        if (toMove ? attack(seat, length, 0) : forced(seat, length, 0)) {
          return OptionalInt.of(length);
        }
      }
    } catch (SearchClock.Stopped stopped) {
      while (placed > 0) {
        take();
      }
    }
    return OptionalInt.empty();
  }

  /** The move that begins a win of this length, which {@link #moves} found. */
  int first(int seat, boolean byThrees, int length, long stones) {
    threes = byThrees;
    nodes = stones;
    int end = candidates(seat, length, 0);
    for (int i = 0; i < end; i++) {
      if (wins(moves[i], seat, length, end)) {
        return moves[i];
      }
    }
    throw new IllegalStateException("No move wins");
  }

  /** The answers that can be right after a move of a side that makes a threat. */
  int[] answers(int attacker) {
    int end = replies(attacker, 0);
    return Arrays.copyOf(moves, end);
  }

  void forget() {
    known.clear();
  }

  private boolean attack(int seat, int length, int from) {
    if (threats.count(seat, ThreatKinds.FIVE) > 0) {
      return length >= 1;
    }
    int fives = threats.count(seat ^ 1, ThreatKinds.FIVE);
    if (length < 2 || fives > 1) {
      return false;
    }
    if (fives == 0 && threats.count(seat, ThreatKinds.OPEN_FOUR) > 0) {
      return true;
    }
    long key = threats.key() ^ SALT[seat] ^ (threes ? THREES : 0);
    int before = known.getOrDefault(key, 0);
    if (before < 0 && -before <= length || before >= length) {
      return before < 0;
    }
    int end = candidates(seat, length, from);
    boolean won = false;
    for (int i = from; i < end && !won; i++) {
      won = wins(moves[i], seat, length, end);
    }
    known.put(key, won ? -length : length);
    return won;
  }

  /** All moves with which a win of this length may begin. */
  private int candidates(int seat, int length, int from) {
    if (threats.count(seat, ThreatKinds.FIVE) > 0) {
      moves[from] = threats.least(seat, ThreatKinds.FIVE);
      return from + 1;
    }
    if (threats.count(seat ^ 1, ThreatKinds.FIVE) > 0) {
      return defences.stops(seat ^ 1, moves, from);
    }
    int end = from;
    int least = threes && length > 2 ? ThreatKinds.THREE : ThreatKinds.FOUR;
    for (int kind = ThreatKinds.OPEN_FOUR; kind >= least; kind--) {
      end = defences.kind(seat, kind, moves, end);
    }
    return end;
  }

  private boolean wins(int cell, int seat, int length, int from) {
    if (threats.kind(cell, seat) == ThreatKinds.FIVE) {
      return true;
    }
    put(cell, seat);
    boolean wins = forced(seat, length - 1, from);
    take();
    return wins;
  }

  /** Whether the other side, to move, loses within this many moves of the attacker. */
  private boolean forced(int attacker, int length, int from) {
    if (length < 1 || threats.count(attacker ^ 1, ThreatKinds.FIVE) > 0) {
      return false;
    }
    int fives = threats.count(attacker, ThreatKinds.FIVE);
    if (fives > 1) {
      return true;
    }
    if (fives == 0 && (length < 2 || threats.count(attacker, ThreatKinds.OPEN_FOUR) == 0)) {
      return false;
    }
    int end = replies(attacker, from);
    for (int i = from; i < end; i++) {
      put(moves[i], attacker ^ 1);
      boolean wins = attack(attacker, length, end);
      take();
      if (!wins) {
        return false;
      }
    }
    return true;
  }

  private int replies(int attacker, int from) {
    return threats.count(attacker, ThreatKinds.FIVE) > 0
        ? defences.stops(attacker, moves, from)
        : defences.list(attacker ^ 1, moves, from);
  }

  private void put(int cell, int seat) {
    if (nodes-- <= 0) {
      throw SearchClock.Stopped.SIGNAL;
    }
    placed++;
    threats.put(cell, seat);
  }

  private void take() {
    placed--;
    threats.take();
  }
}
