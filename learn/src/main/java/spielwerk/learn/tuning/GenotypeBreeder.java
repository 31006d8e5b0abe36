package spielwerk.learn.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import spielwerk.core.Mistake;

/**
 * How fillings come into being: drawn at first, later children of the better half, which lives on.
 *
 * @param mutation how likely each number of a child is changed
 * @param wordMutation how likely each word of a child is drawn anew
 * @param playable whether a filling makes an engine; those that do not are never born
 */
record GenotypeBreeder(
    Templates templates, double mutation, double wordMutation, Predicate<Genotype> playable) {
  /** How often we try to get something playable. */
  private static final int TRIES = 1000;

  /** The first generation: as many of each kind, the middle among them, the others drawn. */
  List<Genotype> start(int size, RandomGenerator chance) {
    return start(List.of(), size, chance);
  }

  /** The same with some that are there already, as far as there is room. */
  List<Genotype> start(List<Genotype> founders, int size, RandomGenerator chance) {
    int kinds = templates.kinds().size();
    List<Genotype> all = new ArrayList<>(founders.subList(0, Math.min(size, founders.size())));
    while (all.size() < size) {
      int kind = all.size() % kinds;
      all.add(all.size() < kinds ? templates.middle(kind) : drawn(kind, chance));
    }
    return all;
  }

  private Genotype drawn(int kind, RandomGenerator chance) {
    List<TunedParameter> gaps = templates.kinds().get(kind).gaps();
    for (int i = 0; i < TRIES; i++) {
      Genotype genotype =
          new Genotype(
              kind,
              gaps.stream().map(tunedParameter -> chance.nextInt(tunedParameter.size())).toList());
      if (playable.test(genotype)) {
        return genotype;
      }
    }
    throw new Mistake(
        "None of %d random individuals makes an engine, though the middle does, '%s'; narrow the parameters."
            .formatted(TRIES, templates.engine(templates.middle(kind))));
  }

  /** The better half, the best first, and as many children as there is room for. */
  List<Genotype> next(TuningGeneration generation, RandomGenerator chance) {
    int size = generation.ranked().size();
    List<Genotype> survivors =
        generation.ranked().subList(0, (size + 1) / 2).stream()
            .map(TuningGeneration.Ranked::filling)
            .toList();
    List<Genotype> all = new ArrayList<>(survivors);
    while (all.size() < size) {
      all.add(child(survivors, chance));
    }
    return all;
  }

  /** A child has the kind of its first parent, and two parents of that kind if there are two. */
  private Genotype child(List<Genotype> survivors, RandomGenerator chance) {
    int number = chance.nextInt(survivors.size());
    Genotype first = survivors.get(number);
    List<Genotype> alike = survivors.stream().filter(each -> each.kind() == first.kind()).toList();
    int place =
        (int) survivors.stream().limit(number).filter(s -> s.kind() == first.kind()).count();
    for (int i = 0; i < TRIES; i++) {
      // another one than the first, where there is another one
      int second =
          alike.size() == 1 ? place : (place + 1 + chance.nextInt(alike.size() - 1)) % alike.size();
      Genotype child = crossed(first, alike.get(second), chance);
      if (playable.test(child)) {
        return child;
      }
    }
    return first;
  }

  /**
   * Uniform crossover: every value comes from either parent, and may mutate. A value that counts
   * under a condition comes from the parent that gave what the condition asks for, and mutates only
   * if it counts in the child (6.3 of the thesis).
   */
  Genotype crossed(Genotype first, Genotype second, RandomGenerator chance) {
    Template template = templates.of(first);
    List<Integer> places = new ArrayList<>();
    List<Genotype> givers = new ArrayList<>();
    for (int i = 0; i < template.gaps().size(); i++) {
      Genotype giver =
          template
              .conditions()
              .get(i)
              .map(when -> givers.get(when.gap()))
              .orElseGet(() -> chance.nextBoolean() ? first : second);
      givers.add(giver);
      int place = giver.places().get(i);
      TunedParameter tunedParameter = template.gaps().get(i);
      double rate = tunedParameter instanceof TunedParameter.Words ? wordMutation : mutation;
      boolean mutates = template.counts(i, places) && chance.nextDouble() < rate;
      places.add(mutates ? tunedParameter.mutated(place, chance) : place);
    }
    return new Genotype(first.kind(), places);
  }
}
