package spielwerk.workshop.fiveinarow;

import java.util.List;

/**
 * Logistic regression, regularised (L2) towards a guess, so that what hardly ever occurs stays near
 * what one would have guessed. The loss is convex: Newton steps, halved where they lead too far,
 * find its only minimum. Nothing here is random.
 */
final class LogisticRegression {
  private static final int MOST_STEPS = 50;
  private static final int MOST_HALVINGS = 30;
  private static final double CLOSE_ENOUGH = 1e-12;

  private final double[] guess;
  private final double pull;

  /**
   * @param guess by feature: the weight without any sample
   * @param pull above 0: how strong the regularisation is beside the mean loss of a sample
   */
  LogisticRegression(double[] guess, double pull) {
    this.guess = guess.clone();
    this.pull = pull;
  }

  /** The weights that make the samples' results likeliest without going far from the guess. */
  double[] fit(List<QuietPosition> samples) {
    double[] weights = guess.clone();
    double before = cost(samples, weights);
    for (int i = 0; i < MOST_STEPS; i++) {
      double[] step = newton(samples, weights);
      double[] next = moved(weights, step, 1);
      double now = cost(samples, next);
      for (int half = 1; now > before && half <= MOST_HALVINGS; half++) {
        next = moved(weights, step, Math.scalb(1.0, -half));
        now = cost(samples, next);
      }
      if (!(before - now > CLOSE_ENOUGH)) {
        break;
      }
      weights = next;
      before = now;
    }
    return weights;
  }

  /** The mean log loss: 0.693 for one who knows nothing, less is better. */
  static double loss(List<QuietPosition> samples, double[] weights) {
    double sum = 0;
    for (QuietPosition sample : samples) {
      double logit = sample.logit(weights);
      double softplus = Math.max(0, logit) + StrictMath.log1p(StrictMath.exp(-Math.abs(logit)));
      sum += softplus - sample.result() * logit;
    }
    return sum / samples.size();
  }

  private double cost(List<QuietPosition> samples, double[] weights) {
    double away = 0;
    for (int i = 0; i < weights.length; i++) {
      away += (weights[i] - guess[i]) * (weights[i] - guess[i]);
    }
    return loss(samples, weights) + pull * away / 2;
  }

  private static double[] moved(double[] weights, double[] step, double part) {
    double[] moved = weights.clone();
    for (int i = 0; i < moved.length; i++) {
      moved[i] -= part * step[i];
    }
    return moved;
  }

  /** The gradient divided by the matrix of second derivatives. */
  private double[] newton(List<QuietPosition> samples, double[] weights) {
    int size = weights.length;
    double[] gradient = new double[size];
    double[][] curvature = new double[size][size];
    for (int i = 0; i < size; i++) {
      gradient[i] = pull * (weights[i] - guess[i]);
      curvature[i][i] = pull;
    }
    for (QuietPosition sample : samples) {
      double chance = 1 / (1 + StrictMath.exp(-sample.logit(weights)));
      double error = (chance - sample.result()) / samples.size();
      double spread = chance * (1 - chance) / samples.size();
      int[] features = sample.features();
      int[] counts = sample.counts();
      for (int i = 0; i < features.length; i++) {
        gradient[features[i]] += error * counts[i];
        for (int j = 0; j < features.length; j++) {
          curvature[features[i]][features[j]] += spread * counts[i] * counts[j];
        }
      }
    }
    return solve(curvature, gradient);
  }

  /** Cholesky decomposition; the regularisation keeps the matrix positive definite. */
  private static double[] solve(double[][] matrix, double[] right) {
    int size = right.length;
    double[] solution = right.clone();
    for (int i = 0; i < size; i++) {
      for (int j = 0; j <= i; j++) {
        double sum = matrix[i][j];
        for (int k = 0; k < j; k++) {
          sum -= matrix[i][k] * matrix[j][k];
        }
        matrix[i][j] = i == j ? Math.sqrt(sum) : sum / matrix[j][j];
      }
    }
    for (int i = 0; i < size; i++) {
      for (int k = 0; k < i; k++) {
        solution[i] -= matrix[i][k] * solution[k];
      }
      solution[i] /= matrix[i][i];
    }
    for (int i = size - 1; i >= 0; i--) {
      for (int k = i + 1; k < size; k++) {
        solution[i] -= matrix[k][i] * solution[k];
      }
      solution[i] /= matrix[i][i];
    }
    return solution;
  }
}
