package spielwerk.lab.evolution;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.core.Seeds;
import spielwerk.lab.Findings;
import spielwerk.lab.Study;
import spielwerk.lab.StudyContext;
import spielwerk.learn.evolution.Evolution;
import spielwerk.learn.evolution.EvolutionSpec;
import spielwerk.learn.evolution.GenerationStatistics;
import spielwerk.learn.tuning.CmaEs;
import spielwerk.learn.tuning.Genotype;
import spielwerk.learn.tuning.Template;
import spielwerk.learn.tuning.TunedParameter;
import spielwerk.learn.tuning.TuningGeneration;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.spec.YamlFields;

/**
 * The parameters of an evolution tuned by {@link CmaEs}: a setting is worth what the best player of
 * the last generation wins in a {@link ChampionDuel}, in the mean over some cycles. All settings of
 * a step have the same seeds, the next step others. The best of the last step is at last run beside
 * the given setting, on seeds that no step had; and it is said what the search has cost.
 *
 * @param given the setting that is known
 * @param settings the parameters that are tuned, with a gap for the value of each
 * @param population how many settings are tried in a step
 * @param cycles how many evolutions each has
 * @param check how many evolutions the tuned and the given setting have at last
 */
public record HyperparameterStudy(
    EvolutionSpec given,
    Template settings,
    ChampionDuel duel,
    int steps,
    int population,
    int cycles,
    int check)
    implements Study {
  /** A number that no step has. */
  private static final int AT_LAST = -1;

  private static final int LEAST = 4;
  private static final int MOST = 10_000;

  /**
   * What came of one evolution.
   *
   * @param wins of its best player
   * @param points of its last population
   * @param games that it took
   */
  record Outcome(double wins, double points, long games) {}

  /**
   * A step of the search.
   *
   * @param games that it took
   */
  record Step(TuningGeneration tried, long games) {}

  static HyperparameterStudy read(YamlFields fields) {
    YamlFields evolution = fields.part("evolution");
    if (fields.has("generations")) {
      evolution = evolution.with(fields.only("generations"));
    }
    EvolutionSpec given = EvolutionSpec.CODEC.readPart(evolution, Catalogue.load());
    evolution.done();
    YamlFields parameters = fields.part("parameters");
    Template settings =
        Template.parse(
            parameters.names().stream()
                .map(name -> name + ": {" + name + ":" + parameters.text(name) + "}")
                .collect(Collectors.joining(", ")));
    HyperparameterStudy study =
        new HyperparameterStudy(
            given,
            settings,
            ChampionDuel.read(fields.part("duel")),
            fields.integer("steps", 1, MOST),
            fields.integer("population", LEAST, MOST),
            fields.integer("cycles", 1, MOST),
            fields.integer("check", 2, MOST));
    for (TunedParameter parameter : settings.gaps()) {
      if (!(parameter instanceof TunedParameter.Range)
          || !EvolutionSpec.CODEC.toJson(given).path(parameter.name()).isNumber()) {
        throw parameters.mistake(
            parameter.name(),
            "'" + parameter.name() + "' is not a numeric parameter of an evolution");
      }
    }
    if (study.setting(settings.middle()).isEmpty()) {
      throw fields.mistake("parameters", "no evolution has the middle of all these ranges");
    }
    return study;
  }

  @Override
  public void check(Catalogue catalogue) {
    duel.check(catalogue);
    Evolution.of(given, catalogue);
  }

  /** The evolution with these parameters; nothing if they do not go together. */
  private Optional<EvolutionSpec> setting(Genotype genotype) {
    ObjectNode spec = EvolutionSpec.CODEC.toJson(given).deepCopy();
    List<String> values = settings.values(genotype);
    for (int i = 0; i < values.size(); i++) {
      String name = settings.gaps().get(i).name();
      BigDecimal value = new BigDecimal(values.get(i));
      if (spec.path(name).isIntegralNumber()) {
        spec.put(name, value.longValueExact());
      } else {
        spec.put(name, value);
      }
    }
    try {
      return Optional.of(EvolutionSpec.CODEC.fromJson(spec));
    } catch (Mistake doNotGoTogether) {
      return Optional.empty();
    }
  }

  @Override
  public Findings run(StudyContext studyContext) {
    CmaEs search =
        new CmaEs(
            settings, population, studyContext.seed(), genotype -> setting(genotype).isPresent());
    List<Step> tried = new ArrayList<>();
    for (int step = 0; step < steps; step++) {
      tried.add(step(search.next(tried.stream().map(Step::tried).toList()), step, studyContext));
    }
    Genotype best = tried.get(steps - 1).tried().best().filling();
    List<EvolutionSpec> both = List.of(setting(best).orElseThrow(), given);
    List<Outcome> last = outcomes("check", both, check, AT_LAST, studyContext);
    return new HyperparameterReport(
            this, tried, best, last.subList(0, check), last.subList(check, 2 * check))
        .findings();
  }

  private Step step(List<Genotype> genotypes, int number, StudyContext studyContext) {
    List<EvolutionSpec> specs =
        genotypes.stream().map(genotype -> setting(genotype).orElseThrow()).toList();
    List<Outcome> all = outcomes("step-" + number, specs, cycles, number, studyContext);
    List<TuningGeneration.Ranked> ranked = new ArrayList<>();
    for (int i = 0; i < genotypes.size(); i++) {
      double wins = mean(all.subList(i * cycles, (i + 1) * cycles));
      ranked.add(new TuningGeneration.Ranked(genotypes.get(i), wins));
    }
    ranked.sort(Comparator.comparingDouble(TuningGeneration.Ranked::fitness).reversed());
    long games = all.stream().mapToLong(Outcome::games).sum();
    return new Step(new TuningGeneration(number, ranked), games);
  }

  private static double mean(List<Outcome> outcomes) {
    return Estimate.mean(outcomes.stream().mapToDouble(Outcome::wins).toArray()).value();
  }

  /** By setting, and for each by cycle. */
  private List<Outcome> outcomes(
      String part, List<EvolutionSpec> specs, int each, int step, StudyContext studyContext) {
    long seed = Seeds.derive(studyContext.seed(), step, Seeds.Purpose.BREED, 0);
    return studyContext.all(
        part,
        Outcome.class,
        specs.size() * each,
        i -> outcome(specs.get(i / each), i % each, seed, studyContext));
  }

  private Outcome outcome(EvolutionSpec spec, int cycle, long seed, StudyContext studyContext) {
    Catalogue catalogue = studyContext.catalogue();
    long own = Seeds.derive(seed, cycle, Seeds.Purpose.BREED, 1);
    long dice = Seeds.derive(seed, cycle, Seeds.Purpose.DICE, 0);
    EvolutionCurve curve =
        EvolutionCurve.of(
            Evolution.of(spec.withSeed(own).withDice(dice), catalogue),
            champion -> duel.share(champion, dice, catalogue),
            studyContext.stop());
    List<GenerationStatistics> generations = curve.generations();
    return new Outcome(
        curve.wins(),
        generations.get(generations.size() - 1).mean(),
        generations.stream().mapToLong(GenerationStatistics::games).sum());
  }

  /** What stands in the parameters. */
  String shown(Genotype genotype) {
    return settings.engine(genotype);
  }

  /** What stands in them in the given setting. */
  String shown() {
    return settings.gaps().stream()
        .map(gap -> gap.name() + ": " + EvolutionSpec.CODEC.toJson(given).path(gap.name()).asText())
        .collect(Collectors.joining(", "));
  }
}
