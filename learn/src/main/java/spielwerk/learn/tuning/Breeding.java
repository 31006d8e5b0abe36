package spielwerk.learn.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import spielwerk.core.Mistake;

/**
 * How fillings come into being: drawn at first, later children of the better half, which lives on.
 *
 * @param mutation how likely each value of a child is changed
 * @param playable whether a filling makes an engine; those that do not are never born
 */
record Breeding(Template template, double mutation, Predicate<Filling> playable) {
  /** How often we try to get something playable. */
  private static final int TRIES = 1000;

  /** The first generation: the middle, and others drawn. */
  List<Filling> start(int size, RandomGenerator chance) {
    List<Filling> all = new ArrayList<>(List.of(template.middle()));
    while (all.size() < size) {
      all.add(drawn(chance));
    }
    return all;
  }

  private Filling drawn(RandomGenerator chance) {
    for (int i = 0; i < TRIES; i++) {
      Filling filling =
          new Filling(template.gaps().stream().map(gap -> chance.nextInt(gap.size())).toList());
      if (playable.test(filling)) {
        return filling;
      }
    }
    throw new Mistake(
        "Of %d fillings drawn none makes an engine, though the middle does, '%s'; narrow the gaps."
            .formatted(TRIES, template.engine(template.middle())));
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

  private Filling child(List<Filling> survivors, RandomGenerator chance) {
    int first = chance.nextInt(survivors.size());
    for (int i = 0; i < TRIES; i++) {
      // another one than the first, where there is another one
      int second =
          survivors.size() == 1
              ? first
              : (first + 1 + chance.nextInt(survivors.size() - 1)) % survivors.size();
      Filling child = crossed(survivors.get(first), survivors.get(second), chance);
      if (playable.test(child)) {
        return child;
      }
    }
    return survivors.get(first);
  }

  /** Uniform crossover: every value comes from either parent, and may mutate. */
  Filling crossed(Filling first, Filling second, RandomGenerator chance) {
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < template.gaps().size(); i++) {
      int place = (chance.nextBoolean() ? first : second).places().get(i);
      boolean mutates = chance.nextDouble() < mutation;
      places.add(mutates ? template.gaps().get(i).mutated(place, chance) : place);
    }
    return new Filling(places);
  }
}
