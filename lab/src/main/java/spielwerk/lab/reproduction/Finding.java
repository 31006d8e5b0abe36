package spielwerk.lab.reproduction;

import java.util.List;
import java.util.OptionalDouble;
import spielwerk.core.Text;
import spielwerk.runs.spec.Field;

/**
 * Something a paper found, or that was found here, as claims that numbers can decide.
 *
 * @param number as papers and reports refer to it
 * @param paper the {@link Paper#id} of the paper
 */
public record Finding(
    @Field(about = "its number", range = "1..9999") int number,
    @Field(about = "the paper it is from, by its id") String paper,
    @Field(about = "where the paper says it", usual = "") String place,
    @Field(about = "the finding in a sentence") String says,
    @Field(about = "the same in German") String german,
    @Field(about = "the paper's own number, in words", usual = "") String figure,
    @Field(about = "place in German, where it is not the same", usual = "") String stelle,
    @Field(about = "figure in German, where it is not the same", usual = "") String zahl,
    @Field(about = "what can be measured of it", range = "1..20") List<Claim> claims,
    @Field(about = "whether nothing that is measured here can decide it", usual = "false")
        boolean undecided,
    @Field(about = "what the verdict leaves out, in a sentence", usual = "") String note,
    @Field(about = "the note in German", usual = "") String hinweis,
    @Field(
            about = "for a finding that did not hold: the finding that tells why",
            usual = "0",
            range = "0..9999")
        int diagnosis) {
  public Finding {
    claims = List.copyOf(claims);
  }

  /** A paper with findings. */
  public record Paper(
      @Field(about = "what one types for it") String id,
      @Field(about = "author and title") String title) {}

  /** What is claimed of a measure. */
  public enum Expect {
    /** It lies above a number: a claim of difference. */
    HIGHER,
    /** It lies below a number. */
    LOWER,
    /** It lies within a margin of a number: a claim of equality. */
    EQUAL
  }

  /**
   * A statement about one measure.
   *
   * @param than the number it is compared with
   * @param margin how far from it still counts as equal
   */
  public record Claim(
      @Field(about = "the experiment that measures it") String experiment,
      @Field(about = "the measure's name in the experiment's measures.json") String measure,
      @Field(about = "higher, lower or equal") Expect expect,
      @Field(about = "the number it is compared with") double than,
      @Field(about = "for equal: how far from it still counts as equal", usual = "0", range = "0..")
          double margin,
      @Field(about = "the paper's value of the measure, if it has one", usual = "") String paper) {
    /** The paper's value as a number. */
    OptionalDouble paperValue() {
      return paper.isEmpty() || !number(paper)
          ? OptionalDouble.empty()
          : OptionalDouble.of(Double.parseDouble(paper));
    }

    private static boolean number(String text) {
      String digits = text.startsWith("-") ? text.substring(1) : text;
      return !digits.isEmpty()
          && digits.length() < 20
          && digits.chars().allMatch(c -> c >= '0' && c <= '9' || c == '.')
          && digits.chars().filter(c -> c == '.').count() <= 1
          && digits.charAt(0) != '.'
          && Text.isNumber(digits.replace(".", "").substring(0, 1), 1);
    }

    /** As people read it: {@code > 0.5}, {@code 72.4 ± 3}. */
    public String shown() {
      String number = plain(than);
      return switch (expect) {
        case HIGHER -> "> " + number;
        case LOWER -> "< " + number;
        case EQUAL -> margin == 0 ? "= " + number : number + " ± " + plain(margin);
      };
    }

    private static String plain(double number) {
      return number == Math.rint(number) && Math.abs(number) < 1e15
          ? Long.toString((long) number)
          : Double.toString(number);
    }
  }
}
