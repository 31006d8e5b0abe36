package spielwerk.lab.worlds;

import java.util.Optional;
import org.apache.commons.statistics.distribution.TDistribution;
import spielwerk.runs.report.Estimate;

/**
 * An ordinary linear regression: each coefficient with its 95% interval by Student's t.
 *
 * @param inverse of the matrix of the normal equations
 * @param variance of what the model leaves unexplained
 * @param freedom degrees of freedom
 */
record LeastSquares(double[] coefficients, double[][] inverse, double variance, int freedom) {
  private static final double SINGULAR = 1e-9;
  private static final double ERROR = 0.025;

  /**
   * Fits a model.
   *
   * @param rows the variables of each measurement; a constant is added in front of them
   * @return nothing if there are too few measurements, or variables that go together
   */
  static Optional<LeastSquares> of(double[][] rows, double[] values) {
    int n = rows.length;
    int k = n == 0 ? 1 : rows[0].length + 1;
    if (n <= k) {
      return Optional.empty();
    }
    double[][] normal = new double[k][2 * k];
    double[] right = new double[k];
    for (int i = 0; i < n; i++) {
      for (int a = 0; a < k; a++) {
        right[a] += x(rows[i], a) * values[i];
        for (int b = 0; b < k; b++) {
          normal[a][b] += x(rows[i], a) * x(rows[i], b);
        }
      }
    }
    if (!invert(normal, k)) {
      return Optional.empty();
    }
    double[][] inverse = new double[k][k];
    double[] coefficients = new double[k];
    for (int a = 0; a < k; a++) {
      for (int b = 0; b < k; b++) {
        inverse[a][b] = normal[a][k + b];
        coefficients[a] += inverse[a][b] * right[b];
      }
    }
    double squares = 0;
    for (int i = 0; i < n; i++) {
      double rest = values[i];
      for (int a = 0; a < k; a++) {
        rest -= coefficients[a] * x(rows[i], a);
      }
      squares += rest * rest;
    }
    return Optional.of(new LeastSquares(coefficients, inverse, squares / (n - k), n - k));
  }

  private static double x(double[] row, int variable) {
    return variable == 0 ? 1 : row[variable - 1];
  }

  /** Gauss and Jordan's elimination; the inverse comes to stand in the right half. */
  private static boolean invert(double[][] matrix, int k) {
    for (int a = 0; a < k; a++) {
      matrix[a][k + a] = 1;
    }
    for (int column = 0; column < k; column++) {
      int pivot = column;
      for (int row = column + 1; row < k; row++) {
        pivot = Math.abs(matrix[row][column]) > Math.abs(matrix[pivot][column]) ? row : pivot;
      }
      if (Math.abs(matrix[pivot][column]) < SINGULAR) {
        return false;
      }
      double[] swapped = matrix[pivot];
      matrix[pivot] = matrix[column];
      matrix[column] = swapped;
      double divisor = swapped[column];
      for (int i = 0; i < 2 * k; i++) {
        swapped[i] /= divisor;
      }
      for (int row = 0; row < k; row++) {
        double factor = row == column ? 0 : matrix[row][column];
        for (int i = 0; factor != 0 && i < 2 * k; i++) {
          matrix[row][i] -= factor * swapped[i];
        }
      }
    }
    return true;
  }

  /** A multiple of the coefficient of a variable, counted from 0 without the constant. */
  Estimate times(double factor, int variable) {
    double value = factor * coefficients[variable + 1];
    double half =
        Math.abs(factor)
            * Math.sqrt(variance * inverse[variable + 1][variable + 1])
            * TDistribution.of(freedom).inverseSurvivalProbability(ERROR);
    return new Estimate(value, value - half, value + half, freedom + coefficients.length);
  }

  /** How many of its standard errors the coefficient of a variable is away from nothing. */
  double t(int variable) {
    double error = Math.sqrt(variance * inverse[variable + 1][variable + 1]);
    return error == 0 ? 0 : coefficients[variable + 1] / error;
  }
}
