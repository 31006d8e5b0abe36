package spielwerk.search.expression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spielwerk.core.Seeds;

class ExpressionTest {
  private static final List<String> FEATURES = RandomExpression.FEATURES;
  private static final int[] OWN = {7, 2, 0, -3};
  private static final int[] THEIRS = {4, 5, 1, 3};

  private static double value(String text) {
    return value(text, OWN, THEIRS);
  }

  private static double value(String text, int[] own, int[] theirs) {
    Expression read = Expression.parse(text, FEATURES);
    return read.value(own, theirs, new double[read.memory()]);
  }

  private static ExpressionError error(String text) {
    try {
      Expression.parse(text, FEATURES);
    } catch (ExpressionError wrong) {
      return wrong;
    }
    throw new AssertionError("'" + text + "' is taken for an expression");
  }

  @Test
  void anExpressionIsWorthWhatASlowInterpreterSays() {
    int[] extremes = {0, 1, -1, 3, 1000, -70_000, Integer.MAX_VALUE, Integer.MIN_VALUE};
    for (int index = 0; index < 3000; index++) {
      RandomGenerator random = Seeds.stream(21, index, Seeds.Purpose.TEST, 0);
      RandomExpression drawn = RandomExpression.draw(random, 1 + index % 4);
      if (ExpressionScanner.oneLine(drawn.text()).length() > Expression.LONGEST) {
        continue;
      }
      int[] own = random.ints(FEATURES.size(), 0, extremes.length).map(i -> extremes[i]).toArray();
      int[] theirs = random.ints(FEATURES.size(), -9, 10).toArray();
      double expected = drawn.slow().value(own, theirs);
      assertThat(value(drawn.text(), own, theirs) + 0.0)
          .as(drawn.text())
          .isEqualTo(expected + 0.0)
          .isBetween(-Expression.MOST, Expression.MOST);
      String line = Expression.parse(drawn.text(), FEATURES).text();
      assertThat(line).doesNotContain("\n", "#");
      assertThat(value(line, own, theirs) + 0.0).as("on one line").isEqualTo(expected + 0.0);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "1 + 2 * 3, 7",
    "(1 + 2) * 3, 9",
    "8 - 2 - 1, 5",
    "8 / 2 / 2, 2",
    "-2 * -3, 6",
    "2 - -3, 5",
    "rows - theirs.rows, 3",
    "10 * lead.gaps + rows, -23",
    "1 < 2 and 2 < 3, 1",
    "1 > 2 or 2 > 3, 0",
    "not 0 and 1, 1",
    "1 + 1 == 2, 1",
    "'if(rows > 5, 100, 200)', 100",
    "'max(1, 2, rows)', 7",
    "'min(4, abs(-3))', 3",
    "1 / 0, 0",
    "0.5 * rows, 3.5",
    ".5, 0.5",
    "'a = 3; b = a * rows; a + b;', 24",
    "1000000000 * 1000000000, 1000000000",
    "-1000000000 - 5, -1000000000"
  })
  void operatorsHaveTheirUsualRank(String text, double expected) {
    assertThat(value(text)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "rows + | VALUE_MISSING | 1 | 7",
        "rows + * 3 | VALUE_MISSING | 1 | 8",
        "3 rows | OPERATOR_MISSING | 1 | 3",
        "3rows | NUMBER | 1 | 1",
        "9999999999 | NUMBER | 1 | 1",
        "1.2.3 | NUMBER | 1 | 1",
        "1 + rowz * 2 | UNKNOWN | 1 | 5",
        "theirs.rowz | UNKNOWN | 1 | 8",
        "theirs rows | SIDE | 1 | 8",
        "lead. | SIDE | 1 | 6",
        "2 * (1 + 3 | BRACKET_MISSING | 1 | 11",
        "2 * 1 + 3) | OPERATOR_MISSING | 1 | 10",
        "max(1) | ARGUMENTS | 1 | 1",
        "1 + if(1, 2) | ARGUMENTS | 1 | 5",
        "max 3 | BRACKET_OPEN | 1 | 5",
        "rows = 3; rows | TWICE | 1 | 1",
        "a = 3; a = 4; a | TWICE | 1 | 8",
        "a = a + 1; a | UNKNOWN | 1 | 5",
        "a = 3 rows | SEMICOLON_MISSING | 1 | 7",
        "and | VALUE_MISSING | 1 | 1",
        "rows $ 3 | CHARACTER | 1 | 6",
        "rows ! 3 | CHARACTER | 1 | 6",
        "rows = 3 | TWICE | 1 | 1"
      })
  void anErrorHasItsPlace(String text, ExpressionError.Problem problem, int line, int column) {
    ExpressionError wrong = error(text);
    assertThat(wrong.problem()).isEqualTo(problem);
    assertThat(wrong.line()).isEqualTo(line);
    assertThat(wrong.column()).isEqualTo(column);
  }

