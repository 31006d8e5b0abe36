package spielwerk.web.lessons;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Notation;
import spielwerk.core.Position;
import spielwerk.core.State;
import spielwerk.search.SearchEngine;
import spielwerk.search.Trace;
import spielwerk.web.table.PositionJson;

/** A search of the negamax family, every step of it, and the trees it walked. */
public final class SearchLesson {
  /** Nobody looks at more than this. */
  static final int MOST_NODES = 2000;

  /** Positions are sent for every node. */
  private static final int LONGEST_POSITION = 400;

  private final Catalogue catalogue;

  public SearchLesson(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /**
   * Searches and returns every step.
   *
   * @param engine negamax or alphabeta with its switches
   * @param plies how deep; 0 for all of a typed tree
   * @param values what a game won is worth
   */
  public ObjectNode show(
      LessonPosition lessonPosition, String engine, int plies, LessonValues values) {
    Position position = lessonPosition.decision(catalogue);
    int depth = LessonPosition.depth(catalogue, position, plies);
    Game game = position.game();
    Trace trace = trace(position, engine, depth, values != LessonValues.MOVES);
    boolean signs = values != LessonValues.MOVES && LessonValues.areSigns(trace);
    if (!signs && values != LessonValues.MOVES) {
      trace = trace(position, engine, depth, false);
    }
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("game", game.text()).put("engine", engine).put("depth", depth);
    json.set("position", PositionJson.write(position, LessonPosition.words(position)));
    json.put("value", trace.passes().get(trace.passes().size() - 1).value());
    ArrayNode line = json.putArray("line");
    Moves.texts(position.state(), game.notation(), trace.line()).forEach(line::add);
    json.put("nodeCount", trace.nodes()).put("win", signs ? 1 : Trace.WIN);
    ArrayNode passes = json.putArray("passes"); // how deep each of them searched
    trace.passes().forEach(root -> passes.add(deepest(root)));
    ArrayNode nodes = json.putArray("nodes");
    for (int pass = 0; pass < trace.passes().size(); pass++) {
      Trace.Node root = trace.passes().get(pass);
      node(nodes, root, 0, pass, "", position.state().copy(), game.notation(), typed(game));
    }
    ArrayNode steps = json.putArray("steps");
    for (Trace.Step step : trace.steps()) {
      ObjectNode one = steps.addObject();
      one.put("event", step.event().name().toLowerCase(Locale.ROOT)).put("node", step.node());
      bound(one, "alpha", step.alpha());
      bound(one, "beta", step.beta());
      if (step.event() != Trace.Event.ENTER) {
        one.put("value", step.value());
      }
    }
    return json;
  }

  private Trace trace(Position position, String engine, int depth, boolean signs) {
    if (position.game().notation().position(position.state()).length() > LONGEST_POSITION
        && !typed(position.game())) {
      throw new Mistake(
          "The board of "
              + position.game().text()
              + " is too large to be shown beside its tree; take a smaller one.");
    }
    try (Engine made = catalogue.engine(engine, position.game())) {
      if (!(made instanceof SearchEngine search)) {
        throw new Mistake(
            made.info().id() + " has no search tree to show; negamax and alphabeta have.");
      }
      Trace trace =
          signs
              ? search.traceSigns(position, Budget.depth(depth))
              : search.trace(position, Budget.depth(depth));
      if (trace.nodes() > MOST_NODES) {
        throw new Mistake(
            "The search visits "
                + trace.nodes()
                + " nodes, and at most "
                + MOST_NODES
                + " can be shown; take a smaller depth or a later position.");
      }
      return trace;
    }
  }

  private static int deepest(Trace.Node node) {
    return node.children().stream().mapToInt(SearchLesson::deepest).max().orElse(node.depth());
  }

  private static boolean typed(Game game) {
    return game.id().equals("tree");
  }

  /** Writes a node and all below it; the state is the node's own. */
  private static void node(
      ArrayNode into,
      Trace.Node node,
      int parent,
      int pass,
      String move,
      State state,
      Notation notation,
      boolean typed) {
    ObjectNode json = into.addObject();
    json.put("id", node.number()).put("parent", parent).put("pass", pass);
    json.put("code", node.move()).put("move", move);
    json.put("seat", node.seat()).put("depth", node.depth());
    bound(json, "alpha", node.alpha());
    bound(json, "beta", node.beta());
    json.put("value", node.value());
    json.put("window", node.window().name().toLowerCase(Locale.ROOT));
    json.put("known", node.known()).put("over", state.over());
    if (!typed) {
      json.put("text", notation.position(state)); // that of a typed tree is the whole tree
    }
    node.cut().ifPresent(cut -> cut(json.putObject("cut"), cut, state, notation));
    for (Trace.Node child : node.children()) {
      State next = state.copy();
      next.play(child.move());
      String name = notation.format(state, child.move());
      node(into, child, node.number(), pass, name, next, notation, typed);
    }
  }

  private static void cut(ObjectNode json, Trace.Cut cut, State state, Notation notation) {
    json.put("value", cut.value()).put("bound", cut.bound());
    ArrayNode skipped = json.putArray("skipped");
    for (int move : cut.skipped()) {
      skipped.addObject().put("code", move).put("move", notation.format(state, move));
    }
  }

  /** An open end of a window is not written. */
  private static void bound(ObjectNode json, String name, int value) {
    if (Math.abs(value) < Trace.INFINITY) {
      json.put(name, value);
    }
  }
}
