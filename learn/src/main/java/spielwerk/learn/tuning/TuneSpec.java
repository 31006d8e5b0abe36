package spielwerk.learn.tuning;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Locale;
import spielwerk.arena.MatchSpec;
import spielwerk.arena.Openings;
import spielwerk.core.Budget;
import spielwerk.core.Choice;
import spielwerk.core.Game;
import spielwerk.core.Limits;
import spielwerk.core.Mistake;
import spielwerk.runs.spec.Field;
import spielwerk.runs.spec.Reading;
import spielwerk.runs.spec.SpecCodec;

/**
 * All that decides a tuning.
 *
 * @param engine a {@link Template}, or several of which the population is mixed at first
 * @param against the opponents; each fills all other seats of its games. Where the population plays
 *     itself they are met in the end only
 * @param load the folder of the tuning whose last generation is the first of this one, or empty
 */
@RecordBuilder
public record TuneSpec(
    @Field(about = "the game, with its options", example = "fiveinarow") String game,
    @Field(
            about = "one engine or several, with parameters in braces: {a:0..2}",
            example = "team:mspider*{a:0..2}+mtactix*{b:0..2}",
            range = "0..")
        List<String> engine,
    @Field(
            about = "the opponents",
            example = "[kamikaze, snotnose]",
            single = "engine",
            range = "1..100")
        List<String> against,
    @Field(
            about =
                "against: they play the opponents; population: they play each other, and the"
                    + " opponents at the end",
            usual = "against")
        Rivals rivals,
    @Field(
            about = "score, or points: its points as a share of the best of the game",
            usual = "score")
        TuningFitness fitness,
    @Field(
            about = "games of each in a generation, against each opponent",
            usual = "20",
            range = "1..1_000_000")
        int games,
    @Field(
            about = "how many there are; the better half survives, the others are its children",
            usual = "20",
            range = "2..10_000")
        int population,
    @Field(about = "number of generations", usual = "20", range = "1..10_000") int generations,
    @Field(
            about =
                "breeding: children of the better half; cmaes: CMA-ES, for the numbers of one"
                    + " engine",
            usual = "breeding")
        TuningMethod method,
    @Field(about = "probability that a number of a child is changed", usual = "0.3", range = "0..1")
        double mutation,
    @Field(
            about = "probability that a word is drawn again; by default that of numbers",
            example = "0.3",
            range = "0..1")
        double wordMutation,
    @Field(
            about =
                "how much everyone may think per move: nodes=N, depth=N, sims=N, time=300ms, or"
                    + " several",
            usual = "free")
        Budget budget,
    @Field(about = "how advice becomes a move: best, sigma=N or temperature=N", usual = "best")
        Choice choice,
    @Field(about = Openings.ABOUT, example = "random:plies=2") Openings openings,
    @Field(about = "a game is drawn after this many moves; 0 for never", usual = "0", range = "0..")
        int maxMoves,
    @Field(
            about = "games of the best one against each opponent at the end",
            usual = "400",
            range = "1..1_000_000")
        int check,
    @Field(about = "begin with the last generation of another tuning", usual = "", example = "RUN")
        String load,
    @Field(about = "random seed; if omitted, one is chosen", usual = "0", example = "1") long seed)
    implements TuneSpecBuilder.With {

  private static final int USUAL_GAMES = 20;
  private static final int USUAL_CHECK = 400;
  private static final int LEAST_CMAES = 4;

  public static final SpecCodec<TuneSpec> CODEC =
      SpecCodec.of(TuningRun.TYPE.id(), TuneSpec.class, Openings.FORM)
          .rule("game", TuneSpec::withOpponents)
          .rule("engine", TuneSpec::templates)
          .rule("against[]", Reading::engine)
          .rule("games", (games, reading) -> fair("games", games, reading))
          .rule("check", (games, reading) -> fair("check", games, reading))
          .rule("population", TuneSpec::seated)
          .rule("load", TuneSpec::other)
          .usual("games", reading -> fair(USUAL_GAMES, reading))
          .usual("check", reading -> fair(USUAL_CHECK, reading))
          .usual("wordMutation", reading -> reading.real("mutation"))
          .usual("openings", reading -> Openings.usual(reading.game()))
          .upgrade(TuneSpec::upgraded);

  public TuneSpec {
    engine = List.copyOf(engine);
    against = List.copyOf(against);
    if (method == TuningMethod.CMAES && !load.isEmpty()) {
      throw new Mistake(
          "With method cmaes a tuning begins in the middle of all ranges, so load nothing.");
    }
    if (method == TuningMethod.CMAES && population < LEAST_CMAES) {
      throw new Mistake(
          "With method cmaes a population has at least %d, not %d."
              .formatted(LEAST_CMAES, population));
    }
  }

  /** A tuning with the usual values. */
  public static TuneSpec of(String game, List<String> engines, List<String> against) {
    return new TuneSpec(
        game,
        engines,
        against,
        Rivals.AGAINST,
        TuningFitness.SCORE,
        USUAL_GAMES,
        20,
        20,
        TuningMethod.BREEDING,
        0.3,
        0.3,
        Budget.FREE,
        Choice.BEST,
        Openings.parse("random:plies=2"),
        0,
        USUAL_CHECK,
        "",
        0);
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  static TuneSpec fromJson(JsonNode json) {
    return CODEC.fromJson(json);
  }

  @JsonValue
  JsonNode toJson() {
    return CODEC.toJson(this);
  }

  /** Before a spec had the same fields in YAML and in {@code spec.json}. */
  private static JsonNode upgraded(JsonNode json) {
    if (!json.has("engines")) {
      return json;
    }
    ObjectNode spec = json.deepCopy();
    spec.set("engine", json.path("engines"));
    for (String word : List.of("rivals", "fitness")) {
      spec.put(word, json.path(word).asText().toLowerCase(Locale.ROOT));
    }
    return spec;
  }

  private static Object withOpponents(Object text, Reading reading) {
    Object game = Reading.game(text, reading);
    if (reading.game().traits().seats() < 2) {
      throw new Mistake("the tuner needs a game with opponents, not one with one seat.");
    }
    return game;
  }

  /** The engines are tried, unless the tuning is part of an experiment, which tries them later. */
  private static Object templates(Object engines, Reading reading) {
    Templates templates =
        Templates.parse(((List<?>) engines).stream().map(String.class::cast).toList());
    if (reading.data().isPresent()) {
      templates.check(reading.game(), reading.catalogue());
    }
    return engines;
  }

  /** A number of games in which everybody sits everywhere alike. */
  private static Object fair(String name, Object games, Reading reading) {
    int seats = reading.game().traits().seats();
    if ((Integer) games % seats != 0) {
      throw new Mistake(
          "'%s' must be a multiple of %d, so that everybody sits equally often everywhere."
              .formatted(name, seats));
    }
    return games;
  }

  private static int fair(int usual, Reading reading) {
    int seats = reading.game().traits().seats();
    return (usual + seats - 1) / seats * seats;
  }

  private static Object seated(Object population, Reading reading) {
    int seats = reading.game().traits().seats();
    if (reading.value("rivals") == Rivals.POPULATION && (Integer) population % seats != 0) {
      throw new Mistake(
          "'population' must be a multiple of %d, so that all tables are full.".formatted(seats));
    }
    return population;
  }

  private static Object other(Object text, Reading reading) {
    return reading
        .run((String) text)
        .orElseThrow(() -> new Mistake("There is no tuning '" + text + "'."))
        .toString();
  }

  /** A match as everybody plays it here. */
  MatchSpec match(Game on, List<String> table, int count, long with) {
    return MatchSpec.of(on, table, count, with)
        .withBudgets(List.of(budget))
        .withChoices(List.of(choice))
        .withOpenings(openings)
        .withLimits(Limits.NONE.withMaxMoves(maxMoves));
  }
}
