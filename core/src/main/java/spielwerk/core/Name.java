package spielwerk.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What people type to name a game or an engine with its options: {@code alphabeta:depth=6,pvs}, or
 * nested with brackets and quotes, {@code team(mcts(sims=9)*0.5 + alphabeta(depth=3), sigma=10)}.
 * The same text works on the command line, in YAML, in the page and in the library.
 *
 * @param values what is given without a name, in order ({@code pvs}, or a team's members)
 * @param options what is given as {@code name=value}
 */
public record Name(String id, List<String> values, Map<String, String> options) {
  private static final int LONGEST = 4000;

  public Name {
    values = List.copyOf(values);
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
  }

  public static Name parse(String text) {
    String trimmed = text.trim();
    if (trimmed.length() > LONGEST) {
      throw new Mistake("A name of more than " + LONGEST + " characters is too long.");
    }
    int end = wordEnd(trimmed);
    String id = trimmed.substring(0, end).toLowerCase(Locale.ROOT);
    String rest = trimmed.substring(end);
    if (id.isEmpty()) {
      throw unreadable(text);
    }
    if (rest.isEmpty()) {
      return new Name(id, List.of(), Map.of());
    }
    if (rest.charAt(0) == ':') {
      return read(id, rest.substring(1), text);
    }
    if (rest.charAt(0) == '(' && rest.endsWith(")") && split(rest, ',', text).size() == 1) {
      return read(id, rest.substring(1, rest.length() - 1), text);
    }
    throw unreadable(text);
  }

  private static Name read(String id, String inner, String whole) {
    List<String> values = new ArrayList<>();
    Map<String, String> options = new LinkedHashMap<>();
    for (String part : split(inner, ',', whole)) {
      String piece = part.trim();
      int equals = piece.indexOf('=');
      if (isOption(piece)) {
        String option = piece.substring(0, equals).toLowerCase(Locale.ROOT);
        if (options.put(option, unquote(piece.substring(equals + 1).trim())) != null) {
          throw new Mistake("'" + whole + "' gives " + option + " twice.");
        }
      } else if (piece.isEmpty()) {
        throw unreadable(whole);
      } else {
        values.add(unquote(piece));
      }
    }
    return new Name(id, values, options);
  }

  /** Whether a word and an equals sign come first. */
  private static boolean isOption(String piece) {
    int end = wordEnd(piece);
    return end > 0 && end < piece.length() && piece.charAt(end) == '=';
  }

  private static int wordEnd(String text) {
    int end = 0;
    while (end < text.length() && isWord(text.charAt(end))) {
      end++;
    }
    return end;
  }

  /** Splits a text at a character wherever it is outside brackets and quotes. */
  public static List<String> split(String text, char at, String whole) {
    List<String> parts = new ArrayList<>();
    int open = 0;
    boolean quoted = false;
    int from = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"') {
        quoted = !quoted;
      } else if (!quoted && (c == '(' || c == '[')) {
        open++;
      } else if (!quoted && (c == ')' || c == ']') && --open < 0) {
        throw unreadable(whole);
      } else if (!quoted && open == 0 && c == at) {
        parts.add(text.substring(from, i));
        from = i + 1;
      }
    }
    if (open != 0 || quoted) {
      throw unreadable(whole);
    }
    parts.add(text.substring(from));
    return parts;
  }

  private static boolean isWord(char c) {
    return Character.isLetterOrDigit(c) || c == '-' || c == '_';
  }

  private static String unquote(String text) {
    return text.length() >= 2 && text.startsWith("\"") && text.indexOf('"', 1) == text.length() - 1
        ? text.substring(1, text.length() - 1)
        : text;
  }

  private static Mistake unreadable(String text) {
    return new Mistake(
        "'"
            + text
            + "' is not a name with options; write it like alphabeta:depth=6,pvs or team(a*0.5 + b, sigma=10).");
  }

  /** The name as it can be typed again. */
  @Override
  public String toString() {
    List<String> parts = new ArrayList<>();
    values.forEach(value -> parts.add(quote(value, isOption(value))));
    options.forEach((name, value) -> parts.add(name + "=" + quote(value, false)));
    return parts.isEmpty() ? id : id + ":" + String.join(",", parts);
  }

  /**
   * The same as part of another name: its options stand in brackets, so that commas stay theirs.
   */
  public String bracketed() {
    String text = toString();
    return text.equals(id) ? text : id + "(" + text.substring(id.length() + 1) + ")";
  }

  private static String quote(String text, boolean always) {
    boolean plain;
    try {
      plain = !always && split(text, ',', text).size() == 1 && !text.isBlank();
    } catch (Mistake unbalanced) {
      plain = false;
    }
    return plain && text.equals(text.trim()) ? text : '"' + text.replace("\"", "") + '"';
  }
}
