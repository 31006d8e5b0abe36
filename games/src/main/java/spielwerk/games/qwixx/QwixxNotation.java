package spielwerk.games.qwixx;

import com.google.re2j.Pattern;
import spielwerk.core.Mistake;
import spielwerk.core.Notation;
import spielwerk.core.State;

/**
 * Rolls are written {@code 25-3416} (two white dice, then red, yellow, green, blue; a dot for a die
 * that has left the game). Crosses are {@code r5} for the white sum, {@code +b8} for a coloured
 * one, {@code r5+b8} for both; {@code -} is no cross and {@code x} a penalty.
 */
final class QwixxNotation implements Notation {
  private static final String SKIP = "-";
  private static final Pattern CROSS = Pattern.compile("[a-z]([2-9]|1[0-2])");
  private static final String PENALTY = "x";

  @Override
  public String format(State state, int move) {
    QwixxState game = (QwixxState) state;
    return switch (game.step()) {
      case ROLL, OVER -> roll(Roll.of(move, game.closed()));
      default -> crosses(game, move, game.penaltyLooms());
    };
  }

  @Override
  public String spoken(State state, int move) {
    QwixxState game = (QwixxState) state;
    if (game.step() != QwixxState.Step.ROLL) {
      return format(state, move);
    }
    int roll = Roll.of(move, game.closed());
    int first = Roll.eyes(roll, 0);
    int second = Roll.eyes(roll, 1);
    StringBuilder text =
        new StringBuilder("white " + first + " and " + second + " (" + (first + second) + ")");
    for (Row row : Row.values()) {
      int eyes = Roll.eyes(roll, row.index() + 2);
      text.append(eyes == 0 ? "" : ", " + row + " " + eyes);
    }
    return text.toString();
  }

  @Override
  public String asked(State state) {
    QwixxState game = (QwixxState) state;
    String nothing = game.penaltyLooms() ? "x for a penalty" : "- for none";
    return switch (game.step()) {
      case WHITE -> "the white sum " + sum(game) + ", " + nothing;
      case BOTH -> "the white sum " + sum(game) + ", a colour with a white die or both, " + nothing;
      case COLOUR -> "a colour with a white die, " + nothing;
      default -> "";
    };
  }

  /** Row by row how many numbers are given up and how many are left: the price of a cross. */
  @Override
  public String effect(State state, int move) {
    QwixxState game = (QwixxState) state;
    if (game.step() == QwixxState.Step.ROLL || game.step() == QwixxState.Step.OVER) {
      return "";
    }
    if (move == Crosses.PENALTY || (move == Crosses.NONE && game.penaltyLooms())) {
      return "a penalty, -5 points";
    }
    int white = Crosses.white(move);
    int colour = Crosses.colour(move);
    long sheet = game.sheet(game.turn());
    String first = white < 0 ? "" : effect(sheet, white, game.whiteField(white));
    if (colour < 0) {
      return first;
    }
    long crossed = white < 0 ? sheet : Sheet.cross(sheet, white, game.whiteField(white));
    String second = effect(crossed, colour >>> 1, game.colourField(colour));
    return first.isEmpty() ? second : first + "; " + second;
  }

  private static String effect(long sheet, int row, int field) {
    if (field == Row.LAST) {
      return Row.at(row) + " is locked";
    }
    int skipped = field - Sheet.reach(sheet, row) - 1;
    return Row.at(row) + " skips " + skipped + ", " + (Row.LAST - field) + " left";
  }

  static String roll(int roll) {
    StringBuilder text = new StringBuilder();
    for (int die = 0; die < Roll.DICE; die++) {
      int eyes = Roll.eyes(roll, die);
      text.append(die == 2 ? "-" : "").append(eyes == 0 ? "." : eyes);
    }
    return text.toString();
  }

  static String crosses(QwixxState game, int move, boolean penalty) {
    if (move == Crosses.NONE) {
      return penalty ? PENALTY : SKIP;
    }
    if (move == Crosses.PENALTY) {
      return PENALTY;
    }
    int white = Crosses.white(move);
    int colour = Crosses.colour(move);
    String first = white < 0 ? "" : cross(white, game.whiteField(white));
    return colour < 0 ? first : first + "+" + cross(colour >>> 1, game.colourField(colour));
  }

  private static String cross(int row, int field) {
    return Row.at(row).letter() + "" + Row.number(row, field);
  }

