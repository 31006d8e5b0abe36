package spielwerk.nets.zero;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Catalogue;
import spielwerk.core.Choice;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Watch;
import spielwerk.nets.NetFile;
import spielwerk.nets.NetHistory;
import spielwerk.nets.NetSpec;
import spielwerk.nets.NetWeights;
import spielwerk.nets.SamplePositions;
import spielwerk.search.mcts.MctsTrace;
import spielwerk.search.mcts.NodeInsight;

/** The player {@code zero} as people ask it. */
class ZeroEngineTest {
  private static final Catalogue CATALOGUE = Catalogue.load();
  private static final ZeroEngine.PlayOptions PLAIN =
      new ZeroEngine.PlayOptions(Budget.FREE, false, 1024, 0, 0);

  @TempDir Path folder;

  private Path net(String text, int seed) {
    Path file = folder.resolve("some.net");
    Game game = CATALOGUE.game(text);
    NetFile.write(file, NetWeights.random(NetSpec.of(game, 1, 4), seed), NetHistory.NONE);
    return file;
  }

  private static ZeroEngine plain(Game game, ZeroOptions options) {
    return new ZeroEngine(
        new ZeroMaker().info(), game, options, PLAIN, PlainNet.wild(game), Optional.empty());
  }

  private static Position position(Game game, String moves) {
    return Position.of(game, Setup.STANDARD, moves);
  }

  @Test
  void keepsWithinEveryBudget() {
    Game game = CATALOGUE.game("connect4");
    ZeroEngine engine = plain(game, ZeroOptions.PAPER.withBatch(8));
    Position start = position(game, "");
    Advice sims = engine.advise(start, Budget.sims(77), Watch.NONE);
    assertThat(sims.effort().figures().get("simulations")).isEqualTo(77);
    Advice nodes = engine.advise(start, Budget.nodes(33), Watch.NONE);
    assertThat(nodes.effort().nodes()).isEqualTo(33);
    Advice depth = engine.advise(start, Budget.depth(2), Watch.NONE);
    assertThat(depth.effort().depth()).isEqualTo(2);
    Advice free = engine.advise(start, Budget.FREE, Watch.NONE);
    assertThat(free.effort().figures().get("simulations")).isEqualTo(ZeroEngine.USUAL_SIMS);
  }

  @Test
  void ratesMovesByTheirVisitsBestFirstAndShowsPriorsBesideThem() {
    Game game = CATALOGUE.game("othello");
    ZeroEngine engine = plain(game, ZeroOptions.PAPER);
    Position position = position(game, "f5 d6 c3 d3");
    Advice advice = engine.advise(position, Budget.sims(200), Watch.NONE);
    NodeInsight root = engine.insight(List.of()).orElseThrow();
    int legal = Moves.of(position.state()).length;
    assertThat(advice.candidates()).hasSize(legal);
    assertThat(root.children()).hasSize(legal);
    assertThat(root.children().stream().mapToDouble(NodeInsight.Child::prior).sum())
        .isCloseTo(1, within(1e-5));
    assertThat(root.children().stream().mapToDouble(NodeInsight.Child::visits).sum())
        .isEqualTo(200);
    NodeInsight.Child favourite = root.children().get(0);
    Candidate best = advice.candidates().get(0);
    assertThat(best.move()).isEqualTo(favourite.move());
    assertThat(best.rating()).isEqualTo(favourite.visits());
    assertThat(best.value()).isCloseTo(favourite.mean(), within(1e-6));
    assertThat(Moves.texts(position.state(), game.notation(), best.line()))
        .as("the line can be played")
        .hasSize(best.line().size());
    assertThat(engine.insight(List.of(best.move()))).isPresent();
    assertThat(engine.insight(List.of(0, 0))).isEmpty();
  }

