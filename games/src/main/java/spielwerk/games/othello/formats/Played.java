package spielwerk.games.othello.formats;

import java.util.List;
import java.util.Optional;
import spielwerk.core.Mistake;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.games.othello.Othello;

/**
 * A game of Othello as a file tells it.
 *
 * @param size squares in a row, 6 or 8
 * @param place where or in which tournament, empty if not told
 * @param date as the file writes it, empty if not told
 * @param moves all moves, passes included
 * @param score black's discs less white's, if told; after a resignation not what is on the board
 */
public record Played(
    int size,
    String black,
    String white,
    String place,
    String date,
    Setup setup,
    List<Integer> moves,
    Optional<Integer> score) {

  public Played {
    moves = List.copyOf(moves);
  }

  /** A game with nothing known but its moves. */
  public static Played of(List<Integer> moves) {
    return new Played(8, "", "", "", "", Setup.STANDARD, moves, Optional.empty());
  }

  /**
   * The position after all moves.
   *
   * @throws Mistake if a move is illegal
   */
  public State end() {
    Othello game = new Othello(size);
    State state = game.start(setup);
    for (int move : moves) {
      if (!state.legal(move)) {
        throw new Mistake("A move of the game is not legal where it is played.");
      }
      state.play(move);
    }
    return state;
  }
}
