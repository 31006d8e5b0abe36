package spielwerk.learn.tuning;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Runner;
import spielwerk.core.Seeds;

/**
 * A tuning that can be run, a generation at a time. A generation depends on the spec and those
 * before it alone, so a tuning is the same on any number of threads and however often it was broken
 * off (unless the budget is a time).
 *
 * <p>All individuals of a generation play on the same seed, the next generation on another one: who
 * was lucky once is measured again. What the tuning came to is measured on games of its own in the
 * end, for the best of many is always luckier than it is good.
 */
public final class Tuning {
  /** What the streams of one generation are for. */
  private static final int BREED = 3;

  private static final int PLAY = 4;

  /** A number that no generation has. */
  private static final int BEFORE_ALL = -1;

  private final TuneSpec spec;
  private final Templates templates;
  private final Game game;
  private final Catalogue catalogue;
  private final OpponentGames opponentGames;
  private final GenotypeBreeder genotypeBreeder;
  private final CmaEs cmaEs;

  private Tuning(TuneSpec spec, Templates templates, Game game, Catalogue catalogue) {
    this.spec = spec;
    this.templates = templates;
    this.game = game;
    this.catalogue = catalogue;
    this.opponentGames = new OpponentGames(spec, game, catalogue);
    this.genotypeBreeder =
        new GenotypeBreeder(
            templates,
            spec.mutation(),
            spec.wordMutation(),
            genotype -> templates.takes(genotype, game, catalogue));
    this.cmaEs =
        new CmaEs(
            templates.kinds().get(0),
            spec.population(),
            spec.seed(),
            genotype -> templates.takes(genotype, game, catalogue));
  }

  /**
   * The tuning of a spec.
   *
   * @throws Mistake if there is no such game or engine, or they do not fit together
   */
  public static Tuning of(TuneSpec spec, Catalogue catalogue) {
    Game game = catalogue.game(spec.game());
    int seats = game.traits().seats();
    if (seats < 2) {
      throw new Mistake(game.text() + " has one seat; the tuner needs a game with opponents.");
    }
    if (spec.games() % seats != 0 || spec.check() % seats != 0) {
      throw new Mistake(
          "games %d and check %d must be multiples of %d, so that everybody sits equally often everywhere."
              .formatted(spec.games(), spec.check(), seats));
    }
    if (spec.rivals() == Rivals.POPULATION && spec.population() % seats != 0) {
      throw new Mistake(
          "population %d must be a multiple of %d, so that all tables are full."
              .formatted(spec.population(), seats));
    }
    Templates templates = Templates.parse(spec.engine());
    if (spec.population() < templates.kinds().size()) {
      throw new Mistake(
          "population %d is too small for %d engines."
              .formatted(spec.population(), templates.kinds().size()));
    }
    if (spec.method() == TuningMethod.CMAES && !templates.numbersAlone()) {
      throw new Mistake(
          "method cmaes tunes numbers of one engine; where there are words or several engines, take"
              + " breeding.");
    }
    templates.check(game, catalogue);
    spec.against().forEach(opponent -> catalogue.engine(opponent, game).close());
    return new Tuning(spec, templates, game, catalogue);
  }

  public TuneSpec spec() {
    return spec;
  }

  public Templates templates() {
    return templates;
  }

  /** How many games a generation has. */
  long matches() {
    long all = (long) spec.games() * spec.population();
    return spec.rivals() == Rivals.POPULATION
        ? all / game.traits().seats()
        : all * spec.against().size();
  }

  /** The seed on which a generation plays. */
  long seed(int generation) {
    return Seeds.derive(spec.seed(), generation, Seeds.Purpose.BREED, PLAY);
  }

  /** The seed of the games in the end: that of no generation. */
  long freshSeed() {
    return seed(BEFORE_ALL);
  }

  /**
   * The first generation.
   *
   * @param founders those it is to have, as many as there is room for; the others are drawn
   */
  List<Genotype> start(List<Genotype> founders) {
    if (spec.method() == TuningMethod.CMAES) {
      return cmaEs.next(List.of());
    }
    return genotypeBreeder.start(
        founders,
        spec.population(),
        Seeds.stream(spec.seed(), BEFORE_ALL, Seeds.Purpose.BREED, BREED));
  }

  /** The generation after those that have played. */
  List<Genotype> next(List<TuningGeneration> before) {
    if (spec.method() == TuningMethod.CMAES) {
      return cmaEs.next(before);
    }
    TuningGeneration last = before.get(before.size() - 1);
    return genotypeBreeder.next(
        last, Seeds.stream(spec.seed(), last.number(), Seeds.Purpose.BREED, BREED));
  }

  /** Lets a generation play; nothing if the runner was stopped. */
  Optional<TuningGeneration> play(List<Genotype> population, int number, Runner runner) {
    List<String> engines = population.stream().map(templates::engine).toList();
    return fitness(engines, seed(number), runner)
        .map(
            fitness -> {
              List<TuningGeneration.Ranked> ranked = new ArrayList<>();
              for (int i = 0; i < engines.size(); i++) {
                ranked.add(new TuningGeneration.Ranked(population.get(i), fitness.get(i)));
              }
              // those level stay in their order: one that has proved itself before comes first
              ranked.sort(Comparator.comparingDouble(TuningGeneration.Ranked::fitness).reversed());
              return new TuningGeneration(number, ranked);
            });
  }

  private Optional<List<Double>> fitness(List<String> engines, long seed, Runner runner) {
    if (spec.rivals() == Rivals.POPULATION) {
      return new PopulationGames(spec, game, catalogue).play(engines, seed, runner);
    }
    return opponentGames
        .play(engines, spec.games(), seed, runner)
        .map(
            all ->
                all.stream()
                    .map(
                        own ->
                            own.stream().mapToDouble(OpponentGames.Trial::fitness).sum()
                                / own.size())
                    .toList());
  }

  /** Measures an individual, and the middle beside it, on fresh games; nothing if stopped. */
  Optional<TuningResult> check(Genotype genotype, Runner runner) {
    String best = templates.engine(genotype);
    String middle = templates.engine(templates.middle(genotype.kind()));
    return opponentGames
        .play(List.of(best, middle), spec.check(), freshSeed(), runner)
        .map(
            results ->
                new TuningResult(
                    best,
                    middle,
                    spec.check(),
                    IntStream.range(0, spec.against().size())
                        .mapToObj(
                            i ->
                                new TuningResult.Row(
                                    spec.against().get(i),
                                    TuningResult.Score.of(results.get(0).get(i).tally()),
                                    TuningResult.Score.of(results.get(1).get(i).tally())))
                        .toList()));
  }
}
