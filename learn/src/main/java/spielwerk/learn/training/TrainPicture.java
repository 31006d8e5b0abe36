package spielwerk.learn.training;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.learn.selfplay.SavedNets;
import spielwerk.learn.selfplay.TrainSpec;
import spielwerk.learn.selfplay.TrainingRun;
import spielwerk.runs.FileTail;
import spielwerk.runs.GenerationColumns;
import spielwerk.runs.RunFolder;
import spielwerk.runs.RunPicture;
import spielwerk.runs.report.Estimate;

/** How a training stands; a look reads only what was written since the last one. */
final class TrainPicture implements RunPicture {
  /** The ratings of at most this many generations are shown, spread evenly. */
  private static final int MOST_RATED = 50;

  /** Where a line of generations.jsonl has what is shown, by the name of the column. */
  private static final Map<String, String> PLACES = new LinkedHashMap<>();

  static {
    PLACES.put("generation", "/generation");
    PLACES.put("sims", "/sims");
    PLACES.put("rate", "/rate");
    PLACES.put("policy", "/losses/policy");
    PLACES.put("value", "/losses/value");
    PLACES.put("policyEnd", "/lossesInTheEnd/policy");
    PLACES.put("valueEnd", "/lossesInTheEnd/value");
    PLACES.put("entropyNet", "/entropy/net");
    PLACES.put("entropySearch", "/entropy/target");
    PLACES.put("buffer", "/buffer/size");
    PLACES.put("distinct", "/buffer/distinct");
    PLACES.put("fresh", "/buffer/fresh");
    PLACES.put("length", "/length");
    PLACES.put("first", "/results/first");
    PLACES.put("draws", "/results/draws");
    PLACES.put("second", "/results/second");
    PLACES.put("inside", "/coreSeconds/inside");
    PLACES.put("outside", "/coreSeconds/outside");
    PLACES.put("training", "/coreSeconds/training");
    PLACES.put("gate", "/coreSeconds/gate");
    PLACES.put("rating", "/coreSeconds/rating");
    PLACES.put("games", "/total/games");
    PLACES.put("evaluations", "/total/evaluations");
    PLACES.put("coreSeconds", "/total/coreSeconds");
    PLACES.put("gateScore", "/gate/score");
    PLACES.put("gateLow", "/gate/low");
    PLACES.put("gateHigh", "/gate/high");
  }

  private final RunFolder run;
  private final Game game;
  private final TrainSpec spec;
  private final FileTail generations;
  private final FileTail matches;
  private final GenerationColumns columns;
  private final List<ObjectNode> ratings = new ArrayList<>();
  private double seconds;

  /** Of the last generation. */
  private JsonNode warnings = JsonNodeFactory.instance.arrayNode();

  /** Elo takes long, so it is computed when there are new matches only. */
  private @Nullable ArrayNode elo;

  /**
   * @throws spielwerk.core.Mistake if it is not a training, or of a game that is not there
   */
  TrainPicture(RunFolder run, Catalogue catalogue) {
    this.run = run;
    this.spec = run.spec(TrainingRun.TYPE, TrainSpec.class);
    this.game = catalogue.game(spec.game());
    this.generations = new FileTail(run.journalFile());
    this.matches = new FileTail(run.path().resolve("ratings.jsonl"));
    List<String> names = new ArrayList<>(PLACES.keySet());
    names.add("seconds");
    this.columns = new GenerationColumns(names);
  }

