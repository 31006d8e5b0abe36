package spielwerk.learn.selfplay;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Progress;
import spielwerk.core.Runner;
import spielwerk.core.Seeds;
import spielwerk.core.Workers;
import spielwerk.learn.network.TrainingLibrary;
import spielwerk.learn.selfplay.TrainingPhases.Phase;
import spielwerk.nets.NetFile;
import spielwerk.nets.NetSpec;
import spielwerk.nets.NetWeights;
import spielwerk.nets.OnnxSession;
import spielwerk.nets.SamplePositions;
import spielwerk.runs.Journal;
import spielwerk.runs.Json;
import spielwerk.runs.RunType;
import spielwerk.runs.Runs;

/**
 * A training that is kept in the folder of a run. {@code games/} gets every game when it ends,
 * {@code nets/} every network, {@code losses/} every step, {@code ratings.jsonl} every match, and
 * {@code generations.jsonl} a line with every generation that is complete. A run that was killed
 * keeps its games and plays those that are missing; a training that was interrupted begins again
 * from the last network, and comes out the same if one thread does it.
 */
public final class TrainingRun {
  public static final RunType TYPE = new RunType("train", "training", "generation", false);

  /** What the streams of a generation are for. */
  static final int PLAY = 10;

  private static final int LEARN = 11;
  private static final int GATE = 12;
  private static final int RATE = 13;
  private static final int BORN = 14;
  private static final int ROUND = 15;

  private static final int SHOWN = 512;

  private final TrainSpec spec;
  private final Game game;
  private final Catalogue catalogue;
  private final Journal journal;
  private final TrainingFiles files;
  private final RatingLog ratings;
  private final GenerationFigures figures;
  private final EvaluationMatches evaluationMatches;
  private final ObjectMapper json = Json.mapper();
  private final List<JsonNode> generations = new ArrayList<>();

  private TrainingRun(TrainSpec spec, Catalogue catalogue, Journal journal) {
    this.spec = spec;
    this.catalogue = catalogue;
    this.game = game(spec, catalogue);
    this.journal = journal;
    this.files = new TrainingFiles(journal.folder());
    this.files.make();
    this.ratings = new RatingLog(files.ratings());
    this.figures = new GenerationFigures(game);
    this.evaluationMatches = new EvaluationMatches(spec, catalogue, ratings);
  }

  /**
   * The game of a spec, with all that the spec wants of it.
   *
   * @throws Mistake if it has no planes, an opponent cannot play it, or nobody solves it
   */
  public static Game game(TrainSpec spec, Catalogue catalogue) {
    Game game = catalogue.game(spec.game());
    if (!game.traits().isDuel()) {
      throw new Mistake(
          game.text() + " is not a game of two without chance, as training needs it.");
    }
    shape(spec, game);
    if ((spec.selfplay().exact() > 0 || spec.selfplay().leaves() > 0)
        && catalogue.exact(game).isEmpty()) {
      throw new Mistake("There is no exact solver for " + game.text() + "; leave 'exact' out.");
    }
    spec.rate().opponents().forEach(opponent -> catalogue.engine(opponent, game).close());
    return game;
  }

  static NetSpec shape(TrainSpec spec, Game game) {
    NetSpec paper = NetSpec.of(game, spec.net().blocks(), spec.net().channels());
    return new NetSpec(
        paper.game(),
        paper.planes(),
        paper.height(),
        paper.width(),
        paper.outputs(),
        paper.blocks(),
        paper.channels(),
        spec.net().policyChannels(),
        spec.net().valueHidden(),
        spec.net().valueChannels());
  }

  /**
   * Begins a training; if its spec names a network, with that one, and what it cost is counted on.
   *
   * @throws Mistake if the network is for another game or of another shape, or there is no library
   *     to train it with
   */
  public static TrainingRun begin(TrainSpec spec, Catalogue catalogue, Runs runs) {
    Game game = game(spec, catalogue);
    InitialNetwork.file(spec).ifPresent(load -> InitialNetwork.check(load, spec, game));
    TrainingLibrary.require();
    String net = "net %dx%d".formatted(spec.net().blocks(), spec.net().channels());
    return new TrainingRun(
        spec,
        catalogue,
        runs.begin(TYPE, spec.game(), spec.generations(), List.of(net), spec, false));
  }

