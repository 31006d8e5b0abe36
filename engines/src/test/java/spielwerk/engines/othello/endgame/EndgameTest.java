package spielwerk.engines.othello.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.Unfinished;
import spielwerk.engines.othello.endgame.Endgame.Solved;
import spielwerk.engines.othello.endgame.PlainEndgame.Ending;
import spielwerk.games.othello.Flips;
import spielwerk.games.othello.Othello;
import spielwerk.games.othello.OthelloState;

class EndgameTest {
  private static final Endgame ENDGAME = new Endgame(14);

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9})
  void scoreOutcomeAndBestSquaresAreThoseOfPlainNegamax(int empties) {
    RandomGenerator random = Seeds.stream(empties);
    int endings = empties < 7 ? 300 : empties < 9 ? 40 : 12;
    for (int i = 0; i < endings; i++) {
      Ending ending = PlainEndgame.random(random, empties);
      check(ending.own(), ending.enemy());
    }
  }

  private static void check(long own, long enemy) {
    int score = PlainEndgame.score(own, enemy);
    List<Integer> best = new ArrayList<>();
    List<Integer> enough = new ArrayList<>();
    for (long left = Flips.moves(own, enemy); left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      int value = PlainEndgame.after(own, enemy, square);
      if (value == score) {
        best.add(square);
      }
      if (Integer.signum(value) == Integer.signum(score)) {
        enough.add(square);
      }
    }
    Solved solved = ENDGAME.score(own, enemy);
    assertThat(solved.score()).isEqualTo(score);
    assertThat(best).contains(solved.square());
    assertThat(ENDGAME.allBest(own, enemy, solved, false)).isEqualTo(best);
    Solved outcome = ENDGAME.outcome(own, enemy);
    assertThat(outcome.score()).isEqualTo(Integer.signum(score));
    assertThat(enough).contains(outcome.square());
    assertThat(ENDGAME.allBest(own, enemy, outcome, true)).isEqualTo(enough);
  }

  /** Deep enough for the table, foresight and the window around a guess; the oracle is itself. */
  @Test
  void withFourteenToSixteenEmptySquaresItAgreesWithASearchThatDoesWithoutForesight() {
    Endgame plain = new Endgame(14, null);
    RandomGenerator random = Seeds.stream(77);
    for (int i = 0; i < 12; i++) {
      Ending ending = PlainEndgame.random(random, 14 + i % 3);
      int score = ENDGAME.score(ending.own(), ending.enemy()).score();
      assertThat(score).isEqualTo(plain.score(ending.own(), ending.enemy()).score());
      assertThat(ENDGAME.outcome(ending.own(), ending.enemy()).score())
          .isEqualTo(Integer.signum(score));
    }
  }

  /** FFO 40, the first position of the French federation's test of endgame solvers. */
  @Test
  void itSolvesTheFirstPositionOfTheFederationsTest() {
    String ffo40 = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X--------";
    OthelloState state = (OthelloState) new Othello().start(new Setup(ffo40 + " X"));
    Solved solved = new Endgame(16).score(state.own(), state.enemy());
    assertThat(solved.score()).isEqualTo(38);
    assertThat(new Othello().notation().format(state, state.move(solved.square()))).isEqualTo("a2");
  }

  @Test
  void whoMustPassPassesAndAFinishedGameHasItsScore() {
    long own = 0x2L; // b1, beside a1
    long enemy = 0x1L | 0x0000001818000000L;
    Solved finished = ENDGAME.score(0x8L, 0x0000001818000000L);
    assertThat(finished.score()).isEqualTo(2 - 64);
    assertThat(finished.square()).isEqualTo(Endgame.PASS);
    assertThat(Flips.moves(own, enemy)).isZero();
    RandomGenerator random = Seeds.stream(8);
    for (int found = 0; found < 20; ) {
      Ending ending = PlainEndgame.random(random, 6);
      if (Flips.moves(ending.enemy(), ending.own()) == 0) {
        Solved solved = ENDGAME.score(ending.enemy(), ending.own());
        assertThat(solved.square()).isEqualTo(Endgame.PASS);
        assertThat(solved.score()).isEqualTo(PlainEndgame.score(ending.enemy(), ending.own()));
        assertThat(ENDGAME.outcome(ending.enemy(), ending.own()).score())
            .isEqualTo(Integer.signum(solved.score()));
        found++;
      }
    }
  }

  @Test
  void itStopsWhenTold() {
    Endgame endgame = new Endgame(10);
    endgame.stopWhen(() -> endgame.nodes() > 10_000);
    Ending ending = PlainEndgame.random(Seeds.stream(1), 30);
    assertThatThrownBy(() -> endgame.score(ending.own(), ending.enemy()))
        .isInstanceOf(Unfinished.class);
  }

  @Test
  void discsCalledStableAreNeverTurnedOver() {
    RandomGenerator random = Seeds.stream(12);
    for (int i = 0; i < 400; i++) {
      Ending start = PlainEndgame.random(random, 8 + random.nextInt(12));
      int stable = Stability.count(start.own(), start.enemy());
      long kept = start.own();
      long own = start.own();
      long enemy = start.enemy();
      boolean turned = false;
      while (Flips.moves(own, enemy) != 0 || Flips.moves(enemy, own) != 0) {
        long moves = Flips.moves(own, enemy);
        long next = enemy;
        if (moves == 0) {
          enemy = own;
        } else {
          long left = moves;
          for (int skip = random.nextInt(Long.bitCount(moves)); skip > 0; skip--) {
            left &= left - 1;
          }
          int square = Long.numberOfTrailingZeros(left);
          long flips = Flips.of(own, enemy, square);
          next ^= flips;
          enemy = own | flips | (1L << square);
        }
        own = next;
        turned = !turned;
        kept &= turned ? enemy : own;
        assertThat(Long.bitCount(kept)).isGreaterThanOrEqualTo(stable);
      }
    }
  }

  @Test
  void aCornerAndTheDiscsBesideItAreStable() {
    assertThat(Stability.count(0x0000000000000107L, 0x0000001818000000L)).isEqualTo(4);
    assertThat(Stability.count(0x0000001818000000L, 0x0000000000000107L)).isZero();
    assertThat(Stability.count(-1L, 0)).isEqualTo(64);
  }
}
