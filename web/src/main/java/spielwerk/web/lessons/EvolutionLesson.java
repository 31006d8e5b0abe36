package spielwerk.web.lessons;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import spielwerk.core.Catalogue;
import spielwerk.learn.evolution.Evolution;
import spielwerk.learn.evolution.EvolutionSpec;
import spielwerk.learn.evolution.Individual;

/** One generation of the Qwixx paper's trainer: the ranking, and what is bred from it (Abb. 5). */
public final class EvolutionLesson {
  private final Catalogue catalogue;

  public EvolutionLesson(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /**
   * What a teacher may choose.
   *
   * @param size how many players there are
   * @param rounds games that each plays
   * @param reliable the share whose results count; the others go to the middle field
   * @param survivors share of all
   * @param children share of the newcomers
   * @param mutation how likely a gene is drawn anew
   * @param generation which generation is shown, from 0
   */
  public record Wish(
      int size,
      int rounds,
      double reliable,
      double survivors,
      double children,
      double mutation,
      int generation,
      long seed) {}

  /** Breeds, and describes one generation. */
  public ObjectNode show(Wish wish) {
    Evolution evolution =
        Evolution.of(
            EvolutionSpec.CODEC.make(
                Map.ofEntries(
                    Map.entry("game", "qwixx:rules=paper"),
                    Map.entry("player", "poly"),
                    Map.entry("degree", 1),
                    Map.entry("populationSize", wish.size()),
                    Map.entry("groupSize", Math.min(5, wish.size())),
                    Map.entry("rounds", wish.rounds()),
                    Map.entry("smallestVariance", wish.reliable()),
                    Map.entry("survivors", wish.survivors()),
                    Map.entry("children", wish.children()),
                    Map.entry("mutation", wish.mutation()),
                    Map.entry("generations", wish.generation() + 3),
                    Map.entry("seed", wish.seed()))),
            catalogue);
    List<Individual> players = evolution.start();
    for (int i = 0; i < wish.generation(); i++) {
      players = evolution.step(players, i, 1).next();
    }
    Evolution.Step step = evolution.step(players, wish.generation(), 1);
    Evolution.Step after = evolution.step(step.next(), wish.generation() + 1, 1);
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("generation", wish.generation()).put("games", step.figures().games());
    json.put("least", evolution.species().least()).put("most", evolution.species().most());
    json.put("mean", step.figures().mean()).put("best", step.figures().best());
    json.put("nextMean", after.figures().mean()).put("nextBest", after.figures().best());
    ranked(json.putArray("ranked"), step.ranked());
    next(json.putArray("next"), step, evolution);
    return json;
  }

  private static void ranked(ArrayNode json, List<Evolution.Ranked> all) {
    for (Evolution.Ranked one : all) {
      ObjectNode item = json.addObject();
      item.put("id", one.player().id()).put("origin", origin(one.player()));
      item.put("field", one.field().name().toLowerCase(Locale.ROOT));
      item.put("points", one.points()).put("variance", one.variance());
      genes(item.putArray("genes"), one.player().genes());
    }
  }

  /**
   * The next generation in its order: those above the middle field, the middle field, children, and
   * players drawn. Each with what its genes were before mutation, where that is known.
   */
  private static void next(ArrayNode json, Evolution.Step step, Evolution evolution) {
    List<Evolution.Ranked> ranked = step.ranked();
    int survivors = (int) ranked.stream().filter(one -> one.field() != Evolution.Field.OUT).count();
    int children =
        (int)
            Math.round(
                evolution.spec().children() * (evolution.spec().populationSize() - survivors));
    for (int i = 0; i < step.next().size(); i++) {
      Individual player = step.next().get(i);
      ObjectNode item = json.addObject().put("id", player.id()).put("origin", origin(player));
      ArrayNode parents = item.putArray("parents");
      List<Double> before = player.genes();
      if (i < survivors) {
        Evolution.Ranked was = ranked.get(i);
        item.put("kind", was.field().name().toLowerCase(Locale.ROOT));
        before = was.player().genes();
      } else if (i < survivors + children) {
        item.put("kind", "child");
        player.parents().forEach(parents::add);
        before =
            mean(genes(player.parents().get(0), ranked), genes(player.parents().get(1), ranked));
      } else {
        item.put("kind", "drawn");
      }
      genes(item.putArray("before"), before);
      genes(item.putArray("genes"), player.genes());
      ArrayNode mutated = item.putArray("mutated");
      for (int gene = 0; gene < before.size(); gene++) {
        mutated.add(!before.get(gene).equals(player.genes().get(gene)));
      }
    }
  }

  private static List<Double> genes(String id, List<Evolution.Ranked> ranked) {
    return ranked.stream()
        .map(Evolution.Ranked::player)
        .filter(player -> player.id().equals(id))
        .findFirst()
        .orElseThrow()
        .genes();
  }

  private static List<Double> mean(List<Double> a, List<Double> b) {
    return IntStream.range(0, a.size()).mapToObj(i -> (a.get(i) + b.get(i)) / 2).toList();
  }

  private static String origin(Individual player) {
    return player.origin().name().toLowerCase(Locale.ROOT);
  }

  private static void genes(ArrayNode json, List<Double> genes) {
    genes.forEach(json::add);
  }
}
