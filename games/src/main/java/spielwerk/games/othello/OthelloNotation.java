package spielwerk.games.othello;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import spielwerk.core.Mistake;
import spielwerk.core.Notation;
import spielwerk.core.State;
import spielwerk.core.Text;

/**
 * Squares are called by column from the left and row from the top: {@code f5}; the pass is {@code
 * pass}. Moves may be written without blanks, and passes left out, as transcripts do: {@code
 * f5d6c3}. A position is its squares from a1 row by row, X for black, O for white and a hyphen for
 * empty, then who is to move.
 */
final class OthelloNotation implements Notation {
  private static final Set<String> PASSES = Set.of("pass", "pa", "ps", "--");
  private static final int LONGEST = 4096;

  private final OthelloBoard board;

  OthelloNotation(OthelloBoard board) {
    this.board = board;
  }

  @Override
  public String format(State state, int move) {
    return name(move);
  }

  private String name(int move) {
    return move == board.pass
        ? "pass"
        : (char) ('a' + move % board.size) + String.valueOf(1 + move / board.size);
  }

  @Override
  public int parse(State state, String text) {
    String word = text.trim().toLowerCase(Locale.ROOT);
    if (PASSES.contains(word)) {
      return board.pass;
    }
    if (word.length() == 2) {
      int column = word.charAt(0) - 'a';
      int row = word.charAt(1) - '1';
      if (column >= 0 && column < board.size && row >= 0 && row < board.size) {
        return row * board.size + column;
      }
    }
    throw new Mistake(
        "'%s' is not a move; moves are squares a1 to %s, such as %s, or pass."
            .formatted(text, name(board.pass - 1), board.size == 8 ? "f5" : "e4"));
  }

  /** Takes rows of squares apart and puts in the passes that a transcript leaves out. */
  @Override
  public List<String> words(State state, String text) {
    List<String> words = new ArrayList<>();
    OthelloState walker = (OthelloState) state.copy();
    for (String word : Notation.super.words(state, text)) {
      for (String part : apart(word)) {
        if (walker.legal(board.pass) && !PASSES.contains(part.toLowerCase(Locale.ROOT))) {
          words.add(name(board.pass));
          walker.play(board.pass);
        }
        words.add(part);
        try {
          walker.play(legalMove(walker, part));
        } catch (Mistake reportedWhenPlayed) {
          return words;
        }
      }
    }
    return words;
  }

  /** Whether it is two squares or more. */
  private static boolean isRow(String word) {
    String row = word.toLowerCase(Locale.ROOT);
    boolean squares = row.length() >= 4 && row.length() % 2 == 0;
    for (int i = 0; squares && i < row.length(); i++) {
      squares = (i % 2 == 0 ? "abcdefgh" : "12345678").indexOf(row.charAt(i)) >= 0;
    }
    return squares;
  }

  private static List<String> apart(String word) {
    if (word.length() > LONGEST || !isRow(word)) {
      return List.of(word);
    }
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < word.length(); i += 2) {
      parts.add(word.substring(i, i + 2));
    }
    return parts;
  }

  @Override
  public String board(State state) {
    OthelloState game = (OthelloState) state;
    StringBuilder picture = new StringBuilder(" ");
    for (int column = 0; column < board.size; column++) {
      picture.append(' ').append((char) ('a' + column));
    }
    for (int square = 0; square < board.pass; square++) {
      if (square % board.size == 0) {
        picture.append('\n').append(1 + square / board.size);
      }
      char sign = sign(game, square);
      picture.append(' ').append(sign == '-' ? game.legal(square) ? '*' : '.' : sign);
    }
    return picture
        .append("\nX ")
        .append(Long.bitCount(game.discs(0)))
        .append(", O ")
        .append(Long.bitCount(game.discs(1)))
        .toString();
  }

  private char sign(OthelloState state, int square) {
    long bit = 1L << board.bit(square);
    return (state.discs(0) & bit) != 0 ? 'X' : (state.discs(1) & bit) != 0 ? 'O' : '-';
  }

  @Override
  public String position(State state) {
    OthelloState game = (OthelloState) state;
    StringBuilder text = new StringBuilder();
    for (int square = 0; square < board.pass; square++) {
      text.append(sign(game, square));
    }
    return text.append(' ').append(game.side() == 0 ? 'X' : 'O').toString();
  }

  @Override
  public String seat(int seat) {
    return seat == 0 ? "X" : "O";
  }

  /**
   * The state that a position text describes. Blanks and slashes are skipped; an asterisk is black
   * too, a dot empty too.
   *
   * @throws Mistake if it is not a position
   */
  OthelloState read(String text) {
    String signs = text.toUpperCase(Locale.ROOT).replaceAll("[\\s/]", "");
    if (signs.length() != board.pass + 1
        || !Text.consistsOf(signs, "XO*.-")
        || seat(signs.charAt(board.pass)) < 0) {
      throw new Mistake(
          ("'%s' is not a position; write the %d squares from a1 row by row, X, O or - each, and then"
                  + " X or O for who is to move.")
              .formatted(shortened(text), board.pass));
    }
    long[] discs = new long[2];
    for (int square = 0; square < board.pass; square++) {
      int seat = seat(signs.charAt(square));
      if (seat >= 0) {
        discs[seat] |= 1L << board.bit(square);
      }
    }
    if ((board.centre & ~(discs[0] | discs[1])) != 0) {
      throw new Mistake(
          "'%s' is impossible: the four squares in the middle are never empty."
              .formatted(shortened(text)));
    }
    return new OthelloState(board, discs[0], discs[1], seat(signs.charAt(board.pass)));
  }

  private static int seat(char sign) {
    return sign == 'O' ? 1 : sign == 'X' || sign == '*' ? 0 : -1;
  }

  private static String shortened(String text) {
    return text.length() <= 100 ? text : text.substring(0, 100) + "..";
  }
}
