package spielwerk.nets.zero;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.EngineMaker;
import spielwerk.core.Exact;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Option;
import spielwerk.core.Settings;
import spielwerk.nets.Net;

/** The engine {@code zero} with all its switches. Loads a network once for all it makes. */
public final class ZeroMaker implements EngineMaker {
  private static final EngineInfo INFO =
      new EngineInfo(
          "zero",
          "Zero",
          "Spielwerk",
          "Searches by a network that taught itself, as AlphaZero does. Plays every game for two that has an encoding for networks.",
          List.of(
              Option.file(
                  "net", "the file of the network; if not given, the one that ships for the game"),
              Option.size(
                  "sims",
                  "400",
                  1 << 30,
                  "simulations per move, 0: the network's raw policy; if not given, as many as"
                      + " the budget allows, else 400"),
              Option.size("nodes", "0", 1L << 40, "positions to expand at most; 0 for no limit"),
              Option.time("time", "", "time for a move"),
              Option.real(
                  "cpuct", 1.5, 0, 100, "how much the network's priors count in the search"),
              Option.real(
                  "fpu",
                  -1,
                  -1,
                  10,
                  "an untried move is worth its parent's value less this times the root of the"
                      + " priors tried; -1: worth 0"),
              Option.flag(
                  "gumbel", false, "halve the moves at the root step by step instead of PUCT"),
              Option.integer("considered", 16, 1, 4096, "moves that gumbel begins with"),
              Option.real("scale", 1, 0, 100, "how much values count for gumbel, c_scale"),
              Option.integer(
                  "batch",
                  8,
                  1,
                  256,
                  "leaves that the network evaluates in one batch; 1 searches best, more is faster"),
              Option.flag(
                  "int8",
                  false,
                  "quantise the network to bytes: about twice as fast, slightly less exact"),
              Option.flag("reuse", true, "keep the tree from one move to the next"),
              Option.integer(
                  "solve",
                  12,
                  0,
                  20,
                  "solve a position with this many moves left, where the game has a solver; 0: never"),
              Option.integer(
                  "leafsolve", 0, 0, 14, "the same for the leaves of the tree; 0: never"),
              Option.size(
                  "cache", "16k", 1 << 20, "evaluations of the network to cache; 0 for none"),
              Option.real(
                  "temperature", 0, 0, 100, "draw moves by visits^(1/t) in the opening; 0: never"),
              Option.integer("moves", 8, 0, 100_000, "how many moves the opening has"),
              Option.real(
                  "noise",
                  0,
                  0,
                  1,
                  "share of random noise in the root's priors; how strong the noise of gumbel is"),
              Option.real(
                  "alpha",
                  0.5,
                  0.001,
                  1000,
                  "concentration of that noise: the smaller, the fewer moves get most of it")));

  private final LoadedNets nets = new LoadedNets();

  @Override
  public EngineInfo info() {
    return INFO;
  }

  @Override
  public boolean plays(Game game) {
    return game.traits().isDuel() && game.knowledge().encoding().isPresent();
  }

  @Override
  public long memory(Game game, Settings settings, Catalogue catalogue) {
    return (1 << 20) + EvalCache.memory(game.traits().codes(), settings.size("cache"));
  }

  @Override
  public Engine make(Game game, Settings settings, Catalogue catalogue) {
    Optional<Supplier<Exact>> exact = exact(game, settings, catalogue);
    ZeroOptions options = options(settings);
    boolean lookOnly = settings.has("sims") && settings.size("sims") == 0;
    Budget own =
        new Budget(
            settings.size("nodes"),
            0,
            settings.has("sims") ? settings.size("sims") : 0,
            settings.time("time").map(Duration::toMillis).orElse(0L));
    ZeroEngine.PlayOptions playOptions =
        new ZeroEngine.PlayOptions(
            own,
            lookOnly,
            (int) settings.size("cache"),
            settings.real("temperature"),
            settings.integer("moves"));
    boolean int8 = settings.flag("int8");
    Net net =
        settings.text("net").isEmpty()
            ? nets.shipped(game, int8)
            : nets.open(game, settings.text("net"), int8);
    return new ZeroEngine(INFO, game, options, playOptions, net, exact.map(Supplier::get));
  }

  private static ZeroOptions options(Settings settings) {
    boolean gumbel = settings.flag("gumbel");
    for (String option : List.of("considered", "scale")) {
      if (!gumbel && settings.has(option)) {
        throw new Mistake("zero: " + option + " only applies to gumbel; add gumbel.");
      }
    }
    for (String option : List.of("cpuct", "fpu", "alpha")) {
      if (gumbel && settings.has(option)) {
        throw new Mistake("zero: " + option + " does not apply to gumbel; leave it out.");
      }
    }
    ZeroOptions options =
        ZeroOptions.PAPER
            .withExact(settings.integer("leafsolve"), settings.integer("solve"))
            .withReuse(settings.flag("reuse"))
            .withBatch(settings.integer("batch"));
    double noise = settings.real("noise");
    return gumbel
        ? options.withGumbel(settings.integer("considered"), 50, settings.real("scale"), noise)
        : options
            .withCpuct(settings.real("cpuct"))
            .withFpu(settings.real("fpu"))
            .withNoise(settings.real("alpha"), noise);
  }

  /** Who solves endings, if that is wanted and somebody can. */
  private static Optional<Supplier<Exact>> exact(
      Game game, Settings settings, Catalogue catalogue) {
    if (settings.integer("solve") == 0 && settings.integer("leafsolve") == 0) {
      return Optional.empty();
    }
    Optional<Supplier<Exact>> exact = catalogue.exact(game);
    for (String option : List.of("solve", "leafsolve")) {
      if (exact.isEmpty() && settings.has(option) && settings.integer(option) > 0) {
        throw new Mistake(
            "zero: there is no exact solver for "
                + game.text()
                + " here; leave "
                + option
                + " out.");
      }
    }
    return exact;
  }
}
