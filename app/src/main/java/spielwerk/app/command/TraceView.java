package spielwerk.app.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Game;
import spielwerk.core.Moves;
import spielwerk.core.State;
import spielwerk.search.Trace;

/** A traced search as JSON and as a tree of text. */
final class TraceView {
  private static final int MOST_LINES = 500;

  private final Game game;
  private final String engine;
  private final State root;
  private final Trace trace;
  private final boolean minimax;

  /** Plain negamax has no windows to show. */
  private final boolean windows;

  TraceView(Game game, String engine, State root, Trace trace, boolean minimax) {
    this.game = game;
    this.engine = engine;
    this.root = root;
    this.trace = trace;
    this.minimax = minimax;
    this.windows = trace.passes().stream().anyMatch(TraceView::narrow);
  }

  private static boolean narrow(Trace.Node node) {
    return bound(node.alpha()) != null
        || bound(node.beta()) != null
        || node.children().stream().anyMatch(TraceView::narrow);
  }

  private List<Trace.Node> passes() {
    return minimax ? trace.passes().stream().map(Trace.Node::minimax).toList() : trace.passes();
  }

  private Trace.Node last() {
    List<Trace.Node> passes = passes();
    return passes.get(passes.size() - 1);
  }

  Map<String, Object> json() {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("game", game.text());
    document.put("engine", engine);
    document.put("position", game.notation().position(root));
    document.put("view", minimax ? "minimax" : "negamax");
    document.put("value", last().value());
    document.put("line", Moves.texts(root, game.notation(), trace.line()));
    document.put("nodes", trace.nodes());
    document.put("win", Trace.WIN);
    document.put("root", node(last(), root.copy()));
    if (trace.passes().size() > 1) {
      document.put("passes", passes().stream().map(pass -> node(pass, root.copy())).toList());
    }
    document.put("steps", trace.steps().stream().map(this::step).toList());
    return document;
  }

  /** The state is the node's own. */
  private Map<String, Object> node(Trace.Node node, State state) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("order", node.number());
    json.put("seat", node.seat());
    if (minimax) {
      json.put("side", node.seat() == 0 ? "max" : "min");
    }
    json.put("depth", node.depth());
    json.put("alpha", bound(node.alpha()));
    json.put("beta", bound(node.beta()));
    json.put("best", bound(node.raised()));
    json.put("value", node.value());
    json.put("window", node.window().name().toLowerCase(Locale.ROOT));
    json.put("known", node.known());
    json.put("cut", node.cut().map(cut -> cut(node, cut, state)).orElse(null));
    List<Map<String, Object>> children = new ArrayList<>();
    for (Trace.Node child : node.children()) {
      Map<String, Object> below = new LinkedHashMap<>();
      below.put("move", game.notation().format(state, child.move()));
      State next = state.copy();
      next.play(child.move());
      below.putAll(node(child, next));
      children.add(below);
    }
    json.put("children", children);
    return json;
  }

  private Map<String, Object> cut(Trace.Node node, Trace.Cut cut, State state) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("kind", kind(node));
    json.put("value", cut.value());
    json.put("bound", cut.bound());
    json.put("text", reason(node, cut));
    json.put(
        "skipped",
        cut.skipped().stream().map(move -> game.notation().format(state, move)).toList());
    return json;
  }

  /** In MiniMax the second seat minimises, so it cuts when a value falls to alpha. */
  private String kind(Trace.Node node) {
    return minimax && node.seat() == 1 ? "alpha" : "beta";
  }

  private String reason(Trace.Node node, Trace.Cut cut) {
    return shown(cut.value()) + (kind(node).equals("alpha") ? " <= " : " >= ") + shown(cut.bound());
  }

  private Map<String, Object> step(Trace.Step step) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("step", step.number());
    json.put("event", step.event().name().toLowerCase(Locale.ROOT));
    json.put("node", step.node());
    json.put("alpha", bound(step.alpha()));
    json.put("beta", bound(step.beta()));
    json.put("value", step.event() == Trace.Event.ENTER ? null : step.value());
    return json;
  }

  private static @Nullable Integer bound(int value) {
    return Math.abs(value) >= Trace.INFINITY ? null : value;
  }

  String text() {
    List<String> lines = new ArrayList<>();
    for (Trace.Node pass : passes()) {
      if (lines.size() < MOST_LINES) {
        lines.add("root" + describe(pass));
        draw(pass, root.copy(), "", lines);
        lines.add("");
      }
    }
    if (lines.size() >= MOST_LINES) {
      lines.add(".. cut here; --json has the whole tree.");
    }
    lines.add(
        "Value "
            + shown(last().value())
            + (minimax ? " for the first seat" : " for the side to move")
            + ", best line "
            + String.join(" ", Moves.texts(root, game.notation(), trace.line()))
            + ", "
            + trace.nodes()
            + " nodes by "
            + engine
            + ".");
    lines.add(
        windows
            ? "#n: order of visit; (alpha, beta): the window on entering; * searched with an empty"
                + " window, ** again."
            : "#n: order of visit.");
    return String.join("\n", lines);
  }

  private void draw(Trace.Node node, State state, String indent, List<String> lines) {
    List<Trace.Node> children = node.children();
    boolean cut = node.cut().isPresent();
    for (int i = 0; i < children.size() && lines.size() < MOST_LINES; i++) {
      Trace.Node child = children.get(i);
      boolean last = i == children.size() - 1 && !cut;
      String move = game.notation().format(state, child.move());
      lines.add(indent + (last ? "└─ " : "├─ ") + move + describe(child));
      State next = state.copy();
      next.play(child.move());
      draw(child, next, indent + (last ? "   " : "│  "), lines);
    }
    node.cut()
        .ifPresent(
            found ->
                lines.add(
                    indent
                        + "└─ cut, since "
                        + reason(node, found)
                        + (found.skipped().isEmpty()
                            ? ""
                            : ": " + found.skipped().size() + " not tried")));
  }

  private String describe(Trace.Node node) {
    String mark =
        switch (node.window()) {
          case FULL -> "";
          case EMPTY -> "*";
          case AGAIN -> "**";
        };
    String window = windows ? "  (" + shown(node.alpha()) + ", " + shown(node.beta()) + ")" : "";
    return mark
        + "  #"
        + node.number()
        + window
        + "  = "
        + shown(node.value())
        + (node.known() ? "  from the table" : "");
  }

  /**
   * A number, or what lies beyond all numbers: a game won or lost in so many plies, an open window.
   */
  private static String shown(int value) {
    if (Trace.decided(value)) {
      return (value > 0 ? "won" : "lost") + " in " + (Trace.WIN - Math.abs(value));
    }
    return value >= Trace.INFINITY ? "∞" : value <= -Trace.INFINITY ? "-∞" : "" + value;
  }
}
