package spielwerk.lab;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import spielwerk.arena.Match;
import spielwerk.arena.MatchSpec;
import spielwerk.arena.Tournament;
import spielwerk.arena.TournamentSpec;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.learn.evolution.Evolution;
import spielwerk.learn.evolution.EvolutionRun;
import spielwerk.learn.evolution.EvolutionSpec;
import spielwerk.learn.selfplay.SavedNets;
import spielwerk.learn.selfplay.TrainSpec;
import spielwerk.learn.selfplay.TrainingRun;
import spielwerk.learn.tuning.TuneSpec;
import spielwerk.learn.tuning.Tuning;
import spielwerk.learn.tuning.TuningRun;
import spielwerk.runs.Journal;
import spielwerk.runs.Runs;

/**
 * A run that somebody described in YAML: read, checked, and ready to begin. Nothing is written
 * before.
 */
public final class RunPlan {
  /** The kinds of run that can be described. */
  public static final List<String> KINDS =
      List.of("match", "tournament", "evolve", "tune", "train");

  private final String kind;
  private final Map<String, Object> fields;
  private final Function<Runs, Journal> beginning;

  private RunPlan(String kind, Map<String, Object> fields, Function<Runs, Journal> beginning) {
    this.kind = kind;
    this.fields = fields;
    this.beginning = beginning;
  }

  /**
   * Reads a description that came from elsewhere.
   *
   * @param catalogue what it may name; a closed one keeps it from starting programs
   * @param data where the runs are, for an evolution that goes on with the players of another one
   * @param seed for a description without one
   * @throws Mistake with the line, if something is wrong
   */
  public static RunPlan read(String kind, String yaml, Catalogue catalogue, Path data, long seed) {
    if (!KINDS.contains(kind)) {
      throw new Mistake(
          "There is no kind of run '" + kind + "'; there are " + String.join(", ", KINDS) + ".");
    }
    Fields fields = Fields.ofText(yaml);
    try {
      return new RunPlan(kind, fields.plain(), beginning(kind, fields, catalogue, data, seed));
    } catch (Mistake wrong) {
      throw fields.wrong(wrong);
    }
  }

  private static Function<Runs, Journal> beginning(
      String kind, Fields fields, Catalogue catalogue, Path data, long seed) {
    boolean seeded = fields.has("seed");
    Path nowhere = data.resolve("any");
    switch (kind) {
      case "match" -> {
        MatchSpec read = MatchFields.read(fields, catalogue);
        Match match = Match.of(seeded ? read : read.withSeed(seed), catalogue);
        return runs -> Match.begin(match.spec(), runs, false);
      }
      case "tournament" -> {
        TournamentSpec read = TournamentFields.read(nowhere, fields, catalogue);
        Tournament tournament = Tournament.of(seeded ? read : read.withSeed(seed), catalogue);
        return runs -> tournament.begin(runs, false);
      }
      case "evolve" -> {
        EvolutionSpec read = loaded(EvolutionFields.read(fields), fields, data);
        fields.done();
        Evolution evolution = Evolution.of(seeded ? read : read.withSeed(seed), catalogue);
        return runs -> EvolutionRun.begin(evolution, runs).journal();
      }
      case "tune" -> {
        Optional<Path> load = fields.textIfAny("load").map(name -> tuning(name, fields, data));
        TuneSpec read = TuneFields.read(nowhere, fields, catalogue);
        Tuning tuning = Tuning.of(seeded ? read : read.withSeed(seed), catalogue);
        return runs ->
            (load.isPresent()
                    ? TuningRun.begin(tuning, runs, load.get())
                    : TuningRun.begin(tuning, runs))
                .journal();
      }
      default -> {
        Optional<Path> load = fields.textIfAny("load").map(name -> net(name, fields, data));
        TrainSpec read = TrainFields.read(nowhere, fields, catalogue);
        TrainSpec spec = seeded ? read : read.withSeed(seed);
        return runs ->
            (load.isPresent()
                    ? TrainingRun.begin(spec, catalogue, runs, load.get())
                    : TrainingRun.begin(spec, catalogue, runs))
                .journal();
      }
    }
  }

  /** An evolution that goes on with the players of another one names it. */
  private static EvolutionSpec loaded(EvolutionSpec spec, Fields fields, Path data) {
    if (spec.load().isEmpty()) {
      return spec;
    }
    boolean name = spec.load().matches("[A-Za-z0-9][A-Za-z0-9-]*");
    Path population =
        data.resolve("runs").resolve(name ? spec.load() : "-").resolve(EvolutionRun.POPULATION);
    if (!Files.isRegularFile(population)) {
      throw fields.mistake("load", "there is no evolution '" + spec.load() + "'");
    }
    return spec.loading(population.toAbsolutePath().normalize().toString());
  }

  /** A tuning that goes on with the individuals of another one names it. */
  private static Path tuning(String name, Fields fields, Path data) {
    Path run = data.resolve("runs").resolve(name.matches("[A-Za-z0-9][A-Za-z0-9-]*") ? name : "-");
    if (!Files.isDirectory(run)) {
      throw fields.mistake("load", "there is no tuning '" + name + "'");
    }
    return run;
  }

  /** A training that goes on with a network of another one names it. */
  private static Path net(String name, Fields fields, Path data) {
    return new SavedNets(data)
        .find(name)
        .orElseThrow(
            () ->
                fields.mistake(
                    "load",
                    "there is no network '" + name + "'; write RUN, or RUN/12 for a generation"));
  }

  public String kind() {
    return kind;
  }

  /** What stands in the description: texts, lists and maps of them. */
  public Map<String, Object> fields() {
    return fields;
  }

  /**
   * Makes the folder of the run, which then stands at its beginning; who resumes it plays it.
   *
   * @return the name of the run
   */
  public String begin(Runs runs) {
    try (Journal journal = beginning.apply(runs)) {
      return journal.id();
    }
  }
}
