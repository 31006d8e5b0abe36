package spielwerk.search.expression;

import java.util.Locale;

/** What is wrong with an expression, and where. */
public final class ExpressionError extends RuntimeException {
  private static final int LONGEST_WORD = 40;

  /** What can be wrong. In each sentence %s is the word in question, or a limit. */
  public enum Problem {
    CHARACTER("%s has no meaning here"),
    NUMBER("%s is not a number up to 1000000000"),
    VALUE_MISSING("a number, a feature or a bracket is expected here, not %s"),
    OPERATOR_MISSING("an operator such as + or * is expected before %s"),
    SEMICOLON_MISSING("a definition ends with a semicolon, here before %s"),
    BRACKET_MISSING("a ) is expected here, not %s"),
    BRACKET_OPEN("%s takes its values in brackets, as in max(1, 2)"),
    ARGUMENTS("%s takes a different number of values"),
    UNKNOWN("there is no feature %s"),
    SIDE("after %s come a dot and a feature of the game"),
    TWICE("%s already has a meaning"),
    TOO_LONG("an expression has at most %s characters without remarks"),
    TOO_DEEP("brackets are nested too deeply; at most %s are allowed"),
    TOO_MANY("an expression has at most %s steps");

    private final String sentence;

    Problem(String sentence) {
      this.sentence = sentence;
    }

    private String about(String word) {
      boolean limit = this == TOO_LONG || this == TOO_DEEP || this == TOO_MANY;
      String shown = limit ? word : word.isEmpty() ? "the end" : "'" + shortened(word) + "'";
      return sentence.formatted(shown);
    }

    /** As JSON and the page's words name it: {@code valueMissing}. */
    public String key() {
      String[] words = name().toLowerCase(Locale.ROOT).split("_", -1);
      StringBuilder key = new StringBuilder(words[0]);
      for (int i = 1; i < words.length; i++) {
        key.append(Character.toUpperCase(words[i].charAt(0))).append(words[i].substring(1));
      }
      return key.toString();
    }
  }

  private final Problem problem;
  private final String word;
  private final int start;
  private final int end;
  private final int line;
  private final int column;

  /**
   * @param word what it is about; empty for the end of the text
   * @param start where in the text it begins
   * @param end where it ends
   */
  ExpressionError(Problem problem, String word, String text, int start, int end) {
    super(problem.about(word));
    this.problem = problem;
    this.word = shortened(word);
    this.start = start;
    this.end = end;
    int lines = 1;
    int lineStart = 0;
    for (int i = 0; i < start; i++) {
      if (text.charAt(i) == '\n') {
        lines++;
        lineStart = i + 1;
      }
    }
    this.line = lines;
    this.column = text.codePointCount(lineStart, start) + 1;
  }

  private static String shortened(String word) {
    return word.length() <= LONGEST_WORD ? word : word.substring(0, LONGEST_WORD) + "..";
  }

  public Problem problem() {
    return problem;
  }

  /** The word in question, such as a name that is not known; empty for the end of the text. */
  public String word() {
    return word;
  }

  /** Where in the text it begins, from 0. */
  public int start() {
    return start;
  }

  /** Where it ends; never before the start. */
  public int end() {
    return end;
  }

  /** From 1. */
  public int line() {
    return line;
  }

  /** From 1, in characters as people count them. */
  public int column() {
    return column;
  }

  /** The place and what is wrong there. */
  public String sentence() {
    return "line " + line + ", column " + column + ": " + getMessage();
  }
}
