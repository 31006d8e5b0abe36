package chomp;

import java.util.Locale;
import spielwerk.core.Mistake;
import spielwerk.core.Notation;
import spielwerk.core.State;

/**
 * Pieces are {@code a1} to {@code e4}: letters for the columns from the left, numbers for the rows
 * from the bottom. A position is the height of each column and who is to move: {@code 44210 first}.
 */
final class ChompNotation implements Notation {
  private static final String[] SEATS = {"first", "second"};

  private final Chomp game;

  ChompNotation(Chomp game) {
    this.game = game;
  }

  @Override
  public String format(State state, int move) {
    return "" + (char) ('a' + move % game.width) + (1 + move / game.width);
  }

  @Override
  public int parse(State state, String text) {
    String word = text.trim().toLowerCase(Locale.ROOT);
    int column = word.length() == 2 ? word.charAt(0) - 'a' : -1;
    int row = word.length() == 2 ? word.charAt(1) - '1' : -1;
    if (column < 0 || column >= game.width || row < 0 || row >= game.height) {
      String last = format(state, game.width * game.height - 1);
      throw new Mistake("'" + text + "' is not a piece; pieces are a1 to " + last + ".");
    }
    return row * game.width + column;
  }

  @Override
  public String board(State state) {
    ChompState bar = (ChompState) state;
    StringBuilder picture = new StringBuilder();
    for (int row = game.height - 1; row >= 0; row--) {
      picture.append(row + 1).append(' ');
      for (int column = 0; column < game.width; column++) {
        boolean there = bar.height(column) > row;
        picture.append(there ? row + column == 0 ? " x" : " #" : " .");
      }
      picture.append('\n');
    }
    picture.append("  ");
    for (int column = 0; column < game.width; column++) {
      picture.append(' ').append((char) ('a' + column));
    }
    return picture.toString();
  }

  @Override
  public String position(State state) {
    ChompState bar = (ChompState) state;
    StringBuilder text = new StringBuilder();
    for (int column = 0; column < game.width; column++) {
      text.append(bar.height(column));
    }
    return text + " " + SEATS[bar.mover()];
  }

  @Override
  public String seat(int seat) {
    return SEATS[seat] + " player";
  }

  /**
   * The state that a text describes.
   *
   * @throws Mistake if it is not one of this game
   */
  ChompState read(String text) {
    String[] words = text.trim().split(" ");
    int[] heights = new int[game.width];
    boolean right = words.length == 2 && words[0].length() == game.width;
    right &= words.length == 2 && (words[1].equals(SEATS[0]) || words[1].equals(SEATS[1]));
    for (int column = 0; right && column < game.width; column++) {
      heights[column] = words[0].charAt(column) - '0';
      int most = column == 0 ? game.height : heights[column - 1];
      right = heights[column] >= 0 && heights[column] <= most;
    }
    if (!right) {
      throw new Mistake(
          ("'%s' is not a position of %s; write the heights of its %d columns, none above %d or the"
                  + " one before, and first or second.")
              .formatted(text, game.text(), game.width, game.height));
    }
    return new ChompState(game, heights, words[1].equals(SEATS[0]) ? 0 : 1);
  }
}
