package spielwerk.nets.zero;

import spielwerk.core.Encoding;
import spielwerk.core.Game;
import spielwerk.core.State;
import spielwerk.core.Symmetric;
import spielwerk.nets.NetSpec;

/** What a network sees of a position that is turned first, and where its answers belong. */
final class Eyes {
  private final Encoding encoding;
  private final int[][] squares;
  private final int[][] moves;
  private final float[] upright;

  Eyes(Game game) {
    this.encoding = NetSpec.encoding(game);
    int area = encoding.height() * encoding.width();
    int codes = game.traits().codes();
    this.squares = new int[encoding.symmetries()][area];
    this.moves = new int[encoding.symmetries()][codes];
    this.upright = new float[encoding.size()];
    for (int symmetry = 0; symmetry < encoding.symmetries(); symmetry++) {
      for (int square = 0; square < area; square++) {
        squares[symmetry][square] = encoding.square(symmetry, square);
      }
      for (int move = 0; move < codes; move++) {
        moves[symmetry][move] = encoding.move(symmetry, move);
      }
    }
  }

  int symmetries() {
    return squares.length;
  }

  /** How many numbers {@link #look} writes. */
  int size() {
    return upright.length;
  }

  /** The symmetry that makes all mirror images alike. */
  int canonical(State state) {
    return state instanceof Symmetric symmetric ? symmetric.canonical() : 0;
  }

  /** Writes the planes of the turned position. */
  void look(State state, int symmetry, float[] into, int at) {
    if (symmetry == 0) {
      encoding.write(state, into, at);
      return;
    }
    encoding.write(state, upright, 0);
    int[] to = squares[symmetry];
    for (int plane = 0; plane < upright.length; plane += to.length) {
      for (int square = 0; square < to.length; square++) {
        into[at + plane + to[square]] = upright[plane + square];
      }
    }
  }

  /** Where the moves lie in the answer to a position turned so. */
  int[] moves(int symmetry) {
    return moves[symmetry];
  }
}
