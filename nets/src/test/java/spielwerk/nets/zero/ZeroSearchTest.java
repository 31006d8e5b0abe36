package spielwerk.nets.zero;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Catalogue;
import spielwerk.core.Exact;
import spielwerk.core.Game;
import spielwerk.core.Moves;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.nets.zero.ZeroOptions.Orientation;
import spielwerk.search.mcts.NodeInsight;
import spielwerk.search.mcts.SearchTree;

/** What a search does whatever the network says. */
class ZeroSearchTest {
  private static final Catalogue CATALOGUE = Catalogue.load();

  /** Some random moves from the start, as many as possible. */
  static State after(Game game, int plies, RandomGenerator random) {
    State state = game.start(Setup.STANDARD);
    for (int i = 0; i < plies; i++) {
      State before = state.copy();
      int[] moves = Moves.of(state);
      state.play(moves[random.nextInt(moves.length)]);
      if (state.over()) {
        return before;
      }
    }
    return state;
  }

  private static void run(ZeroSearch search, PlainNet net) {
    new NetBatch(net, 1).run(List.of(search));
  }

  private static String summary(ZeroSearch search) {
    StringBuilder text = new StringBuilder("best " + search.best() + ":");
    for (int i = 0; i < search.moves(); i++) {
      text.append(" %d:%d:%s".formatted(search.move(i), search.visits(i), search.q(i)));
    }
    return text.toString();
  }

  private static int total(ZeroSearch search) {
    return IntStream.range(0, search.moves()).map(search::visits).sum();
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void manySearchesInLockstepDoWhatEachWouldDoAlone(boolean gumbel) {
    Game game = CATALOGUE.game("othello:size=6");
    ZeroOptions noisy = ZeroOptions.PAPER.withNoise(0.5, 0.25);
    ZeroOptions options = gumbel ? noisy.withGumbel(1) : noisy;
    PlainNet net = PlainNet.wild(game);
    List<ZeroSearch> together = new ArrayList<>();
    List<String> alone = new ArrayList<>();
    for (int i = 0; i < 9; i++) {
      State state = after(game, 3 * i, Seeds.stream(i));
      ZeroSearch search = new ZeroSearch(game, options, Optional.empty());
      search.begin(state, 20 + 7 * i, Seeds.stream(100 + i));
      together.add(search);
      ZeroSearch single = new ZeroSearch(game, options, Optional.empty());
      single.begin(state, 20 + 7 * i, Seeds.stream(100 + i));
      run(single, net);
      alone.add(summary(single));
    }
    assertThat(net.largest()).isEqualTo(1);
    new NetBatch(net, 9).run(together);
    assertThat(net.largest()).isEqualTo(9);
    assertThat(together.stream().map(ZeroSearchTest::summary)).isEqualTo(alone);
    assertThat(together).allMatch(search -> total(search) == search.simulations());
  }

  @ParameterizedTest
  @ValueSource(strings = {"othello", "connect4", "tictactoe", "fiveinarow:size=7"})
  void aCacheChangesNothingButTheWork(String text) {
    Game game = CATALOGUE.game(text);
    PlainNet net = PlainNet.wild(game);
    EvalCache cache = new EvalCache(game.traits().codes(), 4096);
    ZeroSearch without = new ZeroSearch(game, ZeroOptions.PAPER, Optional.empty());
    ZeroSearch with = new ZeroSearch(game, ZeroOptions.PAPER, Optional.empty(), Optional.of(cache));
    for (int i = 0; i < 6; i++) {
      State state = after(game, i, Seeds.stream(i));
      without.begin(state, 150, Seeds.stream(1));
      run(without, net);
      with.begin(state, 150, Seeds.stream(1));
      run(with, net);
      assertThat(summary(with)).isEqualTo(summary(without));
    }
    assertThat(cache.hits()).isPositive();
    with.begin(game.start(Setup.STANDARD), 150, Seeds.stream(1));
    run(with, net);
    assertThat(with.evaluations()).as("all of it is remembered").isZero();
    assertThat(with.evaluator().expanded).isEqualTo(with.evaluator().remembered);
  }

  @Test
  void mirrorImagesAreSearchedAlike() {
    Game game = CATALOGUE.game("connect4");
    PlainNet net = PlainNet.wild(game);
    State left = game.start(Setup.STANDARD);
    State right = game.start(Setup.STANDARD);
    for (int column : new int[] {2, 3, 0}) {
      left.play(column);
      right.play(6 - column);
    }
    ZeroSearch one = new ZeroSearch(game, ZeroOptions.PAPER, Optional.empty());
    ZeroSearch other = new ZeroSearch(game, ZeroOptions.PAPER, Optional.empty());
    one.begin(left, 100, Seeds.stream(1));
    other.begin(right, 100, Seeds.stream(1));
    run(one, net);
    run(other, net);
    for (int i = 0; i < 7; i++) {
      assertThat(one.visits(i)).isEqualTo(other.visits(6 - i));
    }
    ZeroOptions plain = ZeroOptions.PAPER.withOrientation(Orientation.AS_IS);
    ZeroSearch blunt = new ZeroSearch(game, plain, Optional.empty());
    blunt.begin(right, 100, Seeds.stream(1));
    run(blunt, net);
    // without turning, this network sees two different positions
    assertThat(summary(blunt)).isNotEqualTo(summary(other));
  }

  @Test
  void whatWasFoundBelowTheMovesPlayedIsKept() {
    Game game = CATALOGUE.game("othello");
    PlainNet net = PlainNet.wild(game);
    ZeroSearch search = new ZeroSearch(game, ZeroOptions.PAPER.withReuse(true), Optional.empty());
    State state = game.start(Setup.STANDARD);
    for (int turn = 0; turn < 10; turn++) {
      search.begin(state, 200, Seeds.stream(turn));
      run(search, net);
      assertThat(search.simulations()).isEqualTo(200);
      int move = search.best();
      NodeInsight reply = search.insight(List.of(move)).orElseThrow();
      int answer = reply.children().get(0).move();
      NodeInsight known = search.insight(List.of(move, answer)).orElseThrow();
      state.play(move);
      state.play(answer);
      search.begin(state, 0, Seeds.stream(turn));
      assertThat(search.finished()).as("nothing is left to ask").isTrue();
      assertThat(search.insight(List.of())).contains(known);
      assertThat((double) total(search)).isEqualTo(known.visits() - 1);
    }
  }

  @Test
  void aPositionThatDoesNotFollowBeginsFromNothing() {
    Game game = CATALOGUE.game("othello");
    PlainNet net = PlainNet.wild(game);
    ZeroSearch search = new ZeroSearch(game, ZeroOptions.PAPER.withReuse(true), Optional.empty());
    State elsewhere = after(game, 6, Seeds.stream(3));
    search.begin(game.start(Setup.STANDARD), 100, Seeds.stream(1));
    run(search, net);
    search.begin(elsewhere, 100, Seeds.stream(1));
    run(search, net);
    assertThat(total(search)).isEqualTo(100);
    ZeroSearch fresh = new ZeroSearch(game, ZeroOptions.PAPER, Optional.empty());
    fresh.begin(elsewhere, 100, Seeds.stream(1));
    run(fresh, net);
    assertThat(summary(search)).isEqualTo(summary(fresh));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 8, 32})
  void severalLeavesOfOneTreeAtOnceStillMakeAllSimulations(int batch) {
    Game game = CATALOGUE.game("connect4");
    PlainNet net = PlainNet.wild(game);
    for (ZeroOptions options :
        List.of(
            ZeroOptions.PAPER.withBatch(batch), ZeroOptions.PAPER.withBatch(batch).withGumbel(1))) {
      ZeroSearch search = new ZeroSearch(game, options, Optional.empty());
      search.begin(after(game, 12, Seeds.stream(5)), 300, Seeds.stream(1));
      drive(search, net, batch);
      assertThat(search.simulations()).isEqualTo(300);
      assertThat(total(search)).isEqualTo(300);
      SearchTree tree = search.tree();
      assertThat(IntStream.range(0, tree.size).map(node -> tree.pending[node])).containsOnly(0);
    }
    assertThat(net.largest()).isBetween(2, batch);
  }

