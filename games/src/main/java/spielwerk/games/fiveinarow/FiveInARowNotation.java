package spielwerk.games.fiveinarow;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import java.util.Locale;
import spielwerk.core.Mistake;
import spielwerk.core.Notation;
import spielwerk.core.State;

/**
 * Squares as {@code h8}: a letter for the column from the left (a to z, then aa, ab, ..) and the
 * row from the bottom. Boards with a side above 64 also take numbers counted from the middle, as on
 * Morphion's endless board: {@code (0,0)}, {@code (-3,2)} is three to the left and two up.
 * Positions are written as {@link Diagram}.
 */
final class FiveInARowNotation implements Notation {
  private static final Pattern FIELD = Pattern.compile("([a-zA-Z]{1,2})([1-9][0-9]{0,2})");
  private static final Pattern CENTRED =
      Pattern.compile("\\(\\s*([+-]?[0-9]{1,3})\\s*,\\s*([+-]?[0-9]{1,3})\\s*\\)");
  private static final String BLACK = "black";
  private static final String TWO = "two";
  private static final int ENDLESS = 64;
  private static final int LETTERS = 26;

  private final SquareGrid grid;
  private final OpeningRule opening;

  FiveInARowNotation(SquareGrid grid, OpeningRule opening) {
    this.grid = grid;
    this.opening = opening;
  }

  @Override
  public String format(State state, int move) {
    return move == grid.moves ? BLACK : move == grid.moves + 1 ? TWO : field(grid, move);
  }

  static String field(SquareGrid grid, int move) {
    return letters(grid.column(move)) + (grid.row(move) + 1);
  }

  static String letters(int column) {
    char last = (char) ('a' + column % LETTERS);
    return column < LETTERS ? "" + last : letters(column / LETTERS - 1) + last;
  }

  @Override
  public int parse(State state, String text) {
    String trimmed = text.trim();
    if (opening.swaps() && trimmed.equalsIgnoreCase(BLACK)) {
      return grid.moves;
    }
    if (opening.two() && trimmed.equalsIgnoreCase(TWO)) {
      return grid.moves + 1;
    }
    Matcher field = FIELD.matcher(trimmed);
    if (field.matches()) {
      int column = 0;
      for (char c : field.group(1).toLowerCase(Locale.ROOT).toCharArray()) {
        column = column * LETTERS + c - 'a' + 1;
      }
      return move(text, column - 1, Integer.parseInt(field.group(2)) - 1);
    }
    Matcher centred = CENTRED.matcher(trimmed);
    if (isEndless() && centred.matches()) {
      return move(
          text,
          grid.column(grid.centre()) + Integer.parseInt(centred.group(1)),
          grid.row(grid.centre()) + Integer.parseInt(centred.group(2)));
    }
    throw mistake(text);
  }

  private boolean isEndless() {
    return Math.max(grid.width, grid.height) > ENDLESS;
  }

  private int move(String text, int column, int row) {
    if (column < 0 || column >= grid.width || row < 0 || row >= grid.height) {
      throw mistake(text);
    }
    return row * grid.width + column;
  }

  private Mistake mistake(String text) {
    return new Mistake(
        "'%s' is not a square of a board of %dx%d; squares are a1 to %s%s%s."
            .formatted(
                text,
                grid.width,
                grid.height,
                field(grid, grid.moves - 1),
                isEndless() ? ", or numbers from the middle such as (0,0) and (-3,2)" : "",
                opening.two()
                    ? "; in the opening also black and two"
                    : opening.swaps() ? "; in the opening also black" : ""));
  }

  @Override
  public String board(State state) {
    return BoardText.of(FiveInARow.of(state), this);
  }

  @Override
  public String position(State state) {
    return Diagram.write(FiveInARow.of(state));
  }

  /** Where colours may be swapped a seat has none for the whole game. */
  @Override
  public String seat(int seat) {
    return opening.swaps() ? seat == 0 ? "first player" : "second player" : stone(seat);
  }

  static String stone(int colour) {
    return colour == 0 ? "X" : "O";
  }

  /** Why a square is forbidden is said before which ones are allowed. */
  @Override
  public int legalMove(State state, String text) {
    FiveInARowState position = FiveInARow.of(state);
    int move = parse(state, text);
    if (!state.over() && !state.legal(move) && move < grid.moves && position.stone(move) < 0) {
      RenjuFouls.Foul foul = position.foul(move);
      throw new Mistake(
          foul != null
              ? "'%s' is forbidden to Black in renju: it makes a %s."
                  .formatted(text, foul.text().replace('-', ' '))
              : "'%s' is too near to the middle: by this opening Black's %s."
                  .formatted(
                      text,
                      position.length() == 0
                          ? "first stone goes to the middle"
                          : "second stone must be at least "
                              + opening.distance()
                              + " squares from it"));
    }
    return Notation.super.legalMove(state, text);
  }
}
