package spielwerk.learn.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import spielwerk.core.Mistake;
import spielwerk.core.Seeds;

class GenotypeBreederTest {
  private static final Template TEMPLATE =
      Template.parse("{a:0..9 step 1} {b:0..9 step 1} {c:x|y}");
  private static final Templates ALONE = new Templates(List.of(TEMPLATE));

  private static RandomGenerator chance(int number) {
    return Seeds.stream(1, number, Seeds.Purpose.TEST, 0);
  }

  private static GenotypeBreeder breeding(double mutation) {
    return new GenotypeBreeder(ALONE, mutation, mutation, genotype -> true);
  }

  @Test
  void theFirstGenerationHasTheMiddleAndOthersOfAllKinds() {
    List<Genotype> start = breeding(0).start(200, chance(0));
    assertThat(start).hasSize(200).first().isEqualTo(TEMPLATE.middle());
    for (int gap = 0; gap < 3; gap++) {
      int each = gap;
      assertThat(start.stream().map(genotype -> genotype.places().get(each)).distinct())
          .hasSize(TEMPLATE.gaps().get(gap).size());
    }
  }

  @Test
  void theBetterHalfLivesOnAndChildrenHaveEveryValueFromAParent() {
    for (int number = 0; number < 100; number++) {
      List<TuningGeneration.Ranked> ranked = new ArrayList<>();
      for (Genotype genotype : breeding(0).start(7, chance(number))) {
        ranked.add(new TuningGeneration.Ranked(genotype, -ranked.size()));
      }
      List<Genotype> next = breeding(0).next(new TuningGeneration(0, ranked), chance(-number - 1));
      List<Genotype> better =
          ranked.subList(0, 4).stream().map(TuningGeneration.Ranked::filling).toList();
      assertThat(next).hasSize(7).startsWith(better.toArray(Genotype[]::new));
      for (Genotype child : next.subList(4, 7)) {
        assertThat(isChild(child, better)).isTrue();
      }
    }
  }

  private static boolean isChild(Genotype child, List<Genotype> parents) {
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
    GenotypeBreeder even =
        new GenotypeBreeder(ALONE, 1, 1, genotype -> genotype.places().get(0) % 2 == 0);
    List<Genotype> population = even.start(20, chance(0));
    for (int number = 0; number < 20; number++) {
      List<TuningGeneration.Ranked> ranked =
          population.stream().map(genotype -> new TuningGeneration.Ranked(genotype, 0)).toList();
      population = even.next(new TuningGeneration(number, ranked), chance(number));
      assertThat(population).hasSize(20).allMatch(genotype -> genotype.places().get(0) % 2 == 0);
    }
    GenotypeBreeder none = new GenotypeBreeder(ALONE, 1, 1, genotype -> false);
    assertThatThrownBy(() -> none.start(2, chance(0)))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("narrow the parameters");
  }

  private static final Template DEPENDENT =
      Template.parse(
          "{s:ucb|epsilon|greedy} {c:0..9 step 1 if s=ucb} {e:0..9 step 1 if s=epsilon}"
              + " {t:on|off if s=ucb|epsilon} {u:0..9 step 1 if t=on} {free:0..9 step 1}");

  @Test
  void dependentValuesFollowTheParentThatGaveTheirConditionAndMutateOnlyWhereTheyCount() {
    Templates templates = new Templates(List.of(DEPENDENT));
    boolean[] moved = new boolean[6];
    for (int number = 0; number < 5000; number++) {
      // parents that share no value, so that every value tells where it comes from
      RandomGenerator chance = chance(number);
      List<Integer> one = new ArrayList<>();
      List<Integer> other = new ArrayList<>();
      for (TunedParameter tunedParameter : DEPENDENT.gaps()) {
        int place = chance.nextInt(tunedParameter.size());
        one.add(place);
        other.add((place + 1 + chance.nextInt(tunedParameter.size() - 1)) % tunedParameter.size());
      }
      GenotypeBreeder still = new GenotypeBreeder(templates, 0, 0, genotype -> true);
      List<Integer> heir =
          still.crossed(new Genotype(one), new Genotype(other), chance(-number - 1)).places();
      List<Integer> giver = heir.get(0).equals(one.get(0)) ? one : other;
      assertThat(heir.subList(0, 5)).isEqualTo(giver.subList(0, 5));
      assertThat(heir.get(5)).isIn(one.get(5), other.get(5));

      GenotypeBreeder moving = new GenotypeBreeder(templates, 1, 0.5, genotype -> true);
      List<Integer> child =
          moving.crossed(new Genotype(one), new Genotype(one), chance(number)).places();
      String select = DEPENDENT.gaps().get(0).text(child.get(0));
      boolean explores = !select.equals("greedy");
      boolean[] counts = {
        true,
        select.equals("ucb"),
        select.equals("epsilon"),
        explores,
        explores && child.get(3) == 0,
        true
      };
      for (int gap = 0; gap < 6; gap++) {
        boolean other2 = !child.get(gap).equals(one.get(gap));
        assertThat(counts[gap] || !other2).isTrue();
        assertThat(DEPENDENT.counts(gap, child)).isEqualTo(counts[gap]);
        moved[gap] |= other2;
      }
    }
    assertThat(moved).containsOnly(true);
  }

  @Test
  void aMixedPopulationStartsInEqualPartsAndKindsDoNotCross() {
    Template other = Template.parse("{a:0..99 step 1}");
    GenotypeBreeder mixed =
        new GenotypeBreeder(new Templates(List.of(TEMPLATE, other)), 0.5, 0.5, genotype -> true);
    List<Genotype> population = mixed.start(20, chance(0));
    assertThat(population.stream().filter(each -> each.kind() == 1)).hasSize(10);
    assertThat(population).startsWith(TEMPLATE.middle(), new Genotype(1, List.of(49)));
    for (int number = 0; number < 30; number++) {
      List<TuningGeneration.Ranked> ranked =
          population.stream().map(genotype -> new TuningGeneration.Ranked(genotype, 0)).toList();
      population = mixed.next(new TuningGeneration(number, ranked), chance(number));
      assertThat(population)
          .hasSize(20)
          .allMatch(each -> each.places().size() == (each.kind() == 0 ? 3 : 1));
    }
    // a single survivor of its kind has children too, and a kind without survivors has none
    List<TuningGeneration.Ranked> ranked = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      Genotype genotype = i == 0 ? new Genotype(1, List.of(50)) : TEMPLATE.middle();
      ranked.add(new TuningGeneration.Ranked(genotype, -i));
    }
    assertThat(mixed.next(new TuningGeneration(0, ranked), chance(7)).stream().map(Genotype::kind))
        .contains(0, 1);
    ranked.add(ranked.remove(0));
    assertThat(mixed.next(new TuningGeneration(0, ranked), chance(7)).stream().map(Genotype::kind))
        .containsOnly(0);
  }
}
