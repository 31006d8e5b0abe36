package spielwerk.learn.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import spielwerk.core.Mistake;
import spielwerk.core.Seeds;

class BreedingTest {
  private static final Template TEMPLATE =
      Template.parse("{a:0..9 step 1} {b:0..9 step 1} {c:x|y}");

  private static RandomGenerator chance(int number) {
    return Seeds.stream(1, number, Seeds.Purpose.TEST, 0);
  }

  private static Breeding breeding(double mutation) {
    return new Breeding(TEMPLATE, mutation, filling -> true);
  }

  @Test
  void theFirstGenerationHasTheMiddleAndOthersOfAllKinds() {
    List<Filling> start = breeding(0).start(200, chance(0));
    assertThat(start).hasSize(200).first().isEqualTo(TEMPLATE.middle());
    for (int gap = 0; gap < 3; gap++) {
      int each = gap;
      assertThat(start.stream().map(filling -> filling.places().get(each)).distinct())
          .hasSize(TEMPLATE.gaps().get(gap).size());
    }
  }

  @Test
  void theBetterHalfLivesOnAndChildrenHaveEveryValueFromAParent() {
    for (int number = 0; number < 100; number++) {
      List<Generation.Ranked> ranked = new ArrayList<>();
      for (Filling filling : breeding(0).start(7, chance(number))) {
        ranked.add(new Generation.Ranked(filling, -ranked.size()));
      }
      List<Filling> next = breeding(0).next(new Generation(0, ranked), chance(-number - 1));
      List<Filling> better = ranked.subList(0, 4).stream().map(Generation.Ranked::filling).toList();
      assertThat(next).hasSize(7).startsWith(better.toArray(Filling[]::new));
      for (Filling child : next.subList(4, 7)) {
        assertThat(isChild(child, better)).isTrue();
      }
    }
  }

  private static boolean isChild(Filling child, List<Filling> parents) {
    return parents.stream()
        .anyMatch(
            one ->
                parents.stream()
                    .anyMatch(
                        two -> {
                          boolean fits = true;
                          for (int i = 0; i < 3; i++) {
                            Integer value = child.places().get(i);
                            fits &=
                                value.equals(one.places().get(i))
                                    || value.equals(two.places().get(i));
                          }
                          return fits;
                        }));
  }

  @Test
  void fillingsThatMakeNoEngineAreNeverBorn() {
    Breeding even = new Breeding(TEMPLATE, 1, filling -> filling.places().get(0) % 2 == 0);
    List<Filling> population = even.start(20, chance(0));
    for (int number = 0; number < 20; number++) {
      List<Generation.Ranked> ranked =
          population.stream().map(filling -> new Generation.Ranked(filling, 0)).toList();
      population = even.next(new Generation(number, ranked), chance(number));
      assertThat(population).hasSize(20).allMatch(filling -> filling.places().get(0) % 2 == 0);
    }
    Breeding none = new Breeding(TEMPLATE, 1, filling -> false);
    assertThatThrownBy(() -> none.start(2, chance(0)))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("narrow the gaps");
  }
}
