package spielwerk.games.othello.formats;

import java.util.List;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Setup;
import spielwerk.games.othello.Othello;

/** Squares in a row, passes left out: {@code f5d6c3d3c4}. */
public final class Transcript {
  private static final int PASS = 64;

  private Transcript() {}

  /**
   * The moves of a game on 8x8 from the usual start; blanks and capitals do not matter.
   *
   * @throws Mistake at the first text that is no legal move
   */
  public static List<Integer> parse(String text) {
    Othello game = new Othello();
    return List.copyOf(Moves.play(game.start(Setup.STANDARD), game.notation(), text));
  }

  /** The moves as a row of squares. */
  public static String format(List<Integer> moves) {
    StringBuilder text = new StringBuilder();
    for (int move : moves) {
      if (move != PASS) {
        text.append((char) ('a' + move % 8)).append(1 + move / 8);
      }
    }
    return text.toString();
  }
}
