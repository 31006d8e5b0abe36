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
record Breeding(
    Templates templates, double mutation, double wordMutation, Predicate<Filling> playable) {
  /** How often we try to get something playable. */
  private static final int TRIES = 1000;

  /** The first generation: as many of each kind, the middle among them, the others drawn. */
  List<Filling> start(int size, RandomGenerator chance) {
    return start(List.of(), size, chance);
  }

  /** The same with some that are there already, as far as there is room. */
  List<Filling> start(List<Filling> founders, int size, RandomGenerator chance) {
    int kinds = templates.kinds().size();
    List<Filling> all = new ArrayList<>(founders.subList(0, Math.min(size, founders.size())));
    while (all.size() < size) {
      int kind = all.size() % kinds;
      all.add(all.size() < kinds ? templates.middle(kind) : drawn(kind, chance));
    }
    return all;
  }

  private Filling drawn(int kind, RandomGenerator chance) {
    List<Gap> gaps = templates.kinds().get(kind).gaps();
    for (int i = 0; i < TRIES; i++) {
      Filling filling =
          new Filling(kind, gaps.stream().map(gap -> chance.nextInt(gap.size())).toList());
      if (playable.test(filling)) {
        return filling;
      }
    }
    throw new Mistake(
        "Of %d fillings drawn none makes an engine, though the middle does, '%s'; narrow the gaps."
            .formatted(TRIES, templates.engine(templates.middle(kind))));
  }

  /** The better half, the best first, and as many children as there is room for. */
  List<Filling> next(Generation generation, RandomGenerator chance) {
    int size = generation.ranked().size();
    List<Filling> survivors =
        generation.ranked().subList(0, (size + 1) / 2).stream()
            .map(Generation.Ranked::filling)
            .toList();
    List<Filling> all = new ArrayList<>(survivors);
    while (all.size() < size) {
      all.add(child(survivors, chance));
    }
    return all;
  }

  /** A child has the kind of its first parent, and two parents of that kind if there are two. */
  private Filling child(List<Filling> survivors, RandomGenerator chance) {
    int number = chance.nextInt(survivors.size());
    Filling first = survivors.get(number);
    List<Filling> alike = survivors.stream().filter(each -> each.kind() == first.kind()).toList();
    int place =
        (int) survivors.stream().limit(number).filter(s -> s.kind() == first.kind()).count();
    for (int i = 0; i < TRIES; i++) {
      // another one than the first, where there is another one
      int second =
          alike.size() == 1 ? place : (place + 1 + chance.nextInt(alike.size() - 1)) % alike.size();
      Filling child = crossed(first, alike.get(second), chance);
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
  Filling crossed(Filling first, Filling second, RandomGenerator chance) {
    Template template = templates.of(first);
    List<Integer> places = new ArrayList<>();
    List<Filling> givers = new ArrayList<>();
    for (int i = 0; i < template.gaps().size(); i++) {
      Filling giver =
          template
              .conditions()
              .get(i)
              .map(when -> givers.get(when.gap()))
              .orElseGet(() -> chance.nextBoolean() ? first : second);
      givers.add(giver);
      int place = giver.places().get(i);
      Gap gap = template.gaps().get(i);
      double rate = gap instanceof Gap.Words ? wordMutation : mutation;
      boolean mutates = template.counts(i, places) && chance.nextDouble() < rate;
      places.add(mutates ? gap.mutated(place, chance) : place);
    }
    return new Filling(first.kind(), places);
  }
}
