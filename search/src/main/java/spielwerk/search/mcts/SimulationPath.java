package spielwerk.search.mcts;

import java.util.Arrays;

/** The nodes that a simulation has passed, the root first, and who moved out of each of them. */
public final class SimulationPath {
  private static final int USUAL = 64;

  private final SearchTree tree;
  private int[] nodes;
  private int[] movers;
  private int[] plies;
  private int length;

  SimulationPath(SearchTree tree, int longest) {
    this.tree = tree;
    int room = Math.min(longest, USUAL) + 1;
    this.nodes = new int[room];
    this.movers = new int[room];
    this.plies = new int[room];
  }

  void begin() {
    length = 0;
  }

  /**
   * @param mover who moved to the node, or chance
   * @param ply how many moves have been played by now
   */
  void add(int node, int mover, int ply) {
    if (length + 1 == nodes.length) {
      nodes = Arrays.copyOf(nodes, 2 * nodes.length);
      movers = Arrays.copyOf(movers, nodes.length);
      plies = Arrays.copyOf(plies, nodes.length);
    }
    movers[length++] = mover;
    nodes[length] = node;
    plies[length] = ply;
  }

  /** The last move that a seat made on it, or -1. */
  int lastMove(int seat) {
    for (int depth = length; depth > 0; depth--) {
      if (movers[depth - 1] == seat) {
        return tree.move[nodes[depth]];
      }
    }
    return -1;
  }

  /** How many moves below the root it ends. */
  public int length() {
    return length;
  }

  public int node(int depth) {
    return nodes[depth];
  }

  /** The last node. */
  public int leaf() {
    return nodes[length];
  }

  /** Who moved out of the node at this depth. */
  public int mover(int depth) {
    return movers[depth];
  }

  /** How many moves, chance included, led to the node at this depth. */
  int ply(int depth) {
    return plies[depth];
  }
}
