package spielwerk.engines.fiveinarow.threat;

import java.util.Arrays;

/**
 * What a free field is worth, by its {@link ThreatKinds class} for one seat.
 *
 * @param mover to a seat that is to move, in the evaluation
 * @param other to a seat that is not
 * @param attack to a seat that thinks of playing there itself, when moves are sorted
 * @param defence when the other seat thinks of playing there to prevent it
 */
public record ThreatWeights(int[] mover, int[] other, int[] attack, int[] defence) {

  /** By shape: how much a stone that makes it is wanted. The order of moves follows from these. */
  private static final int[] WANTED = {0, 1, 3, 5, 14, 16, 60, 70, 600, 3000};

  /** By shape: what is not even a half-open two counts as nothing in the evaluation. */
  private static final int[] LEVEL = {0, 0, 0, 1, 2, 3, 4, 5, 6, 6};

  private static final int DECISIVE = 200;

  /** How many numbers there are for a seat: two for each pair of levels below the decisive one. */
  public static final int LEVELS = 42;

  /** What it counts to be on move. */
  public static final int TEMPO = 57;

  /**
   * By the levels of the two best shapes, a row for each better one, in pairs: without and with a
   * good third shape. In hundredths of the logit of winning, fitted by logistic regression to the
   * results of quiet positions in games of the engine with itself by {@code ./spielwerk workshop
   * fiveinarow-weights}.
   */
  private static final int[] MOVER = {
    0, 2, 1, 3, 9, 4, 0, 5, 0, 7, 7, 10, 0, 5, 13, 7, 19, 21, 26, 59, 23, 14, 7, 15, 59, 82, 48, 73,
    81, 88, 21, 15, 38, 16, 53, 87, 41, 72, 27, 25, 26, 28,
  };

  private static final int[] OTHER = {
    0, 2, 1, 3, 10, 4, 0, 5, 0, 6, 5, 7, 1, 5, 16, 6, 16, 11, 10, 38, 15, 12, 0, 13, 28, 24, 39, 29,
    8, 11, 14, 13, 32, 14, 41, 107, 83, 86, 144, 153, 22, 24,
  };

  private static final int DOUBLE_TWO = 12;
  private static final int DOUBLE_THREE = 150;
  private static final int FOUR_THREE = 300;

  /** The engine's own. */
  static ThreatWeights usual() {
    int[] mover = new int[ThreatKinds.CLASSES];
    int[] other = new int[ThreatKinds.CLASSES];
    int[] attack = new int[ThreatKinds.CLASSES];
    int[] defence = new int[ThreatKinds.CLASSES];
    int[] levels = levels();
    for (int first = 0; first < 10; first++) {
      for (int second = 0; second <= first; second++) {
        for (int third = 0; third < 2; third++) {
          int at = 2 * ThreatKinds.pair(first, second) + third;
          int wanted = WANTED[first] + WANTED[second] + third * DOUBLE_TWO;
          wanted += first < 6 && second >= 4 ? DOUBLE_TWO : 0;
          wanted +=
              switch (ThreatKinds.KIND[at]) {
                case ThreatKinds.DOUBLE_THREE -> DOUBLE_THREE;
                case ThreatKinds.FOUR_THREE -> FOUR_THREE;
                case ThreatKinds.OPEN_FOUR -> first == 7 ? 400 : 0;
                default -> 0;
              };
          attack[at] = wanted + wanted / 4;
          defence[at] = wanted;
          mover[at] = levels[at] < LEVELS ? MOVER[levels[at]] : DECISIVE;
          other[at] = levels[at] < LEVELS ? OTHER[levels[at]] : DECISIVE;
        }
      }
    }
    return new ThreatWeights(mover, other, attack, defence);
  }

  /** By class: where its number stands among the fitted ones; {@link #LEVELS} if it is decisive. */
  static int[] levels() {
    int[] levels = new int[ThreatKinds.CLASSES];
    for (int first = 0; first < 10; first++) {
      for (int second = 0; second <= first; second++) {
        for (int third = 0; third < 2; third++) {
          int level = 2 * ThreatKinds.pair(LEVEL[first], LEVEL[second]) + third;
          levels[2 * ThreatKinds.pair(first, second) + third] = Math.min(level, LEVELS);
        }
      }
    }
    return levels;
  }

  /** All that was fitted, in a row: the numbers of a mover, those of the other, the tempo. */
  public static int[] fitted() {
    int[] fitted = Arrays.copyOf(MOVER, 2 * LEVELS + 1);
    System.arraycopy(OTHER, 0, fitted, LEVELS, LEVELS);
    fitted[2 * LEVELS] = TEMPO;
    return fitted;
  }
}