  @Test
  void withoutSimulationsItPlaysTheNetworksFirstThought() {
    Game game = CATALOGUE.game("connect4");
    ZeroEngine.PlayOptions look = new ZeroEngine.PlayOptions(Budget.FREE, true, 0, 0, 0);
    ZeroEngine engine =
        new ZeroEngine(
            new ZeroMaker().info(),
            game,
            ZeroOptions.PAPER,
            look,
            PlainNet.wild(game),
            Optional.empty());
    Advice advice = engine.advise(position(game, ""), Budget.sims(50), Watch.NONE);
    assertThat(advice.effort().nodes()).isEqualTo(1);
    assertThat(advice.candidates().stream().mapToDouble(Candidate::rating).sum())
        .isCloseTo(1, within(1e-5));
    assertThat(advice.candidates()).noneMatch(Candidate::hasValue);
    // a single simulation follows the largest prior
    Advice one =
        plain(game, ZeroOptions.PAPER).advise(position(game, ""), Budget.sims(1), Watch.NONE);
    assertThat(one.candidates().get(0).move()).isEqualTo(advice.candidates().get(0).move());
  }

  @Test
  void seesAWinAndItsProof() {
    Game game = CATALOGUE.game("connect4");
    Position position = position(game, "a b a b a b");
    for (ZeroOptions options :
        List.of(
            ZeroOptions.PAPER, ZeroOptions.PAPER.withGumbel(0), ZeroOptions.PAPER.withBatch(8))) {
      Advice advice = plain(game, options).advise(position, Budget.sims(200), Watch.NONE);
      Candidate best = advice.candidates().get(0);
      assertThat(game.notation().format(position.state(), best.move())).isEqualTo("a");
      assertThat(best.exact()).isTrue();
      assertThat(best.value()).isEqualTo(1);
    }
  }

  @Test
  void tellsWhatItThinksMeanwhileAndStopsWhenTold() {
    Game game = CATALOGUE.game("othello");
    List<Advice> heard = new ArrayList<>();
    Watch watch =
        new Watch() {
          @Override
          public boolean stop() {
            return heard.size() == 2;
          }

          @Override
          public void soFar(Advice advice) {
            heard.add(advice);
          }
        };
    Advice advice =
        plain(game, ZeroOptions.PAPER).advise(position(game, ""), Budget.sims(100_000), watch);
    assertThat(heard).hasSize(2).allMatch(sofar -> sofar.candidates().size() == 4);
    assertThat(advice.effort().nodes()).isLessThan(1000);
    Watch impatient =
        new Watch() {
          @Override
          public boolean stop() {
            return true;
          }
        };
    Advice hasty =
        plain(game, ZeroOptions.PAPER).advise(position(game, ""), Budget.FREE, impatient);
    assertThat(hasty.candidates()).hasSize(4);
  }

  @Test
  void aSearchThatAsksNothingCanBeStoppedToo() {
    // one empty square: every simulation ends the game
    Game game = CATALOGUE.game("tictactoe");
    Position last = position(game, "a1 a2 a3 b1 b3 b2 c1 c3");
    int[] asked = new int[1];
    Watch watch =
        new Watch() {
          @Override
          public boolean stop() {
            return ++asked[0] > 3;
          }
        };
    Advice advice = plain(game, ZeroOptions.PAPER).advise(last, Budget.sims(1_000_000_000), watch);
    assertThat(advice.effort().figures().get("simulations").intValue()).isLessThan(10_000);
    assertThat(advice.effort().figures().get("entropy")).isEqualTo(0.0);
  }

  @Test
  void simulationsThatAreWrittenDownEndWithTheNumbersThatAdviceHas() {
    Game game = CATALOGUE.game("connect4");
    Position position = position(game, "d d c");
    for (ZeroOptions options : List.of(ZeroOptions.PAPER, ZeroOptions.PAPER.withGumbel(0))) {
      ZeroEngine engine = plain(game, options);
      engine.advise(position, Budget.sims(120), Watch.NONE);
      NodeInsight root = engine.insight(List.of()).orElseThrow();
      List<MctsTrace.Simulation> told =
          plain(game, options.withBatch(8)).trace(position, 120).simulations();
      assertThat(told).hasSize(120);
      for (NodeInsight.Child child : root.children()) {
        List<MctsTrace.Simulation> through =
            told.stream().filter(one -> one.path().get(0) == child.move()).toList();
        assertThat((double) through.size()).isEqualTo(child.visits());
        if (!through.isEmpty()) {
          MctsTrace.Simulation last = through.get(through.size() - 1);
          assertThat(last.after().get(1).mean()).isEqualTo(child.mean());
          assertThat(last.worth().get(0)).isEqualTo(-last.worth().get(1));
          assertThat(last.rollout()).isEmpty();
        }
      }
    }
  }

