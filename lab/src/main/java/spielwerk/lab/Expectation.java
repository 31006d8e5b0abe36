package spielwerk.lab;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.spec.YamlFields;

/** What a paper expects of one number beside another. */
public enum Expectation {
  HIGHER,
  LOWER,
  ALIKE,
  NOTHING;

  /** From the field {@code expect}, one of the words allowed there. */
  public static Expectation read(YamlFields fields, Expectation... allowed) {
    List<String> words = Arrays.stream(allowed).map(Expectation::toString).toList();
    return valueOf(fields.word("expect", words).toUpperCase(Locale.ROOT));
  }

  /**
   * Whether it held, as far as the interval of a difference can decide it.
   *
   * @param within how far apart two may be and still be called alike
   */
  public String verdict(Estimate difference, double within) {
    return this == ALIKE
        ? words(
            difference.above(-within) && difference.below(within),
            difference.above(within) || difference.below(-within))
        : verdict(difference.above(0), difference.below(0));
  }

  /** Whether it held, if the number certainly lies above or below the other. */
  public String verdict(boolean above, boolean below) {
    return switch (this) {
      case HIGHER -> words(above, below);
      case LOWER -> words(below, above);
      case ALIKE -> words(false, above || below);
      case NOTHING -> "";
    };
  }

  private static String words(boolean held, boolean failed) {
    return held ? "Held" : failed ? "Did not hold" : "Cannot be told";
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
