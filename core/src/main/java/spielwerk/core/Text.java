package spielwerk.core;

import java.util.stream.Collectors;

/**
 * What parsers of foreign text have in common. Everything here takes linear time: a regular
 * expression of the JDK may take quadratic time, or a stack as deep as the text is long.
 */
public final class Text {
  private Text() {}

  /** Whether it is a number of at most this many of the digits 0 to 9, and nothing else. */
  public static boolean isNumber(String text, int mostDigits) {
    return !text.isEmpty() && text.length() <= mostDigits && consistsOf(text, "0123456789");
  }

  /** Whether it contains no other character. */
  public static boolean consistsOf(String text, String signs) {
    for (int i = 0; i < text.length(); i++) {
      if (signs.indexOf(text.charAt(i)) < 0) {
        return false;
      }
    }
    return true;
  }

  /** What comes before the first such character, as the # of a comment; all if there is none. */
  public static String before(String text, char sign) {
    int end = text.indexOf(sign);
    return end < 0 ? text : text.substring(0, end);
  }

  /** A sentence that is to be continued. */
  public static String withoutFullStop(String sentence) {
    return sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
  }

  /** Lines as one, without the blanks around them and without empty ones. */
  public static String oneLine(String lines, String joint) {
    return lines
        .lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty())
        .collect(Collectors.joining(joint));
  }
}
