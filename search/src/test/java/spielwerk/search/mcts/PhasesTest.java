package spielwerk.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Budget;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Position;
import spielwerk.core.Setup;
import spielwerk.core.Watch;
import spielwerk.search.Positions;

/**
 * Selection, expansion, roll-out and back-propagation, computed by hand on typed trees. A leaf is
 * worth its number to the side to move there.
 */
class PhasesTest {
  private static final Game TREE = Positions.CATALOGUE.game("tree");

  /** Worth 1, 3 and -2 to the first player; with those of the second the range is -3 to 3. */
  private static final String THREE_LEAVES = "[-1,-3,2]";

  private static MctsEngine searched(String engine, String tree, Goal goal, long seed) {
    MctsEngine mcts = (MctsEngine) Positions.CATALOGUE.engine(engine, TREE);
    mcts.newGame(TREE, 0, goal, seed);
    mcts.advise(Position.of(TREE, new Setup(tree), ""), Budget.FREE, Watch.NONE);
    return mcts;
  }

  private static NodeInsight.Child child(MctsEngine engine, int move, Integer... line) {
    return engine.insight(List.of(line)).orElseThrow().children().stream()
        .filter(child -> child.move() == move)
        .findFirst()
        .orElseThrow();
  }

  /**
   * The scaled means are 2/3, 1 and 1/6. After three simulations all have one visit, so the second
   * is next; then 2/3 + sqrt(ln 4) = 1.844 beats 1 + sqrt(ln 4 / 2) = 1.833, and so on.
   */
  @ParameterizedTest(name = "after {0} simulations: {1}, {2}, {3} visits")
  @CsvSource({
    "3, 1, 1, 1",
    "4, 1, 2, 1",
    "5, 2, 2, 1",
    "6, 2, 3, 1",
    "7, 2, 4, 1",
    "8, 2, 5, 1",
    "9, 3, 5, 1"
  })
  void ucbVisitsTheChildrenInTheOrderThatPaperAndPencilGive(int sims, int a, int b, int c) {
    for (int seed = 0; seed < 5; seed++) {
      MctsEngine mcts =
          searched("mcts:solver=off,c=1,sims=" + sims, THREE_LEAVES, Goal.POINTS, seed);
      assertThat(child(mcts, 0).visits()).isEqualTo(a);
      assertThat(child(mcts, 1).visits()).isEqualTo(b);
      assertThat(child(mcts, 2).visits()).isEqualTo(c);
    }
  }

  @Test
  void anInsightShowsTheTermsOfUcb() {
    MctsEngine mcts = searched("mcts:solver=off,c=2,sims=3", THREE_LEAVES, Goal.POINTS, 1);
    NodeInsight root = mcts.insight(List.of()).orElseThrow();
    assertThat(root.visits()).isEqualTo(3);
    assertThat(root.untried()).isZero();
    NodeInsight.Child first = child(mcts, 0);
    assertThat(first.mean()).isEqualTo(1);
    assertThat(first.value()).isEqualTo(2 / 3.0, within(1e-12));
    assertThat(first.confidence()).isEqualTo(2 * Math.sqrt(1.0986122886681098), within(1e-12));
    assertThat(first.score()).isEqualTo(first.value() + first.confidence());
    assertThat(mcts.insight(List.of(0, 0))).isEmpty();
  }

  @Test
  void normalisedMeansRunFromTheWorstChildToTheBest() {
    MctsEngine mcts = searched("mcts:solver=off,normalise,sims=3", THREE_LEAVES, Goal.POINTS, 1);
    assertThat(child(mcts, 0).value()).isEqualTo(0.6, within(1e-12));
    assertThat(child(mcts, 1).value()).isEqualTo(1);
    assertThat(child(mcts, 2).value()).isZero();
  }

  @Test
  void playedToWinOnlyTheSignOfThePointsCounts() {
    MctsEngine mcts = searched("mcts:solver=off,sims=3", THREE_LEAVES, Goal.WIN, 1);
    assertThat(child(mcts, 0).mean()).isEqualTo(1);
    assertThat(child(mcts, 1).mean()).isEqualTo(1);
    assertThat(child(mcts, 2).mean()).isZero();
  }

