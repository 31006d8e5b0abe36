package spielwerk.engines.quickciv;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Advice;
import spielwerk.core.Bout;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Choice;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Goal;
import spielwerk.core.Mistake;
import spielwerk.core.Option;
import spielwerk.core.Position;
import spielwerk.core.Referee;
import spielwerk.core.Seat;
import spielwerk.core.Seeds;
import spielwerk.core.State;
import spielwerk.core.Watch;
import spielwerk.games.quickciv.QuickCiv;

class QuickCivBotsTest {
  private static final Catalogue CATALOGUE = Catalogue.load();
  private static final Game GAME = CATALOGUE.game("quickciv");
  private static final Game SHORT = CATALOGUE.game("quickciv:rounds=12");

  private static GameRecord play(Game game, int index, Budget budget, String... engines) {
    List<Seat> seats = new ArrayList<>();
    for (String name : engines) {
      seats.add(new Seat(name, CATALOGUE.engine(name, game), budget, Choice.BEST));
    }
    return Referee.play(Bout.of(game, 3, index), seats);
  }

  /** The parameters as the thesis prints them (7.1.1, 7.5, 7.6). */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "vanilla     | depth=6 rollouts=4 vanish=0.69 winner=0.20 select=greedy self=wait enemies=wait"
            + " material=0.68 food=0.73 point=1.7 tile=6.11 balance=0.87 pointinc=1.86 learn=0.0"
            + " opponents=sampled replies=random relative=on final=value count=rounds",
        "memory      | depth=6 rollouts=4 vanish=0.69 winner=0.20 select=greedy self=wait enemies=wait"
            + " material=0.68 food=0.73 point=1.7 tile=6.11 balance=0.87 pointinc=1.86 learn=0.5"
            + " explore=0.5 tournament=3 resetstrength=0.05 resetpoint=1",
        "memory-best | depth=6 rollouts=1 vanish=0.83 winner=0.14 select=greedy self=wait enemies=wait"
            + " material=1.42 food=0.2 point=1.99 tile=5.71 balance=0.14 pointinc=1.34 learn=1.52"
            + " explore=0.92 tournament=5 resetstrength=0.32 resetpoint=0.14",
      })
  void theThesisBotsHaveTheParametersOfTheThesis(String name, String usual) {
    try (Engine engine = CATALOGUE.engine(name, GAME)) {
      var texts =
          engine.info().options().stream()
              .collect(Collectors.toMap(Option::name, o -> o.name() + "=" + o.fallback()));
      assertThat(texts.values()).contains(usual.split(" "));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "vanilla",
        "vanilla:prune=military+late+near+greedy,radius=3,attacked,revisit=7",
        "vanilla:self=nooverwrite,enemies=nooverwritemilitary,rollouts=2,depth=2",
        "vanilla:self=greedy,enemies=random,depth=1",
        "memory",
        "memory-best:prune=late+near-repaired",
        "caesar",
        "caesar:leader=hannibal,level=1"
      })
  void aGameFromTheSameSeedIsTheSameAgain(String name) {
    Budget budget = Budget.sims(30);
    GameRecord first = play(SHORT, 1, budget, name, "greedy", name, "greedy");
    assertThat(first.ending().reason().fault()).as("%s", first.ending()).isFalse();
    assertThat(play(SHORT, 1, budget, name, "greedy", name, "greedy").facts())
        .isEqualTo(first.facts());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "vanilla:prune=early     | military, late, near",
        "vanilla:self=nobody     | nooverwrite",
        "vanilla:radius=21       | 0..20",
        "memory:learn=2.5        | 0.0..2.0",
        "memory-best:winner=2    | 0.0..1.0",
        "caesar:leader=nero      | hannibal",
        "caesar:level=10         | 1..9",
        "caesar:horizon=0        | 1..40",
      })
  void aWrongOptionIsAnsweredWithWhatIsAllowed(String name, String names) {
    assertThatThrownBy(() -> CATALOGUE.engine(name, GAME))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining(names);
  }

  @ParameterizedTest
  @ValueSource(strings = {"vanilla", "memory", "memory-best", "caesar"})
  void noMorePositionsAreVisitedThanAllowed(String name) {
    try (Engine engine = CATALOGUE.engine(name, GAME)) {
      for (int nodes : new int[] {50, 333, 5000}) {
        engine.newGame(GAME, 0, Goal.WIN, 1);
        Position start = Position.of(GAME, GAME.setup(1), "");
        Advice advice = engine.advise(start, Budget.nodes(nodes), Watch.NONE);
        assertThat(advice.effort().nodes()).isLessThanOrEqualTo(nodes);
        assertThat(start.state().legal(advice.candidates().get(0).move())).isTrue();
      }
    }
  }

  @Test
  void moreThoughtMakesABetterPlan() {
    QuickCiv game = (QuickCiv) GAME;
    double sum = 0;
    for (int seed = 0; seed < 5; seed++) {
      Planner planner = new Planner(game, ForecastWeights.CAESAR);
      RandomGenerator random = Seeds.stream(seed);
      planner.begin(game.start(game.setup(seed)), random, Long.MAX_VALUE);
      double draft = planner.value();
      for (int i = 0; i < 300; i++) {
        double before = planner.value();
        planner.improve(random);
        assertThat(planner.value()).isGreaterThanOrEqualTo(before);
      }
      sum += planner.value() - draft;
    }
    assertThat(sum).isPositive();
  }

  @Test
  void aLevelTriesThreeTimesAsManyPlansAsTheOneBelow() {
    assertThat(CaesarMaker.plans(1)).isEqualTo(32);
    assertThat(CaesarMaker.plans(5)).isEqualTo(32 * 81);
    try (Engine engine = CATALOGUE.engine("caesar:level=2", GAME)) {
      Advice advice =
          engine.advise(Position.of(GAME, GAME.setup(1), ""), Budget.sims(1000), Watch.NONE);
      assertThat(advice.effort().figures()).containsEntry("plans", 96L);
    }
  }

  @Test
  void caesarHasMorePointsThanGreedyPlayersInTheEnd() {
    GameRecord record = play(GAME, 2, Budget.sims(150), "caesar", "greedy", "vanilla", "greedy");
    State end = record.replay(GAME);
    assertThat(end.points(0)).isGreaterThan(end.points(1)).isGreaterThan(end.points(3));
  }
}
