package spielwerk.search.expression;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import spielwerk.search.expression.Expression.Operation;
import spielwerk.search.expression.ExpressionError.Problem;
import spielwerk.search.expression.ExpressionScanner.Kind;

/**
 * Reads an expression by recursive descent, a method for each level of operator precedence, and
 * writes the steps down as it goes.
 *
 * <pre>
 * expression  = { name "=" choice ";" } choice [ ";" ]
 * choice      = both { "or" both }
 * both        = negation { "and" negation }
 * negation    = "not" negation | comparison
 * comparison  = sum [ ( "&lt;" | "&lt;=" | "&gt;" | "&gt;=" | "==" | "!=" ) sum ]
 * sum         = product { ( "+" | "-" ) product }
 * product     = factor { ( "*" | "/" ) factor }
 * factor      = "-" factor | number | name | ( "theirs" | "lead" ) "." feature
 *             | "(" choice ")" | function "(" choice { "," choice } ")"
 * </pre>
 */
final class ExpressionParser {
  static final int DEEPEST = 50;
  static final int MOST_STEPS = 1000;

  /** How many values each takes; for min and max at least this many. */
  private static final Map<String, Integer> FUNCTIONS =
      Map.of("if", 3, "min", 2, "max", 2, "abs", 1);

  private static final List<String> RESERVED = List.of("theirs", "lead", "and", "or", "not");

  private final ExpressionScanner words;
  private final String text;
  private final List<String> features;
  private final Map<String, Integer> variables = new LinkedHashMap<>();
  private final List<Double> numbers = new ArrayList<>();
  private int[] steps = new int[16];
  private int count;
  private int stack;
  private int highest;
  private int depth;

  ExpressionParser(String text, List<String> features) {
    this.text = ExpressionScanner.oneLine(text);
    this.features = features;
    if (this.text.length() > Expression.LONGEST) {
      int end = text.length();
      throw new ExpressionError(Problem.TOO_LONG, "" + Expression.LONGEST, text, end, end);
    }
    this.words = new ExpressionScanner(text);
  }

  Expression parse() {
    while (words.kind() == Kind.NAME && definition()) {
      // one after the other
    }
    choice();
    words.take(";");
    if (words.kind() != Kind.END) {
      throw words.error(Problem.OPERATOR_MISSING);
    }
    double[] constants = numbers.stream().mapToDouble(Double::doubleValue).toArray();
    return new Expression(text, Arrays.copyOf(steps, count), constants, variables.size(), highest);
  }

  /** Whether a name was given to a value here. */
  private boolean definition() {
    if (!words.definition()) {
      return false;
    }
    String name = words.word();
    if (known(name)) {
      throw words.error(Problem.TWICE, name);
    }
    words.next();
    words.next();
    choice();
    if (!words.take(";")) {
      throw words.error(Problem.SEMICOLON_MISSING);
    }
    // known only now, so that nothing is defined by itself
    int number = variables.size();
    variables.put(name, number);
    emit(Operation.STORE, number, -1);
    return true;
  }

  private boolean known(String name) {
    return features.contains(name)
        || FUNCTIONS.containsKey(name)
        || RESERVED.contains(name)
        || variables.containsKey(name);
  }

  private void choice() {
    both();
    while (words.take("or")) {
      both();
      emit(Operation.OR, 0, -1);
    }
  }

  private void both() {
    negation();
    while (words.take("and")) {
      negation();
      emit(Operation.AND, 0, -1);
    }
  }

  private void negation() {
    if (words.is("not")) {
      deeper();
      words.next();
      negation();
      emit(Operation.NOT, 0, 0);
      depth--;
    } else {
      comparison();
    }
  }

  private void comparison() {
    sum();
    if (words.take("<")) {
      compared(Operation.LESS, false);
    } else if (words.take("<=")) {
      compared(Operation.LESS_OR_EQUAL, false);
    } else if (words.take(">")) {
      compared(Operation.LESS_OR_EQUAL, true);
    } else if (words.take(">=")) {
      compared(Operation.LESS, true);
    } else if (words.take("==")) {
      compared(Operation.EQUAL, false);
    } else if (words.take("!=")) {
      compared(Operation.NOT_EQUAL, false);
    }
  }

