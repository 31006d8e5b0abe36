package spielwerk.games.othello;

import spielwerk.core.Evaluation;
import spielwerk.core.State;

/**
 * The evaluation {@code mobility}: how many more moves one has than the enemy, how many fewer empty
 * squares lie beside one's discs (where the enemy may come to move), and corners above all.
 */
public final class Mobility implements Evaluation {
  private static final int MOVE = 4;
  private static final int FRONTIER = 1;
  private static final int CORNER = 40;

  @Override
  public int value(State state) {
    OthelloState game = (OthelloState) state;
    long own = game.own();
    long enemy = game.enemy();
    long corners = corners(game.size());
    int moves = Long.bitCount(game.squares()) - moves(game, enemy, own);
    int frontier = frontier(game, enemy, own) - frontier(game, own, enemy);
    int corner = Long.bitCount(own & corners) - Long.bitCount(enemy & corners);
    return MOVE * moves + FRONTIER * frontier + CORNER * corner;
  }

  static int moves(OthelloState game, long own, long enemy) {
    return Long.bitCount(Flips.moves(own, enemy) & game.all());
  }

  /** Empty squares beside some discs. */
  static int frontier(OthelloState game, long own, long enemy) {
    return Long.bitCount(beside(own) & game.all() & ~(own | enemy));
  }

  static long corners(int size) {
    return size == 8 ? 0x8100000000000081L : 0x0042000000004200L;
  }

  /** The squares next to some of a set, and those of the set that have such neighbours. */
  private static long beside(long set) {
    long inner = set & 0x7E7E7E7E7E7E7E7EL;
    long row = set | (inner << 1) | (inner >>> 1) | edge(set);
    return row | (row << 8) | (row >>> 8);
  }

  /** From the edge columns only inwards, for a shift would come out on the other side. */
  private static long edge(long set) {
    return ((set & 0x0101010101010101L) << 1) | ((set & 0x8080808080808080L) >>> 1);
  }
}