  @Test
  void greedyStaysWithTheBestAndRandomVisitsAll() {
    MctsEngine greedy =
        searched("mcts:solver=off,select=greedy,sims=20", THREE_LEAVES, Goal.POINTS, 1);
    assertThat(child(greedy, 1).visits()).isEqualTo(18);
    MctsEngine random =
        searched("mcts:solver=off,select=random,sims=300", THREE_LEAVES, Goal.POINTS, 1);
    MctsEngine epsilon =
        searched(
            "mcts:solver=off,select=epsilon,epsilon=0.3,sims=1000", THREE_LEAVES, Goal.POINTS, 1);
    for (int move = 0; move < 3; move++) {
      assertThat(child(random, move).visits()).isBetween(70.0, 130.0);
    }
    assertThat(child(epsilon, 1).visits()).isBetween(750.0, 850.0);
  }

  /**
   * Roll-outs from the two children give 4 and 6, scaled 5/6 and 1. The third simulation goes to
   * the second child and makes its leaf a node, the fourth to the first: 0.833 + sqrt(ln 3) = 1.881
   * against 1 + sqrt(ln 3 / 2) = 1.741.
   */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void eachSimulationAddsOneNodeAndTellsAllAboveWhatCameOfIt(long seed) {
    String tree = "[[4],[6]]";
    MctsEngine two = searched("mcts:solver=off,c=1,sims=2", tree, Goal.POINTS, seed);
    assertThat(child(two, 0).mean()).isEqualTo(4);
    assertThat(child(two, 1).mean()).isEqualTo(6);
    assertThat(two.insight(List.of(0)).orElseThrow().children()).isEmpty();
    MctsEngine three = searched("mcts:solver=off,c=1,sims=3", tree, Goal.POINTS, seed);
    assertThat(three.insight(List.of(0)).orElseThrow().children()).isEmpty();
    assertThat(child(three, 0, 1).mean()).as("to the second player").isEqualTo(-6);
    assertThat(child(three, 1).visits()).isEqualTo(2);
    MctsEngine four = searched("mcts:solver=off,c=1,sims=4", tree, Goal.POINTS, seed);
    assertThat(child(four, 0, 0).visits()).isEqualTo(1);
    assertThat(four.insight(List.of()).orElseThrow().visits()).isEqualTo(4);
  }

  /** d is 1 at the end of the path: weights 2, 1 and 2/3 for vanish 0.5. */
  @Test
  void vanishingBackPropagationWeakensTowardsTheRoot() {
    MctsEngine one = searched("mcts:solver=off,vanish=0.5,sims=1", "[[5]]", Goal.POINTS, 1);
    assertThat(child(one, 0).visits()).isEqualTo(2);
    assertThat(one.insight(List.of()).orElseThrow().visits()).isEqualTo(1);
    MctsEngine two = searched("mcts:solver=off,vanish=0.5,sims=2", "[[5]]", Goal.POINTS, 1);
    assertThat(child(two, 0, 0).visits()).isEqualTo(2);
    assertThat(child(two, 0).visits()).isEqualTo(3);
    assertThat(child(two, 0).mean()).isEqualTo(5);
    assertThat(two.insight(List.of()).orElseThrow().visits()).isEqualTo(1 + 2 / 3.0, within(1e-12));
  }

  @Test
  void vanishBelowATenthCountsAsATenth() {
    MctsEngine one = searched("mcts:solver=off,vanish=0.01,sims=1", "[[5]]", Goal.POINTS, 1);
    assertThat(child(one, 0).visits()).isEqualTo(10);
  }

  @Test
  void severalRollOutsCountAsOneVisitWithTheirMean() {
    MctsEngine mcts = searched("mcts:solver=off,rollouts=400,sims=1", "[[0,10]]", Goal.POINTS, 1);
    assertThat(child(mcts, 0).visits()).isEqualTo(1);
    assertThat(child(mcts, 0).mean()).isEqualTo(5, within(1.0));
  }

  @Test
  void wideningTriesAsManyChildrenAsTheRootOfTheVisitsAllows() {
    // with factor 1: at visits 0 the first, at 2 the second (1 < 1.41), at 5 the third (2 < 2.24)
    for (int[] step : new int[][] {{1, 1}, {2, 1}, {3, 2}, {5, 2}, {6, 3}}) {
      MctsEngine mcts =
          searched("mcts:solver=off,widen=1,sims=" + step[0], "[0,0,0,0,0]", Goal.POINTS, 1);
      assertThat(mcts.insight(List.of()).orElseThrow().children())
          .as("children after %d simulations", step[0])
          .hasSize(step[1]);
    }
  }
}