  /**
   * Goes on with a training.
   *
   * @throws Mistake if it is not one, or its files are damaged
   */
  public static TrainingRun resume(Journal journal, Catalogue catalogue) {
    TrainingRun run = new TrainingRun(journal.spec(TYPE, TrainSpec.class), catalogue, journal);
    for (String line : journal.lines()) {
      JsonNode generation = run.parse(line);
      if (generation.path("generation").asInt() != run.generations.size() + 1) {
        throw new Mistake(
            "The run %s is damaged: line %d of generations.jsonl is another generation."
                .formatted(journal.id(), run.generations.size() + 1));
      }
      run.generations.add(generation);
    }
    return run;
  }

  public TrainSpec spec() {
    return spec;
  }

  public Journal journal() {
    return journal;
  }

  /** The lines of the generations that are complete. */
  public List<JsonNode> generations() {
    return List.copyOf(generations);
  }

  public List<RatingLog.Rating> ratings() {
    return ratings.all();
  }

  public boolean finished() {
    return generations.size() >= spec.generations();
  }

  /** The file of the newest network. */
  public Path net() {
    return files.net(generations.size());
  }

  private long seed(int generation, int purpose) {
    return seed(spec, generation, purpose);
  }

  static long seed(TrainSpec spec, int generation, int purpose) {
    return Seeds.derive(spec.seed(), generation, Seeds.Purpose.BREED, purpose);
  }

  /** Goes on until the end or until the runner is stopped. */
  public void run(Runner runner) {
    TrainingLibrary.require(); // who lacks it should not learn so after hours of games
    int threads =
        spec.threads() == 0 ? runner.threads() : Math.min(spec.threads(), runner.threads());
    TrainingPhases phases = new TrainingPhases(runner.progress(), spec);
    generations.forEach(phases::known);
    BooleanSupplier stop = runner.stop();
    Runner players = new Runner(threads, stop, Progress.NONE, runner.workers());
    if (!Files.exists(files.net(0))) {
      InitialNetwork.write(files.net(0), spec, game, seed(0, BORN));
    }
    ReplayBuffer buffer = null;
    while (!finished() && !stop.getAsBoolean()) {
      int generation = generations.size() + 1;
      if (generation == 1) {
        phases.next(0);
        if (!rate(0, players, phases)) {
          return;
        }
      }
      phases.next(generation);
      Optional<ObjectNode> pending = pending(generation);
      ObjectNode line;
      if (pending.isPresent()) {
        line = pending.get();
      } else {
        if (buffer == null) {
          buffer = rebuilt();
        }
        Optional<ObjectNode> trained = train(generation, buffer, players, phases);
        if (trained.isEmpty()) {
          return;
        }
        line = trained.get();
      }
      if (!rate(generation, players, phases)) {
        return;
      }
      line.withObjectProperty("seconds").put("rating", phases.seconds(Phase.RATING));
      line.withObjectProperty("coreSeconds").put("rating", phases.coreSeconds(Phase.RATING));
      line.set("ratings", json.valueToTree(ratings.of(generation)));
      journal.append(generation, line.toString());
      generations.add(line);
      files.clean(generation - 2, spec.keep());
      phases.done();
    }
  }

  private boolean rate(int generation, Runner players, TrainingPhases phases) {
    return evaluationMatches.rate(
        generation,
        () -> NetFile.bytes(NetFile.read(files.net(generation)).weights()),
        seed(0, RATE),
        players,
        phases);
  }

  /** The figures of a generation that was trained before the run was interrupted. */
  private Optional<ObjectNode> pending(int generation) {
    return files
        .readPending()
        .map(this::parse)
        .filter(line -> line.path("generation").asInt() == generation)
        .filter(line -> Files.exists(files.net(generation)))
        .map(ObjectNode.class::cast);
  }

  /** The buffer as it was after the last complete generation. */
  private ReplayBuffer rebuilt() {
    TrainingWindow trainingWindow = TrainingWindow.before(spec, game);
    for (int i = 1; i <= generations.size(); i++) {
      int generation = i;
      trainingWindow.add(
          generations.get(i - 1).path("positions").asLong(),
          () -> packed(generation, games(generation)));
    }
    return trainingWindow.buffer();
  }

  private List<SelfPlayRecord> games(int generation) {
    List<SelfPlayRecord> games = new ArrayList<>(SelfPlayFile.read(files.games(generation)));
    games.sort(Comparator.comparingInt(SelfPlayRecord::index));
    if (games.size() < spec.selfplay().games()) {
      throw new Mistake(
          "The run %s is damaged: %s has %d games instead of %d."
              .formatted(
                  journal.id(), files.games(generation), games.size(), spec.selfplay().games()));
    }
    return games;
  }

