package spielwerk.engines.fiveinarow;

import spielwerk.games.fiveinarow.FiveInARowState;
import spielwerk.games.fiveinarow.LineAnalysis;
import spielwerk.games.fiveinarow.Shape;
import spielwerk.games.fiveinarow.Shapes;
import spielwerk.games.fiveinarow.SquareGrid;
import spielwerk.games.fiveinarow.StoneTracker;

/**
 * The spider's matrix: for each seat and square, from how many of the seat's stones a thread leads
 * to it, along rows, columns and diagonals up to a distance of four. A thread ends at an enemy
 * stone and at the edge.
 */
final class SpiderMatrix extends StoneTracker {
  /** How far a thread reaches. */
  static final int REACH = 4;

  private static final int DEAD = Shape.DEAD.ordinal();

  /** The eight ways out of a cell. */
  private final int[] steps = new int[8];

  private final short[][] threads;

  SpiderMatrix(SquareGrid grid) {
    super(grid);
    for (int i = 0; i < 4; i++) {
      steps[2 * i] = grid.direction(i);
      steps[2 * i + 1] = -grid.direction(i);
    }
    threads = new short[2][board.length];
  }

  /** Brings the web to a position. */
  void at(FiveInARowState state) {
    follow(state);
  }

  @Override
  protected void change(int move, int seat, int by) {
    int cell = grid.cell(move);
    byte own = (byte) (seat + 1);
    byte enemy = (byte) (2 - seat);
    for (int step : steps) {
      int at = cell + step;
      for (int far = 1;
          far <= REACH && board[at] != enemy && board[at] != SquareGrid.BORDER;
          far++) {
        threads[seat][at] += (short) by;
        at += step;
      }
      cut(cell, step, own, enemy, by);
    }
  }

  /**
   * The stone cuts the enemy's threads that come from one side, at its own square and behind it.
   */
  private void cut(int cell, int step, byte own, byte enemy, int by) {
    int from = cell - step;
    for (int far = 1;
        far <= REACH && board[from] != own && board[from] != SquareGrid.BORDER;
        far++) {
      if (board[from] == enemy) {
        int at = cell;
        for (int f = far; f <= REACH && board[at] != own && board[at] != SquareGrid.BORDER; f++) {
          threads[enemy - 1][at] -= (short) by;
          at += step;
        }
      }
      from -= step;
    }
  }

  /** How many threads of a seat end or pass at a square. */
  int threads(int move, int seat) {
    return threads[seat][grid.cell(move)];
  }

  /**
   * How much a seat's web would grow by a stone: the sum over all squares it would send a thread
   * to. Every such square gains one thread, which alone would be the same almost everywhere; a
   * square's value counts by its square, so a thread to where others meet adds more (from v to v +
   * 1 threads: 2v + 1).
   */
  int growth(int move, int seat) {
    int cell = grid.cell(move);
    byte enemy = (byte) (2 - seat);
    short[] mine = threads[seat];
    int sum = 0;
    for (int step : steps) {
      int at = cell + step;
      for (int far = 1;
          far <= REACH && board[at] != enemy && board[at] != SquareGrid.BORDER;
          far++) {
        sum += board[at] == SquareGrid.FREE ? 2 * mine[at] + 1 : 0;
        at += step;
      }
    }
    return sum;
  }

  /**
   * The same for the improved spider: only along lines where five still find room, only what meets
   * other threads, and the nearer the more.
   */
  int knots(LineAnalysis lines, int move, int seat) {
    int cell = grid.cell(move);
    byte enemy = (byte) (2 - seat);
    short[] mine = threads[seat];
    int sum = 0;
    for (int i = 0; i < steps.length; i++) {
      if ((lines.code(move, i >> 1, seat) & Shapes.SHAPE) == DEAD) {
        continue;
      }
      int at = cell + steps[i];
      for (int far = 1;
          far <= REACH && board[at] != enemy && board[at] != SquareGrid.BORDER;
          far++) {
        sum += board[at] == SquareGrid.FREE ? (REACH + 1 - far) * mine[at] : 0;
        at += steps[i];
      }
    }
    return sum;
  }
}