  private static void drive(ZeroSearch search, PlainNet net, int batch) {
    int inputs = net.spec().inputs();
    int outputs = net.spec().outputs();
    float[] planes = new float[batch * inputs];
    float[] logits = new float[batch * outputs];
    float[] values = new float[batch];
    while (!search.finished()) {
      int count = 0;
      while (count < batch && search.ask(planes, count * inputs)) {
        count++;
      }
      net.evaluate(planes, count, logits, values);
      for (int i = 0; i < count; i++) {
        search.answer(logits, i * outputs, values[i]);
      }
    }
  }

  @Test
  void everyNodeCountsTheVisitsOfItsMovesAndItsOwn() {
    Game game = CATALOGUE.game("othello:size=6");
    ZeroSearch search = new ZeroSearch(game, ZeroOptions.PAPER, Optional.empty());
    search.begin(after(game, 20, Seeds.stream(8)), 500, Seeds.stream(1));
    run(search, PlainNet.wild(game));
    SearchTree tree = search.tree();
    for (int node = 0; node < tree.size; node++) {
      double below = 0;
      double sum = 0;
      float priors = 0;
      for (int i = 0; i < tree.expanded[node]; i++) {
        below += tree.visits[tree.first[node] + i];
        sum += tree.sum[tree.first[node] + i];
        priors += tree.prior[tree.first[node] + i];
      }
      if (tree.expanded[node] > 0) {
        assertThat(tree.visits[node]).isEqualTo(below + 1);
        // to who moves there, while the node keeps it to who moved there
        assertThat(Math.abs(tree.sum[node]))
            .isCloseTo(Math.abs(sum + tree.value[node]), within(1e-9));
        assertThat(priors).isCloseTo(1, within(1e-5f));
      }
    }
  }

