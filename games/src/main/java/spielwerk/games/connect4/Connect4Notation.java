package spielwerk.games.connect4;

import java.util.Locale;
import spielwerk.core.Mistake;
import spielwerk.core.Notation;
import spielwerk.core.State;
import spielwerk.core.Text;

/**
 * Columns are called a, b, c and so on from the left; numbers from 1 are read too. A position is
 * its rows from the top, separated by slashes, with {@code x}, {@code o} and a dot for an empty
 * square: {@code ...o.../..xx...}. Empty rows at the top may be left out. X begins, so X is to move
 * when both have equally many stones.
 */
final class Connect4Notation implements Notation {
  private final Connect4Board board;

  Connect4Notation(Connect4Board board) {
    this.board = board;
  }

  @Override
  public String format(State state, int move) {
    return name(move);
  }

  @Override
  public int parse(State state, String text) {
    String word = text.trim().toLowerCase(Locale.ROOT);
    int column = -1;
    if (word.length() == 1 && word.charAt(0) >= 'a' && word.charAt(0) <= 'z') {
      column = word.charAt(0) - 'a';
    } else if (Text.isNumber(word, 2)) {
      column = Integer.parseInt(word) - 1;
    }
    if (column < 0 || column >= board.width) {
      throw new Mistake(
          "'%s' is not a column; columns are %s to %s or 1 to %d."
              .formatted(text, name(0), name(board.width - 1), board.width));
    }
    return column;
  }

  @Override
  public String board(State state) {
    StringBuilder picture = new StringBuilder();
    for (int row = board.height - 1; row >= 0; row--) {
      for (int column = 0; column < board.width; column++) {
        char sign = sign((Connect4State) state, column, row);
        picture.append(column == 0 ? "" : " ").append(Character.toUpperCase(sign));
      }
      picture.append('\n');
    }
    for (int column = 0; column < board.width; column++) {
      picture.append(column == 0 ? "" : " ").append(name(column));
    }
    return picture.toString();
  }

  @Override
  public String position(State state) {
    StringBuilder text = new StringBuilder();
    for (int row = board.height - 1; row >= 0; row--) {
      StringBuilder signs = new StringBuilder();
      for (int column = 0; column < board.width; column++) {
        signs.append(sign((Connect4State) state, column, row));
      }
      boolean bare = text.isEmpty() && signs.indexOf("x") < 0 && signs.indexOf("o") < 0;
      if (!bare || row == 0) {
        text.append(text.isEmpty() ? "" : "/").append(signs);
      }
    }
    return text.toString();
  }

  @Override
  public String seat(int seat) {
    return seat == 0 ? "X" : "O";
  }

  /**
   * The state that a position text describes.
   *
   * @throws Mistake if it cannot come about in a game
   */
  Connect4State read(String text) {
    String[] rows = text.trim().toLowerCase(Locale.ROOT).split("/", -1);
    if (rows.length > board.height) {
      throw new Mistake(
          "'%s' has %d rows; the board has %d.".formatted(text, rows.length, board.height));
    }
    long[] stones = new long[2];
    for (int i = 0; i < rows.length; i++) {
      if (rows[i].length() != board.width || !Text.consistsOf(rows[i], "xo.")) {
        throw new Mistake(
            "Row %d from the top of '%s' must have %d characters x, o or dot."
                .formatted(i + 1, text, board.width));
      }
      for (int column = 0; column < board.width; column++) {
        int seat = "xo".indexOf(rows[i].charAt(column));
        if (seat >= 0) {
          stones[seat] |= board.square(column, rows.length - 1 - i);
        }
      }
    }
    check(text, stones[0], stones[1]);
    return new Connect4State(board, stones[0], stones[1]);
  }

  private void check(String text, long x, long o) {
    long all = x | o;
    if ((all & ~board.bottom & ~(all << 1)) != 0) {
      throw new Mistake("'" + text + "' is impossible: a stone hangs in the air.");
    }
    int more = Long.bitCount(x) - Long.bitCount(o);
    if (more != 0 && more != 1) {
      throw new Mistake(
          "'" + text + "' is impossible: X has as many stones as O or one more, for X begins.");
    }
    long last = more == 1 ? x : o;
    if (board.hasLine(all ^ last) || (board.hasLine(last) && !endsNow(last, all))) {
      throw new Mistake(
          "'" + text + "' is impossible: the game was over before the last stone was set.");
    }
  }

  /** Whether one topmost stone can have completed all lines at once. */
  private boolean endsNow(long winner, long all) {
    for (int column = 0; column < board.width; column++) {
      long stones = all & (board.square(column, board.height) - board.square(column, 0));
      long top = Long.highestOneBit(stones);
      if ((winner & top) != 0 && !board.hasLine(winner ^ top)) {
        return true;
      }
    }
    return false;
  }

  private static String name(int column) {
    return String.valueOf((char) ('a' + column));
  }

  private char sign(Connect4State state, int column, int row) {
    long square = board.square(column, row);
    return (state.stones(0) & square) != 0 ? 'x' : (state.stones(1) & square) != 0 ? 'o' : '.';
  }
}
