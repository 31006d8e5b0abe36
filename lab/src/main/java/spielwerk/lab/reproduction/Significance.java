package spielwerk.lab.reproduction;

import org.apache.commons.statistics.distribution.ContinuousDistribution;
import org.apache.commons.statistics.distribution.FDistribution;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;
import spielwerk.lab.Measure;

/**
 * Tests of one measure, by the distribution that made its interval: the 95% interval lies above a
 * number exactly if the two-sided test against that number has p below 0.05.
 */
record Significance(Measure measure) {
  private static final double POWER = 0.8;
  private static final double ERROR = 0.05;
  private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);

  /** The one-sided p of the hypothesis that the truth lies at the number or below. */
  double above(double number) {
    return switch (measure.kind()) {
      case MEAN -> student(measure.value() - number);
      case RATIO -> number <= 0 ? 0 : student(Math.log(measure.value()) - Math.log(number));
      case SHARE -> share(number);
      case SPREAD -> {
        double ratio = measure.value() / number;
        yield fisher().survivalProbability(ratio * ratio);
      }
      case EXACT -> measure.value() > number ? 0 : 1;
    };
  }

  /** The one-sided p of the hypothesis that the truth lies at the number or above. */
  double below(double number) {
    return switch (measure.kind()) {
      case MEAN -> student(number - measure.value());
      case RATIO -> number <= 0 ? 1 : student(Math.log(number) - Math.log(measure.value()));
      case SHARE ->
          number <= 0 ? 1 : number >= 1 ? (measure.value() < 1 ? 0 : 1) : 1 - share(number);
      case SPREAD -> {
        double ratio = measure.value() / number;
        yield fisher().cumulativeProbability(ratio * ratio);
      }
      case EXACT -> measure.value() < number ? 0 : 1;
    };
  }

  private double student(double difference) {
    double error = error();
    if (error == 0) {
      // all alike: Student has no answer, but that all lie on one side has a probability
      return difference > 0 ? Math.pow(0.5, measure.n()) : 1;
    }
    return TDistribution.of(measure.n() - 1).survivalProbability(difference / error);
  }

  private double share(double number) {
    if (number <= 0) {
      return measure.value() > 0 ? 0 : 1;
    }
    if (number >= 1) {
      return 1;
    }
    double error = Math.sqrt(number * (1 - number) / measure.n());
    return NORMAL.survivalProbability((measure.value() - number) / error);
  }

  private FDistribution fisher() {
    return FDistribution.of(measure.n() - 1, measure.n() - 1);
  }

  private double error() {
    return measure.sd() / Math.sqrt(measure.n());
  }

  /**
   * The smallest effect that would have been found with a probability of 80%: the distance from the
   * number for a mean or a share, the factor for a ratio; NaN where chance has no part.
   */
  double smallestDifference(double number) {
    return switch (measure.kind()) {
      case MEAN -> reach(ERROR / 2, 1 - POWER) * error();
      case RATIO -> Math.exp(reach(ERROR / 2, 1 - POWER) * error());
      case SHARE -> smallestShare(number);
      case SPREAD ->
          Math.sqrt(
              fisher().inverseSurvivalProbability(ERROR / 2)
                  / fisher().inverseCumulativeProbability(1 - POWER));
      case EXACT -> Double.NaN;
    };
  }

  /** The smallest margin within which equality would have been shown with a probability of 80%. */
  double smallestMargin(double number) {
    return switch (measure.kind()) {
      case MEAN -> reach(ERROR, (1 - POWER) / 2) * error();
      case RATIO -> Math.exp(reach(ERROR, (1 - POWER) / 2) * error());
      case SHARE ->
          (quantile(NORMAL, ERROR) + quantile(NORMAL, (1 - POWER) / 2))
              * Math.sqrt(Math.max(number * (1 - number), 1.0 / measure.n()) / measure.n());
      case SPREAD ->
          Math.sqrt(
              fisher().inverseSurvivalProbability(ERROR)
                  / fisher().inverseCumulativeProbability((1 - POWER) / 2));
      case EXACT -> Double.NaN;
    };
  }

  private double reach(double error, double miss) {
    TDistribution student = TDistribution.of(measure.n() - 1);
    return quantile(student, error) + quantile(student, miss);
  }

  private static double quantile(ContinuousDistribution distribution, double above) {
    return distribution.inverseSurvivalProbability(above);
  }

  /** By fixed-point iteration, for the truth's own deviation depends on the effect. */
  private double smallestShare(double number) {
    double even = Math.sqrt(Math.max(0, number * (1 - number)) / measure.n());
    double room = Math.max(number, 1 - number);
    double effect = 0;
    for (int i = 0; i < 100; i++) {
      double truth = number + (number < 0.5 ? effect : -effect);
      double other = Math.sqrt(Math.max(0, truth * (1 - truth)) / measure.n());
      effect =
          Math.min(room, quantile(NORMAL, ERROR / 2) * even + quantile(NORMAL, 1 - POWER) * other);
    }
    return effect;
  }
}
