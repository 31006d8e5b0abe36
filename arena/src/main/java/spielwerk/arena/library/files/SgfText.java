package spielwerk.arena.library.files;

/** Texts in SGF: FF[4], Text and SimpleText. */
final class SgfText {
  private SgfText() {}

  /**
   * A text without its escapes: a backslash makes the next character plain, and before a line break
   * takes it away; other white space is a blank.
   *
   * @param lines whether line breaks stay (Text) or become blanks (SimpleText)
   */
  static String read(String raw, boolean lines) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < raw.length(); i++) {
      char c = raw.charAt(i);
      boolean escaped = c == '\\' && i + 1 < raw.length();
      if (escaped) {
        c = raw.charAt(++i);
      }
      if (c == '\n' || c == '\r') {
        // CR LF and LF CR are one break
        if (i + 1 < raw.length() && isBreak(raw.charAt(i + 1)) && raw.charAt(i + 1) != c) {
          i++;
        }
        if (!escaped) {
          text.append(lines ? '\n' : ' ');
        }
      } else {
        text.append(Character.isWhitespace(c) ? ' ' : c);
      }
    }
    return text.toString();
  }

  private static boolean isBreak(char c) {
    return c == '\n' || c == '\r';
  }

  /** A text as it stands between brackets. */
  static String write(String text) {
    return text.replace("\\", "\\\\").replace("]", "\\]");
  }
}
