package spielwerk.learn.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Runner;
import spielwerk.core.Seeds;

class RoundsTest {
  private static final Catalogue CATALOGUE = Catalogue.load();

  private static RoundScores play(EvolutionSpec spec, int generation, int threads) {
    Game game = CATALOGUE.game("qwixx:players=" + spec.groupSize() + ",rules=paper");
    Rounds rounds = new Rounds(spec, game, CATALOGUE.species("poly", game, spec.degree()));
    return rounds.play(
        Evolution.of(spec, CATALOGUE).start(),
        generation,
        Seeds.stream(spec.seed(), generation, Seeds.Purpose.BREED, 0),
        Runner.of(threads));
  }

  private static double[] round(RoundScores scores, int round) {
    return Arrays.stream(scores.points()).mapToDouble(own -> own[round]).toArray();
  }

  @Test
  void allGroupsOfARoundSeeTheSameDice() {
    // copies of one player: the same dice give the same points at every table
    RoundScores scores = play(Specs.small("start", "alphaqwixx", "groupSize", 4), 0, 1);
    for (int round = 0; round < 4; round++) {
      assertThat(DoubleStream.of(round(scores, round)).distinct().count()).isLessThanOrEqualTo(4);
    }
    assertThat(round(scores, 0)).isNotEqualTo(round(scores, 1));
  }

  @Test
  void theDiceDependOnGenerationAndGameAndNotOnTheEvolution() {
    EvolutionSpec copies = Specs.small("start", "alphaqwixx", "againstCopies", true);
    assertThat(play(copies.withSeed(1), 5, 1).points())
        .isDeepEqualTo(play(copies.withSeed(2), 5, 1).points());
    assertThat(Arrays.deepEquals(play(copies, 5, 1).points(), play(copies, 6, 1).points()))
        .isFalse();
    assertThat(
            Arrays.deepEquals(
                play(copies, 5, 1).points(), play(copies.withSeed(1).withDice(77), 5, 1).points()))
        .isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void everybodyPlaysInEveryRoundEvenWhereGroupsDoNotComeOutEven(int groupSize) {
    EvolutionSpec spec = Specs.small("groupSize", groupSize, "populationSize", 23);
    RoundScores scores = play(spec, 0, 2);
    assertThat(scores.points()).hasDimensions(23, 4);
    assertThat(scores.games()).isEqualTo(4 * ((23 + groupSize - 1) / groupSize));
  }

  @Test
  void theWinsOfATableAreSharedOut() {
    RoundScores scores = play(Specs.small("fitness", "wins"), 0, 1);
    for (int round = 0; round < 4; round++) {
      int r = round;
      double all = IntStream.range(0, 20).mapToDouble(i -> scores.worths()[i][r]).sum();
      assertThat(all).isEqualTo(100.0 * 4); // four tables of five
    }
  }

  @Test
  void aMixtureCountsWinsAndPoints() {
    assertThat(EvolutionFitness.parse("points").of(60, 1)).isEqualTo(60);
    assertThat(EvolutionFitness.parse("wins").of(60, 0.5)).isEqualTo(50);
    assertThat(EvolutionFitness.parse("mix:0.25").of(60, 1)).isEqualTo(70);
    for (String text : List.of("points", "wins", "mix:0.25")) {
      assertThat(EvolutionFitness.parse(text)).hasToString(text);
    }
    for (String wrong : List.of("", "luck", "mix:", "mix:2", "mix:NaN")) {
      assertThatThrownBy(() -> EvolutionFitness.parse(wrong)).isInstanceOf(Mistake.class);
    }
  }

  @Test
  void amongCopiesAPlayerCountsAllItsSeats() {
    EvolutionSpec spec = Specs.small("againstCopies", true, "populationSize", 3, "survivors", 1);
    RoundScores scores = play(spec, 2, 2);
    assertThat(scores.games()).isEqualTo(12);
    double[][] fifths = scores.points();
    for (double[] own : fifths) {
      for (double points : own) {
        assertThat(points * 5)
            .isCloseTo(Math.rint(points * 5), org.assertj.core.data.Offset.offset(1e-9));
      }
    }
  }
}
