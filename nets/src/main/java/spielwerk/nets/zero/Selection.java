package spielwerk.nets.zero;

import java.util.random.RandomGenerator;

/** Which move a simulation follows, at the root and below: by PUCT, or by Gumbel search. */
final class Selection {
  private final boolean gumbel;
  private final Puct puct;
  private final Improvement improvement;
  private final Halving halving;
  private final Noise noise;
  private final float[] noisy;

  Selection(ZeroOptions options, int maxMoves) {
    this.gumbel = options.gumbel();
    this.puct = new Puct(options);
    this.improvement = new Improvement(options, maxMoves);
    this.halving = new Halving(options, improvement, maxMoves);
    this.noise = new Noise(options);
    this.noisy = new float[maxMoves];
  }

  /** Once the root has its priors. */
  void begin(ZeroTree tree, int simulations, RandomGenerator random) {
    if (gumbel) {
      halving.begin(tree, simulations, random);
    } else if (noise.isOn()) {
      noise.mix(tree, noisy, random);
    }
  }

  /**
   * The edge to follow, or {@link ZeroTree#NONE} if that cannot be told before the network has
   * answered.
   */
  int select(ZeroTree tree, int node, boolean waiting) {
    if (gumbel) {
      return node == ZeroTree.ROOT ? halving.next(tree, waiting) : improvement.select(tree, node);
    }
    return node == ZeroTree.ROOT && noise.isOn()
        ? puct.select(tree, node, noisy, 0)
        : puct.select(tree, node, tree.prior, tree.first[node]);
  }

  /** A simulation goes through an edge of the root. */
  void sent(ZeroTree tree, int edge) {
    if (gumbel) {
      halving.sent(edge - tree.first[ZeroTree.ROOT]);
    }
  }

  /** The place of the move to play; of those most visited the one with the largest prior. */
  int best(ZeroTree tree) {
    if (gumbel) {
      return halving.best(tree);
    }
    int first = tree.first[ZeroTree.ROOT];
    int best = first;
    for (int edge = first + 1; edge < first + tree.count[ZeroTree.ROOT]; edge++) {
      boolean better =
          tree.tried[edge] == tree.tried[best]
              ? tree.prior[edge] > tree.prior[best]
              : tree.tried[edge] > tree.tried[best];
      best = better ? edge : best;
    }
    return best - first;
  }

  /** What the network shall learn to say of each move of the root. */
  void target(ZeroTree tree, float[] into) {
    int first = tree.first[ZeroTree.ROOT];
    int count = tree.count[ZeroTree.ROOT];
    if (gumbel) {
      double[] improved = improvement.policy(tree, ZeroTree.ROOT);
      for (int i = 0; i < count; i++) {
        into[tree.move[first + i]] = (float) improved[i];
      }
      return;
    }
    double all = 0;
    for (int edge = first; edge < first + count; edge++) {
      all += tree.tried[edge];
    }
    for (int edge = first; edge < first + count; edge++) {
      into[tree.move[edge]] = all == 0 ? tree.prior[edge] : (float) (tree.tried[edge] / all);
    }
  }
}
