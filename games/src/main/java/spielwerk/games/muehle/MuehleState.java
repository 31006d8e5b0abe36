package spielwerk.games.muehle;

import java.util.Arrays;
import java.util.Map;
import spielwerk.core.Placed;
import spielwerk.core.Reversible;
import spielwerk.core.Seeds;
import spielwerk.core.State;
import spielwerk.core.Symmetric;
import spielwerk.core.Viewed;

/**
 * A game of Mühle. A move is a whole turn, the man taken for a mill included ({@link MuehleMove}).
 *
 * <p>Everything but the count of quiet moves and of repetitions fits into one number ({@link
 * #code}), which serves to undo, to find repetitions and as the key. The key holds those two counts
 * as well, so that positions share it only if they end alike; which positions came before is not in
 * it. So a search with a table may overlook a draw by repetition that one without would see.
 */
public final class MuehleState implements State, Reversible, Symmetric, Viewed, Placed {
  private static final int HAND = 4;

  private final MuehleRules rules;

  /** {@link #code} before each move. */
  private long[] codes = new long[64];

  /** {@link #quiet} and {@link #times} before each move. */
  private int[] counts = new int[64];

  private int played;

  /** The men of the side to move on the board, and in its hand. */
  private int own;

  private int ownHand;

  /** Those of the other side. */
  private int enemy;

  private int enemyHand;

  /** Who would be to move, were the game not over. */
  private int side;

  /** Moves of both sides since a man was set or taken. */
  private int quiet;

  /** How often this position has been on the board, now included. */
  private int times;

  private boolean lost;
  private boolean drawn;

  MuehleState(MuehleRules rules, int[] men, int[] hands, int side, int quiet, int times) {
    this.rules = rules;
    this.own = men[side];
    this.ownHand = hands[side];
    this.enemy = men[1 - side];
    this.enemyHand = hands[1 - side];
    this.side = side;
    this.quiet = quiet;
    this.times = times;
    look();
  }

  private MuehleState(MuehleState that) {
    this.rules = that.rules;
    set(that);
  }

  private void look() {
    lost =
        Integer.bitCount(own) + ownHand < MuehleRules.FEWEST
            || ownHand == 0 && !jumps() && (MuehleBoard.besides(own) & empty()) == 0;
    drawn =
        !lost
            && (quiet >= rules.quietPlies()
                || rules.repetition() > 0 && times >= rules.repetition());
  }

  @Override
  public int turn() {
    return lost || drawn ? OVER : side;
  }

  @Override
  public int moves(int[] into, int at) {
    if (lost || drawn) {
      return at;
    }
    int targets = empty();
    int takeable = takeable();
    if (ownHand > 0) {
      return add(MuehleMove.NONE, own, targets, takeable, into, at);
    }
    boolean jumps = jumps();
    for (int left = own; left != 0; left &= left - 1) {
      int from = Integer.numberOfTrailingZeros(left);
      int reach = jumps ? targets : targets & MuehleBoard.NEIGHBOURS[from];
      at = add(from, own ^ 1 << from, reach, takeable, into, at);
    }
    return at;
  }

  private static int add(int from, int others, int reach, int takeable, int[] into, int at) {
    for (int left = reach; left != 0; left &= left - 1) {
      int to = Integer.numberOfTrailingZeros(left);
      int quiet = MuehleMove.of(from, to, 0);
      if (takeable == 0 || !MuehleBoard.millAt(others, to)) {
        into[at++] = quiet + MuehleMove.NONE;
        continue;
      }
      for (int men = takeable; men != 0; men &= men - 1) {
        into[at++] = quiet + Integer.numberOfTrailingZeros(men);
      }
    }
    return at;
  }

  @Override
  public boolean legal(int move) {
    if (lost || drawn || move < 0 || move >= MuehleMove.CODES) {
      return false;
    }
    int from = MuehleMove.from(move);
    int to = MuehleMove.to(move);
    int taken = MuehleMove.taken(move);
    if ((empty() >> to & 1) == 0 || (from == MuehleMove.NONE) != (ownHand > 0)) {
      return false;
    }
    int others = own;
    if (from != MuehleMove.NONE) {
      boolean reached = jumps() || (MuehleBoard.NEIGHBOURS[from] >> to & 1) != 0;
      if ((own >> from & 1) == 0 || !reached) {
        return false;
      }
      others ^= 1 << from;
    }
    int takeable = MuehleBoard.millAt(others, to) ? takeable() : 0;
    return takeable == 0
        ? taken == MuehleMove.NONE
        : taken != MuehleMove.NONE && (takeable >> taken & 1) != 0;
  }

