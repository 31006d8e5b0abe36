package spielwerk.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds English on a German page in two ways: what is one of the English words or sentences for
 * which the page has others in German, letter by letter; and what has a word in it that English has
 * and German has not. So a sentence is found too that nobody ever thought of translating.
 */
final class EnglishText {
  private static final Path WORDS = Path.of("src/main/resources/spielwerk/web/page/i18n");

  private static final Pattern ENGLISH =
      Pattern.compile(
          "(?<![\\p{L}\\d=:.,/_-])(?:the|of|and|is|are|with|this|that|which|from|has|have|each|there|they|must"
              + "|cannot|every|your|you|its|for|not|by|to|be|it|if|or|than|when|where|who|how|why)"
              + "(?![\\p{L}\\d=:/_-])");

  /** All words on the page, those in the shadows too; what is typed or is a program is left out. */
  private static final String COLLECT =
      """
      () => {
        const found = new Set();
        const skipped = new Set(["STYLE", "SCRIPT", "CODE", "PRE", "TEXTAREA", "KBD", "IFRAME"]);
        const note = (text) => text?.trim() && found.add(text.trim().replace(/\\s+/g, " "));
        const walk = (node) => {
          if (node.nodeType === Node.TEXT_NODE) note(node.textContent);
          if (node.nodeType === Node.ELEMENT_NODE) {
            if (skipped.has(node.tagName) || node.lang === "en") return;
            for (const name of ["title", "aria-label", "placeholder", "alt"]) note(node.getAttribute(name));
            if (node.shadowRoot) walk(node.shadowRoot);
          }
          node.childNodes.forEach(walk);
        };
        walk(document.body);
        return [...found];
      }
      """;

  /** Whether a page shows something, is waiting for nothing, and has come to rest. */
  private static final String RESTS =
      """
      () => {
        let text = "", busy = false;
        const walk = (node) => {
          if (node.nodeType === Node.TEXT_NODE) text += node.textContent;
          if (node.shadowRoot) walk(node.shadowRoot);
          busy ||= node.getAttribute?.("aria-busy") === "true";
          node.childNodes.forEach(walk);
        };
        walk(document.body);
        const before = window.textBefore;
        window.textBefore = text;
        return !busy && text.trim() !== "" && text === before;
      }
      """;

  private final Set<String> english = new HashSet<>();
  private final Set<String> keys = new HashSet<>();

  EnglishText() throws IOException {
    Set<String> german = new HashSet<>();
    for (Path file : files("de")) {
      JsonNode own = new ObjectMapper().readTree(file.toFile());
      own.forEach(text -> german.add(text.asText()));
      Path other = WORDS.resolve("en").resolve(file.getFileName());
      if (Files.exists(other)) {
        own.fieldNames().forEachRemaining(keys::add);
        new ObjectMapper().readTree(other.toFile()).forEach(text -> english.add(text.asText()));
      } else {
        own.fieldNames().forEachRemaining(english::add);
      }
    }
    english.removeAll(german);
    // single words in small letters are names that people type: random, points, none
    english.removeIf(text -> text.matches("\\p{Ll}+") || text.length() < 3);
  }

  private static List<Path> files(String language) throws IOException {
    try (Stream<Path> files = Files.list(WORDS.resolve(language))) {
      return files.sorted().toList();
    }
  }

  /** The English on a page, once it has come to rest. */
  Set<String> on(Page page) {
    page.waitForFunction(RESTS, null, new Page.WaitForFunctionOptions().setPollingInterval(120));
    Set<String> found = new TreeSet<>();
    for (Object text : (List<?>) page.evaluate(COLLECT)) {
      if (isEnglish((String) text)) {
        found.add((String) text);
      }
    }
    return found;
  }

  boolean isEnglish(String text) {
    boolean json = text.startsWith("{\"");
    return !json && (english.contains(text) || keys.contains(text) || ENGLISH.matcher(text).find());
  }
}
