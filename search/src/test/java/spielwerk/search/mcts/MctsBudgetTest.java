package spielwerk.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Watch;
import spielwerk.search.Positions;

class MctsBudgetTest {
  private static final Game GAME = Positions.CATALOGUE.game("fiveinarow:size=7");

  private static Advice ask(String engine, Budget budget, Watch watch) {
    try (Engine asked = Positions.CATALOGUE.engine(engine, GAME)) {
      asked.newGame(GAME, 0, GAME.traits().goal(), 1);
      return asked.advise(Position.of(GAME, GAME.setup(0), "d4"), budget, watch);
    }
  }

  private static long sims(Advice advice) {
    return advice.effort().figures().get("simulations").longValue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"mcts", "mcts:trees=3", "mcts:rollouts=3", "mcts:depth=5", "mcts:rollouts=0"})
  void aNodeBudgetIsKeptAndALegalMoveComesEvenFromOneNode(String text) {
    try (Engine engine = Positions.CATALOGUE.engine(text, GAME)) {
      for (long nodes : new long[] {1, 2, 49, 50, 51, 1000, 5000}) {
        Position position = Positions.random(GAME, 10, Seeds.stream(nodes));
        String before = GAME.notation().position(position.state());
        Advice advice = engine.advise(position, Budget.nodes(nodes), Watch.NONE);
        assertThat(advice.effort().nodes()).isLessThanOrEqualTo(nodes);
        assertThat(position.state().legal(advice.candidates().get(0).move())).isTrue();
        assertThat(GAME.notation().position(position.state())).isEqualTo(before);
      }
    }
  }

  @Test
  void simulationsAreCountedAndTheTighterBudgetWins() {
    assertThat(sims(ask("mcts", Budget.FREE, Watch.NONE))).isEqualTo(1000);
    assertThat(sims(ask("mcts:sims=77", Budget.FREE, Watch.NONE))).isEqualTo(77);
    assertThat(sims(ask("mcts:sims=77", Budget.sims(50), Watch.NONE))).isEqualTo(50);
    assertThat(sims(ask("mcts:trees=4", Budget.sims(50), Watch.NONE))).isEqualTo(50);
    assertThat(sims(ask("mcts:trees=4", Budget.sims(2), Watch.NONE))).isEqualTo(2);
    assertThat(sims(ask("mcts", Budget.depth(2), Watch.NONE))).isEqualTo(1000);
  }

  @Test
  void theVisitsOfTheCandidatesAreTheSimulations() {
    Advice advice = ask("mcts:sims=400,trees=3", Budget.FREE, Watch.NONE);
    assertThat(advice.candidates().stream().mapToDouble(c -> c.rating()).sum()).isEqualTo(400);
  }

  @Test
  void aDepthBudgetBoundsTheTree() {
    assertThat(ask("mcts:sims=3000", Budget.depth(1), Watch.NONE).effort().depth()).isEqualTo(1);
    assertThat(ask("mcts:sims=3000", Budget.depth(2), Watch.NONE).effort().depth()).isEqualTo(2);
  }

  @Test
  void timeEndsASearchThatHasNoOtherEnd() {
    Advice advice = ask("mcts:trees=2,threads=2", Budget.time(Duration.ofMillis(20)), Watch.NONE);
    assertThat(advice.candidates()).isNotEmpty();
  }

  @Test
  void aFullTreeGrowsNoMoreButLearnsOn() {
    Advice advice = ask("mcts:memory=200,sims=2000", Budget.FREE, Watch.NONE);
    assertThat(sims(advice)).isEqualTo(2000);
    assertThat(advice.effort().figures().get("slots").intValue()).isLessThanOrEqualTo(200);
  }

  @Test
  void aWatcherHearsTheAdviceSoFarAndCanStop() {
    for (String engine : List.of("mcts:sims=100000000", "mcts:sims=100000000,trees=4,threads=2")) {
      List<Long> heard = new ArrayList<>();
      Watch watch =
          new Watch() {
            @Override
            public boolean stop() {
              return heard.size() >= 3;
            }

            @Override
            public void soFar(Advice advice) {
              heard.add(sims(advice));
            }
          };
      Advice advice = ask(engine, Budget.FREE, watch);
      assertThat(heard).hasSizeGreaterThanOrEqualTo(3).isSorted();
      assertThat(sims(advice)).isLessThan(100_000_000);
      assertThat(advice.candidates()).isNotEmpty();
    }
  }

  @Test
  void treesGiveTheSameAdviceOnAnyNumberOfThreads() {
    Advice one = ask("mcts:sims=1000,trees=4", Budget.FREE, Watch.NONE);
    for (int threads : new int[] {2, 3, 4}) {
      Advice more = ask("mcts:sims=1000,trees=4,threads=" + threads, Budget.FREE, Watch.NONE);
      assertThat(more.candidates()).isEqualTo(one.candidates());
      assertThat(more.effort().figures()).isEqualTo(one.effort().figures());
    }
  }

  @Test
  void theSameQuestionGetsTheSameAnswerWhateverWasAskedBefore() {
    try (Engine engine = Positions.CATALOGUE.engine("mcts:sims=300", GAME)) {
      Position position = Position.of(GAME, GAME.setup(0), "d4 c3 e5");
      engine.newGame(GAME, 1, GAME.traits().goal(), 5);
      Advice first = engine.advise(position, Budget.FREE, Watch.NONE);
      engine.advise(Position.of(GAME, GAME.setup(0), "d4"), Budget.FREE, Watch.NONE);
      assertThat(engine.advise(position, Budget.FREE, Watch.NONE).candidates())
          .isEqualTo(first.candidates());
      engine.newGame(GAME, 1, GAME.traits().goal(), 6);
      assertThat(engine.advise(position, Budget.FREE, Watch.NONE).candidates())
          .isNotEqualTo(first.candidates());
    }
  }

  @Test
  void aReusedTreeBringsItsVisitsAlongAndIsLeftWhereTheGameDoesNotFollow() {
    MctsEngine engine = (MctsEngine) Positions.CATALOGUE.engine("mcts:sims=2000,reuse", GAME);
    engine.newGame(GAME, 0, GAME.traits().goal(), 1);
    engine.advise(Position.of(GAME, GAME.setup(0), "d4"), Budget.FREE, Watch.NONE);
    NodeInsight root = engine.insight(List.of()).orElseThrow();
    int reply = root.children().get(0).move();
    int answer = engine.insight(List.of(reply)).orElseThrow().children().get(0).move();
    double known = engine.insight(List.of(reply, answer)).orElseThrow().visits();
    String text = GAME.notation().format(GAME.start(GAME.setup(0)), reply);
    String next = GAME.notation().format(GAME.start(GAME.setup(0)), answer);
    engine.advise(
        Position.of(GAME, GAME.setup(0), "d4 " + text + " " + next), Budget.FREE, Watch.NONE);
    assertThat(known).isPositive();
    assertThat(engine.insight(List.of()).orElseThrow().visits()).isEqualTo(2000 + known);
    engine.advise(Position.of(GAME, GAME.setup(0), "c3"), Budget.FREE, Watch.NONE);
    assertThat(engine.insight(List.of()).orElseThrow().visits()).isEqualTo(2000);
  }
}
