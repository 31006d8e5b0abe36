package spielwerk.search.expression;

import java.util.Arrays;
import java.util.List;

/**
 * An expression over features, ready to be evaluated: a list of steps on a small stack, in the
 * order in which one would work it out by hand. Immutable.
 *
 * <p>All numbers stay within ±{@link #MOST}, what would leave that range is held at its end, and a
 * division by zero gives zero; so there is neither infinity nor "not a number".
 */
public final class Expression {
  /** Larger numbers do not occur. */
  public static final double MOST = 1_000_000_000;

  /**
   * Characters without comments; names of engines, which hold expressions, have a limit as well.
   */
  public static final int LONGEST = 2000;

  static final int BITS = 8;

  /** What a step does. */
  enum Operation {
    NUMBER,
    OWN,
    THEIRS,
    LOAD,
    STORE,
    ADD,
    SUBTRACT,
    MULTIPLY,
    DIVIDE,
    NEGATE,
    LESS,
    LESS_OR_EQUAL,
    EQUAL,
    NOT_EQUAL,
    AND,
    OR,
    NOT,
    MIN,
    MAX,
    ABS,
    IF;

    int step(int argument) {
      return argument << BITS | ordinal();
    }

    static final Operation[] ALL = values();
  }

  private final String text;

  /** Each an operation, with its argument above the lowest {@link #BITS} bits. */
  private final int[] steps;

  private final double[] numbers;
  private final int variables;
  private final int stack;

  Expression(String text, int[] steps, double[] numbers, int variables, int stack) {
    this.text = text;
    this.steps = steps;
    this.numbers = numbers;
    this.variables = variables;
    this.stack = stack;
  }

  /**
   * Reads an expression.
   *
   * @param features the names that are known
   * @throws ExpressionError with its place, if it cannot be read
   */
  public static Expression parse(String text, List<String> features) {
    return new ExpressionParser(text, features).parse();
  }

  /** The expression on one line, without comments. */
  public String text() {
    return text;
  }

  /** Which features it needs of a side, in their order. */
  int[] needs(Operation side) {
    return Arrays.stream(steps)
        .filter(step -> (step & (1 << BITS) - 1) == side.ordinal())
        .map(step -> step >>> BITS)
        .distinct()
        .sorted()
        .toArray();
  }

  /**
   * Evaluates it.
   *
   * @param own by the number of the feature; those it does not need may be anything
   * @param theirs the same of the other side
   * @param memory at least {@link #memory} long, overwritten
   */
  double value(int[] own, int[] theirs, double[] memory) {
    int top = variables - 1;
    for (int step : steps) {
      int argument = step >>> BITS;
      switch (Operation.ALL[step & (1 << BITS) - 1]) {
        case NUMBER -> memory[++top] = numbers[argument];
        case OWN -> memory[++top] = bounded(own[argument]);
        case THEIRS -> memory[++top] = bounded(theirs[argument]);
        case LOAD -> memory[++top] = memory[argument];
        case STORE -> memory[argument] = memory[top--];
        case ADD -> memory[top - 1] = bounded(memory[top - 1] + memory[top--]);
        case SUBTRACT -> memory[top - 1] = bounded(memory[top - 1] - memory[top--]);
        case MULTIPLY -> memory[top - 1] = bounded(memory[top - 1] * memory[top--]);
        case DIVIDE -> memory[top - 1] = divided(memory[top - 1], memory[top--]);
        case NEGATE -> memory[top] = -memory[top];
        case LESS -> memory[top - 1] = truth(memory[top - 1] < memory[top--]);
        case LESS_OR_EQUAL -> memory[top - 1] = truth(memory[top - 1] <= memory[top--]);
        case EQUAL -> memory[top - 1] = truth(memory[top - 1] == memory[top--]);
        case NOT_EQUAL -> memory[top - 1] = truth(memory[top - 1] != memory[top--]);
        case AND -> memory[top - 1] = truth(memory[top - 1] != 0 & memory[top--] != 0);
        case OR -> memory[top - 1] = truth(memory[top - 1] != 0 | memory[top--] != 0);
        case NOT -> memory[top] = truth(memory[top] == 0);
        case MIN -> memory[top - 1] = Math.min(memory[top - 1], memory[top--]);
        case MAX -> memory[top - 1] = Math.max(memory[top - 1], memory[top--]);
        case ABS -> memory[top] = Math.abs(memory[top]);
        case IF -> {
          top -= 2;
          memory[top] = memory[top] != 0 ? memory[top + 1] : memory[top + 2];
        }
      }
    }
    return memory[top];
  }

  /** How many numbers it keeps while it is evaluated. */
  int memory() {
    return variables + stack;
  }

  private static double bounded(double number) {
    return Math.max(-MOST, Math.min(MOST, number));
  }

  private static double divided(double number, double by) {
    return by == 0 ? 0 : bounded(number / by);
  }

  private static double truth(boolean holds) {
    return holds ? 1 : 0;
  }
}
