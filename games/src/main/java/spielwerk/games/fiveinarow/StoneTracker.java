package spielwerk.games.fiveinarow;

import java.util.Arrays;

/**
 * Keeps track of a game stone by stone, without the rules knowing of it. It has a pile of stones of
 * its own; asked about a state, it takes back the stones that the state does not have and puts
 * those it has more. In a depth-first search that is one or two stones a call; only a state of
 * quite another game costs as much as all its stones.
 *
 * <p>What is counted must depend on the stones alone, never on the order in which they came. One
 * instance belongs to one thread.
 */
public abstract class StoneTracker {
  private static final int USUAL_LENGTH = 256;

  protected final SquareGrid grid;

  /**
   * The stones counted so far: {@link SquareGrid#FREE}, seat + 1, or {@link SquareGrid#BORDER}, by
   * cell.
   */
  protected final byte[] board;

  private int[] pile;
  private int length;

  protected StoneTracker(SquareGrid grid) {
    this.grid = grid;
    this.board = grid.empty();
    this.pile = new int[Math.min(grid.moves, USUAL_LENGTH)];
  }

  /** Brings the record to a position. */
  protected final void follow(FiveInARowState state) {
    int same = state.agreement(pile, length);
    while (length > same) {
      int stone = pile[--length];
      board[grid.cells[stone >> 1]] = SquareGrid.FREE;
      change(stone >> 1, stone & 1, -1);
    }
    int end = state.length();
    if (end > pile.length) {
      pile = Arrays.copyOf(pile, state.pile().length);
    }
    while (length < end) {
      int stone = state.pile()[length];
      change(stone >> 1, stone & 1, 1);
      board[grid.cells[stone >> 1]] = (byte) ((stone & 1) + 1);
      pile[length++] = stone;
    }
  }

  /** How many stones of a kind lie in a row from a cell on, the cell itself not counted. */
  final int run(int cell, int step, int stone) {
    int length = 0;
    for (int c = cell + step; board[c] == stone; c += step) {
      length++;
    }
    return length;
  }

  /**
   * Counts a stone in or out. The board is without the stone in both cases, so that taking it back
   * counts out just what putting it counted in.
   *
   * @param by +1 if the stone is put, -1 if it is taken back
   */
  protected abstract void change(int move, int seat, int by);
}
