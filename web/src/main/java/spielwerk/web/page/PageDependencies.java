package spielwerk.web.page;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
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

  /** To look for the beginning of a word at every letter would take most of the time. */
  private static final Pattern IMPORT =
      Pattern.compile("(?:from|import)\\s*\"([^\"]+)\"|import\\(\"([^\".][^\"]*)\"\\)");

  private static final Pattern WORDS = Pattern.compile("load\\(\"(\\w+)\"\\)");
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

  /**
   * What stands in one file.
   *
   * @param files the addresses that it imports
   * @param words the areas of words that it loads
   */
  private record Needed(List<String> files, List<String> words) {}

  private final Function<String, Optional<String>> reader;
  private final Map<String, String> imports;

  /** Most views need the same files, and looking through one takes longer than all the rest. */
  private final Map<String, Optional<Needed>> known = new HashMap<>();

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
      Optional<Needed> needed = part.files().contains(file) ? Optional.empty() : needed(file);
      if (needed.isPresent()) {
        part.files().add(file);
        left.addAll(needed.get().files());
        part.words().addAll(needed.get().words());
      }
    }
    return part;
  }

  private Optional<Needed> needed(String file) {
    return known.computeIfAbsent(file, one -> reader.apply(one).map(text -> needed(one, text)));
  }

  private Needed needed(String file, String text) {
    List<String> files = new ArrayList<>();
    Matcher found = IMPORT.matcher(text);
    while (found.find()) {
      files.add(resolve(file, found.group(1) == null ? found.group(2) : found.group(1)));
    }
    List<String> loaded = new ArrayList<>();
    Matcher words = WORDS.matcher(text);
    while (words.find()) {
      loaded.add(words.group(1));
    }
    return new Needed(files, loaded);
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
