package spielwerk.games.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Perft;
import spielwerk.core.Position;
import spielwerk.core.Setup;
import spielwerk.core.State;

class TreeGameTest {
  private static final int INFINITY = 1_000_000;

  private final TreeGame game = new TreeGame();

  @ParameterizedTest
  @CsvSource({"9, 12", "10, 8", "11, 8"})
  void thePapersTreesHaveThePapersValues(int figure, int value) {
    TreeState root = (TreeState) new TreeGame(figure).start(Setup.STANDARD);
    assertThat(negamax(root)).isEqualTo(value);
    assertThat(alphaBeta(root, -INFINITY, INFINITY, new ArrayList<>())).isEqualTo(value);
  }

  @Test
  void figure9IsCutWhereThePaperSays() {
    assertThat(cuts(9))
        .containsExactly("15>=10 after 1 2 2", "12>=12 after 2 2 1", "-12>=-12 after 3 1");
  }

  @Test
  void figure10IsNotCutAtAll() {
    assertThat(cuts(10)).isEmpty();
  }

  @Test
  void figure11IsCutWhereThePaperSays() {
    assertThat(cuts(11))
        .containsExactly("9>=8 after 1 2 1", "-8>=-8 after 2 1", "-8>=-8 after 3 1");
  }

  @Test
  void figures10And11HaveTheSameLeaves() {
    assertThat(leaves(PaperTrees.FIGURE_10)).isEqualTo(leaves(PaperTrees.FIGURE_11));
  }

  private static List<String> leaves(String tree) {
    return List.of(tree.split("[\\[\\],]+")).stream().sorted().toList();
  }

  private static List<String> cuts(int figure) {
    List<String> cuts = new ArrayList<>();
    alphaBeta((TreeState) new TreeGame(figure).start(Setup.STANDARD), -INFINITY, INFINITY, cuts);
    return cuts;
  }

  private static int negamax(TreeState state) {
    if (state.over()) {
      return state.points(state.depth() % 2);
    }
    int best = -INFINITY;
    for (int move : Moves.of(state)) {
      state.play(move);
      best = Math.max(best, -negamax(state));
      state.undo();
    }
    return best;
  }

  /** The paper's ALGORITHMUS AlphaBeta, which keeps within the window. */
  private static int alphaBeta(TreeState state, int alpha, int beta, List<String> cuts) {
    if (state.over()) {
      return state.points(state.depth() % 2);
    }
    int[] moves = Moves.of(state);
    for (int move : moves) {
      state.play(move);
      int value = -alphaBeta(state, -beta, -alpha, cuts);
      String text = new TreeNotation().position(state);
      state.undo();
      if (value > alpha) {
        alpha = value;
        if (value >= beta) {
          cuts.add(value + ">=" + beta + text.substring(text.indexOf(" after")));
          return beta;
        }
      }
    }
    return alpha;
  }

  @Test
  void perftCountsTheNodesOfALevel() {
    State state = game.start(Setup.STANDARD);
    assertThat(List.of(1, 2, 3, 4).stream().map(depth -> new Perft(state).count(depth)))
        .containsExactly(3L, 6L, 19L, 0L);
    assertThat(((TreeState) state).tree().nodes()).isEqualTo(1 + 3 + 6 + 19);
  }

  @Test
  void aLeafCountsForWhoeverWouldMoveThere() {
    Setup setup = new Setup("[[5,-10,3],7]");
    State second = Position.of(game, setup, "2").state();
    assertThat(second.over()).isTrue();
    assertThat(second.points(1)).isEqualTo(7);
    assertThat(second.points(0)).isEqualTo(-7);
    State first = Position.of(game, setup, "1 2").state();
    assertThat(first.points(0)).isEqualTo(-10);
    assertThat(first.points(1)).isEqualTo(10);
  }

  @Test
  void aPositionIsTheTreeAndTheWay() {
    Setup setup = new Setup(" [ [5, -10 ,3],\n 7] ");
    State state = Position.of(game, setup, "1").state();
    assertThat(game.notation().position(state)).isEqualTo("[[5,-10,3],7] after 1");
    assertThat(game.notation().board(state)).isEqualTo("1: 5\n2: -10\n3: 3");
  }

  @Test
  void aTreeMayBeASingleLeaf() {
    State state = game.start(new Setup("-4"));
    assertThat(state.over()).isTrue();
    assertThat(state.points(0)).isEqualTo(-4);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "[]; character 2",
        "[1,]; character 4",
        "[1 2]; character 4",
        "[1,2; character 5",
        "[1]]; character 4",
        "[x]; character 2",
        "[--1]; character 3",
        "[1.5]; character 3",
        "[1000000]; character 2",
        "[-99999999999999999999]; character 2",
        "[1,2] after 3; Move 1",
        "[1,2] after x; Move 1"
      })
  void aWrongTextIsRefusedWithItsPlace(String text, String place) {
    assertThatThrownBy(() -> game.start(new Setup(text)))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining(place);
  }

  @Test
  void treesMayBeAsBigAsTheLimitsSayAndNoBigger() {
    String deep = "[".repeat(60) + "1" + "]".repeat(60);
    assertThat(game.start(new Setup(deep)).over()).isFalse();
    refused("[" + deep + "]", "deeper than 60");
    refused("[" + "1,".repeat(1000) + "1]", "more than 1000 children");
    String thousand = "[" + "1,".repeat(999) + "1]";
    refused("[" + (thousand + ",").repeat(99) + thousand + "]", "more than 100000 nodes");
  }

  private void refused(String text, String why) {
    assertThatThrownBy(() -> game.start(new Setup(text)))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining(why);
  }

  @ParameterizedTest
  @ValueSource(strings = {"[1,2]", "[2,1]", "[[1,2]]", "[1,[2]]"})
  void differentTreesHaveDifferentKeys(String text) {
    TreeState other = (TreeState) game.start(new Setup("[[1],2]"));
    assertThat(((TreeState) game.start(new Setup(text))).key()).isNotEqualTo(other.key());
  }
}
