package spielwerk.engines.fiveinarow;

import java.util.Arrays;
import spielwerk.games.fiveinarow.Grid;
import spielwerk.games.fiveinarow.Lines;

/**
 * Looks for wins that the other side cannot prevent: sequences of fours and open threes in which
 * every stone of the attacker threatens, and every answer that could help is tried.
 *
 * <p>It puts its stones on the lines alone, not on a state, so that it can also ask what the
 * opponent would do if it were his turn. All stones are taken back before it returns.
 *
 * <p>A four has one answer. To an open three (more exactly: to a field on which the attacker would
 * make two fours) only these help: a four of one's own, or a stone on the lines along which that
 * field makes its fours. Any other stone leaves the field to the attacker, who wins there.
 */
final class ForcedWin extends Lines {
  /** How far from a stone a field can be on which it takes part in a threat. */
  private static final int NEAR = ClassicMaker.THREATS;

  private final boolean[] listed;
  private int[] list = new int[256];
  private int count;
  private Leash leash;

  ForcedWin(Grid grid, Leash leash) {
    super(grid);
    this.listed = new boolean[grid.moves()];
    this.leash = leash;
  }

  /** Looks at a position; all questions are about it until the next one. */
  void at(Sight sight, Leash limit) {
    leash = limit;
    for (int i = 0; i < count; i++) {
      listed[list[i]] = false;
    }
    count = 0;
    at(sight.state());
    for (int i = 0; i < sight.count(); i++) {
      list(sight.field(i));
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
    return board[grid.cell(field)] == Grid.FREE;
  }

  /**
   * Puts a stone for a trial.
   *
   * @return how many fields were listed before, for {@link #take}
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
    board[grid.cell(field)] = Grid.FREE;
    change(field, seat, -1);
  }

  /**
   * The least number of stones, at most so many, with which a seat to move wins by force; {@link
   * Threats#NEVER} if it does not.
   */
  int stones(int seat, int most) {
    for (int stones = 1; stones <= most; stones++) {
      if (attack(seat, stones)) {
        return stones;
      }
    }
    return Threats.NEVER;
  }

  /** A field on which a seat would make five, or -1. */
  int five(int seat) {
    for (int i = 0; i < count; i++) {
      if (free(list[i]) && Threats.five(Threats.of(this, list[i], seat))) {
        return list[i];
      }
    }
    return -1;
  }

  /** Whether a seat to move wins within so many stones of its own. */
  boolean attack(int seat, int stones) {
    if (!leash.allows()) {
      return false;
    }
    int end = count;
    int forced = -1;
    int forcedCount = 0;
    boolean double4 = false;
    for (int i = 0; i < end; i++) {
      int field = list[i];
      if (!free(field)) {
        continue;
      }
      int threats = Threats.of(this, field, seat);
      if (Threats.five(threats)) {
        return true;
      }
      double4 |= Threats.twoFours(threats);
      if (Threats.five(Threats.of(this, field, 1 - seat))) {
        forced = field;
        forcedCount++;
      }
    }
    if (stones < 2 || forcedCount > 1) {
      return false;
    }
    if (forcedCount == 1) {
      return holds(forced, seat, stones);
    }
    if (double4 || stones < 3) {
      return double4;
    }
    return strike(seat, stones, end, true) || strike(seat, stones, end, false);
  }

  /** Tries the moves that make fours, or those that make open threes only. */
  private boolean strike(int seat, int stones, int end, boolean fours) {
    for (int i = 0; i < end; i++) {
      int field = list[i];
      if (free(field)) {
        int threats = Threats.of(this, field, seat);
        if (threats != 0 && Threats.four(threats) == fours && holds(field, seat, stones)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether a stone wins within so many stones, itself included. */
  boolean holds(int field, int seat, int stones) {
    int before = put(field, seat);
    boolean holds = noDefence(seat, stones - 1);
    take(field, seat, before);
    return holds;
  }

  /** Whether the attacker, after whose stone it is, wins within so many more against any answer. */
  private boolean noDefence(int attacker, int stones) {
    if (!leash.allows()) {
      return false;
    }
    int end = count;
    int five = -1;
    int fives = 0;
    int threat = -1;
    for (int i = 0; i < end; i++) {
      int field = list[i];
      if (!free(field)) {
        continue;
      }
      if (Threats.five(Threats.of(this, field, 1 - attacker))) {
        return false;
      }
      int threats = Threats.of(this, field, attacker);
      if (Threats.five(threats)) {
        five = field;
        fives++;
      } else if (Threats.twoFours(threats)) {
        threat = field;
      }
    }
    if (stones < 1 || fives > 1) {
      return stones >= 1;
    }
    if (fives == 1) {
      return failsAt(five, attacker, stones);
    }
    return stones >= 2
        && threat >= 0
        && failsAt(threat, attacker, stones)
        && linesFail(threat, attacker, stones)
        && foursFail(end, attacker, stones);
  }

  /** Whether the attacker still wins after the answer on a field. */
  private boolean failsAt(int field, int attacker, int stones) {
    int before = put(field, 1 - attacker);
    boolean fails = attack(attacker, stones);
    take(field, 1 - attacker, before);
    return fails;
  }

  private boolean linesFail(int threat, int attacker, int stones) {
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      if (Threats.four(Threats.ofCode(code(threat, direction, attacker)))) {
        int column = direction == 1 ? 0 : direction == 3 ? -1 : 1;
        int step = (direction == 0 ? 0 : grid.width()) + column;
        if (!rayFails(threat, step, direction, attacker, stones)
            || !rayFails(threat, -step, direction, attacker, stones)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean rayFails(int threat, int step, int direction, int attacker, int stones) {
    int cell = grid.cell(threat);
    int cellStep = step > 0 ? grid.direction(direction) : -grid.direction(direction);
    int field = threat;
    for (int far = 1; far <= ClassicMaker.LINES; far++) {
      field += step;
      cell += cellStep;
      if (board[cell] == Grid.BORDER || board[cell] == 2 - attacker) {
        return true;
      }
      if (board[cell] == Grid.FREE && !failsAt(field, attacker, stones)) {
        return false;
      }
    }
    return true;
  }

  private boolean foursFail(int end, int attacker, int stones) {
    for (int i = 0; i < end; i++) {
      if (free(list[i])
          && Threats.four(Threats.of(this, list[i], 1 - attacker))
          && !failsAt(list[i], attacker, stones)) {
        return false;
      }
    }
    return true;
  }
}