  @Test
  void theLineIsCountedOverRemarks() {
    ExpressionError wrong = error("# my evaluation\nrows +\n  3 * (gapz)\n");
    assertThat(wrong.sentence()).isEqualTo("line 3, column 8: there is no feature 'gapz'");
    assertThat(error("").sentence()).startsWith("line 1, column 1: a number, a feature");
    assertThat(error("# only a remark\n").sentence()).startsWith("line 2, column 1");
  }

  @Test
  void deepNestingLongTextsAndManyStepsAreRefused() {
    for (String opening : List.of("(", "-", "not ", "abs(")) {
      assertThat(error(opening.repeat(400) + "1").problem())
          .isEqualTo(ExpressionError.Problem.TOO_DEEP);
    }
    assertThat(value("(".repeat(50) + "1" + ")".repeat(50))).isEqualTo(1);
    assertThat(error("1" + " +1".repeat(1000)).problem())
        .isEqualTo(ExpressionError.Problem.TOO_LONG);
    assertThat(error("1" + "+1".repeat(600)).problem()).isEqualTo(ExpressionError.Problem.TOO_MANY);
    assertThat(value("1 #" + "x".repeat(100_000))).isEqualTo(1);
  }

  /** Texts cut, swapped and doubled at random are read, or refused at a place inside the text. */
  @Test
  void everyErrorIsInsideTheText() {
    String signs = "()+-*/<>=!,;. 019ab_#\n\"[]{}ä∞\uD83D\uDE00";
    for (int index = 0; index < 5000; index++) {
      RandomGenerator random = Seeds.stream(22, index, Seeds.Purpose.TEST, 0);
      StringBuilder text = new StringBuilder(RandomExpression.draw(random, 2).text());
      for (int change = random.nextInt(4); change >= 0; change--) {
        int at = random.nextInt(text.length() + 1);
        if (random.nextBoolean()) {
          text.insert(at, signs.charAt(random.nextInt(signs.length())));
        } else {
          text.delete(at, Math.min(text.length(), at + random.nextInt(4)));
        }
      }
      try {
        Expression.parse(text.toString(), FEATURES);
      } catch (ExpressionError wrong) {
        assertThat(wrong.start()).isBetween(0, text.length());
        assertThat(wrong.end()).isBetween(wrong.start(), text.length());
        assertThat(wrong.line())
            .isBetween(1, (int) text.chars().filter(c -> c == '\n').count() + 1);
        assertThat(wrong.column()).isBetween(1, text.length() + 1);
        assertThat(wrong.getMessage()).isNotBlank().doesNotContain("%s");
      }
    }
  }

  @Test
  void aNameIsDefinedOnlyOnce() {
    assertThatThrownBy(() -> Expression.parse("if = 3; 1", FEATURES))
        .isInstanceOf(ExpressionError.class);
    assertThat(value("größe = 2; größe * rows")).isEqualTo(14);
  }
}
