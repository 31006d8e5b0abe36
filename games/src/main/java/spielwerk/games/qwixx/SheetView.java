package spielwerk.games.qwixx;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What a picture of sheets and dice needs. Pending choices are not in it: they are hidden. */
final class SheetView {
  private SheetView() {}

  static Map<String, Object> of(QwixxState game) {
    Map<String, Object> view = new LinkedHashMap<>();
    view.put("rules", game.rules().toString());
    view.put("active", game.active());
    view.put("step", game.step().name().toLowerCase(Locale.ROOT));
    view.put("dice", dice(game));
    view.put("closed", flags(game.closed()));
    view.put("penalty", game.penaltyLooms());
    List<Object> sheets = new ArrayList<>();
    for (int seat = 0; seat < game.seats(); seat++) {
      sheets.add(sheet(game, seat));
    }
    view.put("sheets", sheets);
    return view;
  }

  /** Two white ones, then by row; 0 for a die that has left the game. Before a roll: none. */
  private static List<Integer> dice(QwixxState game) {
    List<Integer> dice = new ArrayList<>();
    for (int die = 0; die < Roll.DICE && game.eyes(0) > 0; die++) {
      dice.add(game.eyes(die));
    }
    return dice;
  }

  private static Map<String, Object> sheet(QwixxState game, int seat) {
    long sheet = game.sheet(seat);
    List<Object> rows = new ArrayList<>();
    List<Integer> points = new ArrayList<>();
    for (int row = 0; row < Row.COUNT; row++) {
      rows.add(crosses(sheet, row));
      int count = Sheet.count(sheet, row);
      points.add(count * (count + 1) / 2);
    }
    Map<String, Object> view = new LinkedHashMap<>();
    view.put("rows", rows);
    view.put("rowPoints", points);
    view.put("locked", flags(Sheet.locked(sheet)));
    view.put("penalties", Sheet.penalties(sheet));
    view.put("points", Sheet.points(sheet));
    view.put("chosen", chosen(game, seat));
    view.put("white", whites(game, seat));
    return view;
  }

  /** The numbers crossed in a row, from the left. */
  private static List<Integer> crosses(long sheet, int row) {
    List<Integer> numbers = new ArrayList<>();
    for (int field = 1; field <= Row.LAST; field++) {
      if ((Sheet.crosses(sheet, row) & (1 << (field - 1))) != 0) {
        numbers.add(Row.number(row, field));
      }
    }
    return numbers;
  }

  /** Whether a seat has decided in this phase; what, stays hidden. */
  private static boolean chosen(QwixxState game, int seat) {
    int after = Math.floorMod(seat - game.active(), game.seats());
    return after < game.pending();
  }

  /** The rows in which a seat may cross the white sum in this phase. */
  private static List<Integer> whites(QwixxState game, int seat) {
    boolean phase = game.step() == QwixxState.Step.WHITE || game.step() == QwixxState.Step.BOTH;
    List<Integer> rows = new ArrayList<>();
    int may = phase && !chosen(game, seat) ? game.whites(game.sheet(seat)) : 0;
    for (int row = 0; row < Row.COUNT; row++) {
      if ((may & (1 << row)) != 0) {
        rows.add(row);
      }
    }
    return rows;
  }

  private static List<Boolean> flags(int rows) {
    List<Boolean> flags = new ArrayList<>();
    for (int row = 0; row < Row.COUNT; row++) {
      flags.add((rows & (1 << row)) != 0);
    }
    return flags;
  }
}
