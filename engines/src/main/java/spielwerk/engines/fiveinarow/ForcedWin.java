package spielwerk.engines.fiveinarow;

import java.util.Arrays;
import spielwerk.games.fiveinarow.LineAnalysis;
import spielwerk.games.fiveinarow.SquareGrid;

/**
 * Looks for wins that the other side cannot prevent: sequences of fours and open threes in which
 * every stone of the attacker threatens, and every answer that could help is tried.
 *
 * <p>It puts its stones on the lines alone, not on a state, so that it can also ask what the
 * opponent would do if it were his turn. All stones are taken back before it returns.
 *
 * <p>A four has one answer. To an open three (more exactly: to a square on which the attacker would
 * make two fours) only these help: a four of one's own, or a stone on the lines along which that
 * square makes its fours. Any other stone leaves the square to the attacker, who wins there.
 */
final class ForcedWin extends LineAnalysis {
  /** How far from a stone a square can be on which it takes part in a threat. */
  private static final int NEAR = ClassicMaker.THREATS;

  /** No square. */
  private static final int NONE = -1;

  /** More squares than one stone can take. */
  private static final int SEVERAL = -2;

  private final boolean[] listed;
  private int[] list = new int[256];
  private int count;
  private NodeLimit nodeLimit;

  ForcedWin(SquareGrid grid, NodeLimit nodeLimit) {
    super(grid);
    this.listed = new boolean[grid.moves()];
    this.nodeLimit = nodeLimit;
  }

  /** Looks at a position; all questions are about it until the next one. */
  void at(BoardView boardView, NodeLimit limit) {
    nodeLimit = limit;
    for (int i = 0; i < count; i++) {
      listed[list[i]] = false;
    }
    count = 0;
    at(boardView.state());
    for (int i = 0; i < boardView.count(); i++) {
      list(boardView.field(i));
    }
  }

  private void list(int field) {
    if (count == list.length) {
      list = Arrays.copyOf(list, 2 * count);
    }
    listed[field] = true;
    list[count++] = field;
  }

  private boolean free(int field) {
    return board[grid.cell(field)] == SquareGrid.FREE;
  }

  /**
   * Puts a stone for a trial.
   *
   * @return how many squares were listed before, for {@link #take}
   */
  int put(int field, int seat) {
    int before = count;
    change(field, seat, 1);
    board[grid.cell(field)] = (byte) (seat + 1);
    int top = Math.min(grid.height() - 1, grid.row(field) + NEAR);
    int right = Math.min(grid.width() - 1, grid.column(field) + NEAR);
    for (int row = Math.max(0, grid.row(field) - NEAR); row <= top; row++) {
      for (int column = Math.max(0, grid.column(field) - NEAR); column <= right; column++) {
        int near = row * grid.width() + column;
        if (!listed[near] && free(near)) {
          list(near);
        }
      }
    }
    return before;
  }

  /** Takes the stone back that was put last. */
  void take(int field, int seat, int before) {
    while (count > before) {
      listed[list[--count]] = false;
    }
    board[grid.cell(field)] = SquareGrid.FREE;
    change(field, seat, -1);
  }

  /**
   * The least number of stones, from one number to another, with which a seat to move wins by
   * force; {@link ThreatCount#NEVER} if it does not.
   */
  int stones(int seat, int least, int most) {
    for (int stones = least; stones <= most; stones++) {
      if (attack(seat, stones)) {
        return stones;
      }
    }
    return ThreatCount.NEVER;
  }

  /** A square where a win within this many stones begins, or -1. */
  int beginning(int seat, int stones) {
    for (int i = 0; i < count; i++) {
      if (ThreatCount.of(this, list[i], seat) != 0 && begins(list[i], seat, stones)) {
        return list[i];
      }
    }
    return -1;
  }

  /** Whether a stone on a square wins within this many stones, itself included. */
  boolean begins(int field, int seat, int stones) {
    if (!free(field)) {
      return false;
    }
    int before = put(field, seat);
    boolean begins = five(1 - seat) < 0 && noDefence(field, seat, stones - 1);
    take(field, seat, before);
    return begins;
  }

  /** A square on which a seat would make five, or -1. */
  int five(int seat) {
    for (int i = 0; i < count; i++) {
      if (free(list[i]) && ThreatCount.five(ThreatCount.of(this, list[i], seat))) {
        return list[i];
      }
    }
    return NONE;
  }

  /** Whether a seat to move wins within this many stones of its own. */
  private boolean attack(int seat, int stones) {
    if (five(seat) >= 0) {
      return true;
    }
    int forced = five(1 - seat);
    if (forced < 0) {
      return strike(seat, stones);
    }
    return stones > 1 && begins(forced, seat, stones);
  }

