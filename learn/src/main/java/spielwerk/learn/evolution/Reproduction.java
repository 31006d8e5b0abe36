package spielwerk.learn.evolution;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import spielwerk.core.Species;

/**
 * How a new generation comes from a ranked one (4.3): survivors, children, players drawn to fill
 * up, and mutation, which spares nobody unless an elite is wanted.
 *
 * @param elite how many of the best mutation spares
 */
record Reproduction(Species species, double mutation, int elite) {

  /**
   * A new generation.
   *
   * @param fresh how many children came out with a strategy that nobody had ("neue einzigartige
   *     Strategie durch Rekombination", 5.4)
   */
  record Brood(List<Individual> players, int fresh) {}

  /**
   * The next generation.
   *
   * @param generation its number, for the ids of the newborn
   */
  Brood next(
      List<Individual> population,
      Ranking ranking,
      int children,
      int generation,
      RandomGenerator chance) {
    List<Individual> next = new ArrayList<>();
    ranking.top().forEach(player -> next.add(population.get(player)));
    ranking.middle().forEach(player -> next.add(population.get(player)));
    Set<List<Double>> known = new HashSet<>();
    population.forEach(player -> known.add(player.genes()));
    int fresh = 0;
    for (int i = 0; i < children; i++) {
      Individual child =
          child(
              Individual.id(generation, next.size()),
              population.get(ranking.relied().get(2 * i)),
              population.get(ranking.relied().get(2 * i + 1)));
      fresh += known.add(child.genes()) ? 1 : 0;
      next.add(child);
    }
    fill(next, population.size(), generation, Individual.Origin.DRAWN, chance);
    return new Brood(mutated(next, generation, chance), fresh);
  }

  /** The mean of two neighbours in the ranking. */
  static Individual child(String id, Individual first, Individual second) {
    List<Double> genes =
        IntStream.range(0, first.genes().size())
            .mapToObj(i -> (first.genes().get(i) + second.genes().get(i)) / 2)
            .toList();
    return new Individual(id, Individual.Origin.CHILD, List.of(first.id(), second.id()), genes);
  }

  /** Draws players until there are as many as wanted. */
  void fill(
      List<Individual> players,
      int size,
      int generation,
      Individual.Origin origin,
      RandomGenerator chance) {
    while (players.size() < size) {
      List<Double> genes =
          IntStream.range(0, species.genes()).mapToObj(gene -> draw(chance)).toList();
      players.add(
          new Individual(Individual.id(generation, players.size()), origin, List.of(), genes));
    }
  }

  private double draw(RandomGenerator chance) {
    return chance.nextDouble(species.least(), species.most());
  }

  private List<Individual> mutated(
      List<Individual> players, int generation, RandomGenerator chance) {
    List<Individual> all = new ArrayList<>();
    for (int number = 0; number < players.size(); number++) {
      Individual player = players.get(number);
      all.add(
          mutation == 0 || number < elite
              ? player
              : mutated(player, Individual.id(generation, number), chance));
    }
    return all;
  }

  /** Every gene is drawn anew with the probability that the rate gives. */
  Individual mutated(Individual player, String id, RandomGenerator chance) {
    List<Double> genes = new ArrayList<>(player.genes());
    boolean changed = false;
    for (int i = 0; i < genes.size(); i++) {
      if (chance.nextDouble() < mutation) {
        genes.set(i, draw(chance));
        changed = true;
      }
    }
    if (!changed || player.origin() == Individual.Origin.DRAWN && player.id().equals(id)) {
      return new Individual(player.id(), player.origin(), player.parents(), genes);
    }
    // a child that mutates at birth has its own parents, anybody else comes from what it was
    List<String> from = player.id().equals(id) ? player.parents() : List.of(player.id());
    return new Individual(id, Individual.Origin.MUTANT, from, genes);
  }
}
