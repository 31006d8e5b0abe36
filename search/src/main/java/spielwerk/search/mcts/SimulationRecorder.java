package spielwerk.search.mcts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Mistake;
import spielwerk.core.Policy;
import spielwerk.core.Position;
import spielwerk.core.State;

/**
 * Runs a search and writes down each simulation. The search itself knows nothing of it, so that it
 * costs nothing when nobody looks: roll-outs and verdicts are heard by players and a judge who pass
 * on what the real ones say, and the way through the tree is where the visits have grown.
 */
final class SimulationRecorder {
  private final Game game;
  private final Search search;
  private final Tree tree;

  private final List<Integer> rolled = new ArrayList<>();
  private final List<Double> judged = new ArrayList<>();
  private String end = "";

  /** A node as it was before a simulation. */
  private static final class Before {
    double visits;
    List<Insight.Child> terms = List.of();
    final Map<Integer, Before> children = new HashMap<>();
  }

  SimulationRecorder(Game game, Switches switches, Parts parts, Goal goal) {
    refuse(game, switches);
    this.game = game;
    this.search = new Search(game, switches, heard(parts), goal);
    this.tree = search.tree();
  }

  private static void refuse(Game game, Switches switches) {
    if (switches.open(game.traits())) {
      throw new Mistake(
          "The tree of "
              + game.id()
              + " cannot be shown, for its nodes have other moves in each simulation.");
    }
    boolean proves = switches.solver() && game.traits().isDuel();
    if (proves || switches.sampled() || switches.trees() > 1 || switches.rollouts() > 1) {
      throw new Mistake(
          "Simulations can be shown of one tree with one roll-out each, without proofs and drawn"
              + " opponents; give solver=off and leave out trees, rollouts and opponents.");
    }
  }

  private Parts heard(Parts parts) {
    Players players = parts.players();
    Supplier<Policy> self = heard(players.self());
    boolean same = players.self() == players.enemies();
    return new Parts(
        new Players(
            self, same ? self : heard(players.enemies()), players.replies(), players.alike()),
        goal -> heard(parts.judge().apply(goal)),
        parts.candidates(),
        parts.pruning(),
        parts.everyMove(),
        parts.order(),
        parts.changes());
  }

  private Supplier<Policy> heard(Supplier<Policy> maker) {
    return () -> {
      Policy policy = maker.get();
      return (state, random) -> {
        int move = policy.choose(state, random);
        rolled.add(move);
        return move;
      };
    };
  }

  private Judge heard(Judge judge) {
    return new Judge() {
      @Override
      public void begin(State root) {
        judge.begin(root);
      }

      @Override
      public void judge(State state, double[] worth) {
        judge.judge(state, worth);
        Arrays.stream(worth).forEach(judged::add);
        end = game.notation().position(state);
      }

      @Override
      public boolean unit() {
        return judge.unit();
      }
    };
  }

  MctsTrace record(Position position, RandomGenerator chance, int sims) {
    search.begin(position, chance, false, sims, Long.MAX_VALUE, Integer.MAX_VALUE);
    Before root = new Before();
    List<MctsTrace.Simulation> all = new ArrayList<>();
    while (!search.done()) {
      look(Tree.ROOT, root, position.state());
      rolled.clear();
      judged.clear();
      search.simulate();
      all.add(written(all.size() + 1, root, position.state().copy()));
    }
    return new MctsTrace(all);
  }

  /** Notes by which numbers a child of the node and of those below would be selected now. */
  private void look(int node, Before before, State state) {
    if (tree.tried[node] == 0) {
      return;
    }
    int seat = Math.max(0, state.turn());
    before.terms = Insight.children(tree, search.policy(), node, seat);
    int first = tree.first[node];
    for (int child = first; child < first + tree.tried[node]; child++) {
      if (tree.tried[child] > 0) {
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
    List<List<Insight.Child>> choices = new ArrayList<>();
    List<MctsTrace.Count> after = new ArrayList<>();
    boolean expanded = false;
    int node = Tree.ROOT;
    Before before = root;
    while (node >= 0) {
      before.visits = tree.visits[node];
      after.add(new MctsTrace.Count(tree.visits[node], tree.mean(node)));
      int child = grown(node, before);
      if (child >= 0) {
        int move = tree.move[child];
        boolean fresh = !before.children.containsKey(move) || before.children.get(move).visits == 0;
        path.add(move);
        movers.add(state.turn());
        choices.add(fresh || state.turn() == State.CHANCE ? List.of() : before.terms);
        state.play(move);
        before = before.children.computeIfAbsent(move, m -> new Before());
        expanded = fresh;
      }
      node = child;
    }
    return new MctsTrace.Simulation(
        number, path, movers, choices, expanded, rolled, end, judged, after);
  }

  private int grown(int node, Before before) {
    int first = tree.first[node];
    for (int child = first; child < first + tree.tried[node]; child++) {
      Before known = before.children.get(tree.move[child]);
      if (tree.visits[child] > (known == null ? 0 : known.visits)) {
        return child;
      }
    }
    return -1;
  }
}
