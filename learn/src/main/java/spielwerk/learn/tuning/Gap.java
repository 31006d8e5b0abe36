package spielwerk.learn.tuning;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.HashSet;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import spielwerk.core.Mistake;

/**
 * A gap in a template, with all that may stand there: {@code a:0..2}, {@code n:1..10 step 1} or
 * {@code order:none|static}. Its values are numbered by places from 0, so that breeding need not
 * know what they are.
 */
public sealed interface Gap {
  String name();

  /** How many values there are. */
  int size();

  /** The value at a place, as it is typed. */
  String text(int place);

  /** The place of a value, or -1 if it is none of this gap. */
  int place(String text);

  /** The place of the value that somebody would take who knows nothing. */
  int middle();

  /** The place where a mutation leads. */
  int mutated(int place, RandomGenerator chance);

  /** Numbers from low upwards in equal steps. */
  record Range(String name, BigDecimal low, BigDecimal step, int size) implements Gap {
    /** A Gaussian step has this share of the range as its standard deviation. */
    private static final double SIGMA = 0.1;

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
  record Words(String name, List<String> words) implements Gap {
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

  /** More values than this are no clearer. */
  int MOST = 1_000_000;

  /** A real range is divided into at least so many steps, each a power of ten. */
  int FINE = 1000;

  Pattern NAMED = Pattern.compile("\\s*([A-Za-z][A-Za-z0-9_-]{0,30})\\s*:(.*)");
  String NUMBER = "\\s*(-?\\d{1,9}(?:\\.\\d{1,9})?)\\s*";
  Pattern NUMBERS = Pattern.compile(NUMBER + "\\.\\." + NUMBER + "(?:step" + NUMBER + ")?");

  /**
   * What stands between the braces.
   *
   * @throws Mistake if it is no gap
   */
  static Gap parse(String text) {
    Matcher named = NAMED.matcher(text);
    if (!named.matches()) {
      throw unreadable(text);
    }
    String name = named.group(1);
    Matcher numbers = NUMBERS.matcher(named.group(2));
    if (numbers.matches()) {
      return range(text, name, numbers);
    }
    List<String> words =
        List.of(named.group(2).split("\\|", -1)).stream().map(String::trim).toList();
    if (words.size() < 2 || words.stream().anyMatch(w -> w.isEmpty() || w.contains(".."))) {
      throw unreadable(text);
    }
    if (new HashSet<>(words).size() < words.size()) {
      throw new Mistake("The gap {" + text + "} has the same word twice.");
    }
    return new Words(name, words);
  }

  private static Gap range(String text, String name, Matcher numbers) {
    BigDecimal low = new BigDecimal(numbers.group(1));
    BigDecimal high = new BigDecimal(numbers.group(2));
    BigDecimal way = high.subtract(low);
    if (way.signum() <= 0) {
      throw new Mistake(
          "The gap {%s} goes from %s to %s; the first number must be the lower one."
              .formatted(text, low.toPlainString(), high.toPlainString()));
    }
    BigDecimal step;
    if (numbers.group(3) == null) {
      double finest = way.doubleValue() / FINE;
      step = BigDecimal.ONE.scaleByPowerOfTen((int) Math.floor(Math.log10(finest) + 1e-9));
    } else {
      step = new BigDecimal(numbers.group(3));
    }
    if (step.signum() <= 0 || step.compareTo(way) > 0) {
      throw new Mistake(
          "The step of the gap {%s} must be above 0 and at most %s."
              .formatted(text, way.toPlainString()));
    }
    BigDecimal steps = way.divide(step, 0, RoundingMode.FLOOR);
    if (steps.compareTo(BigDecimal.valueOf(MOST)) >= 0) {
      throw new Mistake(
          "The gap {%s} has more than %d values; take a larger step.".formatted(text, MOST));
    }
    return new Range(name, low, step, steps.intValueExact() + 1);
  }

  private static Mistake unreadable(String text) {
    return new Mistake(
        "{%s} is no gap; write {name:0..2}, {name:1..10 step 1} or {name:one|another}."
            .formatted(text));
  }
}