  @Override
  public synchronized ObjectNode draw() {
    generations.look(this::forget, line -> take(run.parse(line)));
    if (matches.look(ratings::clear, line -> ratings.add(rating(run.parse(line))))) {
      elo = null;
    }
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("game", spec.game());
    json.put("planned", spec.generations());
    json.put("done", columns.size());
    json.put("load", run.info().spec().path("load").asText(""));
    json.putObject("net").put("blocks", spec.net().blocks()).put("channels", spec.net().channels());
    json.put("gated", spec.gate().games() > 0);
    json.set("warnings", warnings);
    json.set("columns", columns.json());
    ArrayNode matchesJson = json.putArray("ratings");
    shownRatings().forEach(matchesJson::add);
    ArrayNode known = elo == null ? elo() : elo;
    elo = known;
    json.set("elo", known);
    ArrayNode nets = json.putArray("nets");
    SavedNets.generations(run.path()).forEach(nets::add);
    return json;
  }

  private void forget() {
    columns.clear();
    warnings = JsonNodeFactory.instance.arrayNode();
    seconds = 0;
  }

  private void take(JsonNode line) {
    for (JsonNode part : line.path("seconds")) {
      seconds += part.asDouble();
    }
    warnings = line.has("warnings") ? line.get("warnings") : JsonNodeFactory.instance.arrayNode();
    double[] row = new double[PLACES.size() + 1];
    int at = 0;
    for (String place : PLACES.values()) {
      row[at++] = line.at(place).asDouble(Double.NaN);
    }
    row[at] = seconds;
    columns.add(row);
  }

  /** The matches of the generations that are shown. */
  private List<ObjectNode> shownRatings() {
    List<Integer> all = ratings.stream().map(TrainPicture::generation).distinct().toList();
    List<Integer> kept =
        GenerationColumns.shown(all.size(), MOST_RATED).stream().map(all::get).toList();
    return ratings.stream().filter(rating -> kept.contains(generation(rating))).toList();
  }

  private static int generation(JsonNode rating) {
    return rating.path("generation").asInt();
  }

  private static ObjectNode rating(JsonNode rating) {
    JsonNode result = rating.path("result");
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("generation", generation(rating));
    json.put("opponent", rating.path("opponent").asText());
    json.put("fault", rating.path("fault").asText());
    for (String field : List.of("games", "wins", "draws", "losses", "score", "low", "high")) {
      json.set(field, result.path(field));
    }
    return json;
  }

  /** Bradley and Terry's ratings of the generations, the first opponent at 0. */
  private ArrayNode elo() {
    ArrayNode json = JsonNodeFactory.instance.arrayNode();
    List<EloCurve.Met> met =
        shownRatings().stream()
            .filter(rating -> rating.path("fault").asText().isEmpty())
            .map(
                rating ->
                    new EloCurve.Met(
                        generation(rating),
                        rating.path("opponent").asText(),
                        rating.path("wins").asInt(),
                        rating.path("draws").asInt(),
                        rating.path("losses").asInt()))
            .toList();
    if (!met.isEmpty()) {
      EloCurve curve = EloCurve.of(met, List.of(), 16);
      for (int generation : curve.generations()) {
        Estimate elo = curve.generation(generation);
        if (Double.isFinite(elo.value())) {
          json.addObject()
              .put("generation", generation)
              .put("elo", Math.round(elo.value()))
              .put("low", Math.round(elo.low()))
              .put("high", Math.round(elo.high()));
        }
      }
    }
    return json;
  }

  /** Some games of a generation, and how often each square was played in it. */
  @Override
  public ObjectNode generation(int number) {
    JsonNode line = run.line(number - 1, number);
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("generation", number);
    json.set("samples", line.path("samples"));
    BoardMoves.of(game)
        .ifPresent(
            board -> {
              ObjectNode squares = json.putObject("squares");
              squares.put("games", line.path("games").asLong());
              squares.set("columns", strings(board.columns()));
              squares.set("rows", strings(board.rows()));
              ArrayNode counts = squares.putArray("counts");
              for (int i = 0; i < board.height() * board.width(); i++) {
                counts.add(line.path("moves").path(i).asLong());
              }
            });
    return json;
  }

  private static ArrayNode strings(List<String> texts) {
    ArrayNode json = JsonNodeFactory.instance.arrayNode();
    texts.forEach(json::add);
    return json;
  }
}
