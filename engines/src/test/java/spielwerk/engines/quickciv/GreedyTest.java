package spielwerk.engines.quickciv;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Goal;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Playout;
import spielwerk.core.Policy;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Watch;
import spielwerk.games.quickciv.AppraisalWeights;
import spielwerk.games.quickciv.Building;
import spielwerk.games.quickciv.BuildingClass;
import spielwerk.games.quickciv.Greedy;
import spielwerk.games.quickciv.QuickCiv;
import spielwerk.games.quickciv.QuickCivState;

class GreedyTest {
  private static final Catalogue CATALOGUE = Catalogue.load();

  private static RandomGenerator random(int index) {
    return Seeds.stream(8, index, Seeds.Purpose.TEST, 0);
  }

  private static QuickCivState finish(QuickCiv game, int index, Policy... seats) {
    QuickCivState state = game.start(game.setup(index));
    RandomGenerator random = random(index);
    while (!state.over()) {
      state.play(seats[state.turn() % seats.length].choose(state, random));
    }
    return state;
  }

  private static int winner(QuickCivState state) {
    int best = 0;
    for (int seat = 1; seat < state.game().players(); seat++) {
      best = state.points(seat) > state.points(best) ? seat : best;
    }
    return best;
  }

  @Test
  void noOtherMoveAddsMoreUnlessACityIsDue() {
    QuickCiv game = (QuickCiv) CATALOGUE.game("quickciv:size=9");
    Greedy greedy = new Greedy(game, AppraisalWeights.GREEDY, 20, 0);
    QuickCivState state = game.start(game.setup(2));
    RandomGenerator random = random(0);
    while (!state.over()) {
      int chosen = greedy.choose(state, random);
      boolean city = Building.of(Math.min(27, chosen / game.hexes())) == Building.CITY_CENTRE;
      if (state.round() % 10 == 3 && !city) {
        double most = greedy.worth(state, chosen);
        for (int move : Moves.of(state)) {
          boolean spared =
              move != state.pass() && state.buildingOn(move % game.hexes()) == 0; // a city centre
          assertThat(spared || greedy.worth(state, move) <= most).isTrue();
        }
      }
      state.play(chosen);
    }
  }

  @Test
  void itFoundsACityCentreEveryFewRoundsAndTurnsToPoints() {
    QuickCiv game = QuickCiv.usual();
    Greedy greedy = new Greedy(game, AppraisalWeights.GREEDY, 15, 0);
    QuickCivState state = game.start(game.setup(3));
    RandomGenerator random = random(0);
    int early = 0;
    int late = 0;
    while (!state.over()) {
      int move = greedy.choose(state, random);
      if (move != state.pass()
          && game.rules().kind(Building.of(move / game.hexes())) == BuildingClass.POINTS) {
        early += state.round() < 50 ? 1 : 0;
        late += state.round() >= 65 ? 1 : 0;
      }
      state.play(move);
    }
    assertThat(early).isLessThan(20);
    assertThat(late).isGreaterThan(70); // more than half of all builds of the last 35 rounds
    for (int seat = 0; seat < 4; seat++) {
      assertThat(state.cities(seat)).isBetween(2, 8);
      assertThat(state.points(seat)).isBetween(1500, 20_000);
    }
  }

  @Test
  void itBeatsRandomMovesAndIsOverrunByOneThatFights() {
    QuickCiv game = (QuickCiv) CATALOGUE.game("quickciv:players=2,size=11");
    Policy greedy = new Greedy(game, AppraisalWeights.GREEDY, 15, 0);
    Policy fighter = new Greedy(game, AppraisalWeights.GREEDY, 15, 1);
    Policy random = new Playout(game);
    int fought = 0;
    for (int index = 0; index < 10; index++) {
      assertThat(winner(finish(game, index, random, greedy))).isEqualTo(1);
      fought += winner(finish(game, index, greedy, fighter));
    }
    assertThat(fought).isGreaterThanOrEqualTo(8);
  }

  @Test
  void everyCornerWinsItsFairShareOfAThousandGames() {
    QuickCiv game = (QuickCiv) CATALOGUE.game("quickciv:rounds=40");
    Policy greedy = new Greedy(game, AppraisalWeights.GREEDY, 12, 0.5);
    int games = 1000;
    int[] wins = new int[4];
    for (int index = 0; index < games; index++) {
      wins[winner(finish(game, index, greedy))]++;
    }
    double chi = 0;
    for (int won : wins) {
      chi += (won - games / 4.0) * (won - games / 4.0) / (games / 4.0);
    }
    assertThat(chi).as("wins by corner %s", (Object) wins).isLessThan(16.27); // p = 0.001
  }

  @Test
  void theEngineAdvisesItsOwnChoiceFirst() {
    QuickCiv game = QuickCiv.usual();
    Engine engine = CATALOGUE.engine("greedy:centre=10,pointinc=1.5", game);
    engine.newGame(game, 0, Goal.WIN, 5);
    Advice advice = engine.advise(Position.of(game, game.setup(1), ""), Budget.FREE, Watch.NONE);
    assertThat(advice.candidates()).isNotEmpty();
    assertThat(game.start(game.setup(1)).legal(advice.candidates().get(0).move())).isTrue();
    for (int i = 1; i < advice.candidates().size(); i++) {
      assertThat(advice.candidates().get(i).rating())
          .isLessThanOrEqualTo(advice.candidates().get(i - 1).rating());
    }
  }

  @Test
  void wrongWeightsAreRefused() {
    for (String text : new String[] {"greedy:tile=-1", "greedy:centre=0", "greedy:pointinc=x"}) {
      assertThatThrownBy(() -> CATALOGUE.engine(text, QuickCiv.usual()))
          .isInstanceOf(Mistake.class);
    }
    assertThatThrownBy(() -> CATALOGUE.engine("greedy", CATALOGUE.game("tictactoe")))
        .isInstanceOf(Mistake.class);
  }
}
