package spielwerk.app.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import spielwerk.core.Advice;
import spielwerk.core.Moves;
import spielwerk.core.Notation;
import spielwerk.core.Position;
import spielwerk.core.State;
import spielwerk.search.mcts.NodeInsight;
import spielwerk.search.mcts.TreeSearchEngine;

/** The tree that simulations have grown, as JSON and as text. */
final class SearchTreeView {
  private static final int MOST_LINES = 500;

  /** Below the root the text leaves out moves with a smaller share of the visits. */
  private static final double LEAST_SHARE = 0.02;

  private final String engine;
  private final TreeSearchEngine searched;
  private final State root;
  private final Position position;
  private final Notation notation;
  private final Advice advice;

  /**
   * @param searched an engine that has just given this advice
   */
  SearchTreeView(String engine, TreeSearchEngine searched, Position position, Advice advice) {
    this.engine = engine;
    this.searched = searched;
    this.position = position;
    this.root = position.state();
    this.notation = position.game().notation();
    this.advice = advice;
  }

  private List<String> line() {
    return Moves.texts(root, notation, advice.candidates().get(0).line());
  }

  private long simulations() {
    return advice.effort().figures().getOrDefault("simulations", 0).longValue();
  }

  Map<String, Object> json(long seed) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("game", position.game().text());
    document.put("engine", engine);
    document.put("position", notation.position(root));
    document.put("seed", seed);
    document.put("line", line());
    document.put("simulations", simulations());
    document.put("nodes", advice.effort().nodes());
    Map<String, Object> top = new LinkedHashMap<>();
    top.put("seat", root.turn());
    searched.insight(List.of()).ifPresent(known -> below(top, known, List.of(), root));
    document.put("root", top);
    return document;
  }

  /** Writes what is known of a node and of all below it. */
  private void below(Map<String, Object> json, NodeInsight known, List<Integer> line, State state) {
    json.putIfAbsent("visits", known.visits());
    number(json, "value", known.value());
    number(json, "networkValue", known.networkValue());
    json.put("untried", known.untried());
    List<Map<String, Object>> children = new ArrayList<>();
    for (NodeInsight.Child child : shown(known, state)) {
      State next = state.copy();
      next.play(child.move());
      Map<String, Object> node = new LinkedHashMap<>();
      node.put("move", notation.format(state, child.move()));
      node.put("seat", next.turn());
      node.put("visits", child.visits());
      number(node, "mean", child.mean());
      number(node, "prior", child.prior());
      node.put("proven", child.proven());
      number(node, "score", child.score());
      if (child.visits() > 0) {
        List<Integer> way = with(line, child.move());
        searched.insight(way).ifPresent(deeper -> below(node, deeper, way, next));
      }
      children.add(node);
    }
    json.put("children", children);
  }

  /** Where something is hidden, simulations may have made moves that are not legal in truth. */
  private static List<NodeInsight.Child> shown(NodeInsight known, State state) {
    return known.children().stream().filter(child -> state.legal(child.move())).toList();
  }

  private static void number(Map<String, Object> json, String name, double value) {
    if (Double.isFinite(value)) {
      json.put(name, value);
    }
  }

  private static List<Integer> with(List<Integer> line, int move) {
    List<Integer> longer = new ArrayList<>(line);
    longer.add(move);
    return longer;
  }

  String text() {
    NodeInsight top = searched.insight(List.of()).orElseThrow();
    double least = Math.max(1, Math.floor(top.visits() * LEAST_SHARE));
    List<String> lines = new ArrayList<>();
    lines.add(
        "root"
            + shown("%.0f visits", top.visits())
            + shown("value %.3f", top.value())
            + shown("network %.3f", top.networkValue()));
    draw(top, List.of(), root, "", least, lines);
    lines.add("");
    lines.add(
        "Best line %s, %,d simulations by %s."
            .formatted(String.join(" ", line()), simulations(), engine));
    lines.add(
        "mean: what a move was worth on average to the seat that makes it; prior: how promising it"
            + " was before it was searched.");
    lines.add(
        "Below the root only moves with %.0f visits or more; --json has the whole tree."
            .formatted(least));
    return String.join("\n", lines);
  }

  private void draw(
      NodeInsight known,
      List<Integer> line,
      State state,
      String indent,
      double least,
      List<String> lines) {
    List<NodeInsight.Child> children =
        shown(known, state).stream()
            .filter(child -> line.isEmpty() || child.visits() >= least)
            .toList();
    for (int i = 0; i < children.size() && lines.size() < MOST_LINES; i++) {
      NodeInsight.Child child = children.get(i);
      boolean last = i == children.size() - 1;
      lines.add(
          indent
              + (last ? "└─ " : "├─ ")
              + notation.format(state, child.move())
              + shown("%.0f visits", child.visits())
              + shown("mean %.3f", child.mean())
              + shown("prior %.3f", child.prior())
              + (child.proven() ? "  proven" : ""));
      if (child.visits() >= least) {
        State next = state.copy();
        next.play(child.move());
        List<Integer> way = with(line, child.move());
        String deeper = indent + (last ? "   " : "│  ");
        searched.insight(way).ifPresent(below -> draw(below, way, next, deeper, least, lines));
      }
    }
  }

  private static String shown(String format, double value) {
    return Double.isFinite(value) ? "  " + String.format(Locale.ROOT, format, value) : "";
  }
}
