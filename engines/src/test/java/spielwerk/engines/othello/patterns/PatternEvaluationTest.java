package spielwerk.engines.othello.patterns;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import spielwerk.core.Mistake;
import spielwerk.core.Seeds;
import spielwerk.engines.othello.BitBoard;
import spielwerk.engines.othello.endgame.Patterns;
import spielwerk.games.othello.Symmetry;

class PatternEvaluationTest {
  /** A line of squares: where it begins, the step, how many. */
  private static int[] squares(int from, int step, int count) {
    int[] squares = new int[count];
    for (int i = 0; i < count; i++) {
      squares[i] = from + i * step;
    }
    return squares;
  }

  private static int[] joined(int[] one, int... other) {
    int[] all = Arrays.copyOf(one, one.length + other.length);
    System.arraycopy(other, 0, all, one.length, other.length);
    return all;
  }

  /** All patterns read in the first orientation only, over the images of the board. */
  private static int plainValue(PatternWeights patternWeights, BitBoard board) {
    short[] worth = patternWeights.at(board.empties());
    int once = 0;
    int twice = 0;
    for (int s = 0; s < Symmetry.COUNT; s++) {
      BitBoard image =
          new BitBoard(Symmetry.apply(s, board.own()), Symmetry.apply(s, board.enemy()));
      once +=
          worth[Patterns.BLOCK + Samples.number(image, joined(squares(0, 1, 5), squares(8, 1, 5)))];
      int[][] lines = {squares(8, 1, 8), squares(16, 1, 8), squares(24, 1, 8)};
      int[] from = {Patterns.ROW_2, Patterns.ROW_3, Patterns.ROW_4};
      for (int i = 0; i < lines.length; i++) {
        twice += worth[from[i] + Samples.number(image, lines[i])];
      }
      twice += worth[Patterns.EDGE + Samples.number(image, joined(squares(0, 1, 8), 9, 14))];
      twice += worth[Patterns.CORNER + Samples.number(image, 0, 1, 2, 8, 9, 10, 16, 17, 18)];
      int[] diagonals = {
        Patterns.DIAGONAL_7, Patterns.DIAGONAL_6, Patterns.DIAGONAL_5, Patterns.DIAGONAL_4
      };
      for (int off = 1; off <= 4; off++) {
        twice += worth[diagonals[off - 1] + Samples.number(image, squares(off, 9, 8 - off))];
      }
    }
    // each of these is read twice by the eight images, the long diagonals four times
    int sum = once + twice / 2;
    sum += worth[Patterns.DIAGONAL_8 + Samples.number(board, squares(0, 9, 8))];
    sum += worth[Patterns.DIAGONAL_8 + Samples.number(board, squares(7, 7, 8))];
    sum += worth[Patterns.MOVES + Long.bitCount(board.moves())];
    sum += worth[Patterns.REPLIES + Long.bitCount(board.passed().moves())];
    sum += worth[Patterns.EMPTIES + board.empties()];
    return Math.max(-63 * PatternWeights.SCALE, Math.min(63 * PatternWeights.SCALE, sum));
  }

  @Test
  void itIsTheSumOfThePatternsReadSquareBySquare() {
    PatternEvaluation patternEvaluation = new PatternEvaluation(PatternWeights.learnt());
    RandomGenerator random = Seeds.stream(11);
    for (int i = 0; i < 300; i++) {
      BitBoard board = Samples.random(random, 1 + random.nextInt(58));
      assertThat(patternEvaluation.value(board.own(), board.enemy()))
          .as("%s", board)
          .isEqualTo(plainValue(PatternWeights.learnt(), board));
    }
  }

  @Test
  void allImagesOfAPositionAreJudgedAlike() {
    PatternEvaluation patternEvaluation = new PatternEvaluation(PatternWeights.learnt());
    RandomGenerator random = Seeds.stream(12);
    for (int i = 0; i < 100; i++) {
      BitBoard board = Samples.random(random, 1 + random.nextInt(58));
      int value = patternEvaluation.value(board.own(), board.enemy());
      for (int s = 0; s < Symmetry.COUNT; s++) {
        assertThat(
                patternEvaluation.value(
                    Symmetry.apply(s, board.own()), Symmetry.apply(s, board.enemy())))
            .as("image %d of %s", s, board)
            .isEqualTo(value);
      }
    }
  }

  @Test
  void aGameThatIsOverIsWorthItsScore() {
    PatternEvaluation patternEvaluation = new PatternEvaluation(PatternWeights.learnt());
    assertThat(patternEvaluation.value(0xFFL, 0)).isEqualTo(64 * PatternWeights.SCALE);
    assertThat(patternEvaluation.value(0, 0xFFL)).isEqualTo(-64 * PatternWeights.SCALE);
    assertThat(patternEvaluation.value(0xFFFFFFFFL, ~0xFFFFFFFFL)).isZero();
    assertThat(patternEvaluation.value(0xFFFFFFFFFL, ~0xFFFFFFFFFL))
        .isEqualTo(8 * PatternWeights.SCALE);
  }

  @Test
  void betweenTwoStagesTheWorthGoesInAStraightLine() {
    PatternWeights patternWeights = PatternWeights.learnt();
    for (int number = 0; number < Patterns.ALL; number += 997) {
      for (int empties = 0; empties < 60; empties += PatternWeights.STEP) {
        int low = patternWeights.at(empties)[number];
        int high = patternWeights.at(empties + PatternWeights.STEP)[number];
        assertThat(2 * patternWeights.at(empties + PatternWeights.STEP / 2)[number])
            .isEqualTo(low + high);
      }
    }
  }

  @Test
  void aFileGivesBackWhatWasWritten() {
    byte[] file = PatternWeights.learnt().write();
    PatternWeights again = PatternWeights.read(file);
    for (int empties = 0; empties <= 60; empties++) {
      assertThat(again.at(empties)).isEqualTo(PatternWeights.learnt().at(empties));
    }
    assertThat(file.length).as("bytes of the file that ships").isLessThan(2_000_000);
  }

  @Test
  void aBrokenFileIsRefused() {
    byte[] file = PatternWeights.learnt().write();
    byte[] spoilt = file.clone();
    spoilt[file.length / 2] ^= 0x10;
    for (byte[] wrong :
        new byte[][] {
          Arrays.copyOf(file, file.length / 2),
          Arrays.copyOf(file, file.length - 1),
          spoilt,
          new byte[0],
          "not a file at all".getBytes(StandardCharsets.US_ASCII)
        }) {
      assertThatThrownBy(() -> PatternWeights.read(wrong))
          .isInstanceOf(Mistake.class)
          .hasMessageContaining("Othello");
    }
  }

  @Test
  void aFileThatUnpacksToGigabytesIsRefusedEarly() throws IOException {
    byte[] good = new PatternWeights(new short[PatternWeights.STAGES][Patterns.ALL]).write();
    ByteArrayOutputStream bomb = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(bomb);
        InputStream in = new GZIPInputStream(new ByteArrayInputStream(good))) {
      out.write(in.readAllBytes());
      byte[] megabyte = new byte[1 << 20];
      for (int i = 0; i < 300; i++) {
        out.write(megabyte);
      }
    }
    var memory = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = memory.getCurrentThreadAllocatedBytes();
    assertThatThrownBy(() -> PatternWeights.read(bomb.toByteArray())).isInstanceOf(Mistake.class);
    assertThat(memory.getCurrentThreadAllocatedBytes() - before).isLessThan(200 << 20);
  }
}
