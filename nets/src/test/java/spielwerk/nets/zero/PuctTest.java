package spielwerk.nets.zero;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.search.mcts.SearchTree;

/** Selection, expansion and back-propagation (2.3.2 to 2.3.6) with numbers worked out by hand. */
class PuctTest {
  private static final Offset<Float> NEAR = within(1e-6f);

  /**
   * Two moves, a to node 1 and b to node 4, each with two replies that end the game: drawn or won
   * by the first player after a, lost or won after b. The network likes a three times as much, but
   * thinks node 1 good for the second player, node 4 bad.
   */
  private static final String TREE = "[[0,1],[-1,5]]";

  private static final Map<Integer, double[]> NET =
      Map.of(0, new double[] {0, 0.75, 0.25}, 1, new double[] {0.4}, 4, new double[] {-0.2});

  private static ZeroSearch search(ZeroOptions options, int sims) {
    ZeroSearch search = new ZeroSearch(new SeenTree(), options, Optional.empty());
    search.begin(SeenTree.of(TREE), sims, Seeds.stream(1));
    new NetBatch(PlainNet.table(NET), 1).run(List.of(search));
    assertThat(search.finished()).isTrue();
    return search;
  }

  private static ZeroSearch search(int sims) {
    return search(ZeroOptions.PAPER.withCpuct(1), sims);
  }

  @Test
  void theFirstSimulationFollowsThePriors() {
    ZeroSearch search = search(1);
    // a: 0 + 0.75 * sqrt(1) / 1 = 0.75, b: 0.25
    assertThat(visits(search)).containsExactly(1, 0);
    assertThat(search.q(0)).isCloseTo(-0.4f, NEAR);
    assertThat(search.prior(0)).isCloseTo(0.75f, NEAR);
    assertThat(search.best()).isZero();
  }

  @Test
  void aMoveThatDisappointsGivesWayToTheOther() {
    // a: -0.4 + 0.75 * sqrt(2) / 2 = 0.130, b: 0 + 0.25 * sqrt(2) = 0.354
    ZeroSearch search = search(2);
    assertThat(visits(search)).containsExactly(1, 1);
    assertThat(search.q(1)).isCloseTo(0.2f, NEAR);
  }

  @Test
  void valuesAreBackedUpWithTheirSignChangedFromPlyToPly() {
    // third: a 0.2495, b 0.2 + 0.25 * sqrt(3) / 2 = 0.4165; the reply loses for the first player
    ZeroSearch search = search(3);
    assertThat(visits(search)).containsExactly(1, 2);
    assertThat(search.q(1)).isCloseTo((0.2f - 1) / 2, NEAR);
    // fourth: a -0.4 + 0.75 * 2 / 2 = 0.35, b -0.4 + 0.25 * 2 / 3 = -0.233; the reply draws
    search = search(4);
    assertThat(visits(search)).containsExactly(2, 2);
    assertThat(search.q(0)).isCloseTo(-0.2f, NEAR);
    assertThat(search.value()).isCloseTo((0 - 0.4f + 0.2f - 1 + 0) / 5, NEAR);
    // fifth: a -0.2 + 0.75 * sqrt(5) / 3 = 0.359; there the other reply, 0.707 against 0.354, wins
    search = search(5);
    assertThat(visits(search)).containsExactly(3, 2);
    assertThat(search.q(0)).isCloseTo((-0.4f + 0 + 1) / 3, NEAR);
    float[] target = new float[1000];
    search.target(target);
    assertThat(target[0]).isCloseTo(0.6f, NEAR);
    assertThat(target[1]).isCloseTo(0.4f, NEAR);
  }

  @Test
  void firstPlayUrgencyKeepsToAMoveWhoseLikesAreKnown() {
    // b before it is tried: -0.4 / 2 - 0.5 * sqrt(0.75) + 0.25 * sqrt(2) = -0.279, below a's 0.130
    ZeroSearch search = search(ZeroOptions.PAPER.withCpuct(1).withFpu(0.5), 2);
    assertThat(visits(search)).containsExactly(2, 0);
  }

  @Test
  void aMoveAfterWhichTheSameSideMovesAgainKeepsTheSign() {
    TwiceInARow game = new TwiceInARow();
    ZeroSearch search = new ZeroSearch(game, ZeroOptions.PAPER, Optional.empty());
    search.begin(game.start(Setup.STANDARD), 2, Seeds.stream(1));
    // after two moves of the first player the second has half a point
    PlainNet net =
        new PlainNet(game, (planes, from, to, logits, at) -> planes[from] < 2 ? 0 : 0.5f);
    new NetBatch(net, 1).run(List.of(search));
    SearchTree tree = search.tree();
    assertThat(tree.sum[SearchTree.ROOT]).isEqualTo(-0.5);
    assertThat(tree.sum[1]).isEqualTo(-0.5);
    assertThat(tree.sum[2]).isEqualTo(-0.5);
    assertThat(tree.value[2]).isEqualTo(0.5f);
  }

  @Test
  void leavesThatWaitCountAsLostUntilTheyAreAnswered() {
    ZeroSearch search =
        new ZeroSearch(
            new SeenTree(), ZeroOptions.PAPER.withCpuct(1).withBatch(2), Optional.empty());
    PlainNet net = PlainNet.table(NET);
    search.begin(SeenTree.of(TREE), 2, Seeds.stream(1));
    float[] planes = new float[2];
    float[] logits = new float[2000];
    float[] values = new float[2];
    assertThat(search.ask(planes, 0)).isTrue();
    assertThat(search.ask(planes, 1)).as("the root waits").isFalse();
    net.evaluate(planes, 1, logits, values);
    search.answer(logits, 0, values[0]);
    assertThat(search.ask(planes, 0)).isTrue();
    // a as if lost: -1 + 0.75 * sqrt(2) / 2 = -0.470, b: 0.354
    assertThat(search.ask(planes, 1)).isTrue();
    assertThat(planes).containsExactly(1, 4);
    assertThat(search.ask(planes, 0)).as("both simulations are out").isFalse();
    assertThat(search.finished()).isFalse();
    net.evaluate(planes, 2, logits, values);
    search.answer(logits, 0, values[0]);
    search.answer(logits, 1000, values[1]);
    assertThat(search.finished()).isTrue();
    assertThat(search.q(0)).isCloseTo(-0.4f, NEAR);
    assertThat(search.q(1)).isCloseTo(0.2f, NEAR);
  }

  static List<Integer> visits(ZeroSearch search) {
    return IntStream.range(0, search.moves()).mapToObj(search::visits).toList();
  }
}
