package spielwerk.learn.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;

class CmaEsTest {
  private static final Template TEMPLATE = Template.parse("{a:0..2} {b:-1..1} {c:0..10 step 1}");

  private static CmaEs search(long seed) {
    return new CmaEs(TEMPLATE, 8, seed, genotype -> true);
  }

  private static List<TuningGeneration> generations(
      CmaEs search, int count, ToDoubleFunction<List<Double>> worth) {
    List<TuningGeneration> generations = new ArrayList<>();
    for (int number = 0; number < count; number++) {
      List<TuningGeneration.Ranked> ranked = new ArrayList<>();
      for (Genotype each : search.next(generations)) {
        ranked.add(new TuningGeneration.Ranked(each, worth.applyAsDouble(numbers(each))));
      }
      ranked.sort((one, other) -> Double.compare(other.fitness(), one.fitness()));
      generations.add(new TuningGeneration(number, ranked));
    }
    return generations;
  }

  private static List<Double> numbers(Genotype genotype) {
    return TEMPLATE.values(genotype).stream().map(Double::valueOf).toList();
  }

  /** Highest at 1.6, -0.4 and 7, steeper in one direction than in another. */
  private static double hill(List<Double> at) {
    double a = at.get(0) - 1.6;
    double b = at.get(1) + 0.4;
    double c = (at.get(2) - 7) / 10;
    return 1 - (a * a + 10 * (a + b) * (a + b) + c * c) / 100;
  }

  @Test
  void itFindsTheTopOfAHillFromTheMiddle() {
    for (long seed = 1; seed <= 5; seed++) {
      TuningGeneration last = generations(search(seed), 40, CmaEsTest::hill).get(39);
      List<Double> best = numbers(last.best().filling());
      assertThat(best.get(0)).isCloseTo(1.6, within(0.05));
      assertThat(best.get(1)).isCloseTo(-0.4, within(0.05));
      assertThat(best.get(2)).isBetween(6.0, 8.0); // in whole steps
    }
  }

  @Test
  void aGenerationFollowsFromThoseBeforeAlone() {
    List<TuningGeneration> all = generations(search(3), 12, CmaEsTest::hill);
    for (int number = 0; number < all.size(); number++) {
      List<Genotype> again = search(3).next(all.subList(0, number));
      assertThat(again)
          .containsExactlyInAnyOrderElementsOf(
              all.get(number).ranked().stream().map(TuningGeneration.Ranked::filling).toList());
    }
    assertThat(search(4).next(List.of())).isNotEqualTo(search(3).next(List.of()));
  }

  @Test
  void everybodyStaysWithinTheRangesEvenIfTheTopLiesOutside() {
    for (TuningGeneration generation :
        generations(search(1), 30, at -> (at.get(0) + at.get(1)) / 4 + 0.5)) {
      for (TuningGeneration.Ranked each : generation.ranked()) {
        for (int gap = 0; gap < 3; gap++) {
          assertThat(each.filling().places().get(gap))
              .isBetween(0, TEMPLATE.gaps().get(gap).size() - 1);
        }
      }
    }
  }

  @Test
  void whereNothingIsBetterItGoesOnAllTheSame() {
    assertThat(generations(search(2), 60, at -> 0.5))
        .allSatisfy(generation -> assertThat(generation.ranked()).hasSize(8));
  }

  @Test
  void whoMakesNoEngineIsReplacedByTheMiddle() {
    CmaEs picky = new CmaEs(TEMPLATE, 8, 1, genotype -> genotype.places().get(2) < 5);
    List<Genotype> first = picky.next(List.of());
    assertThat(first).contains(TEMPLATE.middle()).anyMatch(each -> each.places().get(2) < 5);
    assertThat(first).allMatch(each -> each.places().get(2) < 5 || each.equals(TEMPLATE.middle()));
  }
}
