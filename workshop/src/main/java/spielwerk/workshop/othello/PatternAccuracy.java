package spielwerk.workshop.othello;

import java.util.Locale;
import spielwerk.core.Seeds;
import spielwerk.engines.othello.BitBoard;
import spielwerk.engines.othello.endgame.Endgame;
import spielwerk.engines.othello.patterns.MiddleGame;
import spielwerk.engines.othello.patterns.PatternEvaluation;
import spielwerk.engines.othello.patterns.PatternWeights;
import spielwerk.engines.othello.patterns.PatternsOptions;
import spielwerk.engines.othello.patterns.PatternsSearch;

/**
 * Measures how well positions are judged. A line for a glance and for each depth of search: the
 * mean and root mean square error against the exact scores in discs, and the correlation with them.
 */
final class PatternAccuracy {
  private static final int TABLE = 1 << 16;
  private static final int TABLE_BITS = 16;
  private static final int DEPTHS = 6;

  private PatternAccuracy() {}

  static String measure(PatternWeights patternWeights, int positions, int empties, long seed) {
    PatternsSearch search = new PatternsSearch(patternWeights, PatternsOptions.all(TABLE));
    // sampled by what a beginner is told, so that all tables are measured on the same positions
    PatternsSearch sampler =
        new PatternsSearch(PatternWeights.beginner(), PatternsOptions.all(TABLE));
    PatternEvaluation patternEvaluation = new PatternEvaluation(patternWeights);
    Endgame endgame = new Endgame(TABLE_BITS);
    double[][] guesses = new double[DEPTHS + 1][positions];
    double[] truth = new double[positions];
    for (int i = 0; i < positions; i++) {
      BitBoard board =
          MiddleGame.sample(sampler, empties, Seeds.stream(seed, i, Seeds.Purpose.OPENING, 0));
      truth[i] = endgame.score(board.own(), board.enemy()).score();
      guesses[0][i] =
          (double) patternEvaluation.value(board.own(), board.enemy()) / PatternWeights.SCALE;
      search.forget();
      for (int depth = 1; depth <= DEPTHS; depth++) {
        int value =
            search.root(
                board.own(),
                board.enemy(),
                depth,
                -PatternEvaluation.INFINITY,
                PatternEvaluation.INFINITY,
                0);
        guesses[depth][i] = (double) value / PatternWeights.SCALE;
      }
    }
    StringBuilder text = new StringBuilder();
    for (int depth = 0; depth <= DEPTHS; depth++) {
      text.append(line(depth, empties, guesses[depth], truth));
    }
    return text.toString();
  }

  private static String line(int depth, int empties, double[] guess, double[] truth) {
    int n = truth.length;
    double off = 0;
    double square = 0;
    double x = 0;
    double y = 0;
    for (int i = 0; i < n; i++) {
      off += Math.abs(guess[i] - truth[i]) / n;
      square += (guess[i] - truth[i]) * (guess[i] - truth[i]) / n;
      x += guess[i] / n;
      y += truth[i] / n;
    }
    double xy = 0;
    double xx = 0;
    double yy = 0;
    for (int i = 0; i < n; i++) {
      xy += (guess[i] - x) * (truth[i] - y);
      xx += (guess[i] - x) * (guess[i] - x);
      yy += (truth[i] - y) * (truth[i] - y);
    }
    return String.format(
        Locale.ROOT,
        "%d positions of %d empty squares, depth %d: off by %.2f discs on average, %.2f root mean square, correlation %.3f\n",
        n,
        empties,
        depth,
        off,
        Math.sqrt(square),
        xy / Math.sqrt(xx * yy));
  }
}
