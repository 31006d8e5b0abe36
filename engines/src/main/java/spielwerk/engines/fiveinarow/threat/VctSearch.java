package spielwerk.engines.fiveinarow.threat;

import java.util.Arrays;

/**
 * Victory by continuous threats: fours and open threes, so that the other side must always answer.
 * The answers are complete (see {@link Defences}), so a win found here is a proof, however long it
 * is.
 *
 * <p>The search is df-pn (Nagai 2002): it goes where the fewest positions remain to be decided, and
 * keeps all numbers in a table. Since stones stay, positions never repeat, and the table is safe.
 * Numbers of siblings are not added up but taken by their maximum and count (Ueda et al. 2008, weak
 * proof numbers), for most fours and threes can be played in any order and would be counted many
 * times.
 */
final class VctSearch {
  private static final int INFINITE = 1 << 28;
  private static final int LONGEST = 100;
  private static final long LEAF_FOURS = 300;
  private static final long[] SALT = {0x2545F4914F6CDD1DL, 0xD6E8FEB86659FD93L};
  private static final long ANSWER = 0x8E9D5AAB1F3C7E61L;
  private static final int LOOK = 63;

  private final ThreatBoard threats;
  private final Defences defences;
  private final VcfSearch vcfSearch;
  private final long[] keys;
  private final long[] numbers;
  private final int mask;
  private final int[] moves = new int[1 << 15];
  private SearchClock clock;
  private double share = 1;
  private long limit;
  private long visited;

  VctSearch(ThreatBoard threats, VcfSearch vcfSearch, long entries, SearchClock clock) {
    this.threats = threats;
    this.defences = new Defences(threats);
    this.vcfSearch = vcfSearch;
    int size = (int) Long.highestOneBit(Math.max(2, Math.min(entries, 1 << 28)));
    this.keys = new long[size];
    this.numbers = new long[size];
    this.mask = size - 1;
    this.clock = clock;
  }

  void newGame() {
    Arrays.fill(keys, 0);
    Arrays.fill(numbers, 0);
  }

  void begin(SearchClock clock) {
    this.clock = clock;
    this.visited = 0;
  }

  /** Stones put here since {@link #begin}, those of the fours not counted. */
  long visited() {
    return visited;
  }

  /**
   * Whether the seat to move wins by threats.
   *
   * @param most how many stones may be put; if they do not suffice the answer is no
   * @param until the share of the time after which it gives up
   */
  boolean win(int seat, long most, double until) {
    if (!threats.answersComplete(seat)
        || threats.count(seat, ThreatKinds.FIVE) == 0
            && threats.count(seat, ThreatKinds.OPEN_FOUR) == 0
            && !threatening(seat)) {
      return false;
    }
    limit = clock.nodes() + most;
    share = until;
    search(seat, true, INFINITE, INFINITE, 0, 0);
    return proof(find(key(seat, true))) == 0;
  }

  /** The same after a move of this side, where the other one is to answer. */
  boolean winAfter(int seat, long most) {
    if (!threats.answersComplete(seat)) {
      return false;
    }
    limit = clock.nodes() + most;
    share = 1;
    search(seat, false, INFINITE, INFINITE, 0, 0);
    return proof(find(key(seat, false))) == 0;
  }

  private boolean threatening(int seat) {
    for (int kind = ThreatKinds.THREE; kind <= ThreatKinds.FOUR_THREE; kind++) {
      if (threats.count(seat, kind) > 0) {
        return true;
      }
    }
    return false;
  }

  private boolean spent() {
    if ((visited & LOOK) == 0 && clock.past(share)) {
      limit = 0;
    }
    return clock.nodes() >= limit;
  }

  // ---- the table: proof number high, disproof number low

  private long key(int attacker, boolean attack) {
    return threats.key() ^ SALT[attacker] ^ (attack ? 0 : ANSWER);
  }

  private long find(long key) {
    int slot = (int) (key ^ key >>> 32) & mask;
    return keys[slot] == key ? numbers[slot] : 0;
  }

  private void keep(long key, int proof, int disproof) {
    int slot = (int) (key ^ key >>> 32) & mask;
    keys[slot] = key;
    numbers[slot] = (long) proof << 32 | disproof;
  }

  private static int proof(long entry) {
    return entry == 0 ? 1 : (int) (entry >>> 32);
  }

  private static int disproof(long entry) {
    return (int) entry;
  }

  // ---- the search

