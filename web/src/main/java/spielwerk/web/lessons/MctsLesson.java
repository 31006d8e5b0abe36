package spielwerk.web.lessons;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Name;
import spielwerk.core.Notation;
import spielwerk.core.Position;
import spielwerk.core.State;
import spielwerk.search.mcts.MctsTrace;
import spielwerk.search.mcts.NodeInsight;
import spielwerk.search.mcts.TreeSearchEngine;
import spielwerk.web.table.PositionJson;

/**
 * Monte Carlo tree search, simulation by simulation, in its four phases: of {@code mcts}, which
 * plays roll-outs, or of {@code zero}, which asks a network.
 */
public final class MctsLesson {
  /** Roll-outs are recorded move by move up to this many. */
  private static final int LONGEST_ROLLOUT = 100;

  /** Of many children those with the largest scores are listed, the one selected first. */
  private static final int MOST_CHOICES = 40;

  /** Moves of all roll-outs together, should every game last as long as it can. */
  private static final long MOST_MOVES = 500_000;

  private final Catalogue catalogue;

  public MctsLesson(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /**
   * Searches and returns every step.
   *
   * @param engine {@code mcts} or {@code zero}, which may name its network: {@code zero:net=RUN}
   * @param c how much the search explores
   * @throws Mistake if it is another engine, or there is no network for the game
   */
  public ObjectNode show(
      LessonPosition lessonPosition, String engine, int sims, double c, long seed) {
    Position position = lessonPosition.decision(catalogue);
    int longest = position.game().traits().maxLength();
    if ((long) sims * longest > MOST_MOVES) {
      throw new Mistake(
          "%d simulations of %s are too many to be shown, for a game may last %d moves; take %d at most, or a smaller board."
              .formatted(sims, position.game().text(), longest, MOST_MOVES / longest));
    }
    String text = withC(Name.parse(engine), c);
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("game", position.game().text()).put("engine", text);
    json.put("sims", sims).put("c", c).put("seed", seed);
    json.set("position", PositionJson.write(position, LessonPosition.words(position)));
    ArrayNode names = json.putArray("seatNames");
    for (int seat = 0; seat < position.game().traits().seats(); seat++) {
      names.add(position.game().notation().seat(seat));
    }
    ArrayNode list = json.putArray("simulations");
    try (Engine made = catalogue.engine(text, position.game())) {
      TreeSearchEngine search = (TreeSearchEngine) made;
      search.newGame(
          position.game(), position.state().turn(), position.game().traits().goal(), seed);
      for (MctsTrace.Simulation one : search.trace(position, sims).simulations()) {
        simulation(list.addObject(), one, position);
      }
    }
    return json;
  }

  /**
   * The engine with the constant of its selection. It takes no other options, for those could make
   * it as slow or as large as one likes; proofs cannot be shown.
   */
  private static String withC(Name engine, double c) {
    if (engine.equals(Name.parse("mcts"))) {
      return "mcts:solver=off,c=" + c;
    }
    Map<String, String> options = new LinkedHashMap<>(engine.options());
    if (!engine.id().equals("zero")
        || !engine.values().isEmpty()
        || !Set.of("net").containsAll(options.keySet())) {
      throw new Mistake(
          "The lesson shows mcts, zero and zero:net=RUN, not '%s'.".formatted(engine));
    }
    options.put("cpuct", "" + c);
    return new Name("zero", List.of(), options).toString();
  }

  private static void simulation(ObjectNode json, MctsTrace.Simulation one, Position position) {
    Notation notation = position.game().notation();
    State state = position.state().copy();
    json.put("number", one.number()).put("expanded", one.expanded());
    ArrayNode path = json.putArray("path");
    for (int i = 0; i < one.path().size(); i++) {
      int move = one.path().get(i);
      ObjectNode step = path.addObject();
      step.put("move", notation.format(state, move)).put("mover", one.movers().get(i));
      choices(step.putArray("choices"), one.choices().get(i), state, notation);
      state.play(move);
      step.put("text", notation.position(state));
    }
    boolean dice = position.game().traits().chance();
    List<Integer> moves = one.rollout();
    ArrayNode rollout = json.putArray("rollout");
    if (!dice) {
      Moves.texts(state, notation, moves.subList(0, Math.min(moves.size(), LONGEST_ROLLOUT)))
          .forEach(rollout::add);
    }
    json.put("rolled", moves.size()).put("end", one.end());
    ArrayNode worth = json.putArray("worth");
    one.worth().forEach(worth::add);
    ArrayNode after = json.putArray("after");
    one.after()
        .forEach(
            count -> after.addObject().put("visits", count.visits()).put("mean", count.mean()));
  }

  private static void putIfKnown(ObjectNode json, String name, double number) {
    if (!Double.isNaN(number)) {
      json.put(name, number);
    }
  }

  private static void choices(
      ArrayNode json, List<NodeInsight.Child> children, State state, Notation notation) {
    List<NodeInsight.Child> best =
        children.stream()
            .sorted(Comparator.comparingDouble(NodeInsight.Child::score).reversed())
            .limit(MOST_CHOICES)
            .toList();
    for (NodeInsight.Child child : best) {
      ObjectNode shown = json.addObject();
      shown
          .put("move", notation.format(state, child.move()))
          .put("visits", child.visits())
          .put("value", child.value())
          .put("confidence", child.confidence())
          .put("score", child.score());
      putIfKnown(shown, "mean", child.mean());
      putIfKnown(shown, "prior", child.prior());
    }
  }
}