  private void compared(Operation operation, boolean negated) {
    sum();
    emit(operation, 0, -1);
    if (negated) {
      emit(Operation.NOT, 0, 0);
    }
  }

  private void sum() {
    product();
    while (words.is("+") || words.is("-")) {
      Operation operation = words.is("+") ? Operation.ADD : Operation.SUBTRACT;
      words.next();
      product();
      emit(operation, 0, -1);
    }
  }

  private void product() {
    factor();
    while (words.is("*") || words.is("/")) {
      Operation operation = words.is("*") ? Operation.MULTIPLY : Operation.DIVIDE;
      words.next();
      factor();
      emit(operation, 0, -1);
    }
  }

  private void factor() {
    if (words.is("-")) {
      deeper();
      words.next();
      factor();
      emit(Operation.NEGATE, 0, 0);
      depth--;
    } else if (words.is("(")) {
      deeper();
      words.next();
      choice();
      close();
    } else if (words.kind() == Kind.NUMBER) {
      numbers.add(words.value());
      emit(Operation.NUMBER, numbers.size() - 1, 1);
      words.next();
    } else if (words.kind() == Kind.NAME) {
      name();
    } else {
      throw words.error(Problem.VALUE_MISSING);
    }
  }

  private void name() {
    String name = words.word();
    if (FUNCTIONS.containsKey(name)) {
      function(name);
    } else if (name.equals("theirs") || name.equals("lead")) {
      words.next();
      if (!words.take(".") || words.kind() != Kind.NAME) {
        throw words.error(Problem.SIDE, name);
      }
      feature(name);
    } else if (RESERVED.contains(name)) {
      throw words.error(Problem.VALUE_MISSING);
    } else if (variables.containsKey(name)) {
      emit(Operation.LOAD, variables.get(name), 1);
      words.next();
    } else {
      feature("own");
    }
  }

  private void feature(String side) {
    int number = features.indexOf(words.word());
    if (number < 0) {
      throw words.error(Problem.UNKNOWN, words.word());
    }
    if (!side.equals("theirs")) {
      emit(Operation.OWN, number, 1);
    }
    if (!side.equals("own")) {
      emit(Operation.THEIRS, number, 1);
    }
    if (side.equals("lead")) {
      emit(Operation.SUBTRACT, 0, -1);
    }
    words.next();
  }

  private void function(String name) {
    ExpressionError wrongNumber = words.error(Problem.ARGUMENTS, name);
    deeper();
    words.next();
    if (!words.take("(")) {
      throw words.error(Problem.BRACKET_OPEN, name);
    }
    choice();
    int values = 1;
    while (words.take(",")) {
      choice();
      values++;
      if (name.equals("min") || name.equals("max")) {
        emit(name.equals("min") ? Operation.MIN : Operation.MAX, 0, -1);
      }
    }
    int wanted = FUNCTIONS.getOrDefault(name, 0);
    boolean more = name.equals("min") || name.equals("max");
    if (more ? values < wanted : values != wanted) {
      throw wrongNumber;
    }
    close();
    if (name.equals("if")) {
      emit(Operation.IF, 0, -2);
    } else if (name.equals("abs")) {
      emit(Operation.ABS, 0, 0);
    }
  }

  private void close() {
    if (!words.take(")")) {
      throw words.error(Problem.BRACKET_MISSING);
    }
    depth--;
  }

  private void deeper() {
    if (++depth > DEEPEST) {
      throw words.error(Problem.TOO_DEEP, "" + DEEPEST);
    }
  }

  /**
   * @param grows by how much the stack grows
   */
  private void emit(Operation operation, int argument, int grows) {
    if (count == MOST_STEPS) {
      throw words.error(Problem.TOO_MANY, "" + MOST_STEPS);
    }
    if (count == steps.length) {
      steps = Arrays.copyOf(steps, 2 * count);
    }
    steps[count++] = operation.step(argument);
    stack += grows;
    highest = Math.max(highest, stack);
  }
}
