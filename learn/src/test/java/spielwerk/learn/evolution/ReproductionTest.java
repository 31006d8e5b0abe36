package spielwerk.learn.evolution;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import spielwerk.core.Catalogue;
import spielwerk.core.Seeds;
import spielwerk.core.Species;

/** How a generation comes from the one before, 4.3. */
class ReproductionTest {
  private static final Catalogue CATALOGUE = Catalogue.load();
  private static final Species SPECIES = CATALOGUE.species("poly", CATALOGUE.game("qwixx"), 1);

  private final RandomGenerator chance = Seeds.stream(1);

  /** Players whose genes are all their number. */
  private static List<Individual> players(int count) {
    return IntStream.range(0, count)
        .mapToObj(
            i ->
                new Individual(
                    Individual.id(0, i),
                    Individual.Origin.FOUNDER,
                    List.of(),
                    IntStream.range(0, 8).mapToObj(gene -> (double) i).toList()))
        .toList();
  }

  private static List<Double> first(List<Individual> players) {
    return players.stream().map(player -> player.genes().get(0)).toList();
  }

  @Test
  void theSecondChildIsTheMeanOfTheThirdAndFourthOfTheRanking() {
    Ranking ranking = new Ranking(List.of(9, 7, 5, 4, 3, 2, 1, 0), List.of(8, 6), 7);
    Reproduction.Brood brood =
        new Reproduction(SPECIES, 0, 0).next(players(10), ranking, 3, 1, chance);
    // five above the middle field, the middle field, which has no children, and three children
    assertThat(first(brood.players()))
        .containsExactly(9.0, 7.0, 5.0, 4.0, 3.0, 8.0, 6.0, 8.0, 4.5, 2.5);
    Individual second = brood.players().get(8);
    assertThat(second.parents()).containsExactly("0.5", "0.4");
    assertThat(second.origin()).isEqualTo(Individual.Origin.CHILD);
    assertThat(second.id()).isEqualTo("1.8");
  }

  @Test
  void aChildIsNewOnlyIfNobodyHadItsStrategy() {
    Ranking ranking = new Ranking(List.of(9, 7, 5, 4, 3, 2, 1, 0), List.of(8, 6), 7);
    // the mean of 9 and 7 is 8, which is there
    assertThat(new Reproduction(SPECIES, 0, 0).next(players(10), ranking, 3, 1, chance).fresh())
        .isEqualTo(2);
  }

  @Test
  void theOtherNewcomersAreDrawnFromTheRangeOfTheGenes() {
    Ranking ranking = new Ranking(IntStream.range(0, 100).boxed().toList(), List.of(), 20);
    List<Individual> next =
        new Reproduction(SPECIES, 0, 0).next(players(100), ranking, 10, 1, chance).players();
    assertThat(next).hasSize(100);
    List<Individual> drawn = next.subList(30, 100);
    assertThat(drawn)
        .allSatisfy(player -> assertThat(player.origin()).isEqualTo(Individual.Origin.DRAWN));
    List<Double> genes = drawn.stream().flatMap(player -> player.genes().stream()).toList();
    assertThat(genes).hasSize(70 * 8).allMatch(gene -> gene >= -10 && gene < 10);
    assertThat(genes.stream().mapToDouble(gene -> gene).average().orElse(9)).isBetween(-1.0, 1.0);
  }

  @Test
  void mutationDrawsGenesAnewInEverybody() {
    Ranking all = new Ranking(IntStream.range(0, 200).boxed().toList(), List.of(), 200);
    List<Individual> before = players(200);
    List<Individual> after =
        new Reproduction(SPECIES, 0.05, 0).next(before, all, 0, 1, chance).players();
    int changed = 0;
    for (int i = 0; i < 200; i++) {
      for (int gene = 0; gene < 8; gene++) {
        changed += after.get(i).genes().get(gene).equals(before.get(i).genes().get(gene)) ? 0 : 1;
      }
    }
    assertThat(changed).isBetween(50, 110); // 80 of 1600 expected, deviation 9
    assertThat(after.stream().filter(player -> player.origin() == Individual.Origin.MUTANT))
        .allSatisfy(player -> assertThat(player.parents()).hasSize(1));
  }

  @Test
  void withoutMutationSurvivorsStayAsTheyAre() {
    Ranking all = new Ranking(IntStream.range(0, 20).boxed().toList(), List.of(), 20);
    assertThat(new Reproduction(SPECIES, 0, 0).next(players(20), all, 0, 1, chance).players())
        .isEqualTo(players(20));
  }

  @Test
  void anEliteIsSparedAndNobodyElse() {
    Ranking all = new Ranking(IntStream.range(0, 20).boxed().toList(), List.of(), 20);
    List<Individual> after =
        new Reproduction(SPECIES, 1, 3).next(players(20), all, 0, 1, chance).players();
    assertThat(after.subList(0, 3)).isEqualTo(players(20).subList(0, 3));
    List<Double> changed = new ArrayList<>(first(after.subList(3, 20)));
    assertThat(changed).doesNotContainAnyElementsOf(first(players(20)));
  }
}