  @Override
  public int parse(State state, String text) {
    QwixxState game = (QwixxState) state;
    String word = shortened(text.trim().toLowerCase(java.util.Locale.ROOT));
    return game.step() == QwixxState.Step.ROLL || game.step() == QwixxState.Step.OVER
        ? parseRoll(game, word)
        : parseCrosses(game, word, text);
  }

  /** {@code g9} for {@code green 9}. */
  private static String shortened(String words) {
    String word = words;
    for (Row row : Row.values()) {
      word = word.replace(row.toString(), String.valueOf(row.letter()));
    }
    return word.replace(" ", "");
  }

  private static int parseRoll(QwixxState game, String word) {
    if (word.length() != Roll.DICE + 1 || word.charAt(2) != '-') {
      throw noRoll(word);
    }
    int roll = 0;
    for (int die = 0; die < Roll.DICE; die++) {
      char c = word.charAt(die < 2 ? die : die + 1);
      boolean gone = die >= 2 && (game.closed() & (1 << (die - 2))) != 0;
      if (gone != (c == '.') || (!gone && (c < '1' || c > '6'))) {
        throw noRoll(word);
      }
      roll |= (gone ? 0 : c - '0') << (4 * die);
    }
    return Roll.code(roll);
  }

  private static Mistake noRoll(String word) {
    return new Mistake(
        "'"
            + word
            + "' is not a roll here; write the white dice and red, yellow, green, blue like"
            + " 25-3416, with a dot for the die of a closed row and only for that.");
  }

  private static int parseCrosses(QwixxState game, String word, String text) {
    if (word.equals(PENALTY) && game.mayTakePenalty()) {
      return Crosses.PENALTY;
    }
    if (word.equals(SKIP) || word.equals(PENALTY)) {
      if (word.equals(PENALTY) != game.penaltyLooms()) {
        throw new Mistake(
            game.penaltyLooms()
                ? "Crossing nothing costs a penalty here and is written x."
                : "Crossing nothing costs no penalty here and is written -.");
      }
      return Crosses.NONE;
    }
    String[] parts = word.split("\\+", -1);
    boolean both = parts.length == 2 && !parts[0].isEmpty();
    if (parts.length > 2) {
      throw unreadable(text);
    }
    if (both) {
      return Crosses.of(white(game, parts[0], text), colour(game, parts[1], text));
    }
    String only = parts[parts.length - 1];
    boolean colour =
        parts.length == 2
            || game.step() == QwixxState.Step.COLOUR
            || (game.step() == QwixxState.Step.BOTH && !hitsWhite(game, only, text));
    return colour
        ? Crosses.of(-1, colour(game, only, text))
        : Crosses.of(white(game, only, text), -1);
  }

  private static boolean hitsWhite(QwixxState game, String cross, String text) {
    return field(cross, text) == game.whiteField(row(cross, text));
  }

  private static int white(QwixxState game, String cross, String text) {
    if (!hitsWhite(game, cross, text)) {
      throw new Mistake(
          "'" + text + "' does not fit the white dice, which show " + sum(game) + " together.");
    }
    return row(cross, text);
  }

  private static int sum(QwixxState game) {
    return game.eyes(0) + game.eyes(1);
  }

  private static int colour(QwixxState game, String cross, String text) {
    int row = row(cross, text);
    int field = field(cross, text);
    for (int die = 0; die < 2; die++) {
      if (game.eyes(row + 2) > 0 && game.colourField(2 * row + die) == field) {
        return 2 * row + die;
      }
    }
    throw new Mistake(
        "'"
            + text
            + "' does not fit: the "
            + Row.at(row)
            + " die makes that with neither white one.");
  }

  private static int row(String cross, String text) {
    for (Row row : Row.values()) {
      if (!cross.isEmpty() && cross.charAt(0) == row.letter()) {
        return row.index();
      }
    }
    throw unreadable(text);
  }

  private static int field(String cross, String text) {
    if (!CROSS.matches(cross)) {
      throw unreadable(text);
    }
    return Row.field(row(cross, text), Integer.parseInt(cross.substring(1)));
  }

  private static Mistake unreadable(String text) {
    return new Mistake(
        "'"
            + text
            + "' is not a decision; write r5 for the white sum, +b8 for a coloured one, r5+b8 for"
            + " both, - for no cross and x for a penalty.");
  }

  @Override
  public String board(State state) {
    return SheetText.of((QwixxState) state);
  }

  @Override
  public String position(State state) {
    return QwixxPositionText.write((QwixxState) state);
  }

  @Override
  public String seat(int seat) {
    return "player " + (seat + 1);
  }
}
