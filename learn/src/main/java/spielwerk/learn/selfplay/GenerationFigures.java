package spielwerk.learn.selfplay;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.List;
import spielwerk.core.Game;
import spielwerk.core.Moves;
import spielwerk.nets.Losses;
import spielwerk.nets.Net;
import spielwerk.nets.NetWeights;
import spielwerk.nets.OnnxSession;
import spielwerk.runs.Json;

/** What is reported about a generation, as the line that is kept of it. */
final class GenerationFigures {
  /** How many of its games a generation shows. */
  private static final int SAMPLES = 3;

  private static final double NANO = 1e-9;

  private final ObjectMapper json = Json.mapper();
  private final Game game;

  GenerationFigures(Game game) {
    this.game = game;
  }

  /**
   * What the games came to.
   *
   * @param games in the order of their index
   * @param seed of the generation's games
   */
  ObjectNode games(
      int generation,
      int sims,
      List<SelfPlayRecord> games,
      PackedPositions packedPositions,
      long seed) {
    ObjectNode line = json.createObjectNode();
    line.put("generation", generation);
    line.put("sims", sims);
    line.put("games", games.size());
    line.put("positions", packedPositions.size);
    long evaluations = 0;
    long cached = 0;
    long searches = 0;
    long length = 0;
    int exact = 0;
    double priors = 0;
    double inside = 0;
    double outside = 0;
    int[] results = new int[3];
    long[] played = new long[game.traits().codes()];
    for (SelfPlayRecord each : games) {
      evaluations += each.cost().evaluations();
      cached += each.cost().cached();
      searches += each.cost().searches();
      priors += each.cost().entropy();
      inside += each.cost().inside() * NANO;
      outside += each.cost().outside() * NANO;
      length += each.moves().length;
      exact += each.exact() ? 1 : 0;
      results[1 - each.result()]++;
      for (int i = each.given(); i < each.moves().length; i++) {
        played[each.moves()[i]]++;
      }
    }
    line.put("searches", searches);
    line.put("evaluations", evaluations);
    line.put("cached", cached);
    line.put("length", (double) length / games.size());
    line.put("solved", exact);
    ObjectNode colours = line.putObject("results");
    colours.put("first", results[0]);
    colours.put("draws", results[1]);
    colours.put("second", results[2]);
    ObjectNode entropy = line.putObject("entropy");
    double wanted = 0;
    for (int i = 0; i < packedPositions.size; i++) {
      wanted += packedPositions.entropy(i);
    }
    entropy.put("target", packedPositions.size == 0 ? 0 : wanted / packedPositions.size);
    entropy.put("net", searches == 0 ? 0 : priors / searches);
    ObjectNode cores = line.putObject("coreSeconds");
    cores.put("inside", inside);
    cores.put("outside", outside);
    line.put("outside", outside / Math.max(inside + outside, NANO));
    SelfPlayDiagnosis.variety(line, game, games, seed);
    ArrayNode moves = line.putArray("moves");
    Arrays.stream(played).forEach(moves::add);
    ArrayNode samples = line.putArray("samples");
    games.stream().limit(SAMPLES).forEach(each -> samples.add(text(each, seed)));
    return line;
  }

  /**
   * What the network that played makes of the new games, and what has turned.
   *
   * @param before the lines of the generations before
   * @return the warnings
   */
  ArrayNode diagnosis(
      ObjectNode line, List<JsonNode> before, NetWeights weights, PackedPositions fresh) {
    try (OnnxSession session = new OnnxSession(weights);
        Net net = session.net()) {
      put(line.putObject("heldOut"), SelfPlayDiagnosis.heldOut(net, game, fresh));
    }
    ArrayNode warnings = line.putArray("warnings");
    SelfPlayDiagnosis.warnings(before, line).forEach(warnings::add);
    return warnings;
  }

  private String text(SelfPlayRecord played, long seed) {
    List<Integer> moves = Arrays.stream(played.moves()).boxed().toList();
    return String.join(
        " ",
        Moves.texts(
            game.start(SelfPlay.setup(game, seed, played.index())), game.notation(), moves));
  }

  /** What was learnt. */
  void training(ObjectNode line, GenerationTraining.Learnt learnt, double rate) {
    line.put("steps", learnt.curve().size());
    line.put("rate", rate);
    put(line.putObject("losses"), learnt.mean(100));
    put(line.putObject("lossesInTheEnd"), learnt.mean(10));
  }

  private static void put(ObjectNode node, Losses losses) {
    node.put("policy", losses.policy());
    node.put("value", losses.value());
  }

  void stock(ObjectNode line, ReplayBuffer.Stock stock) {
    ObjectNode node = line.putObject("buffer");
    node.put("size", stock.size());
    node.put("distinct", stock.distinct());
    node.put("fresh", stock.fresh());
    node.put("oldest", stock.oldest());
  }
}
