package spielwerk.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Budget;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.Solves.Solution;
import spielwerk.core.State;
import spielwerk.core.Watch;
import spielwerk.search.Positions;
import spielwerk.search.Solver;

class StrengthTest {
  /** A single simulation tries one move, any: this is the random player. */
  private static final String RANDOM = "mcts:sims=1";

  private static final String PERFECT = "alphabeta:order=history,killers,table=64k";

  private static Solution solve(Game game, Position position) {
    return new Solver(Positions.CATALOGUE, game).by(PERFECT, position, Budget.FREE, Watch.NONE);
  }

  @Test
  void ticTacToeIsNeverLostAgainstPerfectPlayFromAnyOpeningThatIsNotLost() {
    Game game = Positions.CATALOGUE.game("tictactoe");
    int played = 0;
    for (int first = 0; first < 9; first++) {
      for (int second = -1; second < 9; second++) {
        for (int seat = 0; seat < 2; seat++) {
          if (second != first) {
            played +=
                neverLost(game, second < 0 ? new int[] {first} : new int[] {first, second}, seat);
          }
        }
      }
    }
    assertThat(played).isGreaterThan(100);
  }

  /** Plays on from an opening, unless that loses already; 1 if it was played. */
  private static int neverLost(Game game, int[] opening, int seat) {
    State state = game.start(Setup.STANDARD);
    List<Integer> moves = new ArrayList<>();
    for (int move : opening) {
      state.play(move);
      moves.add(move);
    }
    Position position = new Position(game, Setup.STANDARD, moves, state);
    int value = solve(game, position).value() * (state.turn() == seat ? 1 : -1);
    if (value < 0) {
      return 0;
    }
    try (Engine mcts = Positions.CATALOGUE.engine("mcts:sims=2000", game)) {
      mcts.newGame(game, seat, game.traits().goal(), 9L * opening[0] + opening.length);
      while (!state.over()) {
        int move =
            state.turn() == seat
                ? mcts.advise(position, Budget.FREE, Watch.NONE).candidates().get(0).move()
                : solve(game, position).best().get(0);
        state.play(move);
        moves.add(move);
      }
    }
    assertThat(state.points(seat))
        .as("moves %s as seat %d", moves, seat)
        .isGreaterThanOrEqualTo(value);
    return 1;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nim:heaps=2-3-4",
        "tipping:target=25",
        "connect4:width=4,height=4",
        "tree:figure=9"
      })
  void findsAMoveThatKeepsTheValueOfASmallGame(String text) {
    Game game = Positions.CATALOGUE.game(text);
    for (int seed = 0; seed < 6; seed++) {
      Position position = Positions.random(game, 4, Seeds.stream(seed));
      assertThat(solve(game, position).best())
          .as("seed %d", seed)
          .contains(Ask.advice(game, "mcts:sims=40000", position, seed).candidates().get(0).move());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tictactoe",
        "nim:heaps=3-3-2",
        "tipping",
        "connect4:width=4,height=4",
        "fiveinarow:size=4,line=3",
        "tree:figure=10"
      })
  void whatIsCalledExactIsWhatTheSolverSays(String text) {
    Game game = Positions.CATALOGUE.game(text);
    int proven = 0;
    for (int seed = 0; seed < 20; seed++) {
      Position position = Positions.random(game, 12, Seeds.stream(seed));
      for (var candidate : Ask.advice(game, "mcts:sims=3000", position, seed).candidates()) {
        if (!candidate.exact()) {
          continue;
        }
        proven++;
        State after = position.state().copy();
        int seat = after.turn();
        after.play(candidate.move());
        double value =
            after.over()
                ? after.points(seat)
                : -solve(game, at(position, after, candidate.move())).value();
        assertThat(candidate.value()).as("seed %d, %s", seed, candidate).isEqualTo(value);
      }
    }
    assertThat(proven).isGreaterThan(10);
  }

  private static Position at(Position before, State after, int move) {
    List<Integer> moves = new ArrayList<>(before.moves());
    moves.add(move);
    return new Position(before.game(), before.setup(), moves, after);
  }

  @Test
  void aProvenWinIsPlayedBeforeMovesThatOnlyLookGood() {
    Game game = Positions.CATALOGUE.game("fiveinarow:size=7");
    for (int seed = 0; seed < 30; seed++) {
      Position position = Position.of(game, game.setup(0), "a1 a7 b1 b7 c1 c7 d1 g7");
      for (String choice : List.of("visits", "value", "robust")) {
        int move =
            Ask.advice(game, "mcts:sims=60,final=" + choice, position, seed)
                .candidates()
                .get(0)
                .move();
        State after = position.state().copy();
        after.play(move);
        assertThat(after.over()).as("e1 wins at once (seed %d, %s)", seed, choice).isTrue();
      }
    }
  }

  @Test
  void beatsRandomMovesAndMoreSimulationsBeatFewer() {
    Game game = Positions.CATALOGUE.game("connect4");
    assertThat(Ask.score(game, 60, "mcts:sims=200", RANDOM)).isGreaterThanOrEqualTo(0.95);
    assertThat(Ask.score(game, 40, "mcts:sims=600", "mcts:sims=30")).isGreaterThanOrEqualTo(0.8);
  }

  @Test
  void beatsRandomMovesInQwixxWithTwoAndThreeSeats() {
    Game two = Positions.CATALOGUE.game("qwixx");
    assertThat(Ask.score(two, 30, "mcts:sims=60", RANDOM)).isGreaterThanOrEqualTo(0.9);
    Game three = Positions.CATALOGUE.game("qwixx:players=3");
    assertThat(Ask.score(three, 30, "mcts:sims=60", RANDOM, RANDOM)).isGreaterThanOrEqualTo(0.85);
  }

  @Test
  void theRandomPlayerIsRandom() {
    Game game = Positions.CATALOGUE.game("connect4");
    int[] counts = new int[7];
    for (int seed = 0; seed < 700; seed++) {
      counts[Ask.candidates(game, RANDOM, "", seed).get(0).move()]++;
    }
    for (int count : counts) {
      assertThat(count).isBetween(65, 135);
    }
  }
}