  private PackedPositions packed(int generation, List<SelfPlayRecord> games) {
    return PackedPositions.of(
        game, seed(generation, PLAY), generation, games, spec.training().searched());
  }

  /** Plays, learns, and keeps the new network; nothing if it was stopped. */
  private Optional<ObjectNode> train(
      int generation, ReplayBuffer buffer, Runner players, TrainingPhases phases) {
    int threads = players.threads();
    BooleanSupplier stop = players.stop();
    NetFile before = NetFile.read(files.net(generation - 1));
    if (!play(generation, before.weights(), buffer, players, phases)) {
      return Optional.empty();
    }
    List<SelfPlayRecord> games = games(generation);
    PackedPositions packedPositions = packed(generation, games);
    buffer.add(packedPositions);
    if (buffer.size() == 0) {
      throw new Mistake("The games left no position to learn from; solve fewer moves exactly.");
    }
    int sims = spec.selfplay().sims().at(generation);
    ObjectNode line =
        figures.games(generation, sims, games, packedPositions, seed(generation, PLAY));
    figures.stock(line, buffer.stock());
    phases.warn(figures.diagnosis(line, generations, before.weights(), packedPositions));
    phases.begin(Phase.TRAINING, 0);
    Optional<GenerationTraining.Learnt> learnt =
        new GenerationTraining(spec, threads)
            .learn(
                generation,
                before.weights(),
                buffer,
                seed(generation, LEARN),
                stop,
                share -> phases.at(share, ""));
    phases.end();
    if (learnt.isEmpty()) {
      return Optional.empty();
    }
    figures.training(line, learnt.get(), spec.training().rate(generation, spec.generations()));
    NetWeights next = learnt.get().weights();
    if (spec.gate().games() > 0) {
      Optional<NetMatchResult> result =
          evaluationMatches.gate(seed(generation, GATE), before.weights(), next, players, phases);
      if (result.isEmpty()) {
        return Optional.empty();
      }
      boolean better = result.get().score() >= spec.gate().threshold();
      line.set("gate", json.valueToTree(result.get()));
      line.put("accepted", better);
      next = better ? next : before.weights();
    } else {
      line.put("accepted", true);
    }
    files.writeWhole(files.losses(generation), learnt.get().csv());
    TrainingCosts.times(line, phases);
    NetFile.write(
        files.net(generation),
        next,
        TrainingCosts.history(line, before.history(), learnt.get().mean(100), journal));
    files.writePending(line.toString());
    return Optional.of(line);
  }

  private boolean play(
      int generation,
      NetWeights weights,
      ReplayBuffer buffer,
      Runner players,
      TrainingPhases phases) {
    int all = spec.selfplay().games();
    BitSet done = new BitSet();
    Path file = files.games(generation);
    try (SelfPlayFile keeper = SelfPlayFile.append(file)) {
      SelfPlayFile.read(file).forEach(each -> done.set(each.index()));
      SelfPlayProgress far =
          SelfPlayProgress.begin(phases, done.cardinality(), all, generations, game);
      SelfPlay.Receiver keep =
          far.counting(
              played -> {
                keeper.write(played);
                done.set(played.index());
              });
      BitSet before = (BitSet) done.clone();
      long seed = seed(generation, PLAY);
      float[] shown =
          spec.selfplay().int8() ? shown(generation, weights.spec(), buffer) : new float[0];
      if (players.workers() == Workers.HERE) {
        try (OnnxSession session =
            shown.length == 0
                ? new OnnxSession(weights)
                : OnnxSession.int8(weights, shown, SHOWN)) {
          new SelfPlay(spec, game, catalogue.exact(game))
              .play(generation, seed, session, before, players.threads(), players.stop(), keep);
        }
      } else {
        players.run(
            SelfPlayWork.of(spec, generation, seed, files.net(generation - 1), shown, catalogue),
            all,
            before,
            (index, played) -> keep.accept(played));
      }
      phases.end();
    }
    return done.cardinality() == all;
  }

  /** Positions by which a network is rounded to int8, as they show how large its numbers become. */
  private float[] shown(int generation, NetSpec shape, ReplayBuffer buffer) {
    long seed = seed(generation, ROUND);
    return buffer.size() == 0
        ? SamplePositions.planes(game, SHOWN, seed)
        : buffer.planes(SHOWN, Seeds.stream(seed), shape);
  }

  private JsonNode parse(String text) {
    try {
      return json.readTree(text);
    } catch (JsonProcessingException broken) {
      throw new Mistake(
          "The run %s is damaged: %s.".formatted(journal.id(), broken.getOriginalMessage()));
    }
  }
}
