package spielwerk.lab;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
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
import spielwerk.learn.selfplay.TrainSpec;
import spielwerk.learn.selfplay.TrainingRun;
import spielwerk.learn.tuning.TuneSpec;
import spielwerk.learn.tuning.Tuning;
import spielwerk.learn.tuning.TuningRun;
import spielwerk.runs.Journal;
import spielwerk.runs.RunFolder;
import spielwerk.runs.Runs;
import spielwerk.runs.spec.Fields;
import spielwerk.runs.spec.SpecCodec;

/**
 * A run that somebody described in YAML: read, checked, and ready to begin. Nothing is written
 * before.
 */
public final class RunPlan {
  /** How the spec of each kind of run that can be described is read. */
  public static final Map<String, SpecCodec<?>> CODECS =
      Map.of(
          "match", MatchSpec.CODEC,
          "tournament", TournamentSpec.CODEC,
          "evolve", EvolutionSpec.CODEC,
          "tune", TuneSpec.CODEC,
          "train", TrainSpec.CODEC);

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
   * @param data where the runs are, for a description that names another one
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
    switch (kind) {
      case "match" -> {
        MatchSpec read = MatchSpec.CODEC.read(fields, catalogue, data);
        Match match = Match.of(seeded ? read : read.withSeed(seed), catalogue);
        return runs -> Match.begin(match.spec(), runs, false);
      }
      case "tournament" -> {
        TournamentSpec read = TournamentSpec.CODEC.read(fields, catalogue, data);
        Tournament tournament = Tournament.of(seeded ? read : read.withSeed(seed), catalogue);
        return runs -> tournament.begin(runs, false);
      }
      case "evolve" -> {
        EvolutionSpec read = EvolutionSpec.CODEC.read(fields, catalogue, data);
        Evolution evolution = Evolution.of(seeded ? read : read.withSeed(seed), catalogue);
        return runs -> EvolutionRun.begin(evolution, runs).journal();
      }
      case "tune" -> {
        TuneSpec read = TuneSpec.CODEC.read(fields, catalogue, data);
        Tuning tuning = Tuning.of(seeded ? read : read.withSeed(seed), catalogue);
        return runs -> TuningRun.begin(tuning, runs).journal();
      }
      default -> {
        TrainSpec read = TrainSpec.CODEC.read(fields, catalogue, data);
        TrainSpec spec = seeded ? read : read.withSeed(seed);
        return runs -> TrainingRun.begin(spec, catalogue, runs).journal();
      }
    }
  }

  /** The spec of a run in today's form, whatever the form of its file is. */
  public static JsonNode spec(RunFolder run) {
    SpecCodec<?> codec = CODECS.get(run.info().kind());
    return codec == null ? run.info().spec() : today(codec, run.info().spec());
  }

  private static <S extends Record> JsonNode today(SpecCodec<S> codec, JsonNode spec) {
    return codec.toJson(codec.fromJson(spec));
  }

  /**
   * The YAML for a run that begins where another one stands, to be changed by hand.
   *
   * @throws Mistake if it is neither training nor evolution nor tuning
   */
  public static String carryOn(RunFolder run) {
    JsonNode spec = run.info().spec();
    return switch (run.info().kind()) {
      case "train" -> TrainSpec.CODEC.toYaml(TrainSpec.CODEC.fromJson(spec), run.id());
      case "tune" -> TuneSpec.CODEC.toYaml(TuneSpec.CODEC.fromJson(spec), run.id());
      case "evolve" ->
          EvolutionSpec.CODEC.toYaml(EvolutionSpec.CODEC.fromJson(spec).withStart(""), run.id());
      default ->
          throw new Mistake(
              "The run %s is a %s; only a training, an evolution or a tuning can be carried on."
                  .formatted(run.id(), run.info().kind()));
    };
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
