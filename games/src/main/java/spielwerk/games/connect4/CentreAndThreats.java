package spielwerk.games.connect4;

import spielwerk.core.MoveOrder;
import spielwerk.core.State;

/**
 * The order in which a player looks at columns: those that win, those that keep the enemy from
 * winning there, then by how many squares would complete a line of one's own afterwards, and among
 * equals from the centre outwards, where more lines pass.
 */
public final class CentreAndThreats implements MoveOrder {
  private static final int WIN = 1 << 20;
  private static final int BLOCK = 1 << 16;
  private static final int THREAT = 1 << 5;

  @Override
  public int rate(State state, int move) {
    Connect4State game = (Connect4State) state;
    Connect4Board board = game.board();
    long square = game.landing(move);
    long stones = game.own() | square;
    if (board.hasLine(stones)) {
      return WIN;
    }
    int central = Math.min(move, board.width - 1 - move);
    int threats = Long.bitCount(board.completing(stones) & ~game.all() & ~square);
    boolean block = (board.completing(game.enemy()) & square) != 0;
    return (block ? BLOCK : 0) + THREAT * threats + central;
  }
}
