package spielwerk.arena;

import java.util.Arrays;

/** Who is tied to whom by the games that were played. */
final class ConnectedPlayers {
  private ConnectedPlayers() {}

  /** The group of each: two are in one if a chain of games leads from one to the other. */
  static int[] met(double[][] points) {
    int n = points.length;
    boolean[][] reach = new boolean[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        reach[i][j] = points[i][j] + points[j][i] > 0;
      }
    }
    return classes(reach);
  }

  /**
   * The group of each: two are in one if chains of games with at least a half point lead from each
   * to the other. Only within such a group do the games alone give finite ratings (Ford 1957).
   */
  static int[] comparable(double[][] points) {
    int n = points.length;
    boolean[][] reach = new boolean[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        reach[i][j] = points[i][j] > 0;
      }
    }
    return classes(reach);
  }

  /** Numbers from 0, in the order of the first member. */
  private static int[] classes(boolean[][] steps) {
    int n = steps.length;
    boolean[][] reach = closure(steps);
    int[] group = new int[n];
    Arrays.fill(group, -1);
    int next = 0;
    for (int i = 0; i < n; i++) {
      if (group[i] < 0) {
        for (int j = i; j < n; j++) {
          if (j == i || (reach[i][j] && reach[j][i])) {
            group[j] = next;
          }
        }
        next++;
      }
    }
    return group;
  }

  /** Warshall (1962). */
  private static boolean[][] closure(boolean[][] steps) {
    int n = steps.length;
    for (int k = 0; k < n; k++) {
      for (int i = 0; i < n; i++) {
        if (steps[i][k]) {
          for (int j = 0; j < n; j++) {
            steps[i][j] |= steps[k][j];
          }
        }
      }
    }
    return steps;
  }
}
