package spielwerk.search.expression;

import java.util.List;
import java.util.random.RandomGenerator;

/**
 * An expression drawn at random: its text, and the slow and plain way to work it out, as a tree of
 * objects that never saw the text.
 */
record RandomExpression(String text, Slow slow) {
  static final List<String> FEATURES = List.of("rows", "gaps", "freedom", "corners2");

  /** Works a part out; infinities cannot come up, for each result is held within the range. */
  interface Slow {
    double value(int[] own, int[] theirs);
  }

  private static double held(double number) {
    return number > 1e9 ? 1e9 : number < -1e9 ? -1e9 : number;
  }

  static RandomExpression draw(RandomGenerator random, int depth) {
    return depth == 0 || random.nextInt(6) == 0 ? leaf(random) : inner(random, depth - 1);
  }

  private static RandomExpression leaf(RandomGenerator random) {
    int feature = random.nextInt(FEATURES.size());
    String name = FEATURES.get(feature);
    return switch (random.nextInt(5)) {
      case 0 -> {
        int number = random.nextInt(100);
        yield new RandomExpression("" + number, (own, theirs) -> number);
      }
      case 1 -> {
        int number = random.nextInt(1_000_000_000);
        double value = number / 1000.0;
        yield new RandomExpression(
            number / 1000 + "." + String.format("%03d", number % 1000), (own, theirs) -> value);
      }
      case 2 -> new RandomExpression("theirs." + name, (own, theirs) -> held(theirs[feature]));
      case 3 ->
          new RandomExpression(
              "lead . " + name, (own, theirs) -> held(held(own[feature]) - held(theirs[feature])));
      default -> new RandomExpression(name, (own, theirs) -> held(own[feature]));
    };
  }

  private static RandomExpression inner(RandomGenerator random, int depth) {
    RandomExpression a = draw(random, depth);
    RandomExpression b = draw(random, depth);
    RandomExpression c = draw(random, depth);
    Slow x = a.slow;
    Slow y = b.slow;
    Slow z = c.slow;
    String left = "(" + a.text + ")";
    String right = gap(random) + "(" + b.text + ")";
    return switch (random.nextInt(17)) {
      case 0 -> of(left + "+" + right, (o, t) -> held(x.value(o, t) + y.value(o, t)));
      case 1 -> of(left + "-" + right, (o, t) -> held(x.value(o, t) - y.value(o, t)));
      case 2 -> of(left + "*" + right, (o, t) -> held(x.value(o, t) * y.value(o, t)));
      case 3 ->
          of(
              left + "/" + right,
              (o, t) -> y.value(o, t) == 0 ? 0 : held(x.value(o, t) / y.value(o, t)));
      case 4 -> of("-" + left, (o, t) -> -x.value(o, t));
      case 5 -> of(left + "<" + right, (o, t) -> x.value(o, t) < y.value(o, t) ? 1 : 0);
      case 6 -> of(left + "<=" + right, (o, t) -> x.value(o, t) <= y.value(o, t) ? 1 : 0);
      case 7 -> of(left + ">" + right, (o, t) -> x.value(o, t) > y.value(o, t) ? 1 : 0);
      case 8 -> of(left + ">=" + right, (o, t) -> x.value(o, t) >= y.value(o, t) ? 1 : 0);
      case 9 -> of(left + "==" + right, (o, t) -> x.value(o, t) == y.value(o, t) ? 1 : 0);
      case 10 -> of(left + "!=" + right, (o, t) -> x.value(o, t) != y.value(o, t) ? 1 : 0);
      case 11 ->
          of(left + " and " + right, (o, t) -> x.value(o, t) != 0 && y.value(o, t) != 0 ? 1 : 0);
      case 12 ->
          of(left + " or " + right, (o, t) -> x.value(o, t) != 0 || y.value(o, t) != 0 ? 1 : 0);
      case 13 -> of("not " + left, (o, t) -> x.value(o, t) == 0 ? 1 : 0);
      case 14 ->
          of(
              "min(" + a.text + "," + b.text + ", " + c.text + ")",
              (o, t) -> Math.min(x.value(o, t), Math.min(y.value(o, t), z.value(o, t))));
      case 15 -> of("abs(" + a.text + ")", (o, t) -> Math.abs(x.value(o, t)));
      default ->
          of(
              "if(" + a.text + "," + gap(random) + b.text + "," + c.text + ")",
              (o, t) -> x.value(o, t) != 0 ? y.value(o, t) : z.value(o, t));
    };
  }

  private static RandomExpression of(String text, Slow slow) {
    return new RandomExpression(text, slow);
  }

  private static String gap(RandomGenerator random) {
    return switch (random.nextInt(5)) {
      case 0 -> "\n";
      case 1 -> " # a remark (with a bracket\n";
      case 2 -> "\t ";
      default -> "";
    };
  }
}
