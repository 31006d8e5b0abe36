package chomp;

import java.util.Arrays;
import spielwerk.core.Keyed;
import spielwerk.core.Reversible;
import spielwerk.core.Seeds;
import spielwerk.core.State;

/**
 * A bar of which something is eaten. A move is the number of a piece, from a1 along the rows; it
 * takes the piece and all above and to the right of it. What is left is a height for each column,
 * never more than the one before.
 */
final class ChompState implements State, Reversible, Keyed {
  private final Chomp game;
  private final int[] heights;

  /** The heights before each move, so that it can be taken back. */
  private final int[][] before;

  private int count;

  /** Who moves, or would if the bar were not eaten. */
  private int mover;

  ChompState(Chomp game, int[] heights, int mover) {
    this.game = game;
    this.heights = heights.clone();
    this.mover = mover;
    this.before = new int[game.width * game.height][game.width];
  }

  static ChompState whole(Chomp game) {
    int[] all = new int[game.width];
    Arrays.fill(all, game.height);
    return new ChompState(game, all, 0);
  }

  int height(int column) {
    return heights[column];
  }

  int mover() {
    return mover;
  }

  @Override
  public int turn() {
    return heights[0] == 0 ? OVER : mover;
  }

  @Override
  public int moves(int[] into, int at) {
    int end = at;
    for (int row = 0; row < game.height; row++) {
      for (int column = 0; column < game.width && heights[column] > row; column++) {
        into[end++] = row * game.width + column;
      }
    }
    return end;
  }

  @Override
  public boolean legal(int move) {
    return move >= 0
        && move < game.width * game.height
        && heights[move % game.width] > move / game.width;
  }

  @Override
  public void play(int move) {
    System.arraycopy(heights, 0, before[count++], 0, heights.length);
    for (int column = move % game.width; column < game.width; column++) {
      heights[column] = Math.min(heights[column], move / game.width);
    }
    mover = 1 - mover;
  }

  @Override
  public void undo() {
    System.arraycopy(before[--count], 0, heights, 0, heights.length);
    mover = 1 - mover;
  }

  /** Whoever took the last piece has lost: it is the other's turn now. */
  @Override
  public int points(int seat) {
    return seat == mover ? 1 : -1;
  }

  @Override
  public ChompState copy() {
    ChompState copy = new ChompState(game, heights, mover);
    copy.set(this);
    return copy;
  }

  @Override
  public void set(State other) {
    ChompState that = (ChompState) other;
    System.arraycopy(that.heights, 0, heights, 0, heights.length);
    for (int i = 0; i < that.count; i++) {
      System.arraycopy(that.before[i], 0, before[i], 0, heights.length);
    }
    count = that.count;
    mover = that.mover;
  }

  @Override
  public long key() {
    long number = mover;
    for (int height : heights) {
      number = number * (Chomp.MOST + 1) + height;
    }
    return Seeds.mix(number);
  }
}
