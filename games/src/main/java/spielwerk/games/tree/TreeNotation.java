package spielwerk.games.tree;

import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Notation;
import spielwerk.core.State;
import spielwerk.core.Text;

/**
 * Moves are the children counted from 1. A position is the tree as nested lists; away from the root
 * the moves that led there follow: {@code [[5,-10,3],[6,-15]] after 1}.
 */
final class TreeNotation implements Notation {
  private static final String AFTER = "after";
  private static final int SHOWN_CHILDREN = 20;
  private static final int SHOWN_SIGNS = 70;

  @Override
  public String format(State state, int move) {
    return Integer.toString(move + 1);
  }

  @Override
  public int parse(State state, String text) {
    String word = text.trim();
    int number = Text.isNumber(word, 4) ? Integer.parseInt(word) : 0;
    if (number < 1 || number > TypedTree.MAX_CHILDREN) {
      throw new Mistake(
          "'" + text + "' is not a move in a tree; children are counted 1, 2, 3 and so on.");
    }
    return number - 1;
  }

  @Override
  public String board(State state) {
    TreeState walk = (TreeState) state;
    TypedTree tree = walk.tree();
    if (tree.isLeaf(walk.node())) {
      return "leaf " + tree.value(walk.node());
    }
    StringBuilder picture = new StringBuilder();
    int degree = tree.degree(walk.node());
    for (int place = 0; place < Math.min(degree, SHOWN_CHILDREN); place++) {
      picture.append(place == 0 ? "" : "\n").append(place + 1).append(": ");
      picture.append(tree.text(tree.child(walk.node(), place), SHOWN_SIGNS));
    }
    if (degree > SHOWN_CHILDREN) {
      picture.append("\n.. ").append(degree).append(" children in all");
    }
    return picture.toString();
  }

  @Override
  public String position(State state) {
    TreeState walk = (TreeState) state;
    StringBuilder text = new StringBuilder(walk.tree().toString());
    for (int i = 0; i < walk.depth(); i++) {
      text.append(i == 0 ? " " + AFTER + " " : " ");
      text.append(1 + place(walk.tree(), walk.nodeAt(i), walk.nodeAt(i + 1)));
    }
    return text.toString();
  }

  private static int place(TypedTree tree, int parent, int child) {
    int place = 0;
    while (tree.child(parent, place) != child) {
      place++;
    }
    return place;
  }

  @Override
  public String seat(int seat) {
    return seat == 0 ? "first player" : "second player";
  }

  TreeState read(String text) {
    int after = text.indexOf(AFTER);
    TreeState state = new TreeState(TypedTree.parse(after < 0 ? text : text.substring(0, after)));
    if (after >= 0) {
      Moves.play(state, this, text.substring(after + AFTER.length()));
    }
    return state;
  }
}
