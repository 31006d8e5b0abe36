package spielwerk.games.muehle;

import java.util.Locale;
import spielwerk.core.Mistake;
import spielwerk.core.Notation;
import spielwerk.core.State;
import spielwerk.core.Text;

/**
 * Points are called by column, a to g from the left, and row, 1 to 7 from below. A man is set by
 * {@code d6}, moved by {@code d6-d5}; {@code x} and a point name the man that a mill takes: {@code
 * d6-d5xa1}.
 *
 * <p>A position is its rows from the top, three points each and six in the middle, separated by
 * slashes, with {@code x}, {@code o} and a dot for a free point; then who is to move; then the men
 * that X and O have still to set. Two more numbers, if they are not 0 and 1, tell how many moves
 * were made since a man was set or taken, and how often the position has been there: {@code
 * x../.../.../..o.../.../.../... X 8 8}.
 */
final class MuehleNotation implements Notation {
  private static final String PICTURE =
      """
      7 0-----------1-----------2
        |           |           |
      6 |   8-------9-------A   |
        |   |       |       |   |
      5 |   |   G---H---I   |   |
        |   |   |       |   |   |
      4 7---F---N       J---B---3
        |   |   |       |   |   |
      3 |   |   M---L---K   |   |
        |   |       |       |   |
      2 |   E-------D-------C   |
        |           |           |
      1 6-----------5-----------4
        a   b   c   d   e   f   g
      """;

  private static final String PLACES = "0123456789ABCDEFGHIJKLMN";

  /** The points in the order of a position's text. */
  private static final int[] READING = reading();

  private static final int[] ROWS = {3, 3, 3, 6, 3, 3, 3};

  private final MuehleRules rules;

  MuehleNotation(MuehleRules rules) {
    this.rules = rules;
  }

  private static int[] reading() {
    int[] points = new int[MuehleBoard.POINTS];
    int count = 0;
    for (int place = 0; place < MuehleBoard.SIDE * MuehleBoard.SIDE; place++) {
      int point = MuehleBoard.point(place % MuehleBoard.SIDE, place / MuehleBoard.SIDE);
      if (point >= 0) {
        points[count++] = point;
      }
    }
    return points;
  }

  @Override
  public String format(State state, int move) {
    return MuehleMove.format(move);
  }

  @Override
  public int parse(State state, String text) {
    String word = text.trim().toLowerCase(Locale.ROOT);
    int dash = word.indexOf('-');
    int cross = word.indexOf('x');
    int end = cross < 0 ? word.length() : cross;
    if (dash <= end) {
      int from = dash < 0 ? MuehleMove.NONE : point(word.substring(0, dash));
      int to = point(word.substring(dash + 1, end));
      int taken = cross < 0 ? MuehleMove.NONE : point(word.substring(cross + 1));
      if (from >= 0 && to >= 0 && taken >= 0) {
        return MuehleMove.of(from, to, taken);
      }
    }
    throw new Mistake(
        "'%s' is not a move; moves are a point such as d6, from a point to another such as d6-d5, and with a man that is taken d6-d5xa1."
            .formatted(text));
  }

  private static int point(String name) {
    return name.length() != 2
        ? -1
        : MuehleBoard.point(name.charAt(0) - 'a', MuehleBoard.SIDE - (name.charAt(1) - '0'));
  }

  @Override
  public String board(State state) {
    MuehleState game = (MuehleState) state;
    StringBuilder picture = new StringBuilder();
    for (String line : PICTURE.lines().toList()) {
      boolean names = line.startsWith("  a");
      for (int i = 0; i < line.length(); i++) {
        int point = names || i < 2 ? -1 : PLACES.indexOf(line.charAt(i));
        picture.append(point < 0 ? line.charAt(i) : Character.toUpperCase(sign(game, point)));
      }
      picture.append('\n');
    }
    return picture
        .append(
            "X %d + %d, O %d + %d to set"
                .formatted(
                    Integer.bitCount(game.men(0)),
                    game.hand(0),
                    Integer.bitCount(game.men(1)),
                    game.hand(1)))
        .toString();
  }

  private static char sign(MuehleState state, int point) {
    return (state.men(0) >> point & 1) != 0 ? 'x' : (state.men(1) >> point & 1) != 0 ? 'o' : '.';
  }

  @Override
  public String position(State state) {
    MuehleState game = (MuehleState) state;
    StringBuilder text = new StringBuilder();
    int at = 0;
    for (int row : ROWS) {
      text.append(at == 0 ? "" : "/");
      for (int i = 0; i < row; i++) {
        text.append(sign(game, READING[at++]));
      }
    }
    text.append(" %s %d %d".formatted(seat(game.side()), game.hand(0), game.hand(1)));
    if (game.quiet() > 0 || game.times() > 1) {
      text.append(" %d %d".formatted(game.quiet(), game.times()));
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
   * @throws Mistake if it is not a position
   */
  MuehleState read(String text) {
    String[] words = text.trim().toLowerCase(Locale.ROOT).split("\\s", 7);
    String signs = words[0].replace("/", "");
    boolean counted = words.length == 6;
    boolean good =
        (words.length == 4 || counted)
            && signs.length() == MuehleBoard.POINTS
            && Text.consistsOf(signs, "xo.")
            && (words[1].equals("x") || words[1].equals("o"));
    for (int i = 2; i < words.length; i++) {
      good &= Text.isNumber(words[i], 3);
    }
    if (!good) {
      throw new Mistake(
          "'%s' is not a position; write the rows such as x../.../.../..o.../.../.../..., then X or O for who is to move, then how many men X and O have still to set."
              .formatted(text.length() <= 100 ? text : text.substring(0, 100) + ".."));
    }
    int[] men = new int[2];
    for (int i = 0; i < MuehleBoard.POINTS; i++) {
      int seat = "xo".indexOf(signs.charAt(i));
      if (seat >= 0) {
        men[seat] |= 1 << READING[i];
      }
    }
    int[] hands = {Integer.parseInt(words[2]), Integer.parseInt(words[3])};
    int side = words[1].equals("x") ? 0 : 1;
    int quiet = counted ? Integer.parseInt(words[4]) : 0;
    int times = counted ? Integer.parseInt(words[5]) : 1;
    check(text, men, hands, side, quiet, times);
    return new MuehleState(rules, men, hands, side, quiet, times);
  }

  private void check(String text, int[] men, int[] hands, int side, int quiet, int times) {
    for (int seat = 0; seat < 2; seat++) {
      if (Integer.bitCount(men[seat]) + hands[seat] > MuehleRules.MEN) {
        throw impossible(text, seat(seat) + " has more than nine men");
      }
    }
    if (hands[1] - hands[0] != (side == 0 || hands[1] == 0 ? 0 : 1)) {
      throw impossible(
          text, "X sets first, and both set in turn, so O to move has one man more to set");
    }
    if (quiet > rules.quietPlies() || quiet > 0 && hands[1] > 0) {
      throw impossible(text, "that many moves without a mill are impossible");
    }
    int most = rules.repetition() == 0 ? 1 : rules.repetition();
    if (times < 1 || times > most || 4 * (times - 1) > quiet) {
      throw impossible(text, "a position cannot have occurred that often");
    }
  }

  private static Mistake impossible(String text, String why) {
    return new Mistake("'" + text + "' is impossible: " + why + ".");
  }
}
