package spielwerk.search.mcts;

/**
 * "All moves as first": a move that a seat plays anywhere below a node counts for the child of that
 * node that begins with it (Gelly and Silver 2007).
 */
final class Amaf {
  private final SearchTree tree;
  private final int codes;

  /** When each seat last played each move: in which simulation, and as which of its moves. */
  private final int[] when;

  private final int[] ply;
  private int now;

  Amaf(SearchTree tree, int seats, int codes) {
    this.tree = tree;
    this.codes = codes;
    this.when = new int[seats * codes];
    this.ply = new int[seats * codes];
  }

  void learn(SimulationPath path, PlayedMoves moves, double[] rewards) {
    now++;
    for (int i = 0; i < moves.length(); i++) {
      if (moves.seat(i) >= 0) {
        int at = moves.seat(i) * codes + moves.move(i);
        when[at] = now;
        ply[at] = i;
      }
    }
    for (int d = 0; d < path.length(); d++) {
      int mover = path.mover(d);
      if (mover >= 0) {
        credit(path.node(d), mover, path.ply(d), rewards[mover]);
      }
    }
  }

  private void credit(int node, int seat, int from, double reward) {
    int first = tree.first[node];
    for (int child = first, end = first + tree.expanded[node]; child < end; child++) {
      int at = seat * codes + tree.move[child];
      if (when[at] == now && ply[at] >= from) {
        tree.amafVisits[child]++;
        tree.amafSum[child] += reward;
      }
    }
  }
}
