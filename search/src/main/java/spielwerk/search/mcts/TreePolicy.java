package spielwerk.search.mcts;

import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Chooses among the children of a node that have been tried. Of equal ones the first wins, and
 * their order is random.
 *
 * <p>A child's score is its mean (with RAVE: mixed with its AMAF mean), plus the confidence term of
 * UCB1, plus progressive history, plus the bias of the game's own order; what is switched off is
 * left out.
 */
final class TreePolicy {
  private static final double[] LOGARITHMS = new double[1 << 15];

  static {
    for (int i = 1; i < LOGARITHMS.length; i++) {
      LOGARITHMS[i] = StrictMath.log(i);
    }
  }

  private final MctsOptions options;
  private final SearchTree tree;
  private final @Nullable MoveAverages averages;
  private final boolean skipLost;

  /** How rewards are scaled to 0..1: {@code (reward - low) * factor}. */
  private double low;

  private double factor = 1;

  // of the node that is looked at
  private int seat;
  private double logVisits;
  private double beta;
  private double least;
  private double stretch;

  /**
   * @param skipLost whether a child that is proven to be worth 0 is passed over
   */
  TreePolicy(
      MctsOptions options, SearchTree tree, @Nullable MoveAverages averages, boolean skipLost) {
    this.options = options;
    this.tree = tree;
    this.averages = averages;
    this.skipLost = skipLost;
  }

  /** Sets the range of rewards that counts as 0 to 1. */
  void scale(double least, double most) {
    low = least;
    factor = most > least ? 1 / (most - least) : 1;
  }

  /**
   * The child to descend to, or -1 if all are lost.
   *
   * @param some the children that are legal now, or null for all that have been tried
   * @param count how many they are
   */
  int pick(int node, int itsSeat, int @Nullable [] some, int count, RandomGenerator random) {
    switch (options.select()) {
      case RANDOM -> {
        return child(node, some, random.nextInt(count));
      }
      case EPSILON -> {
        if (random.nextDouble() < options.epsilon()) {
          return child(node, some, random.nextInt(count));
        }
      }
      default -> {}
    }
    return some == null && options.plainUcb() ? plain(node) : best(node, itsSeat, some, count);
  }

  private int child(int node, int @Nullable [] some, int index) {
    return some == null ? tree.first[node] + index : some[index];
  }

  /**
   * What {@link #best} does, where nothing but UCB1 is switched on: nearly all time is spent here.
   */
  private int plain(int node) {
    double[] visits = tree.visits;
    double[] sum = tree.sum;
    boolean[] proven = tree.proven;
    double logarithm = log(visits[node]);
    double c = options.c();
    double from = low;
    double by = factor;
    int best = -1;
    double most = Double.NEGATIVE_INFINITY;
    int start = tree.first[node];
    for (int child = start, end = start + tree.expanded[node]; child < end; child++) {
      double n = visits[child];
      double score = (sum[child] / n - from) * by + c * Math.sqrt(logarithm / n);
      if (score > most && !(proven[child] && skipLost && sum[child] <= 0)) {
        most = score;
        best = child;
      }
    }
    return best;
  }

  private int best(int node, int itsSeat, int @Nullable [] some, int count) {
    look(node, itsSeat, some, count);
    int best = -1;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      int child = child(node, some, i);
      if (tree.proven[child] && skipLost && tree.sum[child] <= 0) {
        continue;
      }
      double score = value(child) + confidence(child) + history(child) + bias(child);
      if (score > most) {
        most = score;
        best = child;
      }
    }
    return best;
  }

  /** Prepares for questions about the children of a node. */
  void look(int node, int itsSeat, int @Nullable [] some, int count) {
    seat = itsSeat;
    double visits = tree.visits[node];
    if (some != null) {
      // where moves come and go, only the visits of those legal now were a choice between them
      visits = 0;
      for (int i = 0; i < count; i++) {
        visits += tree.visits[some[i]];
      }
    }
    logVisits = log(visits);
    beta = Math.sqrt(options.rave() / (3 * visits + options.rave()));
    least = low;
    stretch = factor;
    if (options.normalise()) {
      normalise(node, some, count);
    }
  }

  /** Equation 6.4: the worst mean among the children counts as 0, the best as 1. */
  private void normalise(int node, int @Nullable [] some, int count) {
    double worst = Double.POSITIVE_INFINITY;
    double best = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      double mean = tree.mean(child(node, some, i));
      worst = Math.min(worst, mean);
      best = Math.max(best, mean);
    }
    least = worst;
    stretch = best > worst ? 1 / (best - worst) : 1;
  }

  /** The mean on the scale of the choice; with RAVE mixed with the AMAF mean. */
  double value(int child) {
    double own = (tree.mean(child) - least) * stretch;
    if (options.rave() == 0 || tree.amafVisits[child] == 0) {
      return own;
    }
    double amaf = (tree.amafSum[child] / tree.amafVisits[child] - least) * stretch;
    return (1 - beta) * own + beta * amaf;
  }

  /** The term of UCB1 that grows while a child is not visited. */
  double confidence(int child) {
    return options.select() == MctsOptions.Select.UCB
        ? options.c() * Math.sqrt(logVisits / tree.visits[child])
        : 0;
  }

  /** Progressive history: W (s_a / n_a) / (n_i - s_i + 1). */
  double history(int child) {
    if (options.history() == 0 || averages == null) {
      return 0;
    }
    double visits = tree.visits[child];
    double won = (tree.sum[child] - visits * low) * factor;
    double known = (averages.mean(seat, tree.move[child], low) - low) * factor;
    return options.history() * known / (visits - won + 1);
  }

  /** Progressive bias (Chaslot et al. 2008): fades as the child is visited. */
  double bias(int child) {
    return options.bias() == 0 ? 0 : options.bias() * tree.prior[child] / (tree.visits[child] + 1);
  }

  /** A child with the terms of its score; {@link #look} at its parent first. */
  NodeInsight.Child shown(int child) {
    return new NodeInsight.Child(
        tree.move[child],
        tree.visits[child],
        tree.mean(child),
        tree.proven[child],
        tree.prior.length == 0 ? Double.NaN : tree.prior[child],
        value(child),
        confidence(child),
        history(child),
        bias(child));
  }

  /**
   * The natural logarithm of a number of visits, but 0 where there was less than one. The same on
   * every machine, since it decides moves; whole numbers that occur often are looked up.
   */
  static double log(double visits) {
    int whole = (int) visits;
    if (whole == visits && whole < LOGARITHMS.length) {
      return LOGARITHMS[whole];
    }
    return visits <= 1 ? 0 : StrictMath.log(visits);
  }
}
