package spielwerk.workshop.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import spielwerk.core.Mistake;
import spielwerk.engines.othello.BitBoard;
import spielwerk.engines.othello.endgame.Endgame;
import spielwerk.engines.othello.patterns.PatternEvaluation;
import spielwerk.engines.othello.patterns.PatternWeights;
import spielwerk.engines.othello.patterns.PatternsOptions;
import spielwerk.engines.othello.patterns.PatternsSearch;

class PatternTrainerTest {
  @Test
  void trainingRepeatsItselfAndGetsBetter() {
    List<String> said = new ArrayList<>();
    byte[] once = PatternTrainer.train(16, 5, said::add).write();
    assertThat(PatternTrainer.train(16, 5, line -> {}).write()).isEqualTo(once);
    assertThat(PatternTrainer.train(16, 6, line -> {}).write()).isNotEqualTo(once);
    List<Double> errors =
        said.stream()
            .filter(line -> line.contains("off by"))
            .map(line -> Double.parseDouble(line.replaceAll(".*off by ([\\d.]+) discs.*", "$1")))
            .toList();
    assertThat(errors.get(errors.size() - 1)).isLessThan(errors.get(0));
  }

  @Test
  void samplesOfSolvedPositionsHaveTheirTrueScores() {
    PatternSamples samples = new PatternSamples();
    Endgame endgame = new Endgame(12);
    for (int game = 0; game < 10; game++) {
      samples.play(1, game);
    }
    int solved = 0;
    for (int i = 0; i < samples.count(); i++) {
      if (64 - Long.bitCount(samples.own(i) | samples.enemy(i)) <= 12) {
        solved++;
        assertThat(samples.score(i))
            .isEqualTo(endgame.score(samples.own(i), samples.enemy(i)).score());
      }
    }
    assertThat(solved).isGreaterThan(80);
    assertThat(samples.count()).isGreaterThan(solved);
  }

  @Test
  void believingTheEndAloneASampleBeforeItHasTheScoreOfTheEnd() {
    PatternSamples samples = new PatternSamples();
    samples.play(1, 3);
    float end = Float.NaN;
    int checked = 0;
    for (int i = 0; i < samples.count(); i++) {
      int empties = 64 - Long.bitCount(samples.own(i) | samples.enemy(i));
      if (empties > 12) {
        end = Float.isNaN(end) ? Math.abs(samples.score(i)) : end;
        assertThat(Math.abs(samples.score(i))).isEqualTo(end);
        checked++;
      } else if (checked > 0) {
        assertThat(Math.abs(samples.score(i))).isEqualTo(end);
        break;
      }
    }
    assertThat(checked).isPositive();
  }

  @Test
  void fittingProbcutRepeatsItself() {
    PatternWeights patternWeights = PatternWeights.beginner();
    String once = ProbCutFit.fit(patternWeights, 10, 3, line -> {}).write();
    assertThat(ProbCutFit.fit(patternWeights, 10, 3, line -> {}).write()).isEqualTo(once);
  }

  @Test
  void openingsAreFairAndDifferent() {
    BalancedOpenings.Fair fair = new BalancedOpenings.Fair(8, 4, 4);
    List<String> openings =
        BalancedOpenings.openings(PatternWeights.learnt(), 50, fair, 1, line -> {});
    assertThat(openings).hasSize(50);
    assertThat(BalancedOpenings.openings(PatternWeights.learnt(), 50, fair, 1, line -> {}))
        .isEqualTo(openings);
    PatternsSearch search =
        new PatternsSearch(PatternWeights.learnt(), PatternsOptions.all(1 << 10));
    Set<BitBoard> met = new HashSet<>();
    for (String opening : openings) {
      BitBoard board = BitBoard.START;
      for (String word : opening.split(" ")) {
        board = board.after(word.charAt(0) - 'a' + 8 * (word.charAt(1) - '1'));
      }
      assertThat(board.empties()).isEqualTo(52);
      assertThat(met.add(board.canonical())).as("%s is new", opening).isTrue();
      search.forget();
      assertThat(
              search.root(
                  board.own(),
                  board.enemy(),
                  4,
                  -PatternEvaluation.INFINITY,
                  PatternEvaluation.INFINITY,
                  0))
          .isBetween(-4 * PatternWeights.SCALE, 4 * PatternWeights.SCALE);
    }
    assertThatThrownBy(
            () ->
                BalancedOpenings.openings(
                    PatternWeights.learnt(), 50, new BalancedOpenings.Fair(1, 4, 1), 1, l -> {}))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("only 1");
  }

  @Test
  void measuringNamesErrorsAndCorrelation() {
    assertThat(PatternAccuracy.measure(PatternWeights.learnt(), 10, 12, 1))
        .contains("10 positions of 12 empty squares, depth 0: off by", "correlation 0.")
        .isEqualTo(PatternAccuracy.measure(PatternWeights.learnt(), 10, 12, 1));
  }
}
