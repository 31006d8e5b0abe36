package spielwerk.learn.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;

class EvolutionTest {
  private static final Catalogue CATALOGUE = Catalogue.load();

  private static List<Evolution.Step> run(EvolutionSpec spec, int threads) {
    Evolution evolution = Evolution.of(spec, CATALOGUE);
    List<Evolution.Step> steps = new ArrayList<>();
    List<Individual> population = evolution.start();
    for (int i = 0; i < spec.generations(); i++) {
      steps.add(evolution.step(population, i, threads));
      population = steps.get(i).next();
    }
    return steps;
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  void anEvolutionIsTheSameOnAnyNumberOfThreads(int threads) {
    EvolutionSpec spec = Specs.small("degree", 2);
    assertThat(run(spec, threads)).isEqualTo(run(spec, 1));
  }

  @Test
  void anotherSeedIsAnotherEvolution() {
    EvolutionSpec spec = Specs.small();
    assertThat(run(spec, 1)).isNotEqualTo(run(spec.withSeed(4), 1));
  }

  @Test
  void pointsRiseFromThoseOfPlayersDrawn() {
    List<Evolution.Step> steps = run(Specs.with("degree", 1, "generations", 25, "mutation", 0), 2);
    assertThat(steps.get(0).figures().mean()).isLessThan(20);
    assertThat(steps.get(24).figures().mean()).isGreaterThan(35);
    assertThat(steps.get(0).figures().games()).isEqualTo(200);
  }

  @Test
  void copiesThatNothingChangesStayCopies() {
    List<Evolution.Step> steps =
        run(Specs.small("start", "alphaqwixx", "survivors", 1, "mutation", 0), 1);
    assertThat(steps)
        .allSatisfy(
            step -> {
              assertThat(step.figures().strategies()).isOne();
              assertThat(step.figures().fresh()).isZero();
            });
    assertThat(Evolution.of(Specs.small(), CATALOGUE).species().engine(steps.get(5).best().genes()))
        .isEqualTo("poly:b=1.5/-0.75/0.75/-3.75,c=0.0/0.0/-9.0/0.0");
  }

  @Test
  void anEvolutionThatOnlyGoesForwardRefusesWorseGenerations() {
    EvolutionSpec spec = Specs.small("onlyForward", true, "mutation", 0.5, "generations", 10);
    List<Evolution.Step> steps = run(spec, 1);
    Evolution.Step refused =
        steps.stream().filter(step -> !step.figures().accepted()).findFirst().orElseThrow();
    assertThat(refused.next())
        .containsExactlyInAnyOrderElementsOf(
            refused.ranked().stream().map(Evolution.Ranked::player).toList());
    assertThat(refused.figures().games()).isEqualTo(2 * 4 * 4);
  }

  @Test
  void theLastGenerationEndsWithItsPlayersTheBestFirst() {
    List<Evolution.Step> steps = run(Specs.small(), 1);
    Evolution.Step last = steps.get(5);
    assertThat(last.next().get(0)).isEqualTo(last.best());
    assertThat(last.next()).hasSize(20);
  }

  @ParameterizedTest
  @CsvSource({
    "survivors, 1.4, survivors 1.4",
    "children, -0.1, children -0.1",
    "mutation, 2, mutation 2.0",
    "smallestVariance, 1.01, smallestVariance 1.01",
    "smallestVariance, 0.1, middle field",
    "survivors, 0.1, parents",
    "populationSize, 1, populationSize 1",
    "rounds, 0, rounds 0",
    "generations, 0, generations 0",
    "elite, 500, elite 500"
  })
  void aParameterThatCannotBeIsNamed(String name, double value, String words) {
    Object given = value == Math.rint(value) ? (Object) (int) value : (Object) value;
    Object fitting = name.matches("populationSize|rounds|generations|elite") ? given : value;
    assertThatThrownBy(() -> Specs.with(name, fitting))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining(words);
  }

  @ParameterizedTest
  @CsvSource({
    "groupSize, 7, 'groupSize 7 is not allowed: qwixx: players=7'",
    "degree, 4, 'degree of 4'",
  })
  void aNumberThatTheGameOrThePlayerDoesNotKnowIsNamed(String name, int value, String words) {
    assertThatThrownBy(() -> Evolution.of(Specs.with(name, value), CATALOGUE))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining(words);
  }

  @ParameterizedTest
  @CsvSource({
    "player, random, 'random cannot be bred'",
    "player, nobody, 'no engine ''nobody'''",
    "game, chess, 'no game ''chess'''",
    "game, 'qwixx:players=3', 'leave players out'",
    "start, random, 'random is not a strategy'",
    "fitness, luck, 'fitness ''luck'''",
    "start, 'poly:a=1/1/1/1', ''"
  })
  void aWordThatMeansNothingIsNamed(String name, String value, String words) {
    assertThatThrownBy(
            () -> Evolution.of(Specs.with(Specs.with("degree", 1), name, value), CATALOGUE))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining(words);
  }

  @Test
  void nobodyWinsAmongCopies() {
    assertThatThrownBy(() -> Specs.with("fitness", "wins", "againstCopies", true))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("nobody wins");
  }
}
