package spielwerk.games.othello.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import spielwerk.core.Mistake;
import spielwerk.core.Seeds;
import spielwerk.games.othello.Symmetry;
import spielwerk.games.othello.endgame.PlainEndgame.Ending;

class LearnTest {
  @Test
  void allImagesOfAPositionHaveTheSamePatterns() {
    Patterns patterns = new Patterns();
    int[] alike = Patterns.alike();
    Ending ending = PlainEndgame.random(Seeds.stream(3), 20);
    int[] expected = null;
    for (int s = 0; s < Symmetry.COUNT; s++) {
      int[] numbers = new int[Patterns.COUNT];
      patterns.of(Symmetry.apply(s, ending.own()), Symmetry.apply(s, ending.enemy()), numbers);
      int[] sorted = Arrays.stream(numbers).map(number -> alike[number]).sorted().toArray();
      expected = expected == null ? sorted : expected;
      assertThat(sorted).isEqualTo(expected);
    }
  }

  @Test
  void learningRepeatsItselfAndGetsBetter() {
    StringBuilder said = new StringBuilder();
    byte[] once = Learn.learn(30, 5, line -> said.append(line).append('\n')).write();
    assertThat(Learn.learn(30, 5, line -> {}).write()).isEqualTo(once);
    assertThat(said.toString()).contains("10 of 40", "40 of 40");
    double first =
        Double.parseDouble(said.toString().replaceAll("(?s)^.*?off by ([\\d.]+).*", "$1"));
    double last =
        Double.parseDouble(said.toString().replaceAll("(?s).*off by ([\\d.]+) discs.*", "$1"));
    assertThat(last).isLessThan(first);
  }

  @Test
  void lessonsOfSolvedPositionsHaveTheirTrueScores() {
    Lessons lessons = new Lessons();
    for (int game = 0; game < 10; game++) {
      lessons.play(1, game);
    }
    assertThat(lessons.count()).isGreaterThan(50);
    for (int i = 0; i < lessons.count(); i++) {
      if (64 - Long.bitCount(lessons.own(i) | lessons.enemy(i)) <= 9) {
        assertThat(lessons.score(i))
            .isEqualTo(PlainEndgame.score(lessons.own(i), lessons.enemy(i)));
      }
    }
  }

  @Test
  void aBrokenFileIsRefused() {
    byte[] file = new Sense(new short[Patterns.ALL]).write();
    assertThat(Sense.read(file).write()).isEqualTo(file);
    assertThatThrownBy(() -> Sense.read(Arrays.copyOf(file, file.length / 2)))
        .isInstanceOf(Mistake.class);
    assertThatThrownBy(() -> Sense.read(new byte[0])).isInstanceOf(Mistake.class);
    assertThatThrownBy(
            () ->
                Sense.read(
                    "not a file at all".getBytes(java.nio.charset.StandardCharsets.US_ASCII)))
        .isInstanceOf(Mistake.class);
  }
}
