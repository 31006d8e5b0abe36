package spielwerk.core;

import java.util.stream.Collectors;

/**
 * What readers of foreign text have in common. Nothing here takes longer than the text is long: a
 * regular expression of the JDK may need its square, or a stack as deep as the text is long.
 */
public final class Text {
  private Text() {}

  /** Whether it is a number of at most so many of the digits 0 to 9, and nothing else. */
  public static boolean isNumber(String text, int mostDigits) {
    return !text.isEmpty() && text.length() <= mostDigits && consistsOf(text, "0123456789");
  }

  /** Whether there is no other sign in it. */
  public static boolean consistsOf(String text, String signs) {
    for (int i = 0; i < text.length(); i++) {
      if (signs.indexOf(text.charAt(i)) < 0) {
        return false;
      }
    }
    return true;
  }

  /** What stands before the first of a sign, such as the # of a remark; all if there is none. */
  public static String before(String text, char sign) {
    int end = text.indexOf(sign);
    return end < 0 ? text : text.substring(0, end);
  }

  /** A sentence that is to go on. */
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
