package spielwerk.learn.selfplay;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import spielwerk.core.Encoding;
import spielwerk.core.Game;
import spielwerk.core.State;
import spielwerk.nets.Losses;
import spielwerk.nets.Net;
import spielwerk.nets.NetSpec;

/**
 * Whether a training still goes well: how much the games of a generation differ, how certain the
 * search has become, and how well the network judges games that it has not learnt from yet. When
 * one of them turns, a sentence says so and proposes something.
 */
final class SelfPlayDiagnosis {
  /** The plies after which games are compared. */
  private static final int[] PLIES = {4, 8, 16, 32};

  /** The ply that is judged, and the mean length of games from which on it is early in them. */
  private static final int JUDGED = 8;

  private static final int LONG = 24;

  /** Of at least this many games. */
  private static final int ENOUGH = 20;

  private static final double NARROW = 0.5;

  /** How much of the entropy of the first generation may be lost. */
  private static final double CERTAIN = 0.2;

  /** Generations whose mean is compared with the best such mean, and how much worse it may be. */
  private static final int SPAN = 5;

  private static final double WORSE = 1.04;

  /** New positions that a network is asked for, at most, and at once. */
  private static final int ASKED = 4096;

  private static final int BATCH = 128;

  private SelfPlayDiagnosis() {}

  /** Games of a generation by ply: how many different positions, and the share of the commonest. */
  static void variety(ObjectNode line, Game game, List<SelfPlayRecord> games, long seed) {
    ArrayNode list = line.putArray("variety");
    Encoding encoding = NetSpec.encoding(game);
    float[] room = new float[encoding.size()];
    for (int ply : PLIES) {
      long[] keys =
          games.stream()
              .filter(played -> played.moves().length > ply)
              .mapToLong(played -> key(game, encoding, room, played, seed, ply))
              .sorted()
              .toArray();
      if (keys.length > 0) {
        int distinct = 0;
        int most = 0;
        int same = 0;
        for (int i = 0; i < keys.length; i++) {
          boolean fresh = i == 0 || keys[i] != keys[i - 1];
          distinct += fresh ? 1 : 0;
          same = fresh ? 1 : same + 1;
          most = Math.max(most, same);
        }
        list.addObject()
            .put("ply", ply)
            .put("games", keys.length)
            .put("distinct", distinct)
            .put("commonest", (double) most / keys.length);
      }
    }
  }

  private static long key(
      Game game, Encoding encoding, float[] room, SelfPlayRecord played, long seed, int ply) {
    State state = game.start(SelfPlay.setup(game, seed, played.index()));
    for (int i = 0; i < ply; i++) {
      state.play(played.moves()[i]);
    }
    encoding.write(state, room, 0);
    return PackedPositions.key(state, room);
  }

  /** The losses of a network in positions that it has not learnt from. */
  static Losses heldOut(Net net, Game game, PackedPositions fresh) {
    NetSpec shape = net.spec();
    Augmentation same = Augmentation.of(game);
    int stride = Math.max(1, (fresh.size + ASKED - 1) / ASKED);
    int all = (fresh.size + stride - 1) / stride;
    double policy = 0;
    double value = 0;
    for (int from = 0; from < all; from += BATCH) {
      int count = Math.min(BATCH, all - from);
      float[] planes = new float[count * shape.inputs()];
      float[] wanted = new float[count * shape.outputs()];
      float[] logits = new float[count * shape.outputs()];
      float[] values = new float[count];
      for (int i = 0; i < count; i++) {
        fresh.write(
            (from + i) * stride,
            same.squares(0),
            same.moves(0),
            planes,
            i * shape.inputs(),
            wanted,
            i * shape.outputs());
      }
      net.evaluate(planes, count, logits, values);
      for (int i = 0; i < count; i++) {
        policy += crossEntropy(wanted, logits, i * shape.outputs(), shape.outputs());
        double off = values[i] - fresh.values[(from + i) * stride];
        value += off * off;
      }
    }
    return new Losses(policy / Math.max(1, all), value / Math.max(1, all));
  }

  private static double crossEntropy(float[] wanted, float[] logits, int at, int count) {
    double highest = Double.NEGATIVE_INFINITY;
    for (int i = at; i < at + count; i++) {
      highest = Math.max(highest, logits[i]);
    }
    double sum = 0;
    for (int i = at; i < at + count; i++) {
      sum += Math.exp(logits[i] - highest);
    }
    double loss = 0;
    for (int i = at; i < at + count; i++) {
      loss += wanted[i] * (highest + Math.log(sum) - logits[i]);
    }
    return loss;
  }

  /**
   * What has turned.
   *
   * @param before the lines of the generations before
   * @param line of the generation that is judged
   */
  static List<String> warnings(List<JsonNode> before, JsonNode line) {
    List<String> warnings = new ArrayList<>();
    for (JsonNode each : line.path("variety")) {
      double share = each.path("commonest").asDouble();
      if (each.path("ply").asInt() == JUDGED
          && each.path("games").asInt() >= ENOUGH
          && line.path("length").asDouble() >= LONG
          && share > NARROW) {
        warnings.add(
            String.format(
                Locale.ROOT,
                "Self-play has narrowed: %.0f%% of the games agree at ply %d; raise 'openings' or 'openingPlies' of the self-play.",
                100 * share,
                JUDGED));
      }
    }
    List<JsonNode> all = new ArrayList<>(before);
    all.add(line);
    double first = all.get(0).path("entropy").path("target").asDouble();
    double now = line.path("entropy").path("target").asDouble();
    if (all.size() > 1 && now < CERTAIN * first) {
      warnings.add(
          String.format(
              Locale.ROOT,
              "The search has become nearly certain of its moves: the entropy is %.2f, in generation 1 it was %.2f; raise 'openings' or 'sims' of the self-play.",
              now,
              first));
    }
    heldOut(all).ifPresent(warnings::add);
    return warnings;
  }

  private static Optional<String> heldOut(List<JsonNode> all) {
    ToDoubleFunction<JsonNode> loss = each -> each.path("heldOut").path("value").asDouble();
    List<JsonNode> known = all.stream().filter(each -> each.has("heldOut")).toList();
    double lowest = Double.POSITIVE_INFINITY;
    int best = 0;
    double mean = 0;
    for (int end = SPAN; end <= known.size(); end++) {
      mean = known.subList(end - SPAN, end).stream().mapToDouble(loss).average().orElse(0);
      if (mean < lowest) {
        lowest = mean;
        best = known.get(end - 1).path("generation").asInt();
      }
    }
    return known.size() >= 2 * SPAN && mean > WORSE * lowest
        ? Optional.of(
            String.format(
                Locale.ROOT,
                "The network judges new games worse than before: the value's loss in games not learnt from is %.3f over %d generations, by generation %d it was %.3f; raise 'buffer' or lower 'perNew' of the training.",
                mean,
                SPAN,
                best,
                lowest))
        : Optional.empty();
  }
}
