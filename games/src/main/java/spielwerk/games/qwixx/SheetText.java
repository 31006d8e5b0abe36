package spielwerk.games.qwixx;

import java.util.Locale;

/** The sheets and the dice for the terminal. Pending choices are not shown: they are hidden. */
final class SheetText {
  private SheetText() {}

  static String of(QwixxState game) {
    StringBuilder text = new StringBuilder(head(game));
    for (int seat = 0; seat < game.seats(); seat++) {
      text.append(String.format("%n%n%s", sheet(game, seat)));
    }
    return text.toString().replace("\r\n", "\n");
  }

  private static String head(QwixxState game) {
    String who = "player " + (game.active() + 1);
    return switch (game.step()) {
      case OVER -> "The game is over.";
      case ROLL -> who + " rolls";
      default -> who + " has rolled  " + dice(game);
    };
  }

  private static String dice(QwixxState game) {
    StringBuilder dice = new StringBuilder("white ");
    dice.append(game.eyes(0)).append(' ').append(game.eyes(1));
    for (Row row : Row.values()) {
      int eyes = game.eyes(row.index() + 2);
      dice.append("  ").append(row).append(' ').append(eyes == 0 ? "-" : "" + eyes);
    }
    return dice.toString();
  }

  private static String sheet(QwixxState game, int seat) {
    long sheet = game.sheet(seat);
    StringBuilder text = new StringBuilder();
    text.append(seat == game.turn() ? "> " : "  ");
    text.append(
        String.format(
            Locale.ROOT,
            "player %d: %d points, %d of %d penalties",
            seat + 1,
            Sheet.points(sheet),
            Sheet.penalties(sheet),
            Sheet.MOST_PENALTIES));
    for (Row row : Row.values()) {
      text.append(String.format("%n  %-7s", row)).append(fields(game, sheet, row.index()));
    }
    return text.toString();
  }

  /** Numbers that may still be crossed, X for a cross, a dot for a number passed over or closed. */
  private static String fields(QwixxState game, long sheet, int row) {
    StringBuilder text = new StringBuilder();
    boolean closed = (game.closed() & (1 << row)) != 0;
    for (int field = 1; field <= Row.LAST; field++) {
      boolean crossed = (Sheet.crosses(sheet, row) & (1 << (field - 1))) != 0;
      boolean gone = closed || field < Sheet.reach(sheet, row);
      text.append(String.format("%3s", crossed ? "X" : gone ? "." : "" + Row.number(row, field)));
    }
    boolean locked = Sheet.reach(sheet, row) > Row.LAST;
    return text + (locked ? "  locked" : closed ? "  closed" : "");
  }
}
