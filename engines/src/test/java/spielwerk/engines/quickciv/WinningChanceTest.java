package spielwerk.engines.quickciv;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Watch;

/** Chances that caesar gives are chances: never certain, and right more often than not. */
class WinningChanceTest {
  private static final Catalogue CATALOGUE = Catalogue.load();
  private static final int GAMES = 6;

  /** What the seat to move was told, and whether it won. */
  private record Said(double chance, double won) {}

  private static List<Said> play(Game game, int index) {
    Setup setup = game.setup(Seeds.derive(7, index, Seeds.Purpose.SETUP, 0));
    State state = game.start(setup);
    List<Integer> moves = new ArrayList<>();
    List<Integer> movers = new ArrayList<>();
    List<Double> chances = new ArrayList<>();
    List<Engine> players =
        List.of(CATALOGUE.engine("caesar:sims=4", game), CATALOGUE.engine("caesar:sims=12", game));
    for (int seat = 0; seat < 2; seat++) {
      players.get((seat + index) % 2).newGame(game, seat, Goal.WIN, index);
    }
    while (!state.over()) {
      Position position = new Position(game, setup, List.copyOf(moves), state.copy());
      Engine player = players.get((state.turn() + index) % 2);
      Advice advice = player.advise(position, Budget.FREE, Watch.NONE);
      Candidate best = advice.candidates().get(0);
      advice.candidates().stream()
          .filter(Candidate::hasValue)
          .forEach(one -> assertThat(one.value()).isBetween(-0.99, 0.99));
      movers.add(state.turn());
      chances.add(best.hasValue() ? (1 + best.value()) / 2 : Double.NaN);
      moves.add(best.move());
      state.play(best.move());
    }
    List<Said> said = new ArrayList<>();
    for (int ply = 0; ply < moves.size(); ply++) {
      int seat = movers.get(ply);
      double won = 0.5 + 0.5 * Integer.compare(state.points(seat), state.points(1 - seat));
      if (!Double.isNaN(chances.get(ply))) {
        said.add(new Said(chances.get(ply), won));
      }
    }
    return said;
  }

  /** One building does not decide a game of a hundred rounds, nor does one that was not built. */
  @Test
  void inTheFirstRoundNobodyHasWonOrLost() {
    for (int players : new int[] {2, 4}) {
      Game game = CATALOGUE.game("quickciv:players=" + players);
      Setup setup = game.setup(3);
      State state = game.start(setup);
      List<Integer> moves = new ArrayList<>();
      Engine caesar = CATALOGUE.engine("caesar:sims=200", game);
      for (int ply = 0; ply <= players; ply++) {
        caesar.newGame(game, state.turn(), Goal.WIN, 1);
        Position position = new Position(game, setup, List.copyOf(moves), state.copy());
        Advice advice = caesar.advise(position, Budget.FREE, Watch.NONE);
        double chance = (1 + advice.candidates().get(0).value()) / 2;
        double even = 1.0 / players;
        assertThat(chance)
            .as(players + " players, move " + ply)
            .isBetween(even / 4, 1 - (1 - even) / 4);
        int move =
            ply == 0 ? game.notation().parse(state, "pass") : advice.candidates().get(0).move();
        moves.add(move);
        state.play(move);
      }
    }
  }

  @Test
  void whoIsSaidToBeAheadWinsMoreOften() {
    Game game = CATALOGUE.game("quickciv:players=2");
    List<Said> all = new ArrayList<>();
    for (int index = 0; index < GAMES; index++) {
      all.addAll(play(game, index));
    }
    assertThat(all).hasSizeGreaterThan(100);
    double error =
        all.stream()
            .mapToDouble(one -> (one.chance - one.won) * (one.chance - one.won))
            .average()
            .orElseThrow();
    assertThat(error).as("Brier score; 0.25 says nothing").isLessThan(0.2);
  }
}