  /** The same where neither side can make five at once. */
  private boolean strike(int seat, int stones) {
    if (stones < 2 || !nodeLimit.allows()) {
      return false;
    }
    int end = count;
    int all = 0;
    for (int i = 0; i < end; i++) {
      if (free(list[i])) {
        int threats = ThreatCount.of(this, list[i], seat);
        if (ThreatCount.twoFours(threats)) {
          return true;
        }
        all |= threats;
      }
    }
    return stones > 2
        && ((ThreatCount.four(all) && strikes(seat, stones, end, true))
            || (ThreatCount.openThrees(all) > 0 && strikes(seat, stones, end, false)));
  }

  /** Tries the moves that make fours, or those that make open threes only. */
  private boolean strikes(int seat, int stones, int end, boolean fours) {
    for (int i = 0; i < end; i++) {
      if (free(list[i])) {
        int threats = ThreatCount.of(this, list[i], seat);
        if (threats != 0 && ThreatCount.four(threats) == fours && holds(list[i], seat, stones)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether a stone wins within this many stones, itself included; the other side has no four. */
  private boolean holds(int field, int seat, int stones) {
    int before = put(field, seat);
    boolean holds = noDefence(field, seat, stones - 1);
    take(field, seat, before);
    return holds;
  }

  /**
   * Whether the attacker wins within this many more stones against any answer.
   *
   * @param stone the attacker's last; new fours are made by it alone, and the other side has none
   */
  private boolean noDefence(int stone, int attacker, int stones) {
    int five = fives(stone, attacker);
    if (stones < 1 || five == SEVERAL || !nodeLimit.allows()) {
      return stones >= 1 && five == SEVERAL;
    }
    if (five >= 0) {
      return failsAt(five, attacker, stones);
    }
    int threat = stones < 2 ? NONE : twoFours(attacker);
    int end = count;
    return threat >= 0
        && failsAt(threat, attacker, stones)
        && linesFail(threat, attacker, stones)
        && foursFail(end, attacker, stones);
  }

  /** A square on which a seat would make two fours at once. */
  private int twoFours(int seat) {
    for (int i = 0; i < count; i++) {
      if (free(list[i]) && ThreatCount.twoFours(ThreatCount.of(this, list[i], seat))) {
        return list[i];
      }
    }
    return NONE;
  }

  /** The square on which a stone's lines become five, {@link #NONE} or {@link #SEVERAL}. */
  private int fives(int stone, int seat) {
    int threats = ThreatCount.of(this, stone, seat);
    if (!ThreatCount.four(threats) || ThreatCount.twoFours(threats)) {
      return ThreatCount.four(threats) ? SEVERAL : NONE;
    }
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      if (ThreatCount.four(ThreatCount.ofCode(code(stone, direction, seat)))) {
        int field = fiveAlong(stone, direction, seat, 1);
        return field >= 0 ? field : fiveAlong(stone, direction, seat, -1);
      }
    }
    return NONE;
  }

  private int fiveAlong(int stone, int direction, int seat, int sign) {
    int cell = grid.cell(stone);
    int field = stone;
    for (int far = 1; far <= ClassicMaker.LINES; far++) {
      cell += sign * grid.direction(direction);
      field += sign * step(direction);
      if (board[cell] != SquareGrid.FREE && board[cell] != seat + 1) {
        return NONE;
      }
      if (board[cell] == SquareGrid.FREE
          && ThreatCount.five(ThreatCount.ofCode(code(field, direction, seat)))) {
        return field;
      }
    }
    return NONE;
  }

  /** From a square to its neighbour along a direction. */
  private int step(int direction) {
    int column = direction == 1 ? 0 : direction == 3 ? -1 : 1;
    return (direction == 0 ? 0 : grid.width()) + column;
  }

  /** Whether the attacker still wins after the answer on a square, to whatever that threatens. */
  private boolean failsAt(int field, int attacker, int stones) {
    int before = put(field, 1 - attacker);
    int forced = fives(field, 1 - attacker);
    boolean fails =
        forced == NONE
            ? strike(attacker, stones)
            : forced >= 0 && stones > 1 && holds(forced, attacker, stones);
    take(field, 1 - attacker, before);
    return fails;
  }

  private boolean linesFail(int threat, int attacker, int stones) {
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      if (ThreatCount.four(ThreatCount.ofCode(code(threat, direction, attacker)))) {
        if (!rayFails(threat, direction, 1, attacker, stones)
            || !rayFails(threat, direction, -1, attacker, stones)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean rayFails(int threat, int direction, int sign, int attacker, int stones) {
    int cell = grid.cell(threat);
    int field = threat;
    for (int far = 1; far <= ClassicMaker.LINES; far++) {
      field += sign * step(direction);
      cell += sign * grid.direction(direction);
      if (board[cell] != SquareGrid.FREE && board[cell] != attacker + 1) {
        return true;
      }
      if (board[cell] == SquareGrid.FREE && !failsAt(field, attacker, stones)) {
        return false;
      }
    }
    return true;
  }

  private boolean foursFail(int end, int attacker, int stones) {
    for (int i = 0; i < end; i++) {
      if (free(list[i])
          && ThreatCount.four(ThreatCount.of(this, list[i], 1 - attacker))
          && !failsAt(list[i], attacker, stones)) {
        return false;
      }
    }
    return true;
  }
}