  @Override
  public void play(int move) {
    if (played == codes.length) {
      codes = Arrays.copyOf(codes, 2 * played);
      counts = Arrays.copyOf(counts, 2 * played);
    }
    codes[played] = code();
    counts[played++] = quiet * (MuehleRules.MOST_REPETITION + 1) + times;
    int from = MuehleMove.from(move);
    int taken = MuehleMove.taken(move);
    int mover = own | 1 << MuehleMove.to(move);
    int moverHand = ownHand;
    int other = enemy;
    if (from == MuehleMove.NONE) {
      moverHand--;
    } else {
      mover ^= 1 << from;
    }
    quiet = from == MuehleMove.NONE ? 0 : quiet + 1;
    if (taken != MuehleMove.NONE) {
      other ^= 1 << taken;
      quiet = 0;
    }
    own = other;
    ownHand = enemyHand;
    enemy = mover;
    enemyHand = moverHand;
    side ^= 1;
    times = quiet < 4 || rules.repetition() == 0 ? 1 : 1 + timesBefore();
    look();
  }

  /** How often this position was there since a man was last set or taken. */
  private int timesBefore() {
    long now = code();
    int oldest = Math.max(0, played - quiet);
    for (int i = played - 4; i >= oldest; i -= 2) {
      if (codes[i] == now) {
        return counts[i] % (MuehleRules.MOST_REPETITION + 1);
      }
    }
    return 0;
  }

  @Override
  public void undo() {
    long code = codes[--played];
    own = (int) code & MuehleBoard.ALL;
    enemy = (int) (code >>> 24) & MuehleBoard.ALL;
    ownHand = (int) (code >>> 48) & 15;
    enemyHand = (int) (code >>> 48 + HAND) & 15;
    side ^= 1;
    quiet = counts[played] / (MuehleRules.MOST_REPETITION + 1);
    times = counts[played] % (MuehleRules.MOST_REPETITION + 1);
    lost = false;
    drawn = false;
  }

  /** A number that no other position has. */
  private long code() {
    return code(own, enemy);
  }

  private long code(int own, int enemy) {
    long hands = ownHand | enemyHand << HAND | side << 2 * HAND;
    return hands << 48 | (long) enemy << 24 | own;
  }

  @Override
  public int points(int seat) {
    return drawn ? 0 : seat == side ? -1 : 1;
  }

  @Override
  public MuehleState copy() {
    return new MuehleState(this);
  }

  @Override
  public void set(State other) {
    MuehleState that = (MuehleState) other;
    if (codes.length < that.played) {
      codes = new long[that.codes.length];
      counts = new int[that.codes.length];
    }
    System.arraycopy(that.codes, 0, codes, 0, that.played);
    System.arraycopy(that.counts, 0, counts, 0, that.played);
    played = that.played;
    own = that.own;
    ownHand = that.ownHand;
    enemy = that.enemy;
    enemyHand = that.enemyHand;
    side = that.side;
    quiet = that.quiet;
    times = that.times;
    lost = that.lost;
    drawn = that.drawn;
  }

  @Override
  public long key() {
    return key(own, enemy);
  }

  private long key(int own, int enemy) {
    return Seeds.mix(code(own, enemy) ^ Seeds.mix(quiet * 16L + times));
  }

  @Override
  public int symmetries() {
    return MuehleSymmetry.COUNT;
  }

  @Override
  public long key(int symmetry) {
    return key(MuehleSymmetry.men(symmetry, own), MuehleSymmetry.men(symmetry, enemy));
  }

  @Override
  public int map(int symmetry, int move) {
    return MuehleMove.map(symmetry, move);
  }

  @Override
  public int inverse(int symmetry) {
    return MuehleSymmetry.inverse(symmetry);
  }

  /** What the board in the browser shows beside the points. */
  @Override
  public Pieces pieces() {
    return new Pieces(MuehleBoard.SIDE, MuehleBoard.SIDE, this::at);
  }

  private int at(int column, int row) {
    int point = MuehleBoard.point(column, row);
    return point < 0
        ? NOWHERE
        : (men(0) >> point & 1) != 0 ? 0 : (men(1) >> point & 1) != 0 ? 1 : FREE;
  }

  @Override
  public Map<String, Object> view(int seat) {
    return Map.of("quiet", quiet, "limit", rules.quietPlies(), "times", times);
  }

  /** Whether the side to move may jump. */
  private boolean jumps() {
    return jumps(own, ownHand);
  }

  boolean jumps(int men, int hand) {
    return rules.flying() && hand == 0 && Integer.bitCount(men) <= MuehleRules.FEWEST;
  }

  /** The men that a mill may take: those in mills only if there are no others. */
  private int takeable() {
    int free = enemy & ~MuehleBoard.inMills(enemy);
    return free != 0 ? free : enemy;
  }

  /** The points without a man. */
  int empty() {
    return MuehleBoard.ALL & ~(own | enemy);
  }

  /** The men of the side to move on the board. */
  int own() {
    return own;
  }

  int ownHand() {
    return ownHand;
  }

  /** The men of the other side on the board. */
  int enemy() {
    return enemy;
  }

  int enemyHand() {
    return enemyHand;
  }

  /** The men of a seat on the board. */
  int men(int seat) {
    return seat == side ? own : enemy;
  }

  /** The men that a seat has still to set. */
  int hand(int seat) {
    return seat == side ? ownHand : enemyHand;
  }

  /** Who is to move, or would be were the game not over. */
  int side() {
    return side;
  }

  int quiet() {
    return quiet;
  }

  int times() {
    return times;
  }
}
