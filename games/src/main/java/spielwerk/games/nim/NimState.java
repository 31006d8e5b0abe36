package spielwerk.games.nim;

import spielwerk.core.Keyed;
import spielwerk.core.Reversible;
import spielwerk.core.Seeds;
import spielwerk.core.State;

/**
 * A game of Nim. All heaps lie in one number, six bits each. A move is {@code code(heap, take)}.
 */
public final class NimState implements State, Reversible, Keyed {
  private static final int BITS = 6;
  private static final int MASK = (1 << BITS) - 1;

  private final Nim game;

  /** The moves since the start. */
  private final short[] played;

  private int count;
  private long heaps;
  private int seat;

  NimState(Nim game, int[] heaps, int seat) {
    this.game = game;
    this.seat = seat;
    for (int heap = 0; heap < heaps.length; heap++) {
      this.heaps |= (long) heaps[heap] << (BITS * heap);
    }
    this.played = new short[game.traits().maxLength()];
  }

  private NimState(NimState that) {
    this.game = that.game;
    this.played = new short[that.played.length];
    set(that);
  }

  /** The move that takes this many from a heap, both numbered from 0. */
  public static int code(int heap, int take) {
    return (heap << BITS) | take;
  }

  /** The heap that a move takes from. */
  public static int heapOf(int move) {
    return move >> BITS;
  }

  /** How many a move takes. */
  public static int takeOf(int move) {
    return move & MASK;
  }

  /** How much lies in a heap. */
  public int heap(int heap) {
    return (int) (heaps >>> (BITS * heap)) & MASK;
  }

  public Nim game() {
    return game;
  }

  @Override
  public int turn() {
    return heaps == 0 ? OVER : seat;
  }

  @Override
  public int moves(int[] into, int at) {
    for (int heap = 0; heap < game.heaps(); heap++) {
      for (int take = 1; take <= heap(heap); take++) {
        into[at++] = code(heap, take);
      }
    }
    return at;
  }

  @Override
  public boolean legal(int move) {
    return move >= 0
        && heapOf(move) < game.heaps()
        && takeOf(move) >= 1
        && takeOf(move) <= heap(heapOf(move));
  }

  @Override
  public void play(int move) {
    heaps -= (long) takeOf(move) << (BITS * heapOf(move));
    seat = 1 - seat;
    played[count++] = (short) move;
  }

  @Override
  public void undo() {
    int move = played[--count];
    seat = 1 - seat;
    heaps += (long) takeOf(move) << (BITS * heapOf(move));
  }

  /** The player who took the last has just moved. */
  @Override
  public int points(int seat) {
    boolean tookLast = seat != this.seat;
    return tookLast == game.misere() ? -1 : 1;
  }

  @Override
  public NimState copy() {
    return new NimState(this);
  }

  @Override
  public void set(State other) {
    NimState that = (NimState) other;
    System.arraycopy(that.played, 0, played, 0, that.count);
    count = that.count;
    heaps = that.heaps;
    seat = that.seat;
  }

  @Override
  public long key() {
    return Seeds.mix(heaps | ((long) (seat + 1) << 61));
  }

  /** Who is to move, or would be were the game not over. */
  int seat() {
    return seat;
  }
}
