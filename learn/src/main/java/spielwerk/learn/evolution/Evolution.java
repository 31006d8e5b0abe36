package spielwerk.learn.evolution;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Name;
import spielwerk.core.Runner;
import spielwerk.core.Seeds;
import spielwerk.core.Species;

/**
 * An evolution that can be run, a generation at a time: all play, the trainer ranks them, and the
 * next generation is bred from the ranking (chapter 4). A step depends on the spec, the population
 * and the number of the generation alone, so an evolution is the same on any number of threads and
 * however often it was interrupted.
 */
public final class Evolution {
  private final EvolutionSpec spec;
  private final Species species;
  private final Rounds rounds;
  private final Reproduction reproduction;

  private Evolution(EvolutionSpec spec, Game game, Species species) {
    this.spec = spec;
    this.species = species;
    this.rounds = new Rounds(spec, game, species);
    this.reproduction = new Reproduction(species, spec.mutation(), spec.elite());
  }

  /**
   * The evolution of a spec.
   *
   * @throws Mistake if there is no such game or engine, or they do not fit together
   */
  public static Evolution of(EvolutionSpec spec, Catalogue catalogue) {
    Game game = game(spec, catalogue);
    Evolution evolution =
        new Evolution(spec, game, catalogue.species(spec.player(), game, spec.degree()));
    if (!spec.start().isEmpty()) {
      evolution.species.genes(spec.start());
    }
    return evolution;
  }

  /** The game for a group: one that has as many seats, or takes them as an option. */
  static Game game(EvolutionSpec spec, Catalogue catalogue) {
    Game game = catalogue.game(spec.game());
    if (game.traits().seats() == spec.groupSize()) {
      return game;
    }
    Name name = Name.parse(spec.game());
    if (name.options().containsKey("players")) {
      throw new Mistake(
          "%s is for %d players, but groupSize is %d; leave players out."
              .formatted(spec.game(), game.traits().seats(), spec.groupSize()));
    }
    try {
      Map<String, String> options = new LinkedHashMap<>(name.options());
      options.put("players", "" + spec.groupSize());
      return catalogue.game(new Name(name.id(), name.values(), options).toString());
    } catch (Mistake wrong) {
      throw new Mistake(
          "groupSize %d is not allowed: %s".formatted(spec.groupSize(), wrong.getMessage()), wrong);
    }
  }

  public EvolutionSpec spec() {
    return spec;
  }

  public Species species() {
    return species;
  }

  /** The population to begin with: copies of one player, or players drawn by chance. */
  public List<Individual> start() {
    if (spec.start().isEmpty()) {
      return start(List.of());
    }
    List<Double> genes = species.genes(spec.start());
    return IntStream.range(0, spec.populationSize())
        .mapToObj(
            i -> new Individual(Individual.id(0, i), Individual.Origin.FOUNDER, List.of(), genes))
        .toList();
  }

  /**
   * The population to begin with: those loaded, the first of them if there are more than wanted.
   */
  public List<Individual> start(List<Individual> loaded) {
    List<Individual> players = new ArrayList<>();
    for (Individual player : loaded.subList(0, Math.min(loaded.size(), spec.populationSize()))) {
      String id = Individual.id(0, players.size());
      players.add(new Individual(id, Individual.Origin.FOUNDER, List.of(), player.genes()));
    }
    RandomGenerator chance = Seeds.stream(spec.seed(), -1, Seeds.Purpose.BREED, 0);
    reproduction.fill(players, spec.populationSize(), 0, Individual.Origin.FOUNDER, chance);
    return players;
  }

  /**
   * What a generation brought.
   *
   * @param ranked all players of it, the best first
   * @param next the generation after it; after the last one the ranked players themselves
   */
  public record Step(GenerationStatistics figures, List<Ranked> ranked, List<Individual> next) {
    public Individual best() {
      return ranked.get(0).player();
    }
  }

  /** Where a player stands after a generation's games. */
  public record Ranked(
      Individual player, Field field, double points, double fitness, double variance) {}

  /** The parts of a ranking (figure 5). */
  public enum Field {
    TOP,
    MIDDLE,
    OUT
  }

  /** One generation, on some threads. */
  public Step step(List<Individual> population, int generation, int threads) {
    return step(population, generation, Runner.of(threads));
  }

  /** One generation. */
  public Step step(List<Individual> population, int generation, Runner runner) {
    RandomGenerator seating = Seeds.stream(spec.seed(), generation, Seeds.Purpose.BREED, 0);
    RoundScores scores = rounds.play(population, generation, seating, runner);
    Ranking ranking = Ranking.of(scores, spec.shares());
    List<Ranked> ranked = ranked(population, scores, ranking);
    if (generation == spec.generations() - 1) {
      return new Step(
          GenerationStatistics.of(generation, population, scores, scores.games(), 0, true),
          ranked,
          ranked.stream().map(Ranked::player).toList());
    }
    RandomGenerator chance = Seeds.stream(spec.seed(), generation, Seeds.Purpose.BREED, 1);
    Reproduction.Brood brood =
        reproduction.next(population, ranking, spec.shares().children(), generation + 1, chance);
    int games = scores.games();
    boolean accepted = true;
    if (spec.onlyForward()) {
      // on the same dice, or luck would decide what is progress
      RandomGenerator again = Seeds.stream(spec.seed(), generation, Seeds.Purpose.BREED, 2);
      RoundScores offspring = rounds.play(brood.players(), generation, again, runner);
      games += offspring.games();
      accepted = offspring.mean() >= scores.mean();
    }
    return new Step(
        GenerationStatistics.of(
            generation, population, scores, games, accepted ? brood.fresh() : 0, accepted),
        ranked,
        accepted ? brood.players() : population);
  }

  /** The mean points of a player and its copies, game by game, with dice that no generation saw. */
  double[] amongCopies(String engine, int games) {
    return rounds.amongCopies(species.genes(engine), games);
  }

  private static List<Ranked> ranked(
      List<Individual> population, RoundScores scores, Ranking ranking) {
    List<Ranked> all = new ArrayList<>();
    for (int player : ranking.all()) {
      int place = all.size();
      Field field =
          place >= ranking.survivors()
              ? Field.OUT
              : place < ranking.top().size() ? Field.TOP : Field.MIDDLE;
      all.add(
          new Ranked(
              population.get(player),
              field,
              scores.points(player),
              scores.fitness(player),
              scores.variance(player)));
    }
    return all;
  }
}
