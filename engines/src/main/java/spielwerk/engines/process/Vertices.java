package spielwerk.engines.process;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.State;
import spielwerk.games.fiveinarow.FiveInARow;
import spielwerk.games.othello.Othello;
import spielwerk.games.tictactoe.TicTacToe;

/**
 * The moves of a game as GTP writes them: {@code F5}, or {@code pass}. Rows are counted as the game
 * itself does (Othello's from the top), columns without the letter I, as in Go.
 *
 * @param name what {@code set_game} calls it
 * @param size fields in a row
 */
record Vertices(Game game, String name, int size) {
  /** The letters of GTP reach no further. */
  private static final int LARGEST = 25;

  private static final int FIVE = 5;

  /** The moves of a game, if GTP has words for them. */
  static Optional<Vertices> of(Game game) {
    if (game instanceof Othello) {
      return Optional.of(new Vertices(game, "Othello", game.traits().codes() == 65 ? 8 : 6));
    }
    if (game instanceof FiveInARow five
        && five.line() == FIVE
        && five.grid().width() == five.grid().height()
        && five.grid().width() <= LARGEST) {
      return Optional.of(new Vertices(game, "Gomoku", five.grid().width()));
    }
    return game instanceof TicTacToe
        ? Optional.of(new Vertices(game, "TicTacToe", 3))
        : Optional.empty();
  }

  static String colour(int seat) {
    return seat == 0 ? "black" : "white";
  }

  /** The move that passes, if the game has one. */
  OptionalInt pass() {
    return game instanceof Othello
        ? OptionalInt.of(game.traits().codes() - 1)
        : OptionalInt.empty();
  }

  String text(State state, int move) {
    String field = game.notation().format(state, move).toUpperCase(Locale.ROOT);
    if (field.equals("PASS")) {
      return "pass";
    }
    char column = field.charAt(0);
    return (column < 'I' ? column : (char) (column + 1)) + field.substring(1);
  }

  /**
   * The move that a text means; it need not be legal.
   *
   * @throws Mistake if it is none
   */
  int move(State state, String text) {
    String word = text.strip().toLowerCase(Locale.ROOT);
    if (pass().isPresent() && word.equals("pass")) {
      return pass().getAsInt();
    }
    if (!word.matches("[a-hj-z][1-9][0-9]?")) {
      throw new Mistake("'" + Tail.cut(text) + "' is no field");
    }
    char column = word.charAt(0);
    return game.notation()
        .parse(state, (column < 'i' ? column : (char) (column - 1)) + word.substring(1));
  }
}
