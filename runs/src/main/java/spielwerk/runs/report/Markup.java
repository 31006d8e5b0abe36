package spielwerk.runs.report;

/** Text that is safe inside HTML and SVG. */
public final class Markup {
  private Markup() {}

  public static String escape(String text) {
    StringBuilder safe = new StringBuilder(text.length() + 16);
    text.codePoints()
        .forEach(
            c -> {
              switch (c) {
                case '&' -> safe.append("&amp;");
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '"' -> safe.append("&quot;");
                case '\'' -> safe.append("&#39;");
                default -> {
                  // what XML does not know as a character has no place on a page either
                  if (c >= 0x20 || c == '\n' || c == '\t') {
                    safe.appendCodePoint(c);
                  }
                }
              }
            });
    return safe.toString();
  }
}
