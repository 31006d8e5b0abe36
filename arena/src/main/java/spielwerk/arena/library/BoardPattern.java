package spielwerk.arena.library;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import spielwerk.core.Mistake;
import spielwerk.core.Placed;
import spielwerk.core.State;
import spielwerk.core.Symmetric;

/**
 * What shall lie on some squares of a board: rows from the top, separated by slashes, with {@code
 * x} and {@code o} for the pieces of the first and the second seat, a dot for a free square and a
 * question mark for whatever may be there. It is found turned and mirrored too, as far as the game
 * says that its board may be; one that is smaller than the board lies anywhere on it.
 */
public final class BoardPattern {
  private static final String SIGNS = "xo.?";

  /** Larger ones would be found by comparing whole boards. */
  static final int LONGEST_SIDE = 26;

  private final List<String> rows;

  private BoardPattern(List<String> rows) {
    this.rows = List.copyOf(rows);
  }

  /**
   * Reads one.
   *
   * @throws Mistake if it is not a pattern, or asks for nothing
   */
  public static BoardPattern read(String text) {
    List<String> rows = List.of(text.strip().toLowerCase(Locale.ROOT).split("/", -1));
    boolean wanted = false;
    for (String row : rows) {
      if (row.isEmpty() || row.length() != rows.get(0).length() || row.length() > LONGEST_SIDE) {
        throw wrong();
      }
      for (int i = 0; i < row.length(); i++) {
        if (SIGNS.indexOf(row.charAt(i)) < 0) {
          throw wrong();
        }
        wanted |= row.charAt(i) != '?';
      }
    }
    if (rows.size() > LONGEST_SIDE) {
      throw wrong();
    }
    if (!wanted) {
      throw new Mistake("The pattern is empty; set at least one square.");
    }
    return new BoardPattern(rows);
  }

  private static Mistake wrong() {
    return new Mistake(
        "A pattern is rows of equal length, at most "
            + LONGEST_SIDE
            + " by "
            + LONGEST_SIDE
            + ", separated by slashes, with x, o, a dot for a free square and ? for anything, such"
            + " as x?/.o.");
  }

  /** The pattern as it may lie on the board of a game. */
  Finder finder(State start) {
    if (!(start instanceof Placed placed)) {
      throw new Mistake("This game has no squares with pieces, so it has no patterns.");
    }
    Placed.Pieces board = placed.pieces();
    int symmetries = start instanceof Symmetric symmetric ? symmetric.symmetries() : 1;
    Set<List<String>> images = new LinkedHashSet<>();
    List<String> turned = rows;
    for (int quarter = 0; quarter < 4; quarter++) {
      // Two symmetries are left and right (pieces fall), four leave the sides of a rectangle alone.
      boolean allowed = quarter == 0 || symmetries >= 8 || (symmetries == 4 && quarter == 2);
      if (allowed) {
        images.add(turned);
        if (symmetries > 1) {
          images.add(mirrored(turned));
        }
      }
      turned = turned(turned);
    }
    images.removeIf(
        image -> image.size() > board.rows() || image.get(0).length() > board.columns());
    if (images.isEmpty()) {
      throw new Mistake(
          "The pattern is larger than the board, which has "
              + board.columns()
              + " by "
              + board.rows()
              + " squares.");
    }
    return new Finder(images.stream().map(image -> Image.of(image, board)).toList());
  }

  private static List<String> mirrored(List<String> rows) {
    return rows.stream().map(row -> new StringBuilder(row).reverse().toString()).toList();
  }

  private static List<String> turned(List<String> rows) {
    List<String> turned = new ArrayList<>();
    for (int column = 0; column < rows.get(0).length(); column++) {
      StringBuilder row = new StringBuilder();
      for (int from = rows.size() - 1; from >= 0; from--) {
        row.append(rows.get(from).charAt(column));
      }
      turned.add(row.toString());
    }
    return turned;
  }

  /** One image: the squares it asks for by their distance from its corner, pieces first. */
  private record Image(int rows, int columns, int[] offsets, int[] signs) {
    static Image of(List<String> image, Placed.Pieces board) {
      List<int[]> wanted = new ArrayList<>();
      for (int row = 0; row < image.size(); row++) {
        for (int column = 0; column < image.get(row).length(); column++) {
          char sign = image.get(row).charAt(column);
          if (sign != '?') {
            int piece = sign == 'x' ? 0 : sign == 'o' ? 1 : Placed.FREE;
            wanted.add(new int[] {row * board.columns() + column, piece});
          }
        }
      }
      wanted.sort((a, b) -> b[1] - a[1]); // most squares are free: they tell least
      return new Image(
          image.size(),
          image.get(0).length(),
          wanted.stream().mapToInt(one -> one[0]).toArray(),
          wanted.stream().mapToInt(one -> one[1]).toArray());
    }

    boolean lies(int[] board, int corner) {
      for (int i = 0; i < offsets.length; i++) {
        if (board[corner + offsets[i]] != signs[i]) {
          return false;
        }
      }
      return true;
    }
  }

  /** Looks for a pattern on boards of one size. */
  static final class Finder {
    private final List<Image> images;

    private Finder(List<Image> images) {
      this.images = images;
    }

    boolean in(State state) {
      Placed.Pieces pieces = ((Placed) state).pieces();
      int columns = pieces.columns();
      int[] board = new int[columns * pieces.rows()];
      for (int square = 0; square < board.length; square++) {
        board[square] = pieces.at(square % columns, square / columns);
      }
      for (Image image : images) {
        for (int row = 0; row + image.rows <= pieces.rows(); row++) {
          for (int column = 0; column + image.columns <= columns; column++) {
            if (image.lies(board, row * columns + column)) {
              return true;
            }
          }
        }
      }
      return false;
    }
  }
}
