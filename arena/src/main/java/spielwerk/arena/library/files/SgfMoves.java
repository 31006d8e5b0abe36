package spielwerk.arena.library.files;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spielwerk.arena.library.MoveEvaluation;
import spielwerk.arena.library.MoveTree;
import spielwerk.arena.library.MoveTree.Step;
import spielwerk.core.Mistake;
import spielwerk.core.Notation;
import spielwerk.core.State;

/** The moves of an SGF tree on their way to become lines with variations. */
final class SgfMoves {
  /** Ours: the value of the node is proven. */
  static final String EXACT = "SPIELWERKEXACT";

  private SgfMoves() {}

  /** A move with what may follow it. */
  static final class Draft {
    final String move;
    final int seat;
    final SgfNode node;
    final StringBuilder comment = new StringBuilder();
    final List<Draft> next = new ArrayList<>();
    private String mark = "";
    private Optional<MoveEvaluation> evaluation = Optional.empty();

    Draft(String move, int seat, SgfNode node) {
      this.move = move;
      this.seat = seat;
      this.node = node;
    }

    /** What a node says about it. */
    void take(SgfNode from) {
      String said = from.text("C");
      if (!said.isEmpty()) {
        comment.append(comment.isEmpty() ? "" : "\n").append(said);
      }
      mark = mark.isEmpty() ? SgfMoves.mark(from) : mark;
      if (from.has("V")) {
        evaluation = value(from.word("V"), from.has(EXACT));
      }
    }

    /**
     * Puts in the pass that a file leaves out where there is no other move, and takes out those
     * that it writes when the game is over.
     */
    void mendPasses(String pass, Notation notation, State state) {
      while (state.over() && next.stream().anyMatch(draft -> draft.move.equals(pass))) {
        List<Draft> behind = new ArrayList<>();
        for (Draft draft : next) {
          behind.addAll(draft.move.equals(pass) ? draft.next : List.of(draft));
        }
        next.clear();
        next.addAll(behind);
      }
      if (!state.over() && state.legal(notation.parse(state, pass))) {
        List<Draft> hasty = next.stream().filter(draft -> draft.seat != state.turn()).toList();
        if (!hasty.isEmpty()) {
          Draft between = new Draft(pass, state.turn(), node);
          between.next.addAll(hasty);
          next.removeAll(hasty);
          next.add(between);
        }
      }
    }

    private Step step(List<List<Step>> variations) {
      return new Step(move, comment.toString(), mark, evaluation, variations);
    }

    /**
     * The main line after this move, with its variations.
     *
     * @param depth how deep in variations of variations this is
     */
    List<Step> lineAfter(int depth) {
      if (depth > MoveTree.DEEPEST) {
        throw new Mistake("Variations can be nested at most " + MoveTree.DEEPEST + " deep.");
      }
      List<Step> line = new ArrayList<>();
      for (List<Draft> here = next; !here.isEmpty(); here = here.get(0).next) {
        List<List<Step>> variations = new ArrayList<>();
        for (Draft other : here.subList(1, here.size())) {
          List<Step> variation = new ArrayList<>(List.of(other.step(List.of())));
          variation.addAll(other.lineAfter(depth + 1));
          variations.add(variation);
        }
        line.add(here.get(0).step(variations));
      }
      return line;
    }
  }

  private static String mark(SgfNode node) {
    if (node.has("BM")) {
      return node.word("BM").equals("2") ? "??" : "?";
    }
    if (node.has("TE")) {
      return node.word("TE").equals("2") ? "!!" : "!";
    }
    return node.has("DO") ? "?!" : node.has("IT") ? "!?" : "";
  }

  private static Optional<MoveEvaluation> value(String text, boolean exact) {
    try {
      double value = Double.parseDouble(text);
      return Double.isFinite(value)
          ? Optional.of(new MoveEvaluation(value, 0, exact))
          : Optional.empty();
    } catch (NumberFormatException none) {
      return Optional.empty();
    }
  }
}
