package spielwerk.engines.othello.patterns;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Mistake;
import spielwerk.core.Name;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Settings;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Watch;
import spielwerk.engines.othello.BitBoard;
import spielwerk.engines.othello.endgame.Endgame;
import spielwerk.games.othello.OthelloState;

class PatternsEngineTest {
  private static final Catalogue CATALOGUE = Catalogue.load();
  private static final Game OTHELLO = CATALOGUE.game("othello");

  /** A position after random moves with so many empty squares. */
  private static Position random(long seed, int empties) {
    RandomGenerator random = Seeds.stream(seed);
    while (true) {
      OthelloState state = (OthelloState) OTHELLO.start(Setup.STANDARD);
      List<Integer> moves = new ArrayList<>();
      while (!state.over() && state.empties() > empties) {
        int move = state.sample(random);
        state.play(move);
        moves.add(move);
      }
      if (!state.over() && state.squares() != 0) {
        return new Position(OTHELLO, Setup.STANDARD, moves, state);
      }
    }
  }

  private static Advice advise(String name, Position position, Budget budget) {
    return advise(name, position, budget, Watch.NONE);
  }

  private static Advice advise(String name, Position position, Budget budget, Watch watch) {
    try (Engine engine = CATALOGUE.engine(name, OTHELLO)) {
      engine.newGame(OTHELLO, position.state().turn(), Goal.POINTS, 1);
      return engine.advise(position, budget, watch);
    }
  }

  @Test
  void itPlaysOnTheLargeBoardOnly() {
    PatternsMaker maker = new PatternsMaker();
    assertThat(maker.plays(OTHELLO)).isTrue();
    assertThat(maker.plays(CATALOGUE.game("othello:size=6"))).isFalse();
    assertThat(maker.plays(CATALOGUE.game("connect4"))).isFalse();
  }

  @Test
  void aLevelLooksAsFarAsItsNumberInFullWidth() {
    Position position = random(1, 40);
    OthelloState state = (OthelloState) position.state();
    PatternEvaluation patternEvaluation = new PatternEvaluation(PatternWeights.learnt());
    for (int level = 1; level <= 4; level++) {
      Advice advice = advise("patterns:level=" + level, position, Budget.FREE);
      int value =
          Samples.negamax(patternEvaluation, new BitBoard(state.own(), state.enemy()), level);
      assertThat(advice.candidates().get(0).value())
          .isEqualTo((double) value / PatternWeights.SCALE);
      assertThat(advice.effort().depth()).isEqualTo(level);
      assertThat(advice.candidates().get(0).exact()).isFalse();
      assertThat(advice.candidates().get(0).line()).hasSizeGreaterThanOrEqualTo(level);
    }
  }

  @Test
  void aLevelSolvesFromTwiceItsNumberOfEmptySquaresOn() {
    for (int level = 1; level <= 6; level++) {
      Position position = random(level, 2 * level);
      OthelloState state = (OthelloState) position.state();
      Candidate best = advise("patterns:level=" + level, position, Budget.FREE).candidates().get(0);
      assertThat(best.exact()).isTrue();
      assertThat(best.value()).isEqualTo(new Endgame(12).score(state.own(), state.enemy()).score());
      State end = state.copy();
      best.line().forEach(end::play);
      assertThat(end.over()).as("the line goes to the end").isTrue();
      assertThat(end.points(state.turn())).isEqualTo((int) best.value());
    }
    Advice before = advise("patterns:level=3", random(3, 8), Budget.FREE);
    assertThat(before.candidates().get(0).exact()).isFalse();
  }

  @Test
  void moreLinesGiveMoreMovesAValueOfTheirOwn() {
    for (int empties : new int[] {10, 40}) {
      Position position = random(5, empties);
      int legal = ((OthelloState) position.state()).count();
      Advice all = advise("patterns:level=5,lines=60", position, Budget.FREE);
      assertThat(all.candidates()).hasSize(legal);
      Advice one = advise("patterns:level=5", position, Budget.FREE);
      assertThat(one.candidates()).hasSize(1);
      assertThat(all.candidates().get(0).value()).isEqualTo(one.candidates().get(0).value());
      assertThat(all.candidates())
          .isSortedAccordingTo((a, b) -> Double.compare(b.value(), a.value()));
    }
  }

