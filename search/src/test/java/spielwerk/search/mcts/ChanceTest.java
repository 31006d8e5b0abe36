package spielwerk.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Name;
import spielwerk.core.Notation;
import spielwerk.core.Playout;
import spielwerk.core.Position;
import spielwerk.core.Settings;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Traits;
import spielwerk.core.Watch;

/** Dice in a game of one's own: take four points, or roll and then keep the die or turn it over. */
class ChanceTest {
  private static final int TAKE = 0;
  private static final int ROLL = 1;

  private static final class Dice implements Game {
    @Override
    public String id() {
      return "dice";
    }

    @Override
    public Traits traits() {
      return new Traits(1, true, false, false, Goal.POINTS, 7, 6, 3);
    }

    @Override
    public State start(Setup setup) {
      return new DiceState();
    }

    @Override
    public Notation notation() {
      throw new UnsupportedOperationException();
    }
  }

  private static final class DiceState implements State {
    private int turn;
    private int die;
    private int points;

    @Override
    public int turn() {
      return turn;
    }

    @Override
    public int moves(int[] into, int at) {
      int from = turn == CHANCE ? 1 : 0;
      int count = turn == OVER ? 0 : turn == CHANCE ? 6 : 2;
      for (int i = 0; i < count; i++) {
        into[at + i] = from + i;
      }
      return at + count;
    }

    @Override
    public boolean legal(int move) {
      return turn == CHANCE ? move >= 1 && move <= 6 : turn == 0 && (move == 0 || move == 1);
    }

    @Override
    public void play(int move) {
      if (turn == CHANCE) {
        die = move;
        turn = 0;
      } else if (die == 0 && move == ROLL) {
        turn = CHANCE;
      } else {
        points = die == 0 ? 4 : move == 0 ? die : 7 - die;
        turn = OVER;
      }
    }

    @Override
    public int draw(RandomGenerator dice) {
      return 1 + dice.nextInt(6);
    }

    @Override
    public int points(int seat) {
      return points;
    }

    @Override
    public State copy() {
      DiceState copy = new DiceState();
      copy.set(this);
      return copy;
    }

    @Override
    public void set(State other) {
      DiceState that = (DiceState) other;
      turn = that.turn;
      die = that.die;
      points = that.points;
    }
  }

  private static Advice ask(String text) {
    Game game = new Dice();
    Settings settings = new Settings(Name.parse(text), MctsMaker.OPTIONS, false);
    Heuristics parts =
        Heuristics.of(() -> new Playout(game), goal -> new ResultReward(goal, 1, null, 100));
    MctsEngine engine =
        new MctsEngine(
            new MctsMaker().info(), game, MctsOptions.of(settings), Budget.sims(20_000), parts);
    return engine.advise(
        new Position(game, Setup.STANDARD, List.of(), new DiceState()), Budget.FREE, Watch.NONE);
  }

  private static double value(Advice advice, int move) {
    return advice.candidates().stream()
        .filter(candidate -> candidate.move() == move)
        .mapToDouble(Candidate::value)
        .findFirst()
        .orElseThrow();
  }

  /** The better of keeping and turning is worth (6 + 5 + 4 + 4 + 5 + 6) / 6 = 5. */
  @Test
  void withNodesForTheDiceEachDecisionKnowsWhatWasRolled() {
    Advice advice = ask("mcts");
    assertThat(advice.candidates().get(0).move()).isEqualTo(ROLL);
    assertThat(value(advice, ROLL)).isEqualTo(5, within(0.15));
    assertThat(value(advice, TAKE)).isEqualTo(4);
  }

  /** Without them keeping and turning look alike, 3.5 points each. */
  @Test
  void withOpenChanceADecisionIsTheSameForAllRolls() {
    Advice advice = ask("mcts:chance=open,c=1.4");
    assertThat(advice.candidates().get(0).move()).isEqualTo(TAKE);
    assertThat(value(advice, ROLL)).isEqualTo(3.5, within(0.3));
  }
}
