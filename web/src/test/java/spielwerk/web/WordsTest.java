package spielwerk.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import spielwerk.core.Catalogue;
import spielwerk.core.GameInfo;
import spielwerk.core.Option;
import spielwerk.runs.RunKind;
import spielwerk.runs.RunKinds;

class WordsTest {
  private static final Path PAGE = Path.of("src/main/resources/spielwerk/web/page");
  private static final Pattern USED = Pattern.compile("\\bt\\(\"([^\"]+)\"");

  /** Words with the values that are given to them, where these are simple. */
  private static final Pattern SHOWN =
      Pattern.compile("\\bt\\(\\s*\"([\\w.]+)\"(?:\\s*\\)|,\\s*\\{([^{}]*)\\})");

  /** The German for the sentences about the fields of runs. */
  private static final String SENTENCES = "specs.json";

  private static final Pattern PLACE = Pattern.compile("\\{\\w+}");

  /**
   * Sentences that the server sends in English are their own keys, so English has no file of them.
   */
  private static boolean isInEnglish(Path area) {
    return Files.exists(PAGE.resolve("i18n/en").resolve(area.getFileName()));
  }

  /** The words of all areas together; a key belongs to one area. */
  private static JsonNode words(String language) throws IOException {
    ObjectMapper mapper = new ObjectMapper();
    ObjectNode all = mapper.createObjectNode();
    try (Stream<Path> areas = Files.list(PAGE.resolve("i18n/" + language))) {
      for (Path area : areas.filter(WordsTest::isInEnglish).sorted().toList()) {
        for (var word : mapper.readTree(area.toFile()).properties()) {
          assertThat(all.has(word.getKey())).as(area + ": " + word.getKey()).isFalse();
          all.set(word.getKey(), word.getValue());
        }
      }
    }
    return all;
  }

  private static Set<String> keys(JsonNode words) {
    Set<String> keys = new TreeSet<>();
    words.fieldNames().forEachRemaining(keys::add);
    return keys;
  }

  @Test
  void bothLanguagesSayTheSameThings() throws IOException {
    JsonNode english = words("en");
    JsonNode german = words("de");
    assertThat(keys(german)).isEqualTo(keys(english));
    for (String key : keys(english)) {
      assertThat(places(german.path(key).asText()))
          .as(key)
          .isEqualTo(places(english.path(key).asText()));
    }
  }

  private static Set<String> places(String text) {
    Set<String> places = new TreeSet<>();
    PLACE.matcher(text).results().forEach(found -> places.add(found.group()));
    return places;
  }

  @Test
  void thePageUsesNoWordsThatAreNotThere() throws IOException {
    Set<String> known = keys(words("en"));
    try (Stream<Path> files = Files.walk(PAGE)) {
      for (Path file : files.filter(one -> one.toString().endsWith(".js")).toList()) {
        Matcher used = USED.matcher(Files.readString(file));
        while (used.find()) {
          String key = used.group(1);
          assertThat(
                  known.stream()
                      .anyMatch(one -> key.endsWith(".") ? one.startsWith(key) : one.equals(key)))
              .as(file + ": " + key)
              .isTrue();
        }
      }
    }
  }

  /** Whoever shows words gives a value for each place in them. */
  @Test
  void everyPlaceInTheWordsIsFilled() throws IOException {
    JsonNode words = words("en");
    try (Stream<Path> files = Files.walk(PAGE)) {
      for (Path file : files.filter(one -> one.toString().endsWith(".js")).toList()) {
        Matcher shown = SHOWN.matcher(Files.readString(file));
        while (shown.find()) {
          String given = shown.group(2) == null ? "" : shown.group(2);
          for (String place : places(words.path(shown.group(1)).asText())) {
            String name = place.substring(1, place.length() - 1);
            assertThat(given)
                .as(file + ": " + shown.group(1))
                .containsPattern("\\b" + name + "\\b");
          }
        }
      }
    }
  }

  /** The form of a new game shows no names as they are typed. */
  @Test
  void everyOptionOfAGameAndWhatItMayBeHasWords() throws IOException {
    for (String language : List.of("en", "de")) {
      Set<String> known = keys(words(language));
      for (GameInfo game : Catalogue.load().games()) {
        if (game.id().equals("tree")) {
          continue; // is begun by no form
        }
        for (Option option : game.options()) {
          boolean file = option.kind() == Option.Kind.FILE;
          if (file && option.values().size() == 1) {
            continue; // the page names no file
          }
          assertThat(known).as(game.id()).contains("play.option." + option.name());
          if (file || option.kind() == Option.Kind.CHOICE) {
            option.values().stream()
                .filter(value -> !value.matches("[0-9]+|a path"))
                .forEach(value -> assertThat(known).contains("play.value." + value));
          }
        }
      }
    }
  }

  /** A sentence that is changed in the code needs its German again. */
  @Test
  void everySentenceAboutAFieldOfARunHasItsGerman() throws IOException {
    Set<String> sentences = new TreeSet<>();
    for (RunKind kind : RunKinds.of(Catalogue.load()).all()) {
      kind.codec().ifPresent(codec -> sentences.addAll(codec.form().findValuesAsText("about")));
    }
    JsonNode german = new ObjectMapper().readTree(PAGE.resolve("i18n/de/" + SENTENCES).toFile());
    assertThat(sentences).hasSizeGreaterThan(50);
    assertThat(keys(german)).isEqualTo(sentences);
    german.forEach(sentence -> assertThat(sentence.asText()).isNotBlank());
  }
}
