package spielwerk.games.tree;

import spielwerk.core.Game;
import spielwerk.core.Notation;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Traits;

/**
 * A game given by its tree: from an inner node the side to move chooses a child, at a leaf the game
 * is over. The number at a leaf is what it is worth to the side to move there, as in the paper's
 * NegaMax. It always begins at the root, with the first player.
 */
public final class TreeGame implements Game {
  private final int figure;
  private final TypedTree standard;
  private final TreeNotation notation = new TreeNotation();

  /** The tree of the paper's figure 11. */
  public TreeGame() {
    this(11);
  }

  /**
   * @param figure the figure of the paper whose tree stands at the beginning
   */
  public TreeGame(int figure) {
    this.figure = figure;
    this.standard = TypedTree.parse(PaperTrees.figure(figure));
  }

  @Override
  public String id() {
    return "tree";
  }

  @Override
  public String text() {
    return "tree:figure=" + figure;
  }

  /** The bounds hold for any tree that may be typed in. */
  @Override
  public Traits traits() {
    return Traits.duel(TypedTree.MAX_CHILDREN, TypedTree.MAX_CHILDREN, TypedTree.MAX_DEPTH)
        .forPoints();
  }

  @Override
  public State start(Setup setup) {
    return setup.isStandard() ? new TreeState(standard) : notation.read(setup.text());
  }

  @Override
  public Notation notation() {
    return notation;
  }
}