  @Test
  void playingToWinAValueIsAnExpectationAndTheRatingTellsTheDiscs() {
    Position position = random(6, 10);
    try (Engine engine = CATALOGUE.engine("patterns:level=5", OTHELLO)) {
      engine.newGame(OTHELLO, 0, Goal.WIN, 1);
      Candidate best = engine.advise(position, Budget.FREE, Watch.NONE).candidates().get(0);
      double discs = advise("patterns:level=5", position, Budget.FREE).candidates().get(0).value();
      assertThat(best.value()).isEqualTo(Math.signum(discs));
      assertThat(best.rating()).isEqualTo(64 + discs);
    }
  }

  @Test
  void itKeepsToItsNodesEvenWhereItSolves() {
    for (int empties : new int[] {18, 40}) {
      for (long nodes : new long[] {1, 10, 500, 20_000}) {
        Advice advice = advise("patterns", random(7, empties), Budget.nodes(nodes));
        assertThat(advice.candidates()).isNotEmpty();
        assertThat(advice.effort().nodes()).isLessThanOrEqualTo(nodes + nodes / 10 + 64);
      }
    }
  }

  @Test
  void whenToldToStopItReturnsWhatItHas() {
    Watch impatient =
        new Watch() {
          @Override
          public boolean stop() {
            return true;
          }
        };
    for (int empties : new int[] {20, 40}) {
      Position position = random(8, empties);
      Advice advice = advise("patterns:depth=30,exact=24", position, Budget.FREE, impatient);
      assertThat(position.state().legal(advice.candidates().get(0).move())).isTrue();
      assertThat(advice.effort().nodes()).isLessThan(5000);
    }
  }

  @Test
  void aForcedPassIsAdvised() {
    // white has no move, black has
    Position position =
        Position.of(
            OTHELLO,
            new Setup("XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXO- O"),
            "");
    Candidate only = advise("patterns", position, Budget.FREE).candidates().get(0);
    assertThat(position.state().legal(only.move())).isTrue();
    assertThat(only.value()).isEqualTo(-64);
  }

  @Test
  void aClockIsNeverOverdrawnByOneMove() {
    ThinkingLimits thinkingLimits =
        new ThinkingLimits(
            new Settings(
                Name.parse("patterns:clock=60s"), new PatternsMaker().info().options(), false));
    long spent = 0;
    for (int empties = 60; empties > 0; empties -= 2) {
      SearchPlan plan = thinkingLimits.plan(Budget.FREE, empties, spent);
      assertThat(plan.open()).isTrue();
      assertThat(plan.selective()).isTrue();
      spent += plan.limit().millis();
      assertThat(spent).isLessThanOrEqualTo(60_000);
    }
    assertThat(spent).as("and most of it is used").isGreaterThan(50_000);
    assertThat(thinkingLimits.plan(Budget.FREE, 10, 70_000).limit().millis()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "patterns:level=11",
        "patterns:level=0",
        "patterns:level=3,depth=4",
        "patterns:level=3,exact=4",
        "patterns:level=3,probcut=on",
        "patterns:exact=61",
        "patterns:exact=x",
        "patterns:probcut=maybe",
        "patterns:confidence=0",
        "patterns:lines=0",
        "patterns:order=history",
        "patterns:aspiration=on,deepen=off",
        "patterns:etc=on,table=0",
        "patterns:strength=9"
      })
  void aWrongOptionIsNamed(String name) {
    String wrong = name.replaceAll("patterns:(level=3,)?(\\w+).*", "$2");
    assertThatThrownBy(() -> CATALOGUE.engine(name, OTHELLO))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining(wrong);
  }
}
