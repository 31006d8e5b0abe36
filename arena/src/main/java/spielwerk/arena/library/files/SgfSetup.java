package spielwerk.arena.library.files;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import spielwerk.core.Coordinates;
import spielwerk.core.Mistake;
import spielwerk.core.Setup;
import spielwerk.core.Text;

/**
 * Stones that the root of an SGF tree sets: AB, AW and AE change the usual start, PL says who moves
 * first. That is for games whose positions are written like Othello's: the squares from the upper
 * left corner row by row, X, O or a hyphen, then X or O for who is to move.
 */
final class SgfSetup {
  private static final List<String> PROPERTIES = List.of("AB", "AW", "AE");
  private static final String SIGNS = "XO-";

  private SgfSetup() {}

  /** Whether positions of the game are written so that stones can be set in them. */
  static boolean fits(SgfBoard board) {
    String usual = usual(board);
    int fields = board.width() * board.height();
    return usual.length() == fields + 2
        && Text.consistsOf(usual.substring(0, fields), "XO-")
        && (usual.endsWith(" X") || usual.endsWith(" O"));
  }

  private static String usual(SgfBoard board) {
    return board.game().notation().position(board.game().start(Setup.STANDARD));
  }

  /** Where the game of a root starts. */
  static Setup read(SgfNode root, SgfBoard board) {
    if (!fits(board)) {
      for (String stones : PROPERTIES) {
        if (root.has(stones)) {
          throw new Mistake(
              "it sets stones with " + stones + "; only games from the empty board can be read");
        }
      }
      return Setup.STANDARD;
    }
    String usual = usual(board);
    StringBuilder position = new StringBuilder(usual);
    for (int i = 0; i < PROPERTIES.size(); i++) {
      String property = PROPERTIES.get(i);
      for (String raw : root.properties().getOrDefault(property, List.of())) {
        set(position, board, property, SgfText.read(raw, false).strip(), SIGNS.charAt(i));
      }
    }
    String first = root.word("PL").toUpperCase(Locale.ROOT);
    if (first.startsWith("B") || first.startsWith("W")) {
      position.setCharAt(position.length() - 1, first.startsWith("B") ? 'X' : 'O');
    } else if (!first.isEmpty()) {
      throw new Mistake("PL[" + first + "] is not a colour");
    }
    return position.toString().equals(usual) ? Setup.STANDARD : new Setup(position.toString());
  }

  /** One square, or a rectangle by two of its corners. */
  private static void set(
      StringBuilder position, SgfBoard board, String property, String value, char sign) {
    String[] corners = value.split(":", 2);
    Optional<Coordinates.Point> from = board.place(corners[0]);
    Optional<Coordinates.Point> to = board.place(corners[corners.length - 1]);
    if (from.isEmpty() || to.isEmpty()) {
      throw new Mistake(
          "%s[%s] is not a square of a board of size %s".formatted(property, value, board.size()));
    }
    int width = board.width();
    for (int row = from.get().row(); row <= to.get().row(); row++) {
      for (int column = from.get().column(); column <= to.get().column(); column++) {
        position.setCharAt(row * width + column, sign);
      }
    }
  }

  /** The properties that set a position, for programs that do not know our own. */
  static String write(SgfBoard board) {
    String usual = usual(board);
    String position = board.game().notation().position(board.start());
    StringBuilder sgf = new StringBuilder();
    for (int i = 0; i < PROPERTIES.size(); i++) {
      StringBuilder squares = new StringBuilder();
      for (int square = 0; square < usual.length() - 2; square++) {
        boolean changed = position.charAt(square) != usual.charAt(square);
        if (changed && position.charAt(square) == SIGNS.charAt(i)) {
          squares.append('[').append(board.point(square)).append(']');
        }
      }
      sgf.append(squares.isEmpty() ? "" : PROPERTIES.get(i)).append(squares);
    }
    return sgf.append(position.endsWith("X") ? "PL[B]" : "PL[W]").toString();
  }
}
