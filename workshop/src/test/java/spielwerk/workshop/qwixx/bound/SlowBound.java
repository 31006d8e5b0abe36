package spielwerk.workshop.qwixx.bound;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import spielwerk.games.qwixx.QwixxRules;

/**
 * Solves a small game by the rules as one reads them: every roll of six dice, every decision, every
 * sheet for itself.
 */
final class SlowBound {
  private final BoundedGame game;
  private final Map<Situation, Double> known = new HashMap<>();

  private record Situation(PlainSheet sheet, int rolls) {}

  /** A row: the field of its last cross, how many crosses count, and whether it is closed. */
  private record PlainRow(int last, int count, boolean closed) {}

  private record PlainSheet(List<PlainRow> rows, int penalties) {
    int points() {
      int points = -5 * penalties;
      for (PlainRow row : rows) {
        points += row.count * (row.count + 1) / 2;
      }
      return points;
    }
  }

  SlowBound(BoundedGame game) {
    this.game = game;
  }

  double start(int wait) {
    PlainRow empty = new PlainRow(0, 0, false);
    return value(new PlainSheet(List.of(empty, empty, empty, empty), 0), wait);
  }

  /** What is still to come when all rows have every field crossed up to one. */
  double filled(int fields, int wait) {
    PlainRow row = new PlainRow(fields, fields, false);
    PlainSheet sheet = new PlainSheet(List.of(row, row, row, row), 0);
    return value(sheet, wait) - sheet.points();
  }

  /** The mean of the points at the end. */
  private double value(PlainSheet sheet, int wait) {
    if (over(sheet)) {
      return sheet.points();
    }
    Situation key = new Situation(sheet, wait);
    Double before = known.get(key);
    if (before != null) {
      return before;
    }
    double value = wait == 0 ? ownTurn(sheet) : otherTurn(sheet, wait);
    value = game.stops() ? Math.max(sheet.points(), value) : value;
    known.put(key, value);
    return value;
  }

  private boolean over(PlainSheet sheet) {
    return sheet.penalties >= game.mostPenalties()
        || sheet.rows.stream().filter(PlainRow::closed).count() >= 2;
  }

  private double otherTurn(PlainSheet sheet, int wait) {
    double sum = 0;
    for (int one = 1; one <= game.sides(); one++) {
      for (int two = 1; two <= game.sides(); two++) {
        double best = value(sheet, wait - 1);
        for (PlainSheet after : crossings(sheet, one + two)) {
          best = Math.max(best, value(after, wait - 1));
        }
        sum += best;
      }
    }
    return sum / (game.sides() * game.sides());
  }

  private double ownTurn(PlainSheet sheet) {
    int all = (int) Math.round(Math.pow(game.sides(), 6));
    double sum = 0;
    for (int roll = 0; roll < all; roll++) {
      int[] dice = new int[6];
      int rest = roll;
      for (int die = 0; die < 6; die++) {
        dice[die] = 1 + rest % game.sides();
        rest /= game.sides();
      }
      sum += best(sheet, dice);
    }
    return sum / all;
  }

  private double best(PlainSheet sheet, int[] dice) {
    PlainSheet penalised = new PlainSheet(sheet.rows, sheet.penalties + 1);
    double best = value(penalised, game.companions());
    for (PlainSheet after : coloured(sheet, sheet, dice)) {
      best = Math.max(best, value(after, game.companions()));
    }
    for (PlainSheet white : crossings(sheet, dice[0] + dice[1])) {
      best = Math.max(best, value(white, game.companions()));
      if (game.rules() == QwixxRules.OFFICIAL && over(white)) {
        continue;
      }
      for (PlainSheet after : coloured(sheet, white, dice)) {
        best = Math.max(best, value(after, game.companions()));
      }
    }
    return best;
  }

  private List<PlainSheet> coloured(PlainSheet before, PlainSheet now, int[] dice) {
    List<PlainSheet> after = new ArrayList<>();
    for (int row = 0; row < 4; row++) {
      for (int white = 0; white < 2; white++) {
        int field = field(row, dice[white] + dice[row + 2]);
        boolean lockWithout = before.rows.get(row).count >= game.beforeLock();
        boolean mayLock = game.rules() == QwixxRules.OFFICIAL || lockWithout;
        if (field < game.fields() || mayLock) {
          cross(now, row, field, after);
        }
      }
    }
    return after;
  }

  private List<PlainSheet> crossings(PlainSheet sheet, int sum) {
    List<PlainSheet> after = new ArrayList<>();
    for (int row = 0; row < 4; row++) {
      cross(sheet, row, field(row, sum), after);
    }
    return after;
  }

  private int field(int row, int sum) {
    return row < 2 ? sum - 1 : 2 * game.sides() + 1 - sum;
  }

  private void cross(PlainSheet sheet, int row, int field, List<PlainSheet> into) {
    PlainRow before = sheet.rows.get(row);
    boolean lock = field == game.fields();
    if (before.closed || field <= before.last || (lock && before.count < game.beforeLock())) {
      return;
    }
    List<PlainRow> rows = new ArrayList<>(sheet.rows);
    rows.set(row, new PlainRow(field, before.count + (lock ? 2 : 1), lock));
    into.add(new PlainSheet(rows, sheet.penalties));
  }
}
