package spielwerk.learn.tuning;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.HashSet;
import java.util.List;
import spielwerk.core.Mistake;

/** How a {@link TunedParameter} is written. */
final class TunedParameterText {
  /** More values than this are no clearer. */
  private static final int MOST = 1_000_000;

  /** A real range is divided into at least this many steps, each a power of ten. */
  private static final int FINE = 1000;

  private static final Pattern NAMED =
      Pattern.compile("\\s*([A-Za-z][A-Za-z0-9_-]{0,30})\\s*:(.*)");
  private static final String NUMBER = "\\s*(-?\\d{1,9}(?:\\.\\d{1,9})?)\\s*";
  private static final Pattern NUMBERS =
      Pattern.compile(NUMBER + "\\.\\." + NUMBER + "(?:step" + NUMBER + ")?");

  private TunedParameterText() {}

  static TunedParameter read(String text) {
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
      throw new Mistake("The parameter {" + text + "} has the same word twice.");
    }
    return new TunedParameter.Words(name, words);
  }

  private static TunedParameter range(String text, String name, Matcher numbers) {
    BigDecimal low = new BigDecimal(numbers.group(1));
    BigDecimal high = new BigDecimal(numbers.group(2));
    BigDecimal way = high.subtract(low);
    if (way.signum() <= 0) {
      throw new Mistake(
          "The parameter {%s} goes from %s to %s; the first number must be the lower one."
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
          "The step of the parameter {%s} must be above 0 and at most %s."
              .formatted(text, way.toPlainString()));
    }
    BigDecimal steps = way.divide(step, 0, RoundingMode.FLOOR);
    if (steps.compareTo(BigDecimal.valueOf(MOST)) >= 0) {
      throw new Mistake(
          "The parameter {%s} has more than %d values; take a larger step.".formatted(text, MOST));
    }
    return new TunedParameter.Range(name, low, step, steps.intValueExact() + 1);
  }

  private static Mistake unreadable(String text) {
    return new Mistake(
        "{%s} is not a parameter; write {name:0..2}, {name:1..10 step 1} or {name:one|another}."
            .formatted(text));
  }
}
