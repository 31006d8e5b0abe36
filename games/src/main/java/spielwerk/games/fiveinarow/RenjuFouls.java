package spielwerk.games.fiveinarow;

import org.jspecify.annotations.Nullable;

/**
 * What Black may not do in renju, by the rules of the Renju International Federation (section 9).
 *
 * <ul>
 *   <li>A <em>five</em> is a row of just five, an <em>overline</em> one of more. Whoever makes five
 *       has won, whatever else the stone makes.
 *   <li>A <em>four</em> is four stones that one more makes five. It is <em>straight</em> if they
 *       touch and two squares do so.
 *   <li>A <em>three</em> is three stones that one more makes a straight four, without making five
 *       with it, and on a square that is not forbidden to Black itself. That is where the
 *       definition comes back to itself: whether a three is real depends on what the next stone
 *       would be.
 * </ul>
 *
 * <p>An overline, two fours at once and two threes at once are forbidden. The board is the
 * caller's: stones are put on it and taken back while a question is answered.
 */
public final class RenjuFouls {
  /** Why a square is forbidden. */
  public enum Foul {
    OVERLINE("overline"),
    DOUBLE_FOUR("double-four"),
    DOUBLE_THREE("double-three");

    private final String text;

    Foul(String text) {
      this.text = text;
    }

    public String text() {
      return text;
    }
  }

  private static final byte BLACK = 1;
  private static final int REACH = 4;

  private final int[] steps;
  private final byte[] board;

  public RenjuFouls(SquareGrid grid, byte[] board) {
    this.steps = grid.directions;
    this.board = board;
  }

  /** Why Black may not play on a free cell, or null. */
  public @Nullable Foul at(int cell) {
    return harmless(cell) ? null : afterStone(cell);
  }

  /** Most squares see too few black stones: two in two lines are the least, or four in one. */
  private boolean harmless(int cell) {
    int lines = 0;
    for (int step : steps) {
      int stones = stones(cell, step) + stones(cell, -step);
      if (stones >= 4) {
        return false;
      }
      lines += stones >= 2 ? 1 : 0;
    }
    return lines < 2;
  }

  private int stones(int cell, int step) {
    int stones = 0;
    int at = cell + step;
    for (int far = 1; far <= REACH && (board[at] == BLACK || board[at] == 0); far++, at += step) {
      stones += board[at];
    }
    return stones;
  }

  private @Nullable Foul afterStone(int cell) {
    board[cell] = BLACK;
    Foul foul = judge(cell);
    board[cell] = SquareGrid.FREE;
    return foul;
  }

  /** What the black stone on a cell has made. */
  private @Nullable Foul judge(int cell) {
    boolean over = false;
    for (int step : steps) {
      int run = run(cell, step);
      if (run == 5) {
        return null;
      }
      over |= run > 5;
    }
    if (over) {
      return Foul.OVERLINE;
    }
    int fours = 0;
    for (int step : steps) {
      fours += fours(cell, step);
    }
    if (fours > 1) {
      return Foul.DOUBLE_FOUR;
    }
    int threes = 0;
    for (int step : steps) {
      threes += three(cell, step) ? 1 : 0;
      if (threes > 1) {
        return Foul.DOUBLE_THREE;
      }
    }
    return null;
  }

  private int run(int cell, int step) {
    return 1 + arm(cell, step) + arm(cell, -step);
  }

  private int arm(int cell, int step) {
    int length = 0;
    while (board[cell + (length + 1) * step] == BLACK) {
      length++;
    }
    return length;
  }

  /** How many fours along a line the stone on a cell is part of. */
  private int fours(int cell, int step) {
    int after = arm(cell, step);
    int before = arm(cell, -step);
    boolean one = completes(cell + (after + 1) * step, step);
    boolean other = completes(cell - (before + 1) * step, step);
    return !one && !other ? 0 : one && other && after + before + 1 != 4 ? 2 : 1;
  }

  /** Whether a stone on a cell makes just five along a line. */
  private boolean completes(int cell, int step) {
    return board[cell] == SquareGrid.FREE && run(cell, step) == 5;
  }

  private boolean three(int cell, int step) {
    return grows(cell + (arm(cell, step) + 1) * step, step)
        || grows(cell - (arm(cell, -step) + 1) * step, step);
  }

  /** Whether Black may play on a cell and makes a straight four along a line, and no five. */
  private boolean grows(int cell, int step) {
    if (board[cell] != SquareGrid.FREE || run(cell, step) != 4) {
      return false;
    }
    boolean straight =
        completes(cell + (arm(cell, step) + 1) * step, step, cell)
            && completes(cell - (arm(cell, -step) + 1) * step, step, cell);
    if (!straight) {
      return false;
    }
    for (int other : steps) {
      if (run(cell, other) == 5) {
        return false;
      }
    }
    return afterStone(cell) == null;
  }

  private boolean completes(int cell, int step, int with) {
    board[with] = BLACK;
    boolean five = completes(cell, step);
    board[with] = SquareGrid.FREE;
    return five;
  }
}
