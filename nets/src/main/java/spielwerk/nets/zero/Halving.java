package spielwerk.nets.zero;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * How Gumbel search spends its simulations at the root (Danihelka et al. 2022): the m moves with
 * the largest g + logit, g being Gumbel noise, share a phase of the simulations evenly; the better
 * half by g + logit + sigma(q) goes on to the next. A phase gives each of k moves max(1, n /
 * (ceil(log2 m) k)) of n simulations; what is left over goes to the last two.
 */
final class Halving {
  private final ZeroOptions options;
  private final Improvement improvement;
  private final double[] gumbel;

  /** The places of the root's moves that are still in, best first. */
  private final int[] in;

  /** By place: simulations sent through it in this search. */
  private final int[] sent;

  private int left;
  private int sims;
  private int phases;

  /** So many simulations every move that is still in shall have had when the phase ends. */
  private int due;

  Halving(ZeroOptions options, Improvement improvement, int maxMoves) {
    this.options = options;
    this.improvement = improvement;
    this.gumbel = new double[maxMoves];
    this.in = new int[maxMoves];
    this.sent = new int[maxMoves];
  }

  void begin(ZeroTree tree, int simulations, RandomGenerator random) {
    int moves = tree.count[ZeroTree.ROOT];
    sims = simulations;
    for (int i = 0; i < moves; i++) {
      gumbel[i] = options.perturbation() == 0 ? 0 : options.perturbation() * draw(random);
      in[i] = i;
    }
    Arrays.fill(sent, 0, moves, 0);
    left = moves;
    rank(tree, 0);
    left = Math.max(1, Math.min(Math.min(options.considered(), sims), moves));
    phases = Math.max(1, 32 - Integer.numberOfLeadingZeros(left - 1));
    due = visits();
  }

  private static double draw(RandomGenerator random) {
    // 0 has no logarithm
    double even = (random.nextLong() >>> 11 | 1) * 0x1p-53;
    return -StrictMath.log(-StrictMath.log(even));
  }

  /** How many simulations each move that is still in gets in this phase. */
  private int visits() {
    return Math.max(1, sims / (phases * left));
  }

  /**
   * The next edge of the root to follow, or {@link ZeroTree#NONE} if the phase is over but not all
   * its answers are here.
   */
  int next(ZeroTree tree, boolean waiting) {
    int place = behind();
    if (place == ZeroTree.NONE) {
      if (waiting) {
        return ZeroTree.NONE;
      }
      rank(tree, improvement.scale(tree, ZeroTree.ROOT));
      left = Math.min(left, Math.max(2, left / 2));
      due += visits();
      place = behind();
    }
    return tree.first[ZeroTree.ROOT] + place;
  }

  /** A simulation was sent along an edge of the root. */
  void sent(int place) {
    sent[place]++;
  }

  /** Of the moves still in, the one with the fewest simulations, if it has not had enough. */
  private int behind() {
    int least = in[0];
    for (int i = 1; i < left; i++) {
      least = sent[in[i]] < sent[least] ? in[i] : least;
    }
    return sent[least] < due ? least : ZeroTree.NONE;
  }

  /** Sorts the moves that are still in; insertion, for they are few or nearly sorted. */
  private void rank(ZeroTree tree, double scale) {
    for (int i = 1; i < left; i++) {
      int place = in[i];
      double score = score(tree, place, scale);
      int j = i;
      for (; j > 0 && score(tree, in[j - 1], scale) < score; j--) {
        in[j] = in[j - 1];
      }
      in[j] = place;
    }
  }

  private double score(ZeroTree tree, int place, double scale) {
    int edge = tree.first[ZeroTree.ROOT] + place;
    double q = tree.tried[edge] > 0 ? tree.worth[edge] / tree.tried[edge] : 0;
    return gumbel[place] + tree.logit[edge] + scale * q;
  }

  /** The place of the move to play: of those simulated most, the one with the best score. */
  int best(ZeroTree tree) {
    double scale = sent[in[0]] == 0 ? 0 : improvement.scale(tree, ZeroTree.ROOT);
    int best = in[0];
    for (int i = 1; i < left; i++) {
      int place = in[i];
      if (sent[place] > sent[best]
          || (sent[place] == sent[best] && score(tree, place, scale) > score(tree, best, scale))) {
        best = place;
      }
    }
    return best;
  }
}
