package spielwerk.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import spielwerk.core.Game;
import spielwerk.core.Name;
import spielwerk.core.Settings;
import spielwerk.search.Positions;

/** The terms beyond UCB1, computed by hand on a root with two children. */
class TermsTest {
  private static final Game GAME = Positions.CATALOGUE.game("connect4");
  private static final int LEFT = 1;
  private static final int RIGHT = 2;

  private static MctsOptions switches(String text) {
    return MctsOptions.of(new Settings(Name.parse(text), MctsMaker.OPTIONS, false));
  }

  /** Ten visits: four to move 3, worth 3 together, and six to move 5, worth 3 together. */
  private static SearchTree tree() {
    SearchTree tree = new SearchTree(100, SearchTree.Column.AMAF, SearchTree.Column.PRIOR);
    tree.block(SearchTree.ROOT, 2);
    tree.expanded[SearchTree.ROOT] = 2;
    tree.visits[SearchTree.ROOT] = 10;
    tree.move[LEFT] = 3;
    tree.visits[LEFT] = 4;
    tree.sum[LEFT] = 3;
    tree.move[RIGHT] = 5;
    tree.visits[RIGHT] = 6;
    tree.sum[RIGHT] = 3;
    return tree;
  }

  private static TreePolicy policy(String text, SearchTree tree, MoveAverages past) {
    TreePolicy policy = new TreePolicy(switches(text), tree, past, false);
    policy.look(SearchTree.ROOT, 1, null, 2);
    return policy;
  }

  /** beta = sqrt(90 / (3 * 10 + 90)) = sqrt(3/4). */
  @Test
  void raveMixesTheMeanWithThatOfAllMovesAsFirst() {
    SearchTree tree = tree();
    tree.amafVisits[LEFT] = 20;
    tree.amafSum[LEFT] = 5;
    TreePolicy policy = policy("mcts:rave=90", tree, new MoveAverages(2, 7));
    double beta = Math.sqrt(0.75);
    assertThat(policy.value(LEFT)).isEqualTo((1 - beta) * 0.75 + beta * 0.25, within(1e-12));
    assertThat(policy.value(RIGHT)).as("never seen later").isEqualTo(0.5);
  }

  /** 5 * (2/3) / (4 - 3 + 1) and 5 * (1/4) / (6 - 3 + 1). */
  @Test
  void progressiveHistoryFadesWithTheLossesOfTheChild() {
    MoveAverages past = new MoveAverages(2, 7);
    past.add(1, 3, 1);
    past.add(1, 3, 1);
    past.add(1, 3, 0);
    past.add(0, 3, 0);
    for (int i = 0; i < 4; i++) {
      past.add(1, 5, i == 0 ? 1 : 0);
    }
    TreePolicy policy = policy("mcts:history=5", tree(), past);
    assertThat(policy.history(LEFT)).isEqualTo(5 * (2 / 3.0) / 2, within(1e-12));
    assertThat(policy.history(RIGHT)).isEqualTo(5 * 0.25 / 4, within(1e-12));
  }

  @Test
  void biasFadesWithTheVisits() {
    SearchTree tree = tree();
    tree.prior[LEFT] = 1;
    tree.prior[RIGHT] = 0.5f;
    TreePolicy policy = policy("mcts:bias=2", tree, new MoveAverages(2, 7));
    assertThat(policy.bias(LEFT)).isEqualTo(2 / 5.0, within(1e-12));
    assertThat(policy.bias(RIGHT)).isEqualTo(1 / 7.0, within(1e-12));
  }

  @Test
  void whereMovesComeAndGoOnlyTheVisitsOfTheLegalOnesAreCounted() {
    TreePolicy policy = new TreePolicy(switches("mcts:c=1"), tree(), null, false);
    policy.look(SearchTree.ROOT, 0, new int[] {LEFT}, 1);
    assertThat(policy.confidence(LEFT)).isEqualTo(Math.sqrt(Math.log(4) / 4), within(1e-12));
  }

  @Test
  void amafCreditsTheSameSeatsLaterMovesOnly() {
    SearchTree tree = tree();
    Amaf amaf = new Amaf(tree, 2, 7);
    PlayedMoves moves = new PlayedMoves();
    int[][] played = {{0, 5}, {1, 3}, {0, 4}, {1, 6}};
    for (int[] move : played) {
      moves.note(move[0], move[1]);
    }
    SimulationPath path = new SimulationPath(tree, 10);
    path.begin();
    path.add(RIGHT, 0, 1);
    amaf.learn(path, moves, new double[] {1, 0});
    assertThat(tree.amafVisits[RIGHT]).as("5 was played by seat 0").isEqualTo(1);
    assertThat(tree.amafSum[RIGHT]).isEqualTo(1);
    assertThat(tree.amafVisits[LEFT]).as("3 was played by seat 1 only").isZero();
  }

  @Test
  void aTermOfNoWeightChangesNothing() {
    // history=1e-300 goes the general way, without it the short one for plain UCB1
    for (int seed = 0; seed < 5; seed++) {
      assertThat(Ask.candidates(GAME, "mcts:sims=400,history=1e-300", "", seed))
          .isEqualTo(Ask.candidates(GAME, "mcts:sims=400", "", seed));
    }
  }

  @Test
  void logarithmsAreThoseOfStrictMath() {
    for (double visits : new double[] {1, 2, 3, 32_767, 32_768, 1e9, 2.5, 1.5}) {
      assertThat(TreePolicy.log(visits)).isEqualTo(StrictMath.log(visits));
    }
    assertThat(TreePolicy.log(0)).isZero();
    assertThat(TreePolicy.log(0.3)).isZero();
  }
}
