package spielwerk.games.tree;

import spielwerk.core.Keyed;
import spielwerk.core.Reversible;
import spielwerk.core.Seeds;
import spielwerk.core.State;

/** A walk from the root of a tree towards a leaf. Move i goes to the child at place i, from 0. */
public final class TreeState implements State, Reversible, Keyed {
  /** The nodes from the root to where the walk is now. */
  private final int[] path = new int[TypedTree.MAX_DEPTH + 1];

  private TypedTree tree;
  private int depth;

  public TreeState(TypedTree tree) {
    this.tree = tree;
    this.path[0] = TypedTree.ROOT;
  }

  public TypedTree tree() {
    return tree;
  }

  /** The number of the node where the walk is now. */
  public int node() {
    return path[depth];
  }

  /** How many moves lie between the root and here. */
  public int depth() {
    return depth;
  }

  /** The node on the way from the root to here that is this many moves away from the root. */
  int nodeAt(int distance) {
    return path[distance];
  }

  @Override
  public int turn() {
    return tree.isLeaf(node()) ? OVER : depth & 1;
  }

  @Override
  public int moves(int[] into, int at) {
    for (int place = 0; place < tree.degree(node()); place++) {
      into[at++] = place;
    }
    return at;
  }

  @Override
  public boolean legal(int move) {
    return move >= 0 && move < tree.degree(node());
  }

  @Override
  public void play(int move) {
    int child = tree.child(node(), move);
    path[++depth] = child;
  }

  @Override
  public void undo() {
    depth--;
  }

  @Override
  public int points(int seat) {
    int value = tree.value(node());
    return seat == (depth & 1) ? value : -value;
  }

  @Override
  public TreeState copy() {
    TreeState copy = new TreeState(tree);
    copy.set(this);
    return copy;
  }

  @Override
  public void set(State other) {
    TreeState that = (TreeState) other;
    System.arraycopy(that.path, 0, path, 0, that.depth + 1);
    tree = that.tree;
    depth = that.depth;
  }

  @Override
  public long key() {
    return Seeds.mix(tree.hash() + node());
  }
}
