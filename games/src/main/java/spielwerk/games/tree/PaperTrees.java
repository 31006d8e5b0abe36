package spielwerk.games.tree;

/**
 * The trees of figures 2 to 4 and 9 to 11 of "Sind Computer (un)schlagbar?", as texts for {@link
 * TypedTree#parse}. Leaves are from the view of the side to move at the leaf.
 */
public final class PaperTrees {
  /** Figure 2: a won position, since a move leads to one that is lost for the opponent. */
  public static final String FIGURE_2 = "[0,1,1,-1,-1]";

  /** Figure 3: a lost position, since every move leads to one that is won for the opponent. */
  public static final String FIGURE_3 = "[1,1,1,1,1]";

  /** Figure 4: a drawn position, since a draw is the best that can be reached. */
  public static final String FIGURE_4 = "[0,1,1,0,1]";

  /**
   * Figure 9: alpha-beta with cuts, root value 12. The figure is a picture; this tree is rebuilt
   * from the sixteen steps beside it. Steps 1 to 3 give the first three leaves, of which the third
   * is ignored "da −3 < 10", so it is a 3; steps 7 and 8 give 6 and -15 and a cut; by step 12 both
   * sons of the middle node are worth 12 ("Cut beim zweiten Sohn möglich"); by step 15 the left
   * part of the right node is worth no more than 12, and the rest is cut. The leaves that no step
   * names (those after a cut, the 4 and 7 of the middle node, all of the right node) are chosen
   * freely: no value and no cut of the text depends on them.
   */
  public static final String FIGURE_9 =
      "[[[5,-10,3],[6,-15,2]],[[-12,4],[-12,7]],[[-9,1],[-14,8]]]";

  /**
   * Figure 10: the leaves of figure 11 badly ordered, so that nothing is cut. Only the caption
   * survives as text; here figure 11 is turned round at every level, the worst move first.
   */
  public static final String FIGURE_10 =
      "[[[-1,-2,-3],[3,2,1]],[[-2,-4,-6],[-4,-5,-5]],[[0,-6,-7,-9],[-6,-7,-8]]]";

  /**
   * Figure 11: well ordered, root value 8, cuts "da 9≥8", "da −8≥−8", "da −8≥−8". All leaves can be
   * read in the figure, row by row.
   */
  public static final String FIGURE_11 =
      "[[[-8,-7,-6],[-9,-7,-6,0]],[[-5,-5,-4],[-6,-4,-2]],[[1,2,3],[-3,-2,-1]]]";

  private PaperTrees() {}

  /** The tree of a figure: 2, 3, 4, 9, 10 or 11. */
  public static String figure(int number) {
    return switch (number) {
      case 2 -> FIGURE_2;
      case 3 -> FIGURE_3;
      case 4 -> FIGURE_4;
      case 9 -> FIGURE_9;
      case 10 -> FIGURE_10;
      case 11 -> FIGURE_11;
      default -> throw new IllegalArgumentException("figure " + number + " shows no such tree");
    };
  }
}