  @Test
  void noiseComesFromTheSeedAndLeavesThePriorsAlone() {
    Game game = CATALOGUE.game("othello");
    PlainNet net = PlainNet.uniform(game);
    List<String> found = new ArrayList<>();
    for (int seed : new int[] {1, 1, 2}) {
      ZeroSearch search =
          new ZeroSearch(game, ZeroOptions.PAPER.withNoise(0.3, 0.5), Optional.empty());
      search.begin(after(game, 10, Seeds.stream(4)), 60, Seeds.stream(seed));
      run(search, net);
      found.add(summary(search));
      assertThat(search.prior(0)).isEqualTo(1f / search.moves());
    }
    assertThat(found.get(1)).isEqualTo(found.get(0));
    assertThat(found.get(2)).isNotEqualTo(found.get(0));
  }

  @Test
  void noiseIsADistributionWithTheMomentsOfDirichlets() {
    SearchTree tree = SearchTree.guided(100);
    tree.block(SearchTree.ROOT, 4);
    tree.expanded[SearchTree.ROOT] = 4;
    for (double alpha : new double[] {0.3, 1, 2.5}) {
      DirichletNoise noise = new DirichletNoise(alpha, 1);
      RandomGenerator random = Seeds.stream(9);
      float[] drawn = new float[4];
      double mean = 0;
      double square = 0;
      int draws = 20_000;
      for (int i = 0; i < draws; i++) {
        noise.mix(tree, drawn, random);
        assertThat(drawn[0] + drawn[1] + drawn[2] + drawn[3]).isCloseTo(1, within(1e-5f));
        mean += drawn[2] / (double) draws;
        square += (double) drawn[2] * drawn[2] / draws;
      }
      // mean 1/k, variance (1/k)(1 - 1/k) / (k alpha + 1)
      assertThat(mean).isCloseTo(0.25, within(0.01));
      assertThat(square - mean * mean).isCloseTo(0.25 * 0.75 / (4 * alpha + 1), within(0.005));
    }
  }

  @Test
  void solvedLeavesMakeAWonEndingWonAndASolvedRootIsExact() {
    Game game = CATALOGUE.game("othello");
    Exact exact = CATALOGUE.exact(game).orElseThrow().get();
    PlainNet net = PlainNet.wild(game);
    int won = 0;
    for (int seed = 0; seed < 12; seed++) {
      State state = after(game, 51, Seeds.stream(seed));
      int truth = Integer.signum(exact.points(state));
      ZeroSearch root =
          new ZeroSearch(game, ZeroOptions.PAPER.withExact(0, 20), Optional.of(exact));
      root.begin(state, 100, Seeds.stream(seed));
      run(root, net);
      assertThat(root.solved()).isTrue();
      assertThat(root.value()).isEqualTo(truth);
      assertThat(root.simulations()).isZero();
      ZeroSearch leaves =
          new ZeroSearch(game, ZeroOptions.PAPER.withExact(20, 0), Optional.of(exact));
      leaves.begin(state, 200, Seeds.stream(seed));
      run(leaves, net);
      assertThat(leaves.evaluations()).as("only the root is shown").isEqualTo(1);
      for (ZeroSearch search : List.of(root, leaves)) {
        State next = state.copy();
        next.play(search.best());
        int sign = next.over() || next.turn() != state.turn() ? -1 : 1;
        int reached =
            next.over()
                ? Integer.signum(next.points(state.turn()))
                : sign * Integer.signum(exact.points(next));
        assertThat(reached).isEqualTo(truth);
      }
      won += truth > 0 ? 1 : 0;
      float[] target = new float[game.traits().codes()];
      root.target(target);
      assertThat(target[root.best()]).isPositive();
    }
    assertThat(won).as("some of them are won").isPositive();
  }

  @Test
  void randomTurnsDoNotChangeWhatASymmetricNetworkMeans() {
    Game game = CATALOGUE.game("tictactoe");
    // likes the middle, whichever way the board is turned
    PlainNet net =
        new PlainNet(
            game,
            (planes, from, to, logits, at) -> {
              logits[at + 4] = 3;
              return 0;
            });
    ZeroOptions turned = ZeroOptions.PAPER.withOrientation(Orientation.RANDOM);
    for (int seed = 0; seed < 5; seed++) {
      ZeroSearch search = new ZeroSearch(game, turned, Optional.empty());
      search.begin(game.start(Setup.STANDARD), 50, Seeds.stream(seed));
      run(search, net);
      ZeroSearch upright = new ZeroSearch(game, ZeroOptions.PAPER, Optional.empty());
      upright.begin(game.start(Setup.STANDARD), 50, Seeds.stream(seed));
      run(upright, net);
      assertThat(summary(search)).isEqualTo(summary(upright));
    }
  }

  @Test
  void aDepthLimitKeepsTheTreeFlat() {
    Game game = CATALOGUE.game("connect4");
    ZeroSearch search = new ZeroSearch(game, ZeroOptions.PAPER, Optional.empty());
    search.limit(2, 1_000_000);
    search.begin(game.start(Setup.STANDARD), 300, Seeds.stream(1));
    run(search, PlainNet.wild(game));
    assertThat(search.search().deepest()).isEqualTo(2);
    assertThat(search.tree().visited()).isLessThanOrEqualTo(1 + 7 + 49);
    assertThat(total(search)).isEqualTo(300);
  }
}
