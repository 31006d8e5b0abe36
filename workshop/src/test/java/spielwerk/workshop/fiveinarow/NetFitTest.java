package spielwerk.workshop.fiveinarow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.engines.fiveinarow.threat.ThreatFeatures;
import spielwerk.engines.fiveinarow.threat.ThreatNet;
import spielwerk.games.fiveinarow.FiveInARow;
import spielwerk.games.fiveinarow.FiveInARowState;

class NetFitTest {
  private static final FiveInARow GAME = new FiveInARow(15, 15, 5);

  @Test
  void whatWasLearntPredictsOtherGamesBetterThanGuessing() {
    NetTrainer trainer = new NetTrainer(1);
    trainer.train(lessons(0, 240), 8, line -> {});
    List<NetLesson> others = lessons(240, 300);
    assertThat(others).hasSizeGreaterThan(200);
    assertThat(trainer.loss(others)).isLessThan(0.66); // guessing has 0.693
    assertThat(NetTrainer.leastLoss(others)).isLessThan(trainer.loss(others));
  }

  @Test
  void inWholeNumbersTheNetworkSaysWhatTheTrainerSays() {
    NetTrainer trainer = new NetTrainer(2);
    trainer.train(lessons(0, 40), 4, line -> {});
    ThreatFeatures features =
        new ThreatFeatures(GAME, new ThreatNet(trainer.first(), trainer.second()));
    RandomGenerator random = Seeds.stream(22);
    int compared = 0;
    for (int i = 0; i < 200; i++) {
      FiveInARowState state = GAME.start(Setup.STANDARD);
      while (state.length() < 4 + i % 9 && !state.over()) {
        int row = 4 + random.nextInt(7);
        int move = row * GAME.grid().width() + 4 + random.nextInt(7);
        if (state.legal(move)) {
          state.play(move);
        }
      }
      Optional<short[]> pairs = state.over() ? Optional.empty() : features.pairs(state);
      if (pairs.isPresent()) {
        compared++;
        assertThat((double) features.value(state.turn()))
            .isCloseTo(100 * trainer.logit(new NetLesson(pairs.get(), 0, 0)), within(12.0));
      }
    }
    assertThat(compared).as("quiet positions").isGreaterThan(50);
  }

  @Test
  void aGameDependsOnItsIndexAndNotOnTheGamesBefore() {
    NetLessons lessons = new NetLessons(GAME, null, 50, 3);
    lessons.game(0);
    assertThat(new NetLessons(GAME, null, 50, 3).game(1))
        .usingRecursiveFieldByFieldElementComparator()
        .isEqualTo(lessons.game(1))
        .isNotEmpty();
  }

  @Test
  void theSameValuesMakeTheSameNetwork() {
    assertThat(new NetFit(null, 40, 30, 2, 1).run(line -> {}).write())
        .isEqualTo(new NetFit(null, 40, 30, 2, 1).run(line -> {}).write());
  }

  private static List<NetLesson> lessons(int from, int to) {
    NetLessons lessons = new NetLessons(GAME, null, 60, 1);
    List<NetLesson> all = new ArrayList<>();
    for (int i = from; i < to; i++) {
      all.addAll(lessons.game(i));
    }
    return all;
  }
}
