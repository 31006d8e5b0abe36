package spielwerk.games.connect4;

import spielwerk.core.Candidates;
import spielwerk.core.State;

/**
 * What a solver may know for certain without searching: who wins at once, and which moves lose at
 * once.
 *
 * <p>As {@link Candidates} it leaves out only moves that cannot matter: whether the position is
 * won, drawn or lost is the same with the listed moves as with all. (How long a win takes may
 * differ.) It lists
 *
 * <ul>
 *   <li>a single winning move, if there is one;
 *   <li>else the moves after which the enemy cannot win at once, a forced block being one of them;
 *   <li>else, since all lose alike, a single legal move.
 * </ul>
 */
public final class Connect4Threats implements Candidates {
  @Override
  public int list(State state, int[] into, int at) {
    Connect4State game = (Connect4State) state;
    if (game.over()) {
      return at;
    }
    Connect4Board board = game.board();
    long landing = board.landing(game.all());
    long wins = board.completing(game.own()) & landing;
    long moves = wins != 0 ? Long.lowestOneBit(wins) : safe(game);
    for (long left = moves != 0 ? moves : Long.lowestOneBit(landing); left != 0; left &= left - 1) {
      into[at++] = board.column(left);
    }
    return at;
  }

  /** Whether the side to move has a move that wins at once. */
  public static boolean wins(Connect4State game) {
    Connect4Board board = game.board();
    return (board.completing(game.own()) & board.landing(game.all())) != 0;
  }

  /**
   * Whether every move of the side to move lets the enemy win with the next stone, so that the game
   * is lost unless it is won at once.
   */
  public static boolean loses(Connect4State game) {
    return safe(game) == 0;
  }

  /**
   * The landing squares after which the enemy cannot complete a line at once: the only square he
   * threatens now, or none if he threatens two, and never one right below a square of his.
   */
  static long safe(Connect4State game) {
    Connect4Board board = game.board();
    long landing = board.landing(game.all());
    long threats = board.completing(game.enemy());
    long forced = threats & landing;
    long safe = landing & ~(threats >>> 1);
    if (forced == 0) {
      return safe;
    }
    return (forced & (forced - 1)) == 0 ? forced & safe : 0;
  }
}
