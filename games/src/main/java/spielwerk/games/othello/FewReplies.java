package spielwerk.games.othello;

import spielwerk.core.MoveOrder;
import spielwerk.core.State;

/**
 * The order in which a player looks at moves: those that leave the enemy few replies, corners
 * foremost, squares beside a corner last.
 */
public final class FewReplies implements MoveOrder {
  private static final int REPLY = 10;

  @Override
  public int rate(State state, int move) {
    OthelloState game = (OthelloState) state;
    if (move == game.pass()) {
      return 0;
    }
    int bit = game.bit(move);
    long flips = Flips.of(game.own(), game.enemy(), bit);
    long own = game.own() | flips | (1L << bit);
    long replies = Flips.moves(game.enemy() ^ flips, own) & game.all();
    return Squares.worth(game.size(), 1L << bit) - REPLY * Long.bitCount(replies);
  }
}
