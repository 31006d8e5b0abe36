package spielwerk.nets.zero;

import java.util.random.RandomGenerator;
import spielwerk.core.Encoding;
import spielwerk.core.Game;
import spielwerk.core.State;
import spielwerk.core.Symmetric;
import spielwerk.nets.NetSpec;
import spielwerk.nets.zero.ZeroOptions.Orientation;

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

  /** How many numbers {@link #look} writes. */
  int size() {
    return upright.length;
  }

  /** The symmetry by which a position is turned before it is shown. */
  int turn(State state, Orientation orientation, RandomGenerator random) {
    return switch (orientation) {
      case AS_IS -> 0;
      case CANONICAL -> state instanceof Symmetric symmetric ? symmetric.canonical() : 0;
      case RANDOM -> random.nextInt(squares.length);
    };
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

  /** Takes a leaf's priors (2.3.3) from the answer: softmax over the legal moves only. */
  void read(ZeroTree tree, int leaf, int symmetry, float[] logits, int at) {
    int first = tree.first[leaf];
    int end = first + tree.count[leaf];
    int[] places = moves[symmetry];
    float most = Float.NEGATIVE_INFINITY;
    for (int edge = first; edge < end; edge++) {
      tree.logit[edge] = logits[at + places[tree.move[edge]]];
      most = Math.max(most, tree.logit[edge]);
    }
    double sum = 0;
    for (int edge = first; edge < end; edge++) {
      tree.prior[edge] = (float) StrictMath.exp(tree.logit[edge] - most);
      sum += tree.prior[edge];
    }
    for (int edge = first; edge < end; edge++) {
      tree.prior[edge] /= (float) sum;
    }
  }
}
