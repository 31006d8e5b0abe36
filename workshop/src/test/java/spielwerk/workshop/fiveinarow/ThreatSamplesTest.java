package spielwerk.workshop.fiveinarow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.engines.fiveinarow.threat.ThreatFeatures;
import spielwerk.engines.fiveinarow.threat.ThreatWeights;
import spielwerk.games.fiveinarow.FiveInARow;
import spielwerk.games.fiveinarow.FiveInARowState;

class ThreatSamplesTest {
  private static final FiveInARow GAME = new FiveInARow(15, 15, 5);

  @Test
  void theFeaturesTimesTheWeightsAreTheEvaluation() {
    ThreatSamples samples = new ThreatSamples(GAME, 20, 1);
    ThreatFeatures features = new ThreatFeatures(GAME);
    double[] weights = IntStream.of(ThreatWeights.fitted()).mapToDouble(each -> each).toArray();
    int compared = 0;
    for (int i = 0; i < 200; i++) {
      FiveInARowState state = random(4 + i % 9, 7, Seeds.stream(i));
      features.of(state);
      Optional<QuietPosition> sample = samples.of(state, 1);
      if (sample.isPresent()) {
        compared++;
        assertThat(sample.get().logit(weights))
            .isCloseTo(features.value(state.turn()), within(1e-9));
      }
    }
    assertThat(compared).as("quiet positions").isGreaterThan(50);
  }

  @Test
  void aPositionWithAFourIsNoSample() {
    FiveInARowState state = GAME.start(Setup.STANDARD);
    for (int move : new int[] {112, 0, 113, 30, 114, 60, 115}) {
      state.play(move);
    }
    assertThat(new ThreatSamples(GAME, 20, 1).of(state, 1)).isEmpty();
  }

  @Test
  void aGameDependsOnItsIndexAndNotOnTheGamesBefore() {
    ThreatSamples samples = new ThreatSamples(GAME, 50, 3);
    samples.game(0);
    List<QuietPosition> second = samples.game(1);
    assertThat(new ThreatSamples(GAME, 50, 3).game(1))
        .usingRecursiveFieldByFieldElementComparator()
        .isEqualTo(second)
        .isNotEmpty();
  }

  @Test
  void whoStandsBetterWinsMoreOften() {
    ThreatSamples samples = new ThreatSamples(GAME, 300, 4);
    double[] logits =
        IntStream.of(ThreatWeights.fitted()).mapToDouble(each -> each / 100.0).toArray();
    List<QuietPosition> all = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      all.addAll(samples.game(i));
    }
    assertThat(all).extracting(QuietPosition::result).contains(0.0, 1.0);
    assertThat(LogisticRegression.loss(all, logits)).isLessThan(0.65); // guessing has 0.693
  }

  /** A game of random moves in the middle of the board, not over yet. */
  private static FiveInARowState random(int stones, int side, RandomGenerator random) {
    while (true) {
      FiveInARowState state = GAME.start(Setup.STANDARD);
      while (state.length() < stones && !state.over()) {
        int row = (GAME.grid().height() - side) / 2 + random.nextInt(side);
        int column = (GAME.grid().width() - side) / 2 + random.nextInt(side);
        int move = row * GAME.grid().width() + column;
        if (state.legal(move)) {
          state.play(move);
        }
      }
      if (!state.over()) {
        return state;
      }
    }
  }
}