  /**
   * Works on a position until its numbers reach the limits.
   *
   * @param attack whether the attacker is to move
   */
  private void search(
      int attacker, boolean attack, int maxProof, int maxDisproof, int ply, int from) {
    long key = key(attacker, attack);
    int known = attack ? attackKnown(attacker, ply) : answerKnown(attacker);
    if (known != 0) {
      keep(key, known > 0 ? 0 : INFINITE, known > 0 ? INFINITE : 0);
      return;
    }
    int end = attack ? attacks(attacker, from) : replies(attacker, from);
    if (end <= from) {
      boolean helpless = !attack && end == from; // all that would help is forbidden
      keep(key, helpless ? 0 : INFINITE, helpless ? INFINITE : 0);
      return;
    }
    int mover = attack ? attacker : attacker ^ 1;
    while (true) {
      // seen from the mover: wanted is the number to make 0, dreaded the other
      int best = -1;
      int wanted = INFINITE;
      int second = INFINITE;
      int bestDreaded = 0;
      int dreaded = 0;
      int open = 0;
      for (int i = from; i < end; i++) {
        long child = find(key ^ ANSWER ^ ThreatBoard.stoneKey(moves[i], mover));
        int childProof = child == 0 ? guess(moves[i], attacker, attack) : proof(child);
        int childDisproof = child == 0 ? 1 : disproof(child);
        int w = attack ? childProof : childDisproof;
        int d = attack ? childDisproof : childProof;
        if (d != 0) {
          open++;
          dreaded = Math.max(dreaded, d);
        }
        if (w < wanted) {
          second = wanted;
          wanted = w;
          best = i;
          bestDreaded = d;
        } else if (w < second) {
          second = w;
        }
      }
      dreaded =
          dreaded >= INFINITE ? INFINITE : Math.min(INFINITE - 1, dreaded + Math.max(0, open - 1));
      if (wanted == 0) {
        dreaded = INFINITE;
      } else if (open == 0) {
        wanted = INFINITE;
        dreaded = 0;
      }
      int proof = attack ? wanted : dreaded;
      int disproof = attack ? dreaded : wanted;
      keep(key, proof, disproof);
      if (proof == 0 || disproof == 0 || proof >= maxProof || disproof >= maxDisproof || spent()) {
        return;
      }
      int maxWanted = Math.min(attack ? maxProof : maxDisproof, second + second / 4 + 1);
      int maxDreaded =
          Math.min(INFINITE, (attack ? maxDisproof : maxProof) - dreaded + bestDreaded);
      put(moves[best], mover);
      search(
          attacker,
          !attack,
          attack ? maxWanted : maxDreaded,
          attack ? maxDreaded : maxWanted,
          ply + 1,
          end);
      threats.take();
    }
  }

  /** What a move not yet looked at promises: fours leave fewer answers than threes. */
  private int guess(int cell, int attacker, boolean attack) {
    return attack && threats.kind(cell, attacker) < ThreatKinds.FOUR ? 3 : 1;
  }

  private void put(int cell, int seat) {
    clock.tick();
    visited++;
    threats.put(cell, seat);
  }

  /**
   * +1 if the attacker, who is to move, has won, -1 if he has failed, 0 if that is not known yet.
   */
  private int attackKnown(int attacker, int ply) {
    int defender = attacker ^ 1;
    if (threats.count(attacker, ThreatKinds.FIVE) > 0) {
      return 1;
    }
    int fives = threats.count(defender, ThreatKinds.FIVE);
    if (fives > 1 && threats.twoFivesWin()) {
      return -1;
    }
    if (fives == 0 && threats.count(attacker, ThreatKinds.OPEN_FOUR) > 0) {
      return 1;
    }
    if (ply >= LONGEST) {
      return -1;
    }
    return vcfSearch.win(attacker, LEAF_FOURS) ? 1 : 0;
  }

  /** The same where the defender is to move. */
  private int answerKnown(int attacker) {
    int defender = attacker ^ 1;
    if (threats.count(defender, ThreatKinds.FIVE) > 0 || threats.full()) {
      return -1;
    }
    int fives = threats.count(attacker, ThreatKinds.FIVE);
    if (fives > 0) {
      return fives > 1 && threats.twoFivesWin() ? 1 : 0;
    }
    return threats.count(attacker, ThreatKinds.OPEN_FOUR) > 0 ? 0 : -1;
  }

  private int attacks(int attacker, int from) {
    if (from + room(attacker) > moves.length) {
      return from;
    }
    if (threats.count(attacker ^ 1, ThreatKinds.FIVE) > 0) {
      return defences.stops(attacker ^ 1, moves, from);
    }
    int end = from;
    for (int kind = ThreatKinds.FOUR_THREE; kind >= ThreatKinds.THREE; kind--) {
      end = defences.kind(attacker, kind, moves, end);
    }
    return end;
  }

  private int room(int seat) {
    int room = 64;
    for (int kind = ThreatKinds.THREE; kind <= ThreatKinds.FIVE; kind++) {
      room += threats.count(seat, kind);
    }
    return room;
  }

  /** The end of the list of replies; before its start if there is no room for it. */
  private int replies(int attacker, int from) {
    if (from + room(attacker ^ 1) > moves.length) {
      return from - 1;
    }
    return threats.count(attacker, ThreatKinds.FIVE) > 0
        ? defences.stops(attacker, moves, from)
        : defences.list(attacker ^ 1, moves, from);
  }

  /**
   * The cells of a winning line after {@link #win} said yes: the proven moves, answered by whatever
   * holds out longest by the look of it.
   */
  int[] line(int attacker) {
    int[] line = new int[LONGEST + 2];
    int length = 0;
    boolean attack = true;
    int stones = 0;
    while (length < LONGEST) {
      if (attack && vcfSearch.win(attacker, LEAF_FOURS)) {
        int[] rest = vcfSearch.line();
        line = Arrays.copyOf(line, length + rest.length);
        System.arraycopy(rest, 0, line, length, rest.length);
        length += rest.length;
        break;
      }
      int end = attack ? attacks(attacker, 0) : replies(attacker, 0);
      int cell = proven(attacker, attack, end);
      if (cell == ThreatBoard.NONE) {
        break;
      }
      line[length++] = cell;
      threats.put(cell, attack ? attacker : attacker ^ 1);
      stones++;
      attack = !attack;
    }
    while (stones-- > 0) {
      threats.take();
    }
    return Arrays.copyOf(line, length);
  }

  /** A move to a position that the table knows as won; the last of them for the defender. */
  private int proven(int attacker, boolean attack, int end) {
    int found = ThreatBoard.NONE;
    for (int i = 0; i < end; i++) {
      int mover = attack ? attacker : attacker ^ 1;
      long child = find(key(attacker, !attack) ^ ThreatBoard.stoneKey(moves[i], mover));
      if (child != 0 && proof(child) == 0) {
        found = moves[i];
        if (attack) {
          break;
        }
      }
    }
    return found;
  }
}