  @Test
  void drawsMovesInTheOpeningOnly() {
    Game game = CATALOGUE.game("othello");
    Engine engine =
        CATALOGUE.engine(
            "zero:net=" + net("othello", 1) + ",sims=4,temperature=0.15,moves=2,batch=1", game);
    engine.advise(position(game, ""), Budget.FREE, Watch.NONE);
    assertThat(engine.choice()).isEqualTo(new Choice.Temperature(0.15));
    engine.advise(position(game, "f5 d6"), Budget.FREE, Watch.NONE);
    assertThat(engine.choice()).isEqualTo(Choice.BEST);
    engine.close();
  }

  @Test
  void theLastMovesAreExactInResultsAndInDiscs() {
    Game game = CATALOGUE.game("othello");
    State state = ZeroSearchTest.after(game, 51, Seeds.stream(2));
    int points = CATALOGUE.exact(game).orElseThrow().get().points(state);
    Position position = new Position(game, Setup.STANDARD, List.of(), state);
    for (Goal goal : Goal.values()) {
      Engine engine = CATALOGUE.engine("zero:net=" + net("othello", 1) + ",sims=10", game);
      engine.newGame(game, state.turn(), goal, 1);
      Candidate best = engine.advise(position, Budget.FREE, Watch.NONE).candidates().get(0);
      assertThat(best.exact()).isTrue();
      assertThat(best.value()).isEqualTo(goal == Goal.WIN ? Integer.signum(points) : points);
      engine.close();
    }
  }

  @Test
  void aNetworkThatWasReplacedIsReadAgainAndOneThatWasNotServesAll() {
    Game game = CATALOGUE.game("connect4");
    LoadedNets nets = new LoadedNets();
    Path file = net("connect4", 1);
    float[] planes = new float[3 * 42];
    Arrays.fill(planes, 1);
    float[] first = new float[7];
    float[] again = new float[7];
    float[] other = new float[7];
    nets.open(game, file.toString(), false).evaluate(planes, 1, first, new float[1]);
    nets.open(game, folder + "/./some.net", false).evaluate(planes, 1, again, new float[1]);
    assertThat(again).isEqualTo(first);
    assertThat(nets.size()).isEqualTo(1);
    NetFile.write(file, NetWeights.random(NetSpec.of(game, 2, 4), 2), NetHistory.NONE);
    nets.open(game, file.toString(), false).evaluate(planes, 1, other, new float[1]);
    assertThat(other).isNotEqualTo(first);
  }

  @Test
  void aRoundedNetworkSaysNearlyTheSame() {
    Game game = CATALOGUE.game("connect4");
    LoadedNets nets = new LoadedNets();
    String file = net("connect4", 1).toString();
    float[] planes = SamplePositions.planes(game, 50, 3);
    float[] plain = new float[50 * 7];
    float[] rounded = new float[50 * 7];
    nets.open(game, file, false).evaluate(planes, 50, plain, new float[50]);
    nets.open(game, file, true).evaluate(planes, 50, rounded, new float[50]);
    assertThat(nets.size()).isEqualTo(2);
    assertThat(rounded).isNotEqualTo(plain);
    for (int i = 0; i < plain.length; i++) {
      assertThat(rounded[i]).isCloseTo(plain[i], within(0.2f));
    }
  }

  @Test
  void refusesWhatCannotBeInASentence() {
    String file = net("connect4", 1).toString();
    refused("othello", "zero:net=" + file, "is a network for connect4, not for othello");
    refused("connect4", "zero:net=" + folder.resolve("none.net"), "There is no network");
    refused("connect4:width=5,height=4,line=3", "zero", "no network ships for connect4:width=5");
    refused(
        "connect4", "zero:leafsolve=6,net=" + file, "there is no exact solver for connect4 here");
    refused("connect4", "zero:scale=2,net=" + file, "scale only applies to gumbel");
    refused("connect4", "zero:gumbel,cpuct=2,net=" + file, "cpuct does not apply to gumbel");
    refused("connect4", "zero:batch=0,net=" + file, "batch=0 is not allowed");
    refused("nim", "zero", "zero cannot play nim");
  }

  private static void refused(String game, String engine, String sentence) {
    assertThatThrownBy(() -> CATALOGUE.engine(engine, CATALOGUE.game(game)))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining(sentence);
  }
}
