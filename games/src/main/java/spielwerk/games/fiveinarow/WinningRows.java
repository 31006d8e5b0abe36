package spielwerk.games.fiveinarow;

/** Whether a stone stands in a row that wins, by the {@link FiveRule rule} of a game. */
final class WinningRows {
  private final int stride;
  private final int line;
  private final FiveRule rule;
  private final boolean plain;
  private final byte[] board;

  /**
   * @param line how many win
   * @param board the state's own, which is only read
   */
  WinningRows(SquareGrid grid, int line, FiveRule rule, byte[] board) {
    this.stride = grid.stride;
    this.line = line;
    this.rule = rule;
    this.plain = rule == FiveRule.FREESTYLE;
    this.board = board;
  }

  /** Whether a stone on a cell wins. */
  boolean through(int cell, byte stone) {
    return along(cell, stone, 1)
        || along(cell, stone, stride)
        || along(cell, stone, stride + 1)
        || along(cell, stone, stride - 1);
  }

  private boolean along(int cell, byte stone, int step) {
    int count = 1;
    int after = cell + step;
    for (; board[after] == stone; after += step) {
      count++;
    }
    int before = cell - step;
    for (; board[before] == stone; before -= step) {
      count++;
    }
    return plain ? count >= line : counts(count, stone, board[before], board[after]);
  }

  /** Whether a row of this length wins by the rule, with what stands at its ends. */
  private boolean counts(int count, byte stone, byte before, byte after) {
    int other = 3 - stone;
    return (rule.exact(stone - 1) ? count == line : count >= line)
        && !(rule.blocked() && before == other && after == other);
  }
}
