package spielwerk.engines.fiveinarow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Seeds;
import spielwerk.core.Watch;
import spielwerk.games.fiveinarow.FiveInARow;
import spielwerk.games.fiveinarow.FiveInARowState;

class ForcedWinTest {
  private static final String BOARD = "fiveinarow:size=7";

  /** O needs four stones, X has nothing as quick. */
  private static final String FOUR_STONES = "xx1xo2/7/4o2/1ox1xo1/1o1o1xx/3o2x/xox3o";

  @Test
  void itFindsExactlyTheWinsThatTryingEverythingFinds() {
    RandomGenerator random = Seeds.stream(11);
    int wins = 0;
    for (int round = 0; round < 60; round++) {
      Scene scene = Scene.random(BOARD, 8 + random.nextInt(14), random);
      if (scene.state().over()) {
        continue;
      }
      int found = found(scene, scene.state().turn(), 3);
      assertThat(found)
          .as("%s", scene.game().notation().board(scene.state()))
          .isEqualTo(Oracle.stones(scene.state(), scene.state().turn(), 3));
      wins += found > 1 && found < ThreatCount.NEVER ? 1 : 0;
    }
    assertThat(wins).isGreaterThan(3);
  }

  private static int found(Scene scene, int seat, int most) {
    NodeLimit nodeLimit = new NodeLimit(Budget.FREE, Watch.NONE, System.nanoTime());
    BoardView boardView = new BoardView((FiveInARow) scene.game(), ClassicMaker.THREATS);
    boardView.at(scene.state());
    ForcedWin wins = new ForcedWin(scene.state().grid(), nodeLimit);
    wins.at(boardView, nodeLimit);
    return wins.stones(seat, 1, most);
  }

  @Test
  void mtactixPlaysAWinOfFourStonesAndPreventsTheOpponents() {
    Scene attack = Scene.of(BOARD, FOUR_STONES + " o");
    assertThat(found(attack, 1, 4)).isEqualTo(4);
    assertThat(Oracle.stones(attack.state(), 1, 4)).isEqualTo(4);
    assertThat(attack.ask("mtactix").candidates()).hasSize(2);
    Scene defence = Scene.of(BOARD, FOUR_STONES + " x");
    List<Candidate> answers = defence.ask("mtactix").candidates();
    assertThat(answers).hasSizeBetween(1, 20);
    for (Candidate answer : answers) {
      defence.state().play(answer.move());
      assertThat(found(defence, 1, 4)).as("after %s", answer).isEqualTo(ThreatCount.NEVER);
      defence.state().undo();
    }
  }

  @Test
  void aSmallBudgetStillGivesAdvice() {
    assertThat(Scene.of(BOARD, FOUR_STONES + " o").ask("mtactix", 1, Budget.nodes(3)).candidates())
        .isNotEmpty();
  }

  /** Tries every move and every answer. */
  private static final class Oracle {
    private final FiveInARowState state;
    private final int side;
    private final byte[] board;

    private Oracle(FiveInARowState state) {
      this.state = state;
      this.side = state.grid().width();
      this.board = new byte[side * side];
      for (int i = 0; i < board.length; i++) {
        board[i] = (byte) (state.stone(i) + 1);
      }
    }

    static int stones(FiveInARowState state, int seat, int most) {
      for (int stones = 1; stones <= most; stones++) {
        if (new Oracle(state).wins(seat + 1, stones)) {
          return stones;
        }
      }
      return ThreatCount.NEVER;
    }

    private boolean wins(int stone, int stones) {
      for (int move = 0; move < board.length; move++) {
        if (board[move] == 0) {
          board[move] = (byte) stone;
          boolean wins = five(move) || (stones > 1 && alwaysWins(stone, stones - 1));
          board[move] = 0;
          if (wins) {
            return true;
          }
        }
      }
      return false;
    }

    private boolean alwaysWins(int stone, int stones) {
      boolean any = false;
      for (int move = 0; move < board.length; move++) {
        if (board[move] == 0) {
          any = true;
          board[move] = (byte) (3 - stone);
          boolean fails = !five(move) && wins(stone, stones);
          board[move] = 0;
          if (!fails) {
            return false;
          }
        }
      }
      return any;
    }

    private boolean five(int move) {
      return run(move, 0, 1) + run(move, 0, -1) > 3
          || run(move, 1, 0) + run(move, -1, 0) > 3
          || run(move, 1, 1) + run(move, -1, -1) > 3
          || run(move, 1, -1) + run(move, -1, 1) > 3;
    }

    private int run(int move, int down, int right) {
      int row = move / side + down;
      int column = move % side + right;
      int run = 0;
      while (row >= 0
          && column >= 0
          && row < side
          && column < side
          && board[row * side + column] == board[move]) {
        run++;
        row += down;
        column += right;
      }
      return run;
    }
  }
}
