package spielwerk.search.mcts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import spielwerk.core.Advice;
import spielwerk.core.Candidate;
import spielwerk.core.Effort;
import spielwerk.core.Moves;
import spielwerk.core.State;
import spielwerk.search.SearchPanel;

/**
 * Makes an advice of what the trees hold at their roots: visits and rewards of each move added up.
 */
final class MctsAdvice {
  private static final int LISTED = 1000;

  /** How many of the best moves are shown with their line; nobody reads a thousand. */
  private static final int LINES = 50;

  /** The mean of fewer simulations gives nothing for the outcome. */
  private static final int LEAST_VISITS = 8;

  private final MctsOptions.FinalMove choice;
  private final boolean exact;
  private final int maxMoves;

  /** A move at the root, all trees together. */
  private static final class Root {
    final int move;
    final MctsSearch longest;

    /** Its node in the longest tree. */
    final int node;

    double visits;
    double sum;
    double known;
    boolean proven;
    double rating;
    final double prior;

    Root(MctsSearch longest, int node) {
      this.move = longest.tree().move[node];
      this.longest = longest;
      this.node = node;
      this.prior = longest.tree().share(SearchTree.ROOT, node);
    }

    double mean() {
      return proven ? known : sum / visits;
    }
  }

  /**
   * @param exact whether what the search has proven may be called exact
   * @param maxMoves the most moves a position of the game has
   */
  MctsAdvice(MctsOptions.FinalMove choice, boolean exact, int maxMoves) {
    this.choice = choice;
    this.exact = exact;
    this.maxMoves = maxMoves;
  }

  Advice of(List<MctsSearch> searches, long began) {
    // a tree that has proven its root knows all there is to know
    List<MctsSearch> telling =
        searches.stream()
            .filter(search -> search.tree().proven[SearchTree.ROOT])
            .findFirst()
            .map(List::of)
            .orElse(searches);
    boolean settled = telling.get(0).tree().proven[SearchTree.ROOT];
    boolean unit = searches.get(0).unit();
    List<Root> roots = roots(telling);
    double total = roots.stream().mapToDouble(root -> root.visits).sum();
    double least = unit ? 0 : roots.stream().mapToDouble(Root::mean).min().orElse(0);
    for (Root root : roots) {
      root.rating = rating(root, settled, unit, total, least);
    }
    roots.sort(
        Comparator.comparingDouble((Root root) -> -root.rating)
            .thenComparingDouble(root -> -root.visits));
    List<Candidate> candidates = new ArrayList<>(roots.size());
    State walker = searches.get(0).search().root().copy();
    for (Root root : roots) {
      candidates.add(
          new Candidate(
              root.move,
              root.rating,
              value(root, unit),
              exact && root.proven,
              candidates.size() < LINES ? line(root, walker) : List.of(root.move),
              root.prior));
    }
    return Advice.of(candidates, effort(searches, candidates, began));
  }

  private static double value(Root root, boolean unit) {
    if (!root.proven && root.visits < LEAST_VISITS) {
      return Candidate.UNKNOWN;
    }
    return unit ? 2 * root.mean() - 1 : root.mean();
  }

  /** What is proven counts before what is only believed: a win above all, a loss as nothing. */
  private double rating(Root root, boolean settled, boolean unit, double total, double least) {
    boolean byMean = choice == MctsOptions.FinalMove.VALUE;
    if (unit && root.proven && root.mean() == 1) {
      return byMean ? 2 : total;
    }
    if (unit && root.proven && root.mean() == 0) {
      return 0;
    }
    if (settled && root.proven && !byMean) {
      return (root.mean() - least) * (unit ? total : 1);
    }
    return byMean ? root.mean() - least : root.visits;
  }

  private static List<Root> roots(List<MctsSearch> searches) {
    Map<Integer, Root> byMove = new LinkedHashMap<>();
    for (MctsSearch search : searches) {
      SearchTree tree = search.tree();
      int first = tree.first[SearchTree.ROOT];
      for (int child = first; child < first + tree.expanded[SearchTree.ROOT]; child++) {
        int node = child;
        Root root = byMove.computeIfAbsent(tree.move[child], move -> new Root(search, node));
        root.visits += tree.visits[child];
        root.sum += tree.sum[child];
        if (tree.proven[child]) {
          root.proven = true;
          root.known = tree.mean(child);
        }
      }
    }
    return new ArrayList<>(byMove.values());
  }

  /** The most visited way on, as far as no chance comes between. */
  private static List<Integer> line(Root root, State walker) {
    SearchTree tree = root.longest.tree();
    SampledReplies replies = root.longest.search().replies();
    walker.set(root.longest.search().root());
    List<Integer> line = new ArrayList<>();
    for (int node = root.node; node >= 0; node = tree.mostVisited(node)) {
      if (walker.turn() < 0 || !walker.legal(tree.move[node])) {
        break;
      }
      line.add(tree.move[node]);
      walker.play(tree.move[node]);
      for (int i = 0; replies != null && replies.known(node) && i < replies.count(node); i++) {
        line.add(replies.move(node, i));
        walker.play(replies.move(node, i));
      }
    }
    return line;
  }

  private Effort effort(List<MctsSearch> searches, List<Candidate> candidates, long began) {
    long sims = 0;
    long nodes = 0;
    long grown = 0;
    long slots = 0;
    long opened = 0;
    long moves = 0;
    int deepest = 0;
    for (MctsSearch search : searches) {
      SearchTree tree = search.tree();
      sims += search.search().sims();
      nodes += search.search().nodes();
      deepest = Math.max(deepest, search.search().deepest());
      grown += tree.visited();
      slots += tree.size;
      opened += tree.opened();
      moves += tree.size - 1; // every slot but the root is a move of a position opened
    }
    double seconds = (System.nanoTime() - began) / 1e9;
    int legal = legal(searches.get(0));
    Map<String, Number> figures = new LinkedHashMap<>();
    figures.put("simulations", sims);
    figures.put("tree", grown);
    figures.put("slots", slots);
    figures.put("entropy", SearchPanel.entropy(shares(candidates, legal)));
    double branching = opened == 0 ? legal : (double) moves / opened;
    figures.putAll(new SearchPanel(seconds, opened, legal, deepest, branching).figures());
    figures.putAll(
        SearchPanel.priors(
            candidates.stream()
                .filter(Candidate::hasPrior)
                .mapToDouble(Candidate::prior)
                .toArray()));
    return new Effort(nodes, deepest, seconds, figures);
  }

  /** On very large boards the moves that were listed stand for those that are legal. */
  private int legal(MctsSearch search) {
    return maxMoves > LISTED
        ? search.tree().room[SearchTree.ROOT]
        : Moves.of(search.search().root()).length;
  }

  /** How the ratings are divided among all legal moves, tried or not. */
  private static double[] shares(List<Candidate> candidates, int legal) {
    double sum = candidates.stream().mapToDouble(Candidate::rating).sum();
    double[] shares = new double[Math.max(legal, candidates.size())];
    for (int i = 0; sum > 0 && i < candidates.size(); i++) {
      shares[i] = candidates.get(i).rating() / sum;
    }
    return shares;
  }
}
