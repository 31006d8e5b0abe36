package spielwerk.runs.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.re2j.Pattern;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Reports in another language. Their sentences are written in English, which is the key to their
 * translation in {@code spielwerk/reports-de.json}, a file that every module may have. Where a
 * sentence holds values, its key has {@code {1}}, {@code {2}} and so on, or {@code {n1}} for what
 * is a number; values that are sentences themselves are translated too. What has no translation
 * stays as it is.
 */
public final class Translation {
  /** The languages besides English. */
  public static final List<String> OTHERS = List.of("de");

  /** No translation at all. */
  public static final Translation ENGLISH = new Translation("en", Map.of());

  private static final int DEEPEST = 4;
  private static final Pattern NUMBER =
      Pattern.compile("[-+]?([1-9][0-9]{0,2}(,[0-9]{3})+|[0-9]+)(\\.[0-9]+)?( ?[%kMGTs])?");

  private final String language;
  private final Map<String, String> sentences;
  private final List<SentencePattern> patterns = new ArrayList<>();

  private Translation(String language, Map<String, String> sentences) {
    this.language = language;
    this.sentences = sentences;
    sentences.forEach(
        (english, other) -> {
          if (english.contains("{")) {
            patterns.add(SentencePattern.of(english, other));
          }
        });
    // of several that fit, the one with most fixed text is meant
    patterns.sort(Comparator.comparingInt(SentencePattern::fixed).reversed());
  }

  /** The translation into a language such as {@code de}; into one that is not known, English. */
  public static Translation of(String language) {
    return OTHERS.contains(language) ? new Translation(language, read(language)) : ENGLISH;
  }

  private static Map<String, String> read(String language) {
    Map<String, String> all = new HashMap<>();
    String name = "spielwerk/reports-" + language + ".json";
    try {
      for (URL file : Collections.list(Translation.class.getClassLoader().getResources(name))) {
        try (InputStream in = file.openStream()) {
          JsonNode words = new ObjectMapper().readTree(in);
          words.properties().forEach(one -> all.put(one.getKey(), one.getValue().asText()));
        }
      }
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    return all;
  }

  public String language() {
    return language;
  }

  /** All that is translated, by its English. */
  public Map<String, String> sentences() {
    return Collections.unmodifiableMap(sentences);
  }

  /** A piece of text in this language. */
  public String say(String english) {
    return sentences.isEmpty() || english.contains("\n") ? english : say(english, 0);
  }

  private String say(String english, int depth) {
    String text = english.strip();
    if (text.isEmpty() || depth > DEEPEST) {
      return english;
    }
    int at = english.indexOf(text);
    return english.substring(0, at) + said(text, depth) + english.substring(at + text.length());
  }

  private String said(String text, int depth) {
    String known = sentences.get(text);
    if (known != null) {
      return known;
    }
    if (isNumber(text)) {
      return withComma(text);
    }
    for (SentencePattern pattern : patterns) {
      List<String> values = pattern.values(text);
      if (!values.isEmpty()) {
        return pattern.filled(values.stream().map(value -> say(value, depth + 1)).toList());
      }
    }
    return text;
  }

  static boolean isNumber(String text) {
    return NUMBER.matches(text);
  }

  /** 1,234.5 as 1.234,5. */
  private static String withComma(String number) {
    return number.replace(',', ' ').replace('.', ',').replace(' ', '.');
  }
}
