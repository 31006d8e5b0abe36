package spielwerk.engines.fiveinarow.threat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.games.fiveinarow.FiveInARow;
import spielwerk.games.fiveinarow.FiveInARowState;

class LessonsTest {
  private static final FiveInARow GAME = new FiveInARow(15, 15, 5);

  @Test
  void theFeaturesTimesTheWeightsAreTheEvaluation() {
    Lessons lessons = new Lessons(GAME, 20, 1);
    Threats threats = new Threats(GAME.grid(), Weights.usual());
    double[] weights = IntStream.of(Weights.fitted()).mapToDouble(each -> each).toArray();
    int compared = 0;
    for (int i = 0; i < 200; i++) {
      FiveInARowState state = Positions.random(GAME, 4 + i % 9, 7, Seeds.stream(i));
      threats.at(state);
      Optional<Lesson> lesson = lessons.of(state, 1);
      if (lesson.isPresent()) {
        compared++;
        assertThat(lesson.get().logit(weights))
            .isCloseTo(threats.value(state.turn()), within(1e-9));
      }
    }
    assertThat(compared).as("quiet positions").isGreaterThan(50);
  }

  @Test
  void aPositionWithAFourIsNoLesson() {
    FiveInARowState state = GAME.start(Setup.STANDARD);
    for (int move : new int[] {112, 0, 113, 30, 114, 60, 115}) {
      state.play(move);
    }
    assertThat(new Lessons(GAME, 20, 1).of(state, 1)).isEmpty();
  }

  @Test
  void aGameDependsOnItsIndexAndNotOnTheGamesBefore() {
    Lessons lessons = new Lessons(GAME, 50, 3);
    lessons.game(0);
    List<Lesson> second = lessons.game(1);
    assertThat(new Lessons(GAME, 50, 3).game(1))
        .usingRecursiveFieldByFieldElementComparator()
        .isEqualTo(second)
        .isNotEmpty();
  }

  @Test
  void whoStandsBetterWinsMoreOften() {
    Lessons lessons = new Lessons(GAME, 300, 4);
    double[] logits = IntStream.of(Weights.fitted()).mapToDouble(each -> each / 100.0).toArray();
    List<Lesson> all = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      all.addAll(lessons.game(i));
    }
    assertThat(all).extracting(Lesson::result).contains(0.0, 1.0);
    assertThat(Regression.loss(all, logits)).isLessThan(0.65); // guessing has 0.693
  }
}
