package spielwerk.learn.selfplay;

import spielwerk.core.Encoding;
import spielwerk.core.Game;
import spielwerk.nets.NetSpec;

/**
 * Boards turned and mirrored (3.4.1): every symmetry as tables, so that a position costs one look
 * for each square that is set. Immutable; shared by all threads.
 */
final class Augmentation {
  private final int[][] squares;
  private final int[][] moves;

  private Augmentation(int[][] squares, int[][] moves) {
    this.squares = squares;
    this.moves = moves;
  }

  static Augmentation of(Game game) {
    Encoding encoding = NetSpec.encoding(game);
    int fields = encoding.height() * encoding.width();
    int codes = game.traits().codes();
    int[][] squares = new int[encoding.symmetries()][fields];
    int[][] moves = new int[encoding.symmetries()][codes];
    for (int symmetry = 0; symmetry < squares.length; symmetry++) {
      for (int square = 0; square < fields; square++) {
        squares[symmetry][square] = encoding.square(symmetry, square);
      }
      for (int move = 0; move < codes; move++) {
        moves[symmetry][move] = encoding.move(symmetry, move);
      }
    }
    return new Augmentation(squares, moves);
  }

  int symmetries() {
    return squares.length;
  }

  /** Where the symmetry takes each square. */
  int[] squares(int symmetry) {
    return squares[symmetry];
  }

  /** Where the symmetry takes each move. */
  int[] moves(int symmetry) {
    return moves[symmetry];
  }
}
