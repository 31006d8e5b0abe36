package spielwerk.lab.reproduction;

import java.util.Optional;
import spielwerk.lab.KeptMeasures;
import spielwerk.lab.Measure;
import spielwerk.lab.Scale;
import spielwerk.lab.reproduction.Finding.Claim;
import spielwerk.lab.reproduction.Finding.Expect;

/**
 * What became of a claim. A claim of difference is decided by the test that belongs to the 95%
 * interval, a claim of equality by two one-sided tests with the claim's margin; an interval that
 * lies wholly on the other side, or wholly beyond the margin, speaks against it.
 *
 * @param from what the experiment measured, if it was run
 * @param p of the test that decides, NaN if nothing is left to chance or nothing was measured
 * @param holm the same, corrected for all claims of the paper
 */
public record ClaimResult(
    Claim claim, Optional<KeptMeasures> from, double p, double holm, Verdict verdict) {
  private static final double LEVEL = 0.05;

  static ClaimResult of(Claim claim, Optional<KeptMeasures> from) {
    Optional<Measure> measure = from.flatMap(kept -> kept.measure(claim.measure()));
    if (measure.isEmpty()) {
      return new ClaimResult(claim, from, Double.NaN, Double.NaN, Verdict.CANNOT_BE_TOLD);
    }
    if (measure.get().kind() == Measure.Kind.EXACT) {
      return new ClaimResult(
          claim,
          from,
          Double.NaN,
          Double.NaN,
          satisfied(claim, measure.get().value()) ? Verdict.HELD : Verdict.DID_NOT_HOLD);
    }
    Significance test = new Significance(measure.get());
    return new ClaimResult(
            claim,
            from,
            Math.min(speaksFor(claim, test), speaksAgainst(claim, test)),
            1,
            Verdict.CANNOT_BE_TOLD)
        .corrected(1);
  }

  /** The claim of a number that is known exactly. */
  private static boolean satisfied(Claim claim, double value) {
    return switch (claim.expect()) {
      case HIGHER -> value > claim.than();
      case LOWER -> value < claim.than();
      case EQUAL -> Math.abs(value - claim.than()) <= claim.margin() + 1e-9;
    };
  }

  static double speaksFor(Claim claim, Significance test) {
    return switch (claim.expect()) {
      case HIGHER -> Math.min(1, 2 * test.above(claim.than()));
      case LOWER -> Math.min(1, 2 * test.below(claim.than()));
      case EQUAL ->
          Math.max(
              test.above(claim.than() - claim.margin()), test.below(claim.than() + claim.margin()));
    };
  }

  static double speaksAgainst(Claim claim, Significance test) {
    return switch (claim.expect()) {
      case HIGHER -> Math.min(1, 2 * test.below(claim.than()));
      case LOWER -> Math.min(1, 2 * test.above(claim.than()));
      case EQUAL ->
          Math.min(
              1,
              2
                  * Math.min(
                      test.above(claim.than() + claim.margin()),
                      test.below(claim.than() - claim.margin())));
    };
  }

  boolean tested() {
    return !Double.isNaN(p);
  }

  /** The same with p corrected for the other claims of the paper. */
  ClaimResult corrected(double holm) {
    if (!tested()) {
      return this;
    }
    Significance test = new Significance(measure().orElseThrow());
    boolean holds = speaksFor(claim, test) <= speaksAgainst(claim, test);
    return new ClaimResult(
        claim,
        from,
        p,
        holm,
        holm > LEVEL ? Verdict.CANNOT_BE_TOLD : holds ? Verdict.HELD : Verdict.DID_NOT_HOLD);
  }

  /** Whether the experiment was run, and not at the size that it is meant to have. */
  boolean smaller() {
    return from.filter(kept -> !kept.scale().equals(Scale.PAPER.word())).isPresent();
  }

  /** What was measured. */
  public Optional<Measure> measure() {
    return from.flatMap(kept -> kept.measure(claim.measure()));
  }

  /** The smallest effect, or margin, that would have been found with a probability of 80%. */
  public double smallest() {
    if (!tested()) {
      return Double.NaN;
    }
    Significance test = new Significance(measure().orElseThrow());
    return claim.expect() == Expect.EQUAL
        ? test.smallestMargin(claim.than())
        : test.smallestDifference(claim.than());
  }
}
