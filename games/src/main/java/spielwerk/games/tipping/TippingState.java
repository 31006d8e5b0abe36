package spielwerk.games.tipping;

import spielwerk.core.Keyed;
import spielwerk.core.Reversible;
import spielwerk.core.Seeds;
import spielwerk.core.State;

/** A game of Würfelkippen. A move is the face that comes to the top. */
public final class TippingState implements State, Reversible, Keyed {
  private static final int FACES = 6;

  private final int target;

  /** The faces that were on top before each move since the start. */
  private final byte[] before;

  private int count;
  private int face;
  private int sum;
  private int seat;

  TippingState(int target, int face, int sum, int seat) {
    this.target = target;
    this.face = face;
    this.sum = sum;
    this.seat = seat;
    this.before = new byte[target];
  }

  @Override
  public int turn() {
    return sum == target || !canTip() ? OVER : seat;
  }

  @Override
  public int moves(int[] into, int at) {
    for (int next = 1; next <= FACES; next++) {
      if (legal(next)) {
        into[at++] = next;
      }
    }
    return at;
  }

  /** A tip brings up any face but the one on top and the one below it; the two make seven. */
  @Override
  public boolean legal(int move) {
    return move >= 1 && move <= FACES && move != face && move != 7 - face && move <= target - sum;
  }

  @Override
  public void play(int move) {
    before[count++] = (byte) face;
    face = move;
    sum += move;
    seat = 1 - seat;
  }

  @Override
  public void undo() {
    seat = 1 - seat;
    sum -= face;
    face = before[--count];
  }

  /** Who brought the sum to the target has just moved. */
  @Override
  public int points(int seat) {
    if (sum != target) {
      return 0;
    }
    return seat == this.seat ? -1 : 1;
  }

  @Override
  public TippingState copy() {
    TippingState copy = new TippingState(target, face, sum, seat);
    copy.set(this);
    return copy;
  }

  @Override
  public void set(State other) {
    TippingState that = (TippingState) other;
    System.arraycopy(that.before, 0, before, 0, that.count);
    count = that.count;
    face = that.face;
    sum = that.sum;
    seat = that.seat;
  }

  @Override
  public long key() {
    return Seeds.mix((sum << 4) | (seat << 3) | face);
  }

  int face() {
    return face;
  }

  int sum() {
    return sum;
  }

  /** Who is to move, or would be were the game not over. */
  int seat() {
    return seat;
  }

  /**
   * Face 1 or face 2 can always be tipped to, for they do not lie opposite; no other is smaller.
   */
  private boolean canTip() {
    return legal(1) || legal(2);
  }
}
