package spielwerk.engines.process;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import spielwerk.core.Coordinates;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Traits;

/**
 * The moves of a game as GTP writes them: {@code F5}, or {@code pass}. Rows are counted as the game
 * itself does (Othello's from the top), columns without the letter I, as in Go. Every game for two
 * will do whose notation writes moves as squares of a board.
 */
record GtpVertices(Game game, Coordinates squares) {
  private static final String PASS = "pass";
  private static final String LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

  /**
   * @throws Mistake if GTP cannot write the moves of the game
   */
  static GtpVertices of(Game game) {
    obstacle(game)
        .ifPresent(
            why -> {
              throw new Mistake(why + ".");
            });
    return new GtpVertices(game, Coordinates.of(game, game.start(Setup.STANDARD)).orElseThrow());
  }

  /** Why GTP cannot write the moves of a game, as a sentence without its full stop; or nothing. */
  static Optional<String> obstacle(Game game) {
    Traits traits = game.traits();
    if (traits.seats() != 2) {
      return Optional.of(game.text() + " is not a game for two");
    }
    if (traits.chance() || traits.hidden() || !game.setup(0).isStandard()) {
      return Optional.of("not everything in " + game.text() + " is open from the start");
    }
    Optional<Coordinates> squares = Coordinates.of(game, game.start(Setup.STANDARD));
    if (squares.isEmpty()) {
      return Optional.of("moves of " + game.text() + " are not squares such as f5");
    }
    Coordinates board = squares.get();
    if (Math.max(board.width(), board.height()) > LETTERS.length()) {
      return Optional.of(
          "the board of " + game.text() + " has more than " + LETTERS.length() + " squares a side");
    }
    return board
        .pass()
        .filter(other -> !other.equals(PASS))
        .map(other -> "GTP has no word for the move '" + other + "' of " + game.text());
  }

  /** What {@code set_game} calls it. */
  String name() {
    return game.gtpName();
  }

  /**
   * The command that sets the size of the board; not every program knows boards that are not
   * square.
   */
  String boardsize() {
    return squares.width() == squares.height()
        ? "boardsize " + squares.width()
        : "rectangular_boardsize " + squares.width() + " " + squares.height();
  }

  boolean hasSize(String width, String height) {
    return width.equals(String.valueOf(squares.width()))
        && height.equals(String.valueOf(squares.height()));
  }

  static String colour(int seat) {
    return seat == 0 ? "black" : "white";
  }

  /** The move that passes, if the game has one. */
  OptionalInt pass(State state) {
    return squares.pass().isPresent()
        ? OptionalInt.of(game.notation().parse(state, PASS))
        : OptionalInt.empty();
  }

  String text(State state, int move) {
    String own = game.notation().format(state, move);
    return squares
        .point(own)
        .map(point -> LETTERS.charAt(point.column()) + own.substring(1))
        .orElse(PASS);
  }

  /**
   * The move that a text means; it need not be legal.
   *
   * @throws Mistake if it is not a move
   */
  int move(State state, String text) {
    String word = text.strip().toUpperCase(Locale.ROOT);
    boolean pass = word.equalsIgnoreCase(PASS) && squares.pass().isPresent();
    String own =
        pass || word.isEmpty()
            ? PASS
            : (char) ('a' + LETTERS.indexOf(word.charAt(0))) + word.substring(1);
    if (!pass && squares.point(own).isEmpty()) {
      throw new Mistake("'" + LastLines.cut(text) + "' is not a square");
    }
    return game.notation().parse(state, own);
  }
}
