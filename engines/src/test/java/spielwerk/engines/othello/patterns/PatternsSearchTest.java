package spielwerk.engines.othello.patterns;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import spielwerk.core.Budget;
import spielwerk.core.Mistake;
import spielwerk.core.Seeds;
import spielwerk.core.Watch;
import spielwerk.engines.othello.BitBoard;
import spielwerk.engines.othello.endgame.Endgame;
import spielwerk.search.BudgetMeter;
import spielwerk.search.SearchStatistics;

class PatternsSearchTest {
  private static final int ALL = PatternEvaluation.INFINITY;

  static List<PatternsOptions> switches() {
    return List.of(
        PatternsOptions.all(1 << 14),
        new PatternsOptions(PatternsOptions.Order.NONE, false, false, 0, 0, false),
        new PatternsOptions(PatternsOptions.Order.KNOWN, true, true, 0, 2, true),
        new PatternsOptions(PatternsOptions.Order.STATIC, false, true, 1, 1 << 10, true));
  }

  private static PatternsSearch search(PatternsOptions patternsOptions) {
    PatternsSearch search = new PatternsSearch(PatternWeights.learnt(), patternsOptions);
    search.begin(new SearchStatistics(), new BudgetMeter(Budget.FREE, Watch.NONE, 0), null, 0);
    return search;
  }

  @ParameterizedTest
  @MethodSource("switches")
  void whateverIsSwitchedOnItFindsWhatPlainNegamaxFinds(PatternsOptions patternsOptions) {
    PatternEvaluation patternEvaluation = new PatternEvaluation(PatternWeights.learnt());
    PatternsSearch search = search(patternsOptions);
    RandomGenerator random = Seeds.stream(21);
    for (int i = 0; i < 60; i++) {
      BitBoard board = Samples.random(random, 1 + random.nextInt(58));
      for (int depth = 1; depth <= 4; depth++) {
        int expected = Samples.negamax(patternEvaluation, board, depth);
        assertThat(search.root(board.own(), board.enemy(), depth, -ALL, ALL, 0))
            .as("%s to depth %d", board, depth)
            .isEqualTo(expected);
        int guess = expected + random.nextInt(2000) - 1000;
        assertThat(search.around(board.own(), board.enemy(), depth, guess, 0))
            .as("%s to depth %d, first guessed at %d", board, depth, guess)
            .isEqualTo(expected);
      }
    }
  }

  @Test
  void theLineLeadsToTheValue() {
    PatternEvaluation patternEvaluation = new PatternEvaluation(PatternWeights.learnt());
    PatternsSearch search = search(PatternsOptions.all(1 << 14));
    RandomGenerator random = Seeds.stream(22);
    for (int i = 0; i < 50; i++) {
      BitBoard board = Samples.random(random, 14 + random.nextInt(40));
      int value = search.root(board.own(), board.enemy(), 5, -ALL, ALL, 0);
      BitBoard end = board;
      int sign = 1;
      for (int square : search.line()) {
        assertThat(square == Endgame.PASS ? end.moves() == 0 : (end.moves() >>> square & 1) == 1)
            .as("%s in %s is legal", square, end)
            .isTrue();
        end = square == Endgame.PASS ? end.passed() : end.after(square);
        sign = -sign;
      }
      assertThat(sign * patternEvaluation.value(end.own(), end.enemy())).isEqualTo(value);
    }
  }

  @Test
  void aSquareThatIsLeftOutIsNotPlayed() {
    PatternsSearch search = search(PatternsOptions.all(1 << 14));
    BitBoard board = Samples.random(Seeds.stream(23), 40);
    search.root(board.own(), board.enemy(), 3, -ALL, ALL, 0);
    int best = search.line()[0];
    search.root(board.own(), board.enemy(), 3, -ALL, ALL, 1L << best);
    assertThat(search.line()[0]).isNotEqualTo(best);
  }

  @Test
  void theNumbersOfProbcutAreThereAndMakeSense() {
    ProbCut cuts = ProbCut.fitted();
    for (int empties = 0; empties <= 60; empties++) {
      for (int depth = ProbCut.LEAST; depth <= 60; depth++) {
        ProbCut.Fit fit = cuts.fit(empties, depth);
        assertThat(fit.slope()).isBetween(0.5, 1.5);
        assertThat(fit.error()).isBetween(0.5 * PatternWeights.SCALE, 12.0 * PatternWeights.SCALE);
        assertThat(ProbCut.shallow(depth)).isBetween(1, depth - 2);
        assertThat((depth - ProbCut.shallow(depth)) % 2).isZero();
      }
    }
    assertThat(ProbCut.read(cuts.write()).write()).isEqualTo(cuts.write());
  }

  @Test
  void wrongNumbersOfProbcutAreRefused() {
    String right = ProbCut.fitted().write();
    assertThatThrownBy(() -> ProbCut.read(right.substring(0, right.length() / 2)))
        .isInstanceOf(Mistake.class);
    assertThatThrownBy(() -> ProbCut.read(right.replaceFirst("0 3 ", "0 4 ")))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("0 4 ");
    assertThatThrownBy(() -> ProbCut.read(right.replaceFirst("0 3 ", "0 3 x")))
        .isInstanceOf(Mistake.class);
    assertThatThrownBy(() -> ProbCut.read("")).isInstanceOf(Mistake.class);
  }

  @Test
  void probcutSavesNodesAndSeldomErrsMuch() {
    RandomGenerator random = Seeds.stream(24);
    PatternsSearch sampler = search(PatternsOptions.all(1 << 10));
    PatternsSearch full = new PatternsSearch(PatternWeights.learnt(), PatternsOptions.all(1 << 16));
    PatternsSearch selective =
        new PatternsSearch(PatternWeights.learnt(), PatternsOptions.all(1 << 16));
    SearchStatistics all = new SearchStatistics();
    SearchStatistics some = new SearchStatistics();
    full.begin(all, new BudgetMeter(Budget.FREE, Watch.NONE, 0), null, 0);
    selective.begin(some, new BudgetMeter(Budget.FREE, Watch.NONE, 0), ProbCut.fitted(), 1.5);
    double off = 0;
    int positions = 12;
    for (int i = 0; i < positions; i++) {
      BitBoard board = MiddleGame.sample(sampler, 26 + random.nextInt(20), random);
      full.forget();
      selective.forget();
      int expected = full.root(board.own(), board.enemy(), 7, -ALL, ALL, 0);
      int value = selective.root(board.own(), board.enemy(), 7, -ALL, ALL, 0);
      off += Math.abs(value - expected) / (double) PatternWeights.SCALE;
    }
    assertThat(some.nodes).isLessThan(all.nodes);
    assertThat(off / positions).as("discs off on average").isLessThan(3);
  }
}
