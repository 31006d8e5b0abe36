package spielwerk.lab.worlds;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import spielwerk.core.Mistake;
import spielwerk.core.Seeds;

/**
 * One choice of a value for every factor.
 *
 * @param values the place of each factor's value among its values
 */
record World(List<WorldFactor> factors, List<Integer> values) {

  /**
   * A Latin hypercube: each factor has each of its values equally often, or nearly so, and which
   * values meet is left to chance. Another count draws other worlds.
   */
  static List<World> latinHypercube(List<WorldFactor> factors, int count, long seed) {
    int[][] columns = new int[factors.size()][];
    for (int f = 0; f < columns.length; f++) {
      int values = factors.get(f).values().size();
      columns[f] = IntStream.range(0, count).map(i -> (int) ((long) i * values / count)).toArray();
      shuffle(columns[f], Seeds.stream(seed, f, Seeds.Purpose.SETUP, 0));
    }
    return IntStream.range(0, count)
        .mapToObj(
            w ->
                new World(
                    factors,
                    IntStream.range(0, columns.length).mapToObj(f -> columns[f][w]).toList()))
        .toList();
  }

  private static void shuffle(int[] numbers, RandomGenerator random) {
    for (int i = numbers.length - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      int kept = numbers[i];
      numbers[i] = numbers[other];
      numbers[other] = kept;
    }
  }

  /** The worlds that differ from one with all least values in one factor, and that one. */
  static List<World> oneByOne(List<WorldFactor> factors) {
    List<World> worlds = new ArrayList<>();
    for (int f = 0; f < factors.size(); f++) {
      for (int value = 0; value < factors.get(f).values().size(); value++) {
        int factor = f;
        int own = value;
        worlds.add(
            new World(
                factors,
                IntStream.range(0, factors.size()).mapToObj(i -> i == factor ? own : 0).toList()));
      }
    }
    return worlds;
  }

  String value(int factor) {
    return factors.get(factor).values().get(values.get(factor));
  }

  /** Its coordinates, each from -1 to 1. */
  double[] places() {
    return IntStream.range(0, factors.size())
        .mapToDouble(f -> factors.get(f).place(values.get(f)))
        .toArray();
  }

  /**
   * A text with this world's values: {@code {sims}} is the value of that factor, {@code {sims/100}}
   * a hundredth of it, rounded up.
   */
  String fill(String text) {
    StringBuilder filled = new StringBuilder();
    int at = 0;
    for (int open = text.indexOf('{'); open >= 0; open = text.indexOf('{', at)) {
      int close = text.indexOf('}', open);
      if (close < 0) {
        throw new Mistake("'" + text + "' lacks a closing brace.");
      }
      filled.append(text, at, open).append(named(text.substring(open + 1, close), text));
      at = close + 1;
    }
    return filled.append(text.substring(at)).toString();
  }

  private String named(String words, String text) {
    int slash = words.indexOf('/');
    String name = slash < 0 ? words : words.substring(0, slash);
    for (int f = 0; f < factors.size(); f++) {
      if (factors.get(f).name().equals(name)) {
        return slash < 0 ? value(f) : part(value(f), words.substring(slash + 1), text);
      }
    }
    throw new Mistake(
        "'%s' names the factor '%s', but there are only %s."
            .formatted(
                text, name, String.join(", ", factors.stream().map(WorldFactor::name).toList())));
  }

  private static String part(String value, String divisor, String text) {
    try {
      int by = Integer.parseInt(divisor);
      if (by > 0) {
        return Integer.toString(Math.max(1, (Integer.parseInt(value) + by - 1) / by));
      }
    } catch (NumberFormatException none) {
      // reported below
    }
    throw new Mistake("'%s': %s cannot be divided by %s.".formatted(text, value, divisor));
  }
}
