package spielwerk.nets.zero;

import java.util.random.RandomGenerator;
import spielwerk.search.mcts.SearchTree;

/**
 * Noise in the root's priors, by which self-play tries moves that the network does not like.
 *
 * @param share of the noise in the priors; 0 for none
 */
record DirichletNoise(double alpha, double share) {
  /** Whether there is any. */
  boolean isOn() {
    return share > 0;
  }

  /** Writes the root's priors with noise mixed in; the tree keeps the pure ones. */
  void mix(SearchTree tree, float[] into, RandomGenerator random) {
    int count = tree.expanded[SearchTree.ROOT];
    int first = tree.first[SearchTree.ROOT];
    double sum = 0;
    for (int i = 0; i < count; i++) {
      into[i] = (float) gamma(random);
      sum += into[i];
    }
    for (int i = 0; i < count; i++) {
      double noise = sum > 0 ? into[i] / sum : 1.0 / count;
      into[i] = (float) ((1 - share) * tree.prior[first + i] + share * noise);
    }
  }

  /** Marsaglia and Tsang's method; for alpha below 1 by that for alpha + 1. */
  private double gamma(RandomGenerator random) {
    double raised = alpha < 1 ? alpha + 1 : alpha;
    double d = raised - 1.0 / 3;
    double c = 1 / Math.sqrt(9 * d);
    while (true) {
      double x = random.nextGaussian();
      double v = 1 + c * x;
      if (v <= 0) {
        continue;
      }
      v = v * v * v;
      double u = 1 - random.nextDouble();
      if (StrictMath.log(u) < x * x / 2 + d - d * v + d * StrictMath.log(v)) {
        double boost = alpha < 1 ? StrictMath.pow(1 - random.nextDouble(), 1 / alpha) : 1;
        return d * v * boost;
      }
    }
  }
}
