package spielwerk.learn.tuning;

import java.math.BigDecimal;
import java.util.List;
import java.util.random.RandomGenerator;
import spielwerk.core.Mistake;
import spielwerk.core.Text;

/**
 * A parameter in a template, with all that may stand there: {@code a:0..2}, {@code n:1..10 step 1}
 * or {@code order:none|static}. Its values are numbered by places from 0, so that breeding need not
 * know what they are.
 */
public sealed interface TunedParameter {
  String name();

  /** How many values there are. */
  int size();

  /** The value at a place, as it is typed. */
  String text(int place);

  /** The place of a value, or -1 if it is none of this parameter. */
  int place(String text);

  /** The place of the value that somebody would take who knows nothing. */
  int middle();

  /** The place where a mutation leads. */
  int mutated(int place, RandomGenerator chance);

  /** Numbers from low upwards in equal steps. */
  record Range(String name, BigDecimal low, BigDecimal step, int size) implements TunedParameter {
    /** A Gaussian step has this share of the range as its standard deviation. */
    private static final double SIGMA = 0.1;

    private static final int LONGEST = 20;

    public double number(int place) {
      return value(place).doubleValue();
    }

    private BigDecimal value(int place) {
      return low.add(step.multiply(BigDecimal.valueOf(place)));
    }

    @Override
    public String text(int place) {
      BigDecimal value = value(place);
      return value.signum() == 0 ? "0" : value.stripTrailingZeros().toPlainString();
    }

    @Override
    public int place(String text) {
      if (text.length() > LONGEST || !Text.consistsOf(text, "+-.0123456789")) {
        return -1; // among others 1e99999999, whose digits would take all time and memory
      }
      try {
        BigDecimal[] parts = new BigDecimal(text).subtract(low).divideAndRemainder(step);
        int place = parts[0].intValueExact();
        return parts[1].signum() == 0 && place >= 0 && place < size ? place : -1;
      } catch (ArithmeticException | NumberFormatException outside) {
        return -1;
      }
    }

    @Override
    public int middle() {
      return (size - 1) / 2;
    }

    /** Never on the spot, or a range of few values would hardly ever change. */
    @Override
    public int mutated(int place, RandomGenerator chance) {
      double way = chance.nextGaussian() * SIGMA * (size - 1);
      int places = (int) Math.round(way);
      int least = way < 0 ? -1 : 1;
      return Math.max(0, Math.min(size - 1, place + (places == 0 ? least : places)));
    }
  }

  /** Some words. */
  record Words(String name, List<String> words) implements TunedParameter {
    public Words {
      words = List.copyOf(words);
    }

    @Override
    public int size() {
      return words.size();
    }

    @Override
    public String text(int place) {
      return words.get(place);
    }

    @Override
    public int place(String text) {
      return words.indexOf(text);
    }

    /** Words have no middle: it is the first. */
    @Override
    public int middle() {
      return 0;
    }

    @Override
    public int mutated(int place, RandomGenerator chance) {
      return chance.nextInt(words.size());
    }
  }

  /**
   * What stands between the braces.
   *
   * @throws Mistake if it is not a parameter
   */
  static TunedParameter parse(String text) {
    return TunedParameterText.read(text);
  }
}
