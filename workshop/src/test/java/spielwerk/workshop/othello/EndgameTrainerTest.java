package spielwerk.workshop.othello;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import spielwerk.engines.othello.BitBoard;

class EndgameTrainerTest {
  @Test
  void learningRepeatsItselfAndGetsBetter() {
    StringBuilder said = new StringBuilder();
    byte[] once = EndgameTrainer.train(30, 5, line -> said.append(line).append('\n')).write();
    assertThat(EndgameTrainer.train(30, 5, line -> {}).write()).isEqualTo(once);
    assertThat(said.toString()).contains("10 of 40", "40 of 40");
    double first =
        Double.parseDouble(said.toString().replaceAll("(?s)^.*?off by ([\\d.]+).*", "$1"));
    double last =
        Double.parseDouble(said.toString().replaceAll("(?s).*off by ([\\d.]+) discs.*", "$1"));
    assertThat(last).isLessThan(first);
  }

  @Test
  void samplesOfSolvedPositionsHaveTheirTrueScores() {
    EndgameSamples samples = new EndgameSamples();
    for (int game = 0; game < 10; game++) {
      samples.play(1, game);
    }
    assertThat(samples.count()).isGreaterThan(50);
    for (int i = 0; i < samples.count(); i++) {
      if (64 - Long.bitCount(samples.own(i) | samples.enemy(i)) <= 9) {
        assertThat(samples.score(i))
            .isEqualTo(score(new BitBoard(samples.own(i), samples.enemy(i))));
      }
    }
  }

  /** Negamax without anything. */
  private static int score(BitBoard board) {
    if (board.over()) {
      int ahead = Long.bitCount(board.own()) - Long.bitCount(board.enemy());
      return ahead + Integer.signum(ahead) * board.empties();
    }
    if (board.moves() == 0) {
      return -score(board.passed());
    }
    int best = -64;
    for (long left = board.moves(); left != 0; left &= left - 1) {
      best = Math.max(best, -score(board.after(Long.numberOfTrailingZeros(left))));
    }
    return best;
  }
}
