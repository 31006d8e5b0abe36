package spielwerk.workshop.othello;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import spielwerk.core.Budget;
import spielwerk.core.Seeds;
import spielwerk.core.Watch;
import spielwerk.engines.othello.BitBoard;
import spielwerk.engines.othello.patterns.MiddleGame;
import spielwerk.engines.othello.patterns.PatternEvaluation;
import spielwerk.engines.othello.patterns.PatternWeights;
import spielwerk.engines.othello.patterns.PatternsOptions;
import spielwerk.engines.othello.patterns.PatternsSearch;
import spielwerk.engines.othello.patterns.ProbCut;
import spielwerk.search.BudgetMeter;
import spielwerk.search.SearchStatistics;

/**
 * Makes the numbers of {@link ProbCut} again: takes positions from games with random openings,
 * searches each to every depth in full width, and fits the line from shallow to deep values that
 * errs least. The same positions and seed give the same numbers.
 */
final class ProbCutFit {
  private static final int TABLE = 1 << 18;

  /** Values beyond this many discs are decided, and say nothing about errors that matter. */
  private static final int MOST = 40 * PatternWeights.SCALE;

  private final PatternsSearch search;
  private final List<List<int[]>> values = new ArrayList<>();

  private ProbCutFit(PatternWeights patternWeights) {
    this.search = new PatternsSearch(patternWeights, PatternsOptions.all(TABLE));
    search.begin(new SearchStatistics(), new BudgetMeter(Budget.FREE, Watch.NONE, 0), null, 0);
    for (int stage = 0; stage < ProbCut.STAGES; stage++) {
      values.add(new ArrayList<>());
    }
  }

  static ProbCut fit(
      PatternWeights patternWeights, int positions, long seed, Consumer<String> say) {
    ProbCutFit fit = new ProbCutFit(patternWeights);
    for (int i = 0; i < positions; i++) {
      fit.sample(Seeds.stream(seed, i, Seeds.Purpose.OPENING, 0), i % ProbCut.STAGES);
      if ((i + 1) % 100 == 0) {
        say.accept((i + 1) + " of " + positions + " positions");
      }
    }
    List<ProbCut.Fit> fits = new ArrayList<>();
    for (List<int[]> stage : fit.values) {
      for (int depth = ProbCut.LEAST; depth <= ProbCut.MOST; depth++) {
        fits.add(line(stage, ProbCut.shallow(depth), depth));
      }
    }
    return new ProbCut(fits);
  }

  /** Plays to a stage of the game, half sensibly, and searches the position to every depth. */
  private void sample(RandomGenerator random, int stage) {
    int empties = stage * ProbCut.STAGE + random.nextInt(ProbCut.STAGE);
    BitBoard board =
        MiddleGame.sample(search, Math.min(56, Math.max(ProbCut.MOST + 2, empties)), random);
    int[] found = new int[ProbCut.MOST + 1];
    search.forget();
    for (int depth = 1; depth <= ProbCut.MOST; depth++) {
      found[depth] =
          search.root(
              board.own(),
              board.enemy(),
              depth,
              -PatternEvaluation.INFINITY,
              PatternEvaluation.INFINITY,
              0);
    }
    values.get(stage).add(found);
  }

  /** Least squares. */
  private static ProbCut.Fit line(List<int[]> stage, int shallow, int deep) {
    List<int[]> used =
        stage.stream()
            .filter(v -> Math.abs(v[shallow]) <= MOST && Math.abs(v[deep]) <= MOST)
            .toList();
    double n = Math.max(1, used.size());
    double x = used.stream().mapToDouble(v -> v[shallow]).sum() / n;
    double y = used.stream().mapToDouble(v -> v[deep]).sum() / n;
    double xx = used.stream().mapToDouble(v -> (v[shallow] - x) * (v[shallow] - x)).sum();
    double xy = used.stream().mapToDouble(v -> (v[shallow] - x) * (v[deep] - y)).sum();
    double slope = xx > 0 && xy > 0 ? xy / xx : 1;
    double offset = y - slope * x;
    double error =
        Math.sqrt(
            used.stream()
                    .mapToDouble(v -> v[deep] - slope * v[shallow] - offset)
                    .map(e -> e * e)
                    .sum()
                / n);
    return new ProbCut.Fit(slope, offset, Math.max(1, error));
  }
}
