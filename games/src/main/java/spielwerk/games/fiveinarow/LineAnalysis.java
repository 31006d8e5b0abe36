package spielwerk.games.fiveinarow;

/**
 * What every square is worth along its four lines: the one line analysis that all players of five
 * in a row share. For a free square it tells what a stone of either seat would make there, for a
 * stone what it is part of.
 *
 * <p>Each square keeps a {@link Shapes key} of its neighbours for each direction. A stone changes
 * the keys of the at most 32 squares that see it, by one exclusive-or each; the shape is looked up
 * when somebody asks. A subclass that keeps a record of its own of the shapes is notified of every
 * changed key in {@link #changed}.
 */
public class LineAnalysis extends StoneTracker {
  /** The directions of {@link SquareGrid#direction}. */
  public static final int DIRECTIONS = 4;

  private final Shapes shapes;
  private final int reach;

  /** By direction, then cell. */
  private final int[][] keys;

  /** For games in which five or more win. */
  public LineAnalysis(SquareGrid grid) {
    this(grid, Shapes.of(FiveRule.FREESTYLE));
  }

  /** For games in which five win by some rule. */
  public LineAnalysis(SquareGrid grid, Shapes shapes) {
    super(grid);
    this.shapes = shapes;
    this.reach = shapes.reach();
    this.keys = new int[DIRECTIONS][board.length];
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      for (int cell : grid.cells) {
        keys[direction][cell] = edges(cell, grid.directions[direction]);
      }
    }
  }

  /** The key of a square with no stone in sight: what lies beyond the edge is marked. */
  private int edges(int cell, int step) {
    int key = 0;
    boolean back = false;
    boolean on = false;
    for (int far = 1; far <= reach; far++) {
      back |= board[back ? cell : cell - far * step] == SquareGrid.BORDER;
      on |= board[on ? cell : cell + far * step] == SquareGrid.BORDER;
      key |=
          (back ? SquareGrid.BORDER << before(far) : 0)
              | (on ? SquareGrid.BORDER << after(far) : 0);
    }
    return key;
  }

  /** Where the square this far before the middle is in a key. */
  private int before(int far) {
    return 2 * (reach - far);
  }

  /** Where the square this far after the middle is in a key. */
  private int after(int far) {
    return 2 * (reach + far - 1);
  }

  /** Brings the lines to a position; all that follows is about that one. */
  public final void at(FiveInARowState state) {
    follow(state);
  }

  @Override
  protected void change(int move, int seat, int by) {
    turnOver(grid.cells[move], seat);
  }

  /** Puts a stone into the keys of all that see its cell, or takes it out if it was there. */
  protected final void turnOver(int cell, int seat) {
    int stone = seat + 1;
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      int[] along = keys[direction];
      int step = grid.directions[direction];
      int at = cell + step;
      for (int far = 1; far <= reach && board[at] != SquareGrid.BORDER; far++, at += step) {
        int key = along[at] ^ (stone << before(far));
        along[at] = key;
        changed(at, direction, key);
      }
      at = cell - step;
      for (int far = 1; far <= reach && board[at] != SquareGrid.BORDER; far++, at -= step) {
        int key = along[at] ^ (stone << after(far));
        along[at] = key;
        changed(at, direction, key);
      }
    }
  }

  /** Called for every key that a stone has changed; the board is still without the stone. */
  protected void changed(int cell, int direction, int key) {}

  /** The key of a cell along a direction. */
  protected final int keyAt(int cell, int direction) {
    return keys[direction][cell];
  }

  /** The neighbours of a square along a direction, see {@link Shapes}. */
  public final int key(int move, int direction) {
    return keys[direction][grid.cells[move]];
  }

  /**
   * What a stone of a seat makes on a square along a direction, or would make if the square is
   * free.
   *
   * @return the code of {@link Shapes}
   */
  public final int code(int move, int direction, int seat) {
    return shapes.codes(seat)[keys[direction][grid.cells[move]]];
  }

  /** The same by its name. */
  public final Shape shape(int move, int direction, int seat) {
    return Shape.at(code(move, direction, seat) & Shapes.SHAPE);
  }

  /** Whether the stones of that shape do not touch. */
  public final boolean broken(int move, int direction, int seat) {
    return code(move, direction, seat) >= Shapes.BROKEN;
  }
}
