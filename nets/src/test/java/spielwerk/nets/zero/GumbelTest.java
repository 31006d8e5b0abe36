package spielwerk.nets.zero;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.search.mcts.SearchTree;

/** Gumbel search with numbers worked out by hand. */
class GumbelTest {
  /** Four moves that end the game, the first liked most. */
  private static final Map<Integer, double[]> NET = Map.of(0, new double[] {0, 0.4, 0.3, 0.2, 0.1});

  private static ZeroSearch search(String tree, int considered, int sims) {
    ZeroSearch search =
        new ZeroSearch(
            new SeenTree(), ZeroOptions.PAPER.withGumbel(considered, 50, 1, 0), Optional.empty());
    search.begin(SeenTree.of(tree), sims, Seeds.stream(1));
    new NetBatch(PlainNet.table(NET), 1).run(List.of(search));
    return search;
  }

  @Test
  void sixteenSimulationsForFourMovesAreTwoEachThenFourForTheBetterTwo() {
    // ceil(log2 4) = 2 phases: 16 / (2 * 4) = 2 each, then 16 / (2 * 2) = 4 each
    ZeroSearch search = search("[0,0,0,0]", 16, 16);
    assertThat(PuctTest.visits(search)).containsExactly(6, 6, 2, 2);
    assertThat(search.best()).isZero();
  }

  @Test
  void theBetterHalfIsJudgedByWhatWasFound() {
    // the last move wins: log 0.1 + (50 + 2) * 1 is the best score after two visits each
    ZeroSearch search = search("[0,0,0,-1]", 16, 16);
    assertThat(PuctTest.visits(search)).containsExactly(6, 2, 2, 6);
    assertThat(search.best()).isEqualTo(3);
  }

  @Test
  void onlyTheConsideredMovesAreTried() {
    assertThat(PuctTest.visits(search("[0,0,0,0]", 2, 8))).containsExactly(4, 4, 0, 0);
    // no more moves than simulations
    assertThat(PuctTest.visits(search("[0,0,0,0]", 16, 2))).containsExactly(1, 1, 0, 0);
    assertThat(PuctTest.visits(search("[0,0,0,0]", 16, 1))).containsExactly(1, 0, 0, 0);
  }

  @Test
  void whatIsLeftOverGoesToTheLastTwo() {
    // three moves: 2 phases, 11 / (2 * 3) = 1 each, then 11 / (2 * 2) = 2 each for two, and again
    assertThat(PuctTest.visits(search("[0,0,0]", 16, 11))).containsExactly(5, 5, 1);
  }

  @Test
  void withoutSimulationsTheNetworkDecides() {
    ZeroSearch search = search("[0,0,0,-1]", 16, 0);
    assertThat(search.best()).isZero();
    float[] target = new float[1000];
    search.target(target);
    assertThat(target[0]).isCloseTo(0.4f, within(1e-6f));
  }

  /**
   * Priors 0.5, 0.3 and 0.2; three visits worth 0.2, one worth -0.4, none; the network says 0.1.
   */
  private static GumbelSelection tried() {
    SearchTree tree = SearchTree.guided(100);
    tree.block(SearchTree.ROOT, 3);
    tree.expanded[SearchTree.ROOT] = 3;
    tree.value[SearchTree.ROOT] = 0.1f;
    double[] priors = {0.5, 0.3, 0.2};
    for (int i = 0; i < 3; i++) {
      tree.prior[1 + i] = (float) priors[i];
      tree.logit[1 + i] = (float) Math.log(priors[i]);
    }
    tree.visits[1] = 3;
    tree.sum[1] = 0.6;
    tree.visits[2] = 1;
    tree.sum[2] = -0.4;
    return new GumbelSelection(tree, new ZeroOptions.Gumbel(16, 1, 0.5, 0), 3);
  }

  @Test
  void anUntriedMoveIsWorthTheMixOfTheNetworkAndTheMovesTried() {
    // (0.1 + 4 * (0.5 * 0.2 - 0.3 * 0.4) / 0.8) / 5 = 0
    assertThat(tried().mixed(SearchTree.ROOT)).isCloseTo(0, within(1e-7));
    assertThat(tried().scale(SearchTree.ROOT)).isEqualTo((1 + 3) * 0.5);
  }

  @Test
  void theImprovedPolicyIsTheSoftmaxOfLogitsAndScaledValues() {
    // 0.5 e^0.4, 0.3 e^-0.8, 0.2 e^0, divided by their sum 1.080711
    assertThat(tried().policy(SearchTree.ROOT))
        .containsExactly(new double[] {0.690205, 0.124732, 0.185063}, within(1e-6));
    // behind by 0.690 - 3/5, 0.125 - 1/5, 0.185 - 0
    assertThat(tried().selectBelow(SearchTree.ROOT)).isEqualTo(1 + 2);
  }

  @ParameterizedTest
  @ValueSource(ints = {9, 16, 64})
  void findsAMateInOneWithoutKnowingAnything(int sims) {
    Game game = Catalogue.load().game("tictactoe");
    for (int seed = 0; seed < 20; seed++) {
      ZeroSearch search = new ZeroSearch(game, ZeroOptions.PAPER.withGumbel(1), Optional.empty());
      // X has a1 and b1, O has a2 and b2: c1 wins
      Position position = Position.of(game, Setup.STANDARD, "a1 a2 b1 b2");
      search.begin(position.state(), sims, Seeds.stream(seed));
      new NetBatch(PlainNet.uniform(game), 1).run(List.of(search));
      assertThat(game.notation().format(position.state(), search.best())).isEqualTo("c1");
    }
  }

  @Test
  void theTargetSumsToOneWhateverTheNetworkSays() {
    Game game = Catalogue.load().game("othello");
    for (int seed = 0; seed < 5; seed++) {
      ZeroSearch search = new ZeroSearch(game, ZeroOptions.PAPER.withGumbel(1), Optional.empty());
      search.begin(game.start(Setup.STANDARD), 16, Seeds.stream(seed));
      new NetBatch(PlainNet.wild(game), 1).run(List.of(search));
      float[] target = new float[game.traits().codes()];
      search.target(target);
      double sum = 0;
      for (float share : target) {
        sum += share;
      }
      assertThat(sum).isCloseTo(1, within(1e-5));
    }
  }
}
