package spielwerk.search.expression;

import spielwerk.search.expression.ExpressionError.Problem;

/** Splits an expression into tokens. A comment goes from # to the end of its line. */
final class ExpressionScanner {
  private static final int LONGEST_NUMBER = 30;

  /** What a token is. */
  enum Kind {
    NUMBER,
    NAME,
    SIGN,
    END
  }

  private final String text;
  private int at;

  /** The token now looked at. */
  private Kind kind = Kind.END;

  private int start;
  private int end;

  ExpressionScanner(String text) {
    this.text = text;
    next();
  }

  /** A text without comments, on one line. */
  static String oneLine(String text) {
    StringBuilder line = new StringBuilder();
    boolean gap = false;
    int i = 0;
    while (i < text.length()) {
      int after = skip(text, i);
      if (after > i) {
        gap = !line.isEmpty();
        i = after;
      } else {
        line.append(gap ? " " : "").append(text.charAt(i++));
        gap = false;
      }
    }
    return line.toString();
  }

  /** Where the blanks and comments that begin at a place end. */
  private static int skip(String text, int from) {
    int i = from;
    while (i < text.length()) {
      char c = text.charAt(i);
      if (c == '#') {
        int line = text.indexOf('\n', i);
        i = line < 0 ? text.length() : line;
      } else if (Character.isWhitespace(c)) {
        i++;
      } else {
        break;
      }
    }
    return i;
  }

  void next() {
    start = skip(text, at);
    end = start;
    if (start == text.length()) {
      kind = Kind.END;
    } else if (isDigit(text.charAt(start)) || text.charAt(start) == '.' && digitAt(start + 1)) {
      number();
    } else if (Character.isLetter(text.charAt(start))) {
      kind = Kind.NAME;
      while (end < text.length() && isWord(text.charAt(end))) {
        end++;
      }
    } else {
      sign();
    }
    at = end;
  }

  private void number() {
    kind = Kind.NUMBER;
    boolean point = false;
    while (end < text.length()
        && (isDigit(text.charAt(end)) || !point && text.charAt(end) == '.' && digitAt(end + 1))) {
      point |= text.charAt(end) == '.';
      end++;
    }
    boolean glued = end < text.length() && (isWord(text.charAt(end)) || text.charAt(end) == '.');
    while (glued && end < text.length() && (isWord(text.charAt(end)) || text.charAt(end) == '.')) {
      end++;
    }
    if (glued || end - start > LONGEST_NUMBER || value() > Expression.MOST) {
      throw error(Problem.NUMBER, word());
    }
  }

  private void sign() {
    kind = Kind.SIGN;
    char first = text.charAt(start);
    boolean two = start + 1 < text.length() && text.charAt(start + 1) == '=';
    if (two && "<>=!".indexOf(first) >= 0) {
      end = start + 2;
    } else {
      end = start + Character.charCount(text.codePointAt(start));
      if ("+-*/<>=(),;.".indexOf(first) < 0) {
        throw error(Problem.CHARACTER, word());
      }
    }
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private boolean digitAt(int place) {
    return place < text.length() && isDigit(text.charAt(place));
  }

  private static boolean isWord(char c) {
    return Character.isLetterOrDigit(c) || c == '_';
  }

  Kind kind() {
    return kind;
  }

  boolean is(String word) {
    return kind != Kind.NUMBER
        && end - start == word.length()
        && text.startsWith(word, start)
        && kind != Kind.END;
  }

  /** Whether a name stands here and a single equals sign after it. */
  boolean definition() {
    int sign = skip(text, end);
    return kind == Kind.NAME
        && sign < text.length()
        && text.charAt(sign) == '='
        && !text.startsWith("==", sign);
  }

  /** Skips a word if it is there. */
  boolean take(String word) {
    boolean there = is(word);
    if (there) {
      next();
    }
    return there;
  }

  String word() {
    return text.substring(start, end);
  }

  double value() {
    return Double.parseDouble(word());
  }

  int start() {
    return start;
  }

  int end() {
    return end;
  }

  ExpressionError error(Problem problem, String word) {
    return new ExpressionError(problem, word, text, start, end);
  }

  /** An error at the token looked at, about that token. */
  ExpressionError error(Problem problem) {
    return error(problem, word());
  }
}
