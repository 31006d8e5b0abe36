package spielwerk.search.mcts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import spielwerk.core.Game;
import spielwerk.core.Policy;
import spielwerk.core.State;

/**
 * Runs a search and writes down each simulation. The search itself knows nothing of it, so that it
 * costs nothing when nobody looks: the moves of roll-outs are noted by policies that pass on what
 * the real ones choose, and the path through the tree is where the visits have grown.
 */
public final class SimulationRecorder {
  private final Game game;
  private final TreeSearch search;
  private final SearchTree tree;
  private final List<Integer> rollout;

  /** A node as it was before a simulation. */
  private static final class Before {
    double visits;
    List<NodeInsight.Child> terms = List.of();
    final Map<Integer, Before> children = new HashMap<>();
  }

  /**
   * @param rollout where the moves of the last roll-out stand, if there are any
   */
  public SimulationRecorder(Game game, TreeSearch search, List<Integer> rollout) {
    this.game = game;
    this.search = search;
    this.tree = search.tree();
    this.rollout = rollout;
  }

  /** A policy whose moves are written down. */
  static Supplier<Policy> heard(Supplier<Policy> maker, List<Integer> into) {
    return () -> {
      Policy policy = maker.get();
      return (state, random) -> {
        int move = policy.choose(state, random);
        into.add(move);
        return move;
      };
    };
  }

  /**
   * Runs simulations.
   *
   * @param done asked before each
   * @param simulate runs one, to its end
   */
  public MctsTrace record(BooleanSupplier done, Runnable simulate) {
    Before root = new Before();
    List<MctsTrace.Simulation> all = new ArrayList<>();
    while (!done.getAsBoolean()) {
      look(SearchTree.ROOT, root, search.root());
      rollout.clear();
      simulate.run();
      all.add(written(all.size() + 1, root, search.root().copy()));
    }
    return new MctsTrace(all);
  }

  /** Notes by which numbers a child of the node and of those below would be selected now. */
  private void look(int node, Before before, State state) {
    before.visits = tree.visits[node];
    if (tree.expanded[node] == 0) {
      return;
    }
    before.terms = search.selection().children(node, Math.max(0, state.turn()));
    int first = tree.first[node];
    for (int child = first; child < first + tree.expanded[node]; child++) {
      if (tree.expanded[child] > 0) {
        State next = state.copy();
        next.play(tree.move[child]);
        look(child, before.children.computeIfAbsent(tree.move[child], m -> new Before()), next);
      }
    }
  }

  /** Follows the visits that have grown. */
  private MctsTrace.Simulation written(int number, Before root, State state) {
    List<Integer> path = new ArrayList<>();
    List<Integer> movers = new ArrayList<>();
    List<List<NodeInsight.Child>> choices = new ArrayList<>();
    List<MctsTrace.Count> after = new ArrayList<>();
    boolean expanded = false;
    int node = SearchTree.ROOT;
    Before before = root;
    while (node >= 0) {
      before.visits = tree.visits[node];
      after.add(new MctsTrace.Count(tree.visits[node], tree.mean(node)));
      int child = grown(node, before);
      if (child >= 0) {
        int move = tree.move[child];
        boolean fresh = !before.children.containsKey(move) || before.children.get(move).visits == 0;
        // dice do not choose by a score, nor does the expansion of a child
        boolean chosen =
            state.turn() != State.CHANCE
                && before.terms.stream().anyMatch(term -> term.move() == move);
        path.add(move);
        movers.add(state.turn());
        choices.add(chosen ? before.terms : List.of());
        state.play(move);
        before = before.children.computeIfAbsent(move, m -> new Before());
        expanded = fresh;
      }
      node = child;
    }
    return new MctsTrace.Simulation(
        number,
        path,
        movers,
        choices,
        expanded,
        rollout,
        game.notation().position(search.state()),
        Arrays.stream(search.rewards()).boxed().toList(),
        after);
  }

  private int grown(int node, Before before) {
    int first = tree.first[node];
    for (int child = first; child < first + tree.expanded[node]; child++) {
      Before known = before.children.get(tree.move[child]);
      if (tree.visits[child] > (known == null ? 0 : known.visits)) {
        return child;
      }
    }
    return -1;
  }
}
