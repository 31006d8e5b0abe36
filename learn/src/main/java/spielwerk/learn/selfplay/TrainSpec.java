package spielwerk.learn.selfplay;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Map;
import spielwerk.arena.Openings;
import spielwerk.core.Mistake;
import spielwerk.runs.spec.Field;
import spielwerk.runs.spec.Reading;
import spielwerk.runs.spec.SpecCodec;

/**
 * All that decides a training.
 *
 * @param load the file of the network to begin with, or empty for a random one
 */
@RecordBuilder
public record TrainSpec(
    @Field(about = "the game, with its options", example = "connect4:width=5,height=4") String game,
    @Field(about = "number of generations", usual = "50", range = "1..100_000") int generations,
    @Field(about = "the shape of the network", usual = "{}") Shape net,
    @Field(about = "self-play", usual = "{}") Play selfplay,
    @Field(about = "the replay buffer: the latest positions, which are learnt from", usual = "{}")
        Window buffer,
    @Field(about = "how the network is trained", usual = "{}") Training training,
    @Field(
            about = "a match that a new network must win to replace the old one",
            usual = "{games: 0}")
        Gate gate,
    @Field(
            about = "matches against fixed opponents; by default none",
            usual = "{every: 0, opponents: []}")
        Rate rate,
    @Field(about = "share of the time in which the machine rests", usual = "0", range = "0..0.95")
        double throttle,
    @Field(
            about = "one of this many networks is kept; the first and the last two always are",
            usual = "1",
            range = "1..100_000")
        int keep,
    @Field(
            about = "number of threads at most; 0 for all that the program may use",
            usual = "0",
            range = "0..1024")
        int threads,
    @Field(
            about = "begin with a network of another training; RUN for its newest",
            usual = "",
            example = "RUN/12")
        String load,
    @Field(about = "random seed; if omitted, one is chosen", usual = "0", example = "1") long seed)
    implements TrainSpecBuilder.With {

  private static final int MOST_POSITIONS = 20_000_000;
  private static final int USUAL_MOST = 1_000_000;
  private static final double USUAL_PER_NEW = 4;
  private static final double USUAL_END = 1e-6;

  public static final SpecCodec<TrainSpec> CODEC =
      SpecCodec.of(TrainingRun.TYPE.id(), TrainSpec.class, Openings.FORM, new ScheduleForm())
          .rule("game", Reading::game)
          .rule("gate.games", TrainSpec::even)
          .rule("rate.games", TrainSpec::even)
          .rule("rate.opponents[]", Reading::engine)
          .rule("training.perNew", TrainSpec::either)
          .rule("load", TrainSpec::network)
          .usual("buffer.most", reading -> Math.max(reading.integer("size"), USUAL_MOST))
          .usual("training.perNew", reading -> reading.real("coverage") > 0 ? 0.0 : USUAL_PER_NEW)
          .usual("training.end", reading -> Math.min(reading.real("rate"), USUAL_END))
          .check(TrainingRun::game)
          .upgrade(TrainSpec::upgraded);

  /**
   * The paper's (3.3): 4 blocks of 64 channels, a policy head of 32 channels, a value head of one
   * channel and 64 neurons.
   */
  public record Shape(
      @Field(about = "residual blocks", usual = "4", range = "0..40") int blocks,
      @Field(about = "channels of each block", usual = "64", range = "1..512") int channels,
      @Field(about = "channels of the policy head", usual = "32", range = "1..256")
          int policyChannels,
      @Field(about = "neurons of the value head", usual = "64", range = "1..1024") int valueHidden,
      @Field(about = "channels of the value head", usual = "1", range = "1..256")
          int valueChannels) {
    public static final Shape PAPER = new Shape(4, 64, 32, 64, 1);
  }

  /**
   * How it plays against itself.
   *
   * @param scale how much Gumbel's search trusts its values (c_scale); with 1, as some have it,
   *     connect4 on 6x5 was learnt much more slowly than with 0.1 or 0.2
   * @param temperature of the first moves, drawn from what the search wants to the power of its
   *     inverse; later the best move is played
   * @param openingPlies each number from 1 to this is equally likely
   * @param full only moves with all simulations are learnt from (KataGo)
   */
  @RecordBuilder
  public record Play(
      @Field(about = "games of a generation", usual = "256", range = "1..1_000_000") int games,
      @Field(
              about = "games of a thread that share the network's batches",
              usual = "64",
              range = "1..4096")
          int lockstep,
      @Field(about = "simulations per move; {1: 16, 10: 32} by generation; or paper", usual = "32")
          SimulationSchedule sims,
      @Field(
              about =
                  "whether Gumbel's search, which needs few simulations, is used instead of PUCT",
              usual = "true")
          boolean gumbel,
      @Field(
              about = "moves that Gumbel's search considers at most",
              usual = "16",
              range = "1..1000")
          int considered,
      @Field(
              about = "how much Gumbel's search trusts its values",
              usual = "0.2",
              range = "0.001..100")
          double scale,
      @Field(about = "how much PUCT trusts the network", usual = "1.5", range = "0..100")
          double cpuct,
      @Field(
              about = "alpha of the Dirichlet noise at the root, for PUCT; 0 for none",
              usual = "0",
              range = "0..100")
          double noise,
      @Field(about = "how much of the root's priors is noise", usual = "0.25", range = "0..1")
          double noiseShare,
      @Field(about = "temperature of the first moves", usual = "1", range = "0.01..100")
          double temperature,
      @Field(
              about = "how many moves are chosen at this temperature",
              usual = "0",
              range = "0..10_000")
          int plies,
      @Field(about = "share of games that begin with random moves", usual = "0.15", range = "0..1")
          double openings,
      @Field(about = "how many random moves at most", usual = "12", range = "1..100")
          int openingPlies,
      @Field(
              about = "a solver scores games with this many moves left; 0 for never",
              usual = "0",
              range = "0..20")
          int exact,
      @Field(
              about =
                  "a solver scores positions of the search with this many moves left; 0 for none",
              usual = "0",
              range = "0..20")
          int leaves,
      @Field(
              about = "share of these games that the solver plays to the end",
              usual = "0",
              range = "0..1")
          double endings,
      @Field(
              about = "share of moves with all simulations; only these are learnt from",
              usual = "1",
              range = "0.01..1")
          double full,
      @Field(about = "simulations of the other moves", usual = "1", range = "1..1_000_000")
          int fast,
      @Field(about = "whether a search reuses the tree of the previous move", usual = "false")
          boolean reuse,
      @Field(
              about = "positions whose evaluation a thread caches",
              usual = "200_000",
              range = "0..4_000_000")
          int cache,
      @Field(about = "whether blocks are quantised to bytes, about twice as fast", usual = "false")
          boolean int8)
      implements TrainSpecPlayBuilder.With {}

  /** The latest positions, which are learnt from. */
  public record Window(
      @Field(
              about = "how many positions; if it grows, how many before it does",
              usual = "40_000",
              range = "1..20_000_000")
          int size,
      @Field(
              about = "fixed, or growing with all positions that were ever played, as in KataGo",
              usual = "fixed")
          Growth window,
      @Field(
              about = "how many positions it grows to",
              example = "1_000_000",
              range = "1..20_000_000")
          int most) {
    private static final double EXPONENT = 0.75;
    private static final double SLOPE = 0.4;

    /** Whether a window grows. */
    public enum Growth {
      FIXED,
      GROWING
    }

    public Window {
      if (most < size) {
        throw new Mistake(
            "'most' must be a whole number from %d to %d.".formatted(size, MOST_POSITIONS));
      }
    }

    /** How many positions count when this many were made: c (1 + b ((n/c)^a - 1) / a). */
    public int at(long made) {
      if (window == Growth.FIXED || made <= size) {
        return size;
      }
      double grown = (Math.pow((double) made / size, EXPONENT) - 1) / EXPONENT;
      return (int) Math.min(most, size * (1 + SLOPE * grown));
    }
  }

  /**
   * How it learns.
   *
   * @param coverage how often a position of the buffer is seen in a generation (3.4.1); 0 if {@code
   *     perNew} counts
   * @param perNew 0 if {@code coverage} counts
   * @param fade the factor by which the rate falls over the training, evenly on a logarithmic
   *     scale; 1 keeps it
   */
  public record Training(
      @Field(about = "positions per step", usual = "512", range = "2..65_536") int batch,
      @Field(
              about = "how often a position is seen in a generation, if perNew is not given",
              usual = "0",
              range = "0..1000")
          double coverage,
      @Field(about = "positions drawn for each new one", example = "4", range = "0..1000")
          double perNew,
      @Field(about = "highest learning rate of the cycle", usual = "0.01", range = "1e-7..1")
          double rate,
      @Field(
              about = "factor of the learning rate in the last generation",
              usual = "1",
              range = "1e-4..1")
          double fade,
      @Field(
              about = "share of steps in which the learning rate rises",
              usual = "0.3",
              range = "0..1")
          double warmup,
      @Field(about = "learning rate at the end of the cycle", example = "0.000001", range = "0..1")
          double end,
      @Field(about = "weight decay", usual = "0.0001", range = "0..1") double decay,
      @Field(
              about = "share of the search's value, beside the result, in the value to learn",
              usual = "0",
              range = "0..1")
          double searched) {
    public Training {
      if ((coverage > 0) == (perNew > 0)) {
        throw new Mistake("Training needs either coverage or perNew, above 0.");
      }
      if (end > rate) {
        throw new Mistake("'end' must be a number from 0 to %s.".formatted(rate));
      }
    }

    /** The highest learning rate of a generation, counted from 1. */
    public double rate(int generation, int generations) {
      return rate * Math.pow(fade, (generation - 1.0) / Math.max(1, generations - 1));
    }

    /** Steps of a generation: buffer x coverage / batch. */
    public int steps(int buffer, int fresh) {
      double drawn = coverage > 0 ? buffer * coverage : fresh * perNew;
      return (int) Math.max(1, drawn / batch);
    }
  }

  /** Whether a new network must beat the old one (2.4.3). */
  public record Gate(
      @Field(
              about = "games of the match; 0 if every new network is taken",
              usual = "100",
              range = "0..1_000_000")
          int games,
      @Field(about = "score that the new network needs", usual = "0.55", range = "0..1")
          double threshold,
      @Field(about = "simulations per move", usual = "64", range = "1..1_000_000") int sims,
      @Field(about = "openings of these games", usual = "random:plies=4") Openings openings) {}

  /**
   * Matches against fixed opponents.
   *
   * @param every so many generations, and generation 0 and the last one
   */
  public record Rate(
      @Field(about = "every how many generations; 0 for never", usual = "1", range = "0..100_000")
          int every,
      @Field(about = "the opponents", example = "[random]", range = "0..50") List<String> opponents,
      @Field(about = "games against each opponent", usual = "100", range = "2..1_000_000")
          int games,
      @Field(about = "simulations per move", usual = "64", range = "1..1_000_000") int sims,
      @Field(about = "whether Gumbel's search is used", usual = "false") boolean gumbel,
      @Field(about = "openings of these games", usual = "random:plies=4") Openings openings) {
    public Rate {
      opponents = List.copyOf(opponents);
    }

    /** Whether a generation is rated, in a training with this many of them. */
    boolean turn(int generation, int generations) {
      return every > 0
          && (generation % every == 0 || generation == generations)
          && !opponents.isEmpty();
    }
  }

  public TrainSpec {
    if (gate.games() % 2 != 0 || rate.games() % 2 != 0) {
      throw new Mistake("Matches have an even number of games: each opening from both seats.");
    }
  }

  /** A training with the usual values. */
  public static TrainSpec of(String game) {
    return CODEC.make(Map.of("game", game));
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  static TrainSpec fromJson(JsonNode json) {
    return CODEC.fromJson(json);
  }

  @JsonValue
  JsonNode toJson() {
    return CODEC.toJson(this);
  }

  /** Before a spec had the same fields in YAML and in {@code spec.json}. */
  private static JsonNode upgraded(JsonNode json) {
    if (!json.path("buffer").has("growing")) {
      return json;
    }
    ObjectNode spec = json.deepCopy();
    ObjectNode buffer = spec.withObjectProperty("buffer");
    buffer.put("window", buffer.path("growing").asBoolean() ? "growing" : "fixed");
    ObjectNode sims = spec.withObjectProperty("selfplay").putObject("sims");
    for (JsonNode step : json.path("selfplay").path("sims").path("steps")) {
      sims.set(step.path("from").asText(), step.path("sims"));
    }
    return spec;
  }

  private static Object even(Object games, Reading reading) {
    if ((Integer) games % 2 != 0) {
      throw new Mistake("'games' must be even: every opening is played from both seats.");
    }
    return games;
  }

  private static Object either(Object perNew, Reading reading) {
    if (reading.real("coverage") > 0 && (Double) perNew > 0) {
      throw new Mistake("give either 'coverage' or 'perNew', which both set how much is learnt.");
    }
    return perNew;
  }

  /** The network that a spec names: of a run, or a file. */
  private static Object network(Object text, Reading reading) {
    String name = (String) text;
    return reading
        .data()
        .flatMap(data -> new SavedNets(data).find(name))
        .or(() -> reading.beside(name))
        .orElseThrow(
            () ->
                new Mistake(
                    "there is no network '%s': load takes a network of a run, such as RUN/12, or a file."
                        .formatted(name)))
        .toString();
  }
}
