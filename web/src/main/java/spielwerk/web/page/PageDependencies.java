package spielwerk.web.page;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the parts of the page need. A browser that follows imports learns of a file only when it has
 * read the one before, up to ten files deep; here all are known at once, so that it can ask for all
 * at once.
 */
final class PageDependencies {
  private static final String ROOT = "/page/";

  /** Imports stand at the beginning of a file. */
  private static final int HEAD = 4000;

  private static final Pattern IMPORT =
      Pattern.compile("\\b(?:from|import)\\s*\"([^\"]+)\"|\\bimport\\(\"([^\".][^\"]*)\"\\)");
  private static final Pattern WORDS = Pattern.compile("\\bload\\(\"(\\w+)\"\\)");
  private static final Pattern VIEW =
      Pattern.compile("(?m)^  (?:\"\"|(\\w+)): \\{\\n((?:    .*\\n)+)");
  private static final Pattern VIEW_FILE = Pattern.compile("import\\(\"([^\"]+)\"\\)");
  private static final Pattern VIEW_WORDS = Pattern.compile("with(?:Words|Sentences)\\(\"(\\w+)\"");

  /**
   * A part of the page.
   *
   * @param files the addresses of its files
   * @param words the areas of its words
   */
  record Part(Set<String> files, Set<String> words) {}

  private final Function<String, Optional<String>> reader;
  private final Map<String, String> imports;

  /**
   * @param reader gives the text of the file at an address
   * @param imports the import map
   */
  PageDependencies(Function<String, Optional<byte[]>> reader, Map<String, String> imports) {
    this.reader = address -> reader.apply(address).map(PageDependencies::head);
    this.imports = imports;
  }

  private static String head(byte[] bytes) {
    return new String(bytes, 0, Math.min(HEAD, bytes.length), StandardCharsets.UTF_8);
  }

  /** What a file needs, itself included. */
  Part of(String address) {
    Part part = new Part(new LinkedHashSet<>(), new LinkedHashSet<>());
    Deque<String> left = new ArrayDeque<>(Set.of(address));
    while (!left.isEmpty()) {
      String file = left.removeFirst();
      Optional<String> text = part.files().contains(file) ? Optional.empty() : reader.apply(file);
      if (text.isPresent()) {
        part.files().add(file);
        Matcher found = IMPORT.matcher(text.get());
        while (found.find()) {
          left.add(resolve(file, found.group(1) == null ? found.group(2) : found.group(1)));
        }
        Matcher words = WORDS.matcher(text.get());
        while (words.find()) {
          part.words().add(words.group(1));
        }
      }
    }
    return part;
  }

  /** What each view needs, by the first part of its address. */
  Map<String, Part> views(String address) {
    Map<String, Part> views = new TreeMap<>();
    Matcher view = VIEW.matcher(reader.apply(address).orElse(""));
    while (view.find()) {
      Matcher file = VIEW_FILE.matcher(view.group(2));
      if (file.find()) {
        Part part = of(resolve(address, file.group(1)));
        Matcher words = VIEW_WORDS.matcher(view.group(2));
        if (words.find()) {
          part.words().add(words.group(1));
        }
        views.put(view.group(1) == null ? "" : view.group(1), part);
      }
    }
    return views;
  }

  private String resolve(String from, String name) {
    if (name.startsWith(".")) {
      return URI.create(from).resolve(name).toString();
    }
    String longest = "";
    for (String key : imports.keySet()) {
      boolean fits = key.endsWith("/") ? name.startsWith(key) : name.equals(key);
      longest = fits && key.length() > longest.length() ? key : longest;
    }
    return imports.getOrDefault(longest, ROOT) + name.substring(longest.length());
  }
}
