package spielwerk.engines.qwixx.optimal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import spielwerk.core.Mistake;
import spielwerk.core.Seeds;
import spielwerk.games.qwixx.Row;
import spielwerk.games.qwixx.Sheet;

class SheetValuesFileTest {
  private static final RowStates STATES = RowStates.standard();
  private static final SheetIndex INDEX = new SheetIndex(STATES.size());

  @Test
  void whatWasWrittenIsReadToATenthOfAPoint() {
    RandomGenerator random = Seeds.stream(5);
    double[][] values = new double[Sheet.MOST_PENALTIES][INDEX.size()];
    for (double[] each : values) {
      Arrays.setAll(each, sheet -> random.nextInt(50) == 0 ? random.nextDouble(-20, 200) : 40);
    }
    SheetValues read = SheetValuesFile.read("a file", SheetValuesFile.write(values), 0);
    for (int i = 0; i < 10_000; i++) {
      long sheet = sheet(random);
      int[] rows = new int[Row.COUNT];
      Arrays.setAll(rows, r -> STATES.of(Sheet.reach(sheet, r), Sheet.count(sheet, r)));
      double written = values[Sheet.penalties(sheet)][INDEX.sheet(rows)];
      assertThat(read.end(sheet, 0, 0) - Sheet.points(sheet)).isCloseTo(written, within(0.0501));
    }
  }

  private static long sheet(RandomGenerator random) {
    long sheet = Sheet.EMPTY;
    for (int row = 0; row < Row.COUNT; row++) {
      for (int field = 1; field < Row.LAST; field++) {
        sheet = random.nextInt(3) == 0 ? Sheet.cross(sheet, row, field) : sheet;
      }
    }
    for (int penalty = random.nextInt(Sheet.MOST_PENALTIES); penalty > 0; penalty--) {
      sheet = Sheet.penalise(sheet);
    }
    return sheet;
  }

  @Test
  void otherAndDamagedFilesAreRefused() {
    byte[] good = SheetValuesFile.write(new double[Sheet.MOST_PENALTIES][INDEX.size()]);
    assertThatThrownBy(() -> SheetValuesFile.read("x", new byte[] {1, 2, 3}, 0))
        .isInstanceOf(Mistake.class)
        .hasMessage("x is not a table of Qwixx values, or it is damaged.");
    assertThatThrownBy(() -> SheetValuesFile.read("x", Arrays.copyOf(good, good.length / 2), 0))
        .isInstanceOf(Mistake.class);
  }
}
