package spielwerk.games.qwixx;

import com.google.re2j.Pattern;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Text;

/**
 * A position in one line: the sheets by seat separated by slashes, each with the crossed numbers of
 * its rows and its penalties; who rolls, from 1; the roll, once there is one; then what has been
 * decided in this phase, the active seat first, or within the colour phase whether the active seat
 * has crossed the white sum. {@code r2.3.5,y3,g12,b,p0/r,y,g,b,p1 2 25-3416 r7}
 */
final class QwixxPositionText {
  private static final Pattern NUMBERS = Pattern.compile("[a-z](\\d{1,2}(\\.\\d{1,2})*)?");
  private static final String CROSSED = "crossed";
  private static final String UNCROSSED = "uncrossed";
  private static final QwixxNotation NOTATION = new QwixxNotation();

  private QwixxPositionText() {}

  static String write(QwixxState game) {
    List<String> sheets = new ArrayList<>();
    for (int seat = 0; seat < game.seats(); seat++) {
      sheets.add(sheet(game.sheet(seat)));
    }
    String text = String.join("/", sheets) + " " + (game.active() + 1);
    return switch (game.step()) {
      case ROLL, OVER -> text;
      case COLOUR -> text + roll(game) + (game.crossed() ? " " + CROSSED : " " + UNCROSSED);
      case WHITE, BOTH -> text + roll(game) + decided(game);
    };
  }

  private static String sheet(long sheet) {
    List<String> parts = new ArrayList<>();
    for (Row row : Row.values()) {
      List<String> numbers = new ArrayList<>();
      for (int field = 1; field <= Row.LAST; field++) {
        if ((Sheet.crosses(sheet, row.index()) & (1 << (field - 1))) != 0) {
          numbers.add("" + Row.number(row.index(), field));
        }
      }
      parts.add(row.letter() + String.join(".", numbers));
    }
    parts.add("p" + Sheet.penalties(sheet));
    return String.join(",", parts);
  }

  private static String roll(QwixxState game) {
    int roll = 0;
    for (int die = 0; die < Roll.DICE; die++) {
      roll |= game.eyes(die) << (4 * die);
    }
    return " " + QwixxNotation.roll(roll);
  }

  private static String decided(QwixxState game) {
    StringBuilder text = new StringBuilder();
    boolean paper = game.rules().together();
    for (int seat = game.active(); seat != game.turn(); seat = (seat + 1) % game.seats()) {
      boolean penalty = paper && seat == game.active();
      text.append(' ').append(QwixxNotation.crosses(game, game.chosen(seat), penalty));
    }
    return text.toString();
  }

  /** Reads what {@link #write} wrote, or a person. */
  static QwixxState read(QwixxRules rules, int seats, String text) {
    String[] words = text.trim().toLowerCase(Locale.ROOT).split("\\s+");
    String[] sheets = words[0].split("/", -1);
    if (sheets.length != seats || words.length < 2) {
      throw wrong(text, "it needs " + seats + " sheets and who rolls");
    }
    long[] read = new long[seats];
    for (int seat = 0; seat < seats; seat++) {
      read[seat] = readSheet(sheets[seat], text);
    }
    if (!Text.isNumber(words[1], 1)
        || words[1].charAt(0) < '1'
        || words[1].charAt(0) > '0' + seats) {
      throw wrong(text, "who rolls is a number from 1 to " + seats);
    }
    QwixxState game = new QwixxState(rules, read, Integer.parseInt(words[1]) - 1);
    try {
      enter(game, Arrays.asList(words).subList(2, words.length));
    } catch (Mistake mistake) {
      throw wrong(text, String.valueOf(mistake.getMessage()));
    }
    return game;
  }

  private static void enter(QwixxState game, List<String> words) {
    if (words.isEmpty()) {
      return;
    }
    int roll = NOTATION.legalMove(game, words.get(0));
    String second = words.size() < 2 ? "" : words.get(1);
    if (second.equals(CROSSED) || second.equals(UNCROSSED)) {
      if (game.rules().together() || words.size() > 2) {
        throw new Mistake("after '" + second + "' nothing follows, and only the official rules");
      }
      game.enterColour(Roll.of(roll, game.closed()), second.equals(CROSSED));
      return;
    }
    if (words.size() > game.seats()) {
      throw new Mistake("at most " + (game.seats() - 1) + " decisions can be pending");
    }
    Moves.play(game, NOTATION, String.join(" ", words));
  }

  private static long readSheet(String sheet, String text) {
    String[] parts = sheet.split(",", -1);
    if (parts.length != Row.COUNT + 1) {
      throw wrong(text, "a sheet looks like r2.3.5,y3,g12,b,p0");
    }
    long read = Sheet.EMPTY;
    for (Row row : Row.values()) {
      String part = parts[row.index()];
      if (!NUMBERS.matches(part) || part.charAt(0) != row.letter()) {
        throw wrong(
            text, "the " + row + " row looks like " + row.letter() + "5.4 or just its letter");
      }
      if (part.length() > 1) {
        for (String number : part.substring(1).split("\\.", -1)) {
          read = readCross(read, row, Integer.parseInt(number), text);
        }
      }
    }
    if (!List.of("p0", "p1", "p2", "p3", "p4").contains(parts[Row.COUNT])) {
      throw wrong(text, "penalties are p0 to p4");
    }
    for (int i = parts[Row.COUNT].charAt(1) - '0'; i > 0; i--) {
      read = Sheet.penalise(read);
    }
    return read;
  }

  private static long readCross(long sheet, Row row, int number, String text) {
    int field = Row.field(row.index(), number);
    if (number < 2 || number > 12 || !Sheet.fits(sheet, row.index(), field)) {
      throw wrong(
          text, "the " + number + " cannot be crossed where it stands in the " + row + " row");
    }
    return Sheet.cross(sheet, row.index(), field);
  }

  private static Mistake wrong(String text, String why) {
    return new Mistake(
        "'" + text + "' is not a position of Qwixx: " + Text.withoutFullStop(why) + ".");
  }
}
