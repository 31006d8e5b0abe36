package spielwerk.nets.zero;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.Optional;

/**
 * The options of a {@link ZeroSearch}. {@link #PAPER} is OthelloZero's search (2.3): nothing but
 * PUCT; everything else is added by the {@code with} methods.
 *
 * @param gumbel if present, the search is Gumbel's instead of PUCT
 * @param leafExact leaves with at most this many moves left are solved; 0 for none
 * @param rootExact a root with at most this many moves left is solved; 0 for never
 * @param reuse whether the part of the tree that the game has come to is kept
 * @param batch how many leaves may wait for the network at once; with more than one, moves on the
 *     way to a waiting leaf count as lost meanwhile (virtual loss)
 * @param orientation how positions are turned before the network sees them
 */
@RecordBuilder
public record ZeroOptions(
    Puct puct,
    Optional<Gumbel> gumbel,
    int leafExact,
    int rootExact,
    boolean reuse,
    int batch,
    Orientation orientation)
    implements ZeroOptionsBuilder.With {

  /**
   * Selection by PUCT.
   *
   * @param c how much the network's priors count against what was found (2.3.2)
   * @param fpu first-play urgency: an untried move is worth what its parent is, less this times the
   *     square root of the sum of the priors tried; below 0 it is worth 0, as in the paper
   * @param alpha of the Dirichlet noise on the root's priors; small makes few moves much likelier
   * @param noise the share of that noise in the priors; 0 for none
   */
  public record Puct(double c, double fpu, double alpha, double noise) {
    public Puct {
      if (!(c >= 0) || !(alpha > 0)) {
        throw new IllegalArgumentException("c=%s, alpha=%s".formatted(c, alpha));
      }
    }
  }

  /**
   * Gumbel search, see {@link GumbelSelection}.
   *
   * @param considered how many moves the halving begins with at most
   * @param perturbation what the Gumbel numbers at the root are multiplied with: 1 to learn, 0 to
   *     play the move that is thought best
   */
  public record Gumbel(int considered, double cVisit, double cScale, double perturbation) {
    public Gumbel {
      if (considered < 1) {
        throw new IllegalArgumentException("considered=" + considered);
      }
    }
  }

  /** How a position is turned before the network looks at it. */
  public enum Orientation {
    /** Not at all. */
    AS_IS,
    /** All its mirror images into the same one, so that a cache recognises them. */
    CANONICAL,
    /** Another way each time it is drawn, so that no image is favoured in self-play. */
    RANDOM
  }

  /** The paper names no c_puct; 1.5 is usual. */
  public static final ZeroOptions PAPER =
      new ZeroOptions(
          new Puct(1.5, -1, 0.5, 0), Optional.empty(), 0, 0, false, 1, Orientation.CANONICAL);

  public ZeroOptions {
    if (batch < 1) {
      throw new IllegalArgumentException("batch=" + batch);
    }
  }

  public ZeroOptions withCpuct(double factor) {
    return withPuct(new Puct(factor, puct.fpu, puct.alpha, puct.noise));
  }

  public ZeroOptions withFpu(double reduction) {
    return withPuct(new Puct(puct.c, reduction, puct.alpha, puct.noise));
  }

  /** Dirichlet noise at the root. */
  public ZeroOptions withNoise(double alpha, double share) {
    return withPuct(new Puct(puct.c, puct.fpu, alpha, share));
  }

  /** Gumbel search with its usual constants. */
  public ZeroOptions withGumbel(double perturbation) {
    return withGumbel(16, 50, 1, perturbation);
  }

  public ZeroOptions withGumbel(int considered, double cVisit, double cScale, double perturbation) {
    return withGumbel(Optional.of(new Gumbel(considered, cVisit, cScale, perturbation)));
  }

  /** Exact endings at leaves and at the root. */
  public ZeroOptions withExact(int atLeaves, int atRoot) {
    return withLeafExact(atLeaves).withRootExact(atRoot);
  }
}
