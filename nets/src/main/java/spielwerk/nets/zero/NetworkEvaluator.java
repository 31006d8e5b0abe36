package spielwerk.nets.zero;

import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Encoding;
import spielwerk.core.Exact;
import spielwerk.core.Game;
import spielwerk.core.State;
import spielwerk.core.Symmetric;
import spielwerk.nets.NetSpec;
import spielwerk.nets.zero.ZeroOptions.Orientation;
import spielwerk.search.mcts.Evaluator;
import spielwerk.search.mcts.SearchTree;
import spielwerk.search.mcts.SimulationPath;

/**
 * Evaluates leaves by a network: shows it the position, perhaps turned, and reads the priors of the
 * moves and the value of the position from its answer. An answer comes later, in a batch with
 * others, unless the cache knows it. Endings with few moves left may be solved instead.
 */
final class NetworkEvaluator implements Evaluator {
  private final SearchTree tree;
  private final Orientation orientation;
  private final @Nullable Exact exact;
  private final int leafExact;
  private final @Nullable EvalCache cache;
  private final Encoding encoding;
  private final int[][] squares;
  private final int[][] moves;
  private final float[] upright;
  private final int[] legal;

  // the leaves that wait for an answer, oldest first: who moves there, how they are turned, their
  // keys in the cache
  private final int[] seats;
  private final int[] symmetries;
  private final long[] keys;
  private final long[] checks;
  private int oldest;
  private int pending;

  /** Where the next leaf is shown. */
  private float[] planes = new float[0];

  private int at;

  /** Answers of the network in this search, and answers that were remembered. */
  int evaluated;

  int remembered;

  /** Leaves where the game was over, and leaves that were solved. */
  int endings;

  int solved;

  /** Positions that were expanded, and the moves of all of them. */
  int expanded;

  private long branches;

  NetworkEvaluator(
      Game game,
      SearchTree tree,
      ZeroOptions options,
      @Nullable Exact exact,
      @Nullable EvalCache cache) {
    this.tree = tree;
    this.orientation = options.orientation();
    this.exact = exact;
    this.leafExact = options.leafExact();
    this.cache = cache;
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
    this.legal = new int[game.traits().maxMoves()];
    this.seats = new int[options.batch()];
    this.symmetries = new int[options.batch()];
    this.keys = new long[options.batch()];
    this.checks = new long[options.batch()];
  }

  /** A search begins. */
  void begin() {
    pending = 0;
    evaluated = 0;
    remembered = 0;
    endings = 0;
    solved = 0;
    expanded = 0;
    branches = 0;
  }

  /** The next leaf is shown here. */
  void showAt(float[] into, int from) {
    planes = into;
    at = from;
  }

  /** How many legal moves the positions expanded have on average, or what stands in for it. */
  double branching(int rootMoves) {
    return expanded == 0 ? rootMoves : (double) branches / expanded;
  }

  /** Values go from -1 to 1. */
  @Override
  public boolean unit() {
    return false;
  }

  @Override
  public boolean givesPriors() {
    return true;
  }

  @Override
  public void result(State end, double[] rewards) {
    endings++;
    write(rewards, 0, Integer.signum(end.points(0)));
  }

  private static void write(double[] rewards, int seat, float value) {
    rewards[seat] = value;
    rewards[1 - seat] = -value;
  }

  @Override
  public Answer evaluate(
      State state, SimulationPath path, double[] rewards, long most, RandomGenerator random) {
    int leaf = path.leaf();
    int seat = state.turn();
    if (tree.visits[leaf] > 0) {
      // as deep as the search may go
      write(rewards, seat, tree.value[leaf]);
      return Answer.VALUED;
    }
    if (exact != null
        && leaf != SearchTree.ROOT
        && leafExact > 0
        && exact.left(state) <= leafExact) {
      solved++;
      tree.proven[leaf] = true;
      write(rewards, seat, Integer.signum(exact.points(state)));
      return Answer.VALUED;
    }
    int count = state.moves(legal, 0);
    if (!tree.block(leaf, count)) {
      return Answer.NONE;
    }
    System.arraycopy(legal, 0, tree.move, tree.first[leaf], count);
    int symmetry = symmetry(state, random);
    show(state, symmetry);
    if (cache != null) {
      cache.look(planes, at, upright.length);
      int place = cache.find();
      if (place >= 0) {
        remembered++;
        expand(leaf, symmetry, cache.logits(), cache.at(place), cache.value(place));
        write(rewards, seat, cache.value(place));
        return Answer.VALUED;
      }
    }
    int last = (oldest + pending++) % seats.length;
    seats[last] = seat;
    symmetries[last] = symmetry;
    if (cache != null) {
      keys[last] = cache.key();
      checks[last] = cache.check();
    }
    return Answer.LATER;
  }

  /** Takes the answer for the leaf that has waited longest. */
  void answer(int leaf, float[] logits, int from, float value, double[] rewards) {
    int first = oldest;
    oldest = (oldest + 1) % seats.length;
    pending--;
    evaluated++;
    if (cache != null) {
      cache.put(keys[first], checks[first], logits, from, value);
    }
    expand(leaf, symmetries[first], logits, from, value);
    write(rewards, seats[first], value);
  }

  /** The symmetry by which a position is turned before it is shown. */
  private int symmetry(State state, RandomGenerator random) {
    return switch (orientation) {
      case AS_IS -> 0;
      case CANONICAL -> state instanceof Symmetric symmetric ? symmetric.canonical() : 0;
      case RANDOM -> random.nextInt(squares.length);
    };
  }

  /** Writes the planes of the turned position. */
  private void show(State state, int symmetry) {
    if (symmetry == 0) {
      encoding.write(state, planes, at);
      return;
    }
    encoding.write(state, upright, 0);
    int[] to = squares[symmetry];
    for (int plane = 0; plane < upright.length; plane += to.length) {
      for (int square = 0; square < to.length; square++) {
        planes[at + plane + to[square]] = upright[plane + square];
      }
    }
  }

  /** Expansion (2.3.3): the leaf gets its value and its priors, softmax over the legal moves. */
  private void expand(int leaf, int symmetry, float[] logits, int from, float value) {
    int first = tree.first[leaf];
    int end = first + tree.room[leaf];
    int[] places = moves[symmetry];
    float most = Float.NEGATIVE_INFINITY;
    for (int child = first; child < end; child++) {
      tree.logit[child] = logits[from + places[tree.move[child]]];
      most = Math.max(most, tree.logit[child]);
    }
    double sum = 0;
    for (int child = first; child < end; child++) {
      tree.prior[child] = (float) StrictMath.exp(tree.logit[child] - most);
      sum += tree.prior[child];
    }
    for (int child = first; child < end; child++) {
      tree.prior[child] /= (float) sum;
    }
    tree.value[leaf] = value;
    tree.expanded[leaf] = tree.room[leaf];
    expanded++;
    branches += tree.room[leaf];
  }
}
