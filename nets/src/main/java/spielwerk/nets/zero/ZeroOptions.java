package spielwerk.nets.zero;

/**
 * The switches of a {@link ZeroSearch}. {@link #PAPER} is OthelloZero's search (2.3): nothing but
 * PUCT; everything else is added by the {@code with} methods.
 *
 * @param cpuct how much the network's priors count against what was found (2.3.2)
 * @param fpu first-play urgency: an untried move is worth what its parent is, less this times the
 *     root of the priors tried; below 0 it is worth 0, as in the paper
 * @param alpha of the Dirichlet noise on the root's priors; small makes few moves much likelier
 * @param share of that noise in the priors; 0 for none
 * @param gumbel whether the root is searched by sequential halving and the rest by the improved
 *     policy (Danihelka et al. 2022) instead of PUCT
 * @param considered how many moves the halving begins with at most
 * @param cVisit see {@link Improvement}
 * @param cScale see {@link Improvement}
 * @param perturbation what the Gumbel numbers at the root are multiplied with: 1 to learn, 0 to
 *     play the move that is thought best
 * @param leafExact leaves with at most so many moves left are solved; 0 for none
 * @param rootExact a root with at most so many moves left is solved; 0 for never
 * @param reuse whether the part of the tree that the game has come to is kept
 * @param batch how many leaves may wait for the network at once; with more than one, moves on the
 *     way to a waiting leaf count as lost meanwhile (virtual loss)
 * @param orientation how positions are turned before the network sees them
 */
public record ZeroOptions(
    double cpuct,
    double fpu,
    double alpha,
    double share,
    boolean gumbel,
    int considered,
    double cVisit,
    double cScale,
    double perturbation,
    int leafExact,
    int rootExact,
    boolean reuse,
    int batch,
    Orientation orientation) {

  /** How a position is turned before the network looks at it. */
  public enum Orientation {
    /** Not at all. */
    AS_IS,
    /** All its mirror images into the same one, so that a cache knows them again. */
    CANONICAL,
    /** Another way each time it is drawn, so that no image is favoured in self-play. */
    RANDOM
  }

  /** The paper names no c_puct; 1.5 is usual. */
  public static final ZeroOptions PAPER =
      new ZeroOptions(1.5, -1, 0.5, 0, false, 16, 50, 1, 0, 0, 0, false, 1, Orientation.CANONICAL);

  public ZeroOptions {
    if (batch < 1 || considered < 1 || !(cpuct >= 0) || !(alpha > 0)) {
      throw new IllegalArgumentException(
          "batch=%d, considered=%d, cpuct=%s, alpha=%s".formatted(batch, considered, cpuct, alpha));
    }
  }

  public ZeroOptions withCpuct(double factor) {
    return new ZeroOptions(
        factor,
        fpu,
        alpha,
        share,
        gumbel,
        considered,
        cVisit,
        cScale,
        perturbation,
        leafExact,
        rootExact,
        reuse,
        batch,
        orientation);
  }

  public ZeroOptions withFpu(double reduction) {
    return new ZeroOptions(
        cpuct,
        reduction,
        alpha,
        share,
        gumbel,
        considered,
        cVisit,
        cScale,
        perturbation,
        leafExact,
        rootExact,
        reuse,
        batch,
        orientation);
  }

  /** Dirichlet noise at the root. */
  public ZeroOptions withNoise(double itsAlpha, double itsShare) {
    return new ZeroOptions(
        cpuct,
        fpu,
        itsAlpha,
        itsShare,
        gumbel,
        considered,
        cVisit,
        cScale,
        perturbation,
        leafExact,
        rootExact,
        reuse,
        batch,
        orientation);
  }

  /** Gumbel search with its usual constants. */
  public ZeroOptions withGumbel(double itsPerturbation) {
    return withGumbel(16, 50, 1, itsPerturbation);
  }

  /** Gumbel search. */
  public ZeroOptions withGumbel(int most, double visit, double scale, double itsPerturbation) {
    return new ZeroOptions(
        cpuct,
        fpu,
        alpha,
        share,
        true,
        most,
        visit,
        scale,
        itsPerturbation,
        leafExact,
        rootExact,
        reuse,
        batch,
        orientation);
  }

  /** Exact endings at leaves and at the root. */
  public ZeroOptions withExact(int atLeaves, int atRoot) {
    return new ZeroOptions(
        cpuct,
        fpu,
        alpha,
        share,
        gumbel,
        considered,
        cVisit,
        cScale,
        perturbation,
        atLeaves,
        atRoot,
        reuse,
        batch,
        orientation);
  }

  public ZeroOptions withReuse(boolean kept) {
    return new ZeroOptions(
        cpuct,
        fpu,
        alpha,
        share,
        gumbel,
        considered,
        cVisit,
        cScale,
        perturbation,
        leafExact,
        rootExact,
        kept,
        batch,
        orientation);
  }

  public ZeroOptions withBatch(int leaves) {
    return new ZeroOptions(
        cpuct,
        fpu,
        alpha,
        share,
        gumbel,
        considered,
        cVisit,
        cScale,
        perturbation,
        leafExact,
        rootExact,
        reuse,
        leaves,
        orientation);
  }

  public ZeroOptions withOrientation(Orientation turned) {
    return new ZeroOptions(
        cpuct,
        fpu,
        alpha,
        share,
        gumbel,
        considered,
        cVisit,
        cScale,
        perturbation,
        leafExact,
        rootExact,
        reuse,
        batch,
        turned);
  }
}
