package spielwerk.arena;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Ratings by the model of Bradley and Terry (1952): i beats j with probability 1 / (1 + exp(s_j -
 * s_i)), a draw is half a win. The strengths are the likeliest ones, found by Newton's method on
 * the concave likelihood; the intervals come from its curvature, as if every game were decided by
 * itself. The mean of all who met is 0, or one of them, the anchor, has a given rating.
 *
 * <p>Somebody who won everything would be infinitely strong. There is no prior that would squeeze
 * all ratings together; only where the games alone give no finite answer (Ford 1957: a group that
 * gave no half point to the rest), each pair that met across that border is given one drawn game
 * more.
 */
public final class BradleyTerry {
  private static final double ELO = 400 / Math.log(10);
  private static final double Z = 1.959963984540054;
  private static final int STEPS = 200;

  private BradleyTerry() {}

  /**
   * Ratings without an anchor.
   *
   * @param points of each against each
   */
  public static Ratings of(double[][] points) {
    return of(points, -1, 0);
  }

  /**
   * Ratings.
   *
   * @param points of each against each
   * @param anchor the number of the one whose rating is given, or -1
   */
  public static Ratings of(double[][] points, int anchor, double anchorElo) {
    double[][] won = Arrays.stream(points).map(double[]::clone).toArray(double[][]::new);
    boolean mended = mend(won);
    int[] groups = ConnectedPlayers.met(points);
    int count = IntStream.of(groups).max().orElse(-1) + 1;
    Ratings.Rating[] ratings = new Ratings.Rating[won.length];
    for (int group = 0; group < count; group++) {
      int wanted = group;
      int[] members = IntStream.range(0, won.length).filter(i -> groups[i] == wanted).toArray();
      rate(won, members, anchor, anchorElo, group, ratings);
    }
    return new Ratings(List.of(ratings), count, mended);
  }

  private static boolean mend(double[][] won) {
    int[] comparable = ConnectedPlayers.comparable(won);
    List<int[]> pairs = new ArrayList<>();
    for (int i = 0; i < won.length; i++) {
      for (int j = 0; j < i; j++) {
        if (comparable[i] != comparable[j] && won[i][j] + won[j][i] > 0) {
          pairs.add(new int[] {i, j});
        }
      }
    }
    for (int[] pair : pairs) {
      won[pair[0]][pair[1]] += 0.5;
      won[pair[1]][pair[0]] += 0.5;
    }
    return !pairs.isEmpty();
  }

  private static void rate(
      double[][] all,
      int[] members,
      int anchor,
      double anchorElo,
      int group,
      Ratings.Rating[] into) {
    int n = members.length;
    if (n == 1) {
      double elo = members[0] == anchor ? anchorElo : 0;
      into[members[0]] =
          new Ratings.Rating(elo, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, group);
      return;
    }
    double[][] won = new double[n][n];
    int fixed = -1;
    for (int i = 0; i < n; i++) {
      fixed = members[i] == anchor ? i : fixed;
      for (int j = 0; j < n; j++) {
        won[i][j] = all[members[i]][members[j]];
      }
    }
    double[] strengths = likeliest(won);
    double[][] covariance = inverse(information(won, strengths));
    for (int i = 0; i < n; i++) {
      double elo = strengths[i] * ELO;
      double variance = covariance[i][i] - 1.0 / n;
      if (fixed >= 0) {
        elo = anchorElo + (strengths[i] - strengths[fixed]) * ELO;
        variance = covariance[i][i] + covariance[fixed][fixed] - 2 * covariance[i][fixed];
      }
      double half = Z * Math.sqrt(Math.max(0, variance)) * ELO;
      into[members[i]] = new Ratings.Rating(elo, elo - half, elo + half, group);
    }
  }

  /** Newton's method; a step that overshoots is halved until it climbs. */
  private static double[] likeliest(double[][] won) {
    int n = won.length;
    double[] s = new double[n];
    double here = likelihood(won, s);
    for (int step = 0; step < STEPS; step++) {
      double[][] inverse = inverse(information(won, s));
      double[] slope = slope(won, s);
      double[] move = new double[n];
      double largest = 0;
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          move[i] += inverse[i][j] * slope[j];
        }
        largest = Math.max(largest, Math.abs(move[i]));
      }
      if (largest < 1e-11) {
        break;
      }
      double[] next = moved(s, move, 1);
      double there = likelihood(won, next);
      for (double part = 0.5; there < here && part > 1e-9; part /= 2) {
        next = moved(s, move, part);
        there = likelihood(won, next);
      }
      if (there <= here) {
        break; // nothing better within what doubles can tell
      }
      s = next;
      here = there;
    }
    double mean = Arrays.stream(s).average().orElse(0);
    return Arrays.stream(s).map(x -> x - mean).toArray();
  }

  private static double[] moved(double[] s, double[] move, double part) {
    return IntStream.range(0, s.length).mapToDouble(i -> s[i] + part * move[i]).toArray();
  }

  private static double chance(double difference) {
    return 1 / (1 + Math.exp(-difference));
  }

  static double likelihood(double[][] won, double[] s) {
    double sum = 0;
    for (int i = 0; i < s.length; i++) {
      for (int j = 0; j < s.length; j++) {
        if (won[i][j] > 0) {
          sum -= won[i][j] * Math.log1p(Math.exp(s[j] - s[i]));
        }
      }
    }
    return sum;
  }

  private static double[] slope(double[][] won, double[] s) {
    double[] slope = new double[s.length];
    for (int i = 0; i < s.length; i++) {
      for (int j = 0; j < s.length; j++) {
        slope[i] += won[i][j] - (won[i][j] + won[j][i]) * chance(s[i] - s[j]);
      }
    }
    return slope;
  }

  /**
   * Fisher's information, plus 1/n everywhere: differences are all the games tell, and this makes
   * the strengths sum to 0 without changing any difference.
   */
  private static double[][] information(double[][] won, double[] s) {
    int n = s.length;
    double[][] matrix = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        double p = chance(s[i] - s[j]);
        double weight = i == j ? 0 : (won[i][j] + won[j][i]) * p * (1 - p);
        matrix[i][i] += weight;
        matrix[i][j] -= weight;
      }
    }
    for (double[] row : matrix) {
      for (int j = 0; j < n; j++) {
        row[j] += 1.0 / n;
      }
    }
    return matrix;
  }

  /** Gauss and Jordan; the matrix is positive definite, so the diagonal serves as pivot. */
  private static double[][] inverse(double[][] a) {
    int n = a.length;
    double[][] inverse = new double[n][n];
    for (int i = 0; i < n; i++) {
      inverse[i][i] = 1;
    }
    for (int k = 0; k < n; k++) {
      double pivot = a[k][k];
      for (int j = 0; j < n; j++) {
        a[k][j] /= pivot;
        inverse[k][j] /= pivot;
      }
      for (int i = 0; i < n; i++) {
        double factor = a[i][k];
        if (i != k && factor != 0) {
          for (int j = 0; j < n; j++) {
            a[i][j] -= factor * a[k][j];
            inverse[i][j] -= factor * inverse[k][j];
          }
        }
      }
    }
    return inverse;
  }
}
