package spielwerk.games.tictactoe;

import com.google.re2j.Pattern;
import java.util.Locale;
import spielwerk.core.Mistake;
import spielwerk.core.Notation;
import spielwerk.core.State;

/**
 * Squares are {@code a1} to {@code c3}: letters for the columns from the left, numbers for the rows
 * from the bottom. A position is its rows from the top, separated by slashes, with {@code x},
 * {@code o} and a dot for an empty square: {@code ..x/.o./x..}. X is to move when both have equally
 * many stones.
 */
final class TicTacToeNotation implements Notation {
  private static final Pattern SQUARE = Pattern.compile("[a-c][1-3]");
  private static final Pattern ROWS = Pattern.compile("[xo.]{3}/[xo.]{3}/[xo.]{3}");
  private static final int SIDE = 3;

  @Override
  public String format(State state, int move) {
    return "" + (char) ('a' + move % SIDE) + (1 + move / SIDE);
  }

  @Override
  public int parse(State state, String text) {
    String word = text.trim().toLowerCase(Locale.ROOT);
    if (!SQUARE.matches(word)) {
      throw new Mistake("'" + text + "' is not a square; squares are a1 to c3, such as b2.");
    }
    return (word.charAt(1) - '1') * SIDE + word.charAt(0) - 'a';
  }

  @Override
  public String board(State state) {
    StringBuilder picture = new StringBuilder();
    for (int row = SIDE - 1; row >= 0; row--) {
      picture.append(row + 1).append(' ');
      for (int column = 0; column < SIDE; column++) {
        char sign = sign(state, row * SIDE + column);
        picture.append(' ').append(Character.toUpperCase(sign));
      }
      picture.append('\n');
    }
    return picture.append("   a b c").toString();
  }

  @Override
  public String position(State state) {
    StringBuilder text = new StringBuilder();
    for (int row = SIDE - 1; row >= 0; row--) {
      for (int column = 0; column < SIDE; column++) {
        text.append(sign(state, row * SIDE + column));
      }
      text.append(row > 0 ? "/" : "");
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
  TicTacToeState read(String text) {
    String rows = text.trim().toLowerCase(Locale.ROOT);
    if (!ROWS.matches(rows)) {
      throw new Mistake(
          "'"
              + text
              + "' is not a position of tictactoe; write three rows from the top with x, o and dots,"
              + " such as ..x/.o./x..");
    }
    int[] stones = new int[2];
    for (int row = 0; row < SIDE; row++) {
      for (int column = 0; column < SIDE; column++) {
        int seat = "xo".indexOf(rows.charAt((SIDE - 1 - row) * (SIDE + 1) + column));
        if (seat >= 0) {
          stones[seat] |= 1 << (row * SIDE + column);
        }
      }
    }
    check(text, stones[0], stones[1]);
    return new TicTacToeState(stones[0], stones[1]);
  }

  private static void check(String text, int x, int o) {
    int more = Integer.bitCount(x) - Integer.bitCount(o);
    if (more != 0 && more != 1) {
      throw new Mistake(
          "'" + text + "' is impossible: X has as many stones as O or one more, for X begins.");
    }
    if (TicTacToeState.hasLine(more == 0 ? x : o)) {
      throw new Mistake(
          "'" + text + "' is impossible: the game was over before the last stone was set.");
    }
  }

  private static char sign(State state, int square) {
    TicTacToeState game = (TicTacToeState) state;
    return game.has(0, square) ? 'x' : game.has(1, square) ? 'o' : '.';
  }
}
