package spielwerk.engines.othello.patterns;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import spielwerk.core.Mistake;
import spielwerk.games.othello.endgame.Endgame;

class TrainTest {
  @Test
  void trainingRepeatsItselfAndGetsBetter() {
    List<String> said = new ArrayList<>();
    byte[] once = Train.train(16, 5, said::add).write();
    assertThat(Train.train(16, 5, line -> {}).write()).isEqualTo(once);
    assertThat(Train.train(16, 6, line -> {}).write()).isNotEqualTo(once);
    List<Double> errors =
        said.stream()
            .filter(line -> line.contains("off by"))
            .map(line -> Double.parseDouble(line.replaceAll(".*off by ([\\d.]+) discs.*", "$1")))
            .toList();
    assertThat(errors.get(errors.size() - 1)).isLessThan(errors.get(0));
  }

  @Test
  void lessonsOfSolvedPositionsHaveTheirTrueScores() {
    Lessons lessons = new Lessons();
    Endgame endgame = new Endgame(12);
    for (int game = 0; game < 10; game++) {
      lessons.play(1, game);
    }
    int solved = 0;
    for (int i = 0; i < lessons.count(); i++) {
      if (64 - Long.bitCount(lessons.own(i) | lessons.enemy(i)) <= 12) {
        solved++;
        assertThat(lessons.score(i))
            .isEqualTo(endgame.score(lessons.own(i), lessons.enemy(i)).score());
      }
    }
    assertThat(solved).isGreaterThan(80);
    assertThat(lessons.count()).isGreaterThan(solved);
  }

  @Test
  void believingTheEndAloneALessonBeforeItHasTheScoreOfTheEnd() {
    Lessons lessons = new Lessons();
    lessons.play(1, 3);
    float end = Float.NaN;
    int checked = 0;
    for (int i = 0; i < lessons.count(); i++) {
      int empties = 64 - Long.bitCount(lessons.own(i) | lessons.enemy(i));
      if (empties > 12) {
        end = Float.isNaN(end) ? Math.abs(lessons.score(i)) : end;
        assertThat(Math.abs(lessons.score(i))).isEqualTo(end);
        checked++;
      } else if (checked > 0) {
        assertThat(Math.abs(lessons.score(i))).isEqualTo(end);
        break;
      }
    }
    assertThat(checked).isPositive();
  }

  @Test
  void fittingProbcutRepeatsItself() {
    Worths worths = Worths.beginner();
    String once = FitCuts.fit(worths, 10, 3, line -> {}).write();
    assertThat(FitCuts.fit(worths, 10, 3, line -> {}).write()).isEqualTo(once);
  }

  @Test
  void openingsAreFairAndDifferent() {
    Balance.Fair fair = new Balance.Fair(8, 4, 4);
    List<String> openings = Balance.openings(Worths.learnt(), 50, fair, 1, line -> {});
    assertThat(openings).hasSize(50);
    assertThat(Balance.openings(Worths.learnt(), 50, fair, 1, line -> {})).isEqualTo(openings);
    Search search = new Search(Worths.learnt(), Switches.all(1 << 10));
    Set<Board> met = new HashSet<>();
    for (String opening : openings) {
      Board board = Board.START;
      for (String word : opening.split(" ")) {
        board = board.after(word.charAt(0) - 'a' + 8 * (word.charAt(1) - '1'));
      }
      assertThat(board.empties()).isEqualTo(52);
      assertThat(met.add(board.canonical())).as("%s is new", opening).isTrue();
      search.forget();
      assertThat(
              search.root(
                  board.own(), board.enemy(), 4, -Judgement.INFINITY, Judgement.INFINITY, 0))
          .isBetween(-4 * Worths.SCALE, 4 * Worths.SCALE);
    }
    assertThatThrownBy(
            () -> Balance.openings(Worths.learnt(), 50, new Balance.Fair(1, 4, 1), 1, l -> {}))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("only 1");
  }

  @Test
  void aWordThatMeansNothingIsNamed() {
    assertThatThrownBy(() -> new Words(new String[] {"game=3"}, "games=1", "seed=1"))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("'game=3'")
        .hasMessageContaining("games=1, seed=1");
    assertThatThrownBy(() -> new Words(new String[] {"games"}, "games=1"))
        .isInstanceOf(Mistake.class);
    assertThatThrownBy(() -> new Words(new String[] {"games=0"}, "games=1").count("games"))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("games=0");
    assertThat(new Words(new String[] {"games=7"}, "games=1").count("games")).isEqualTo(7);
  }

  @Test
  void measuringNamesErrorsAndCorrelation() {
    assertThat(Measure.measure(Worths.learnt(), 10, 12, 1))
        .contains("10 positions of 12 empty squares, depth 0: off by", "correlation 0.")
        .isEqualTo(Measure.measure(Worths.learnt(), 10, 12, 1));
  }
}
