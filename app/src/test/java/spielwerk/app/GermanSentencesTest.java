package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import spielwerk.core.Catalogue;
import spielwerk.core.EngineMaker;
import spielwerk.core.GameMaker;
import spielwerk.core.Option;
import spielwerk.lab.Experiment;
import spielwerk.lab.Experiments;
import spielwerk.lab.ShippedSpecs;
import spielwerk.runs.report.Report;
import spielwerk.runs.report.Translation;

/**
 * Every sentence that people meet on the page and in reports has its German. The sentences are
 * written in English where they are needed, and their German is in the files of words; a sentence
 * that is new or was changed is named here.
 */
class GermanSentencesTest {
  private static final Path WORDS = Path.of("../web/src/main/resources/spielwerk/web/page/i18n/de");

  /** Those whose sentences the server may pass on to the page. */
  private static final List<String> MODULES =
      List.of("core", "games", "engines", "search", "nets", "runs", "arena", "learn", "lab", "web");

  private static final Set<String> REFUSALS =
      Set.of(
          "Mistake",
          "NotFound",
          "RequestRefused",
          "AccessDenied",
          "TableClosed",
          "Unfinished",
          "Fault",
          "UncheckedIOException",
          "IOException");

  private static final Set<String> REFUSING = Set.of("mistake", "refuse", "wrong", "bad");

  /** How a game was lost without being lost on the board. */
  private static final Set<String> ENDING = Set.of("lost", "won", "shared", "unknown");

  private static final Pattern PLACE = Pattern.compile("\\{n?(\\d+)}");
  private static final Pattern WORD = Pattern.compile("\\p{L}{2,}");

  /** Markup, styles, formats of numbers, and texts of the terminal, which are in columns. */
  private static final Pattern NO_SENTENCE =
      Pattern.compile("[<>]|--|%[.,]|##|\\[CSV]|base64|  |^middle \\w+$|^name right$|pieces|kept$");

  private static Set<String> keys(JsonNode words) {
    Set<String> keys = new TreeSet<>();
    words.fieldNames().forEachRemaining(keys::add);
    return keys;
  }

  private static JsonNode words(String area) throws IOException {
    return new ObjectMapper().readTree(WORDS.resolve(area + ".json").toFile());
  }

  /** Those that have no German yet. */
  private static Set<String> missing(Set<String> sentences, Set<String> known) {
    Set<String> missing = new TreeSet<>(sentences);
    missing.removeAll(known);
    return missing;
  }

  private static Set<String> places(String text) {
    return PLACE.matcher(text).results().map(place -> place.group()).collect(Collectors.toSet());
  }

  private static Stream<Path> sources() {
    return MODULES.stream().flatMap(module -> SourceSentences.sources(module, file -> true));
  }

  @Test
  void everyMessageOfTheServerHasItsGermanWithTheSameValues() throws IOException {
    Set<String> sentences = new TreeSet<>();
    sentences.addAll(SourceSentences.givenTo(sources(), REFUSALS, REFUSING));
    sentences.addAll(SourceSentences.givenTo(sources(), Set.of(), ENDING));
    sentences.addAll(
        SourceSentences.givenTo(
            SourceSentences.sources("core", file -> file.endsWith("Explanation.java")),
            Set.of(),
            Set.of("of", "orElse")));
    sentences.addAll(
        SourceSentences.givenTo(
            SourceSentences.sources("web", file -> true), Set.of(), Set.of("orElse")));
    sentences.addAll(
        SourceSentences.in(
            SourceSentences.sources(
                "runs",
                file -> file.endsWith("YamlFields.java") || file.endsWith("RecordJson.java"))));
    JsonNode german = words("messages");
    assertThat(sentences).hasSizeGreaterThan(500);
    assertThat(missing(sentences, keys(german))).isEmpty();
    for (String sentence : sentences) {
      assertThat(places(german.path(sentence).asText())).as(sentence).isEqualTo(places(sentence));
    }
  }

  /** Of what could not be written, alone behind a full disk, else before its own cause. */
  @Test
  void everyFailureToWriteHasItsGerman() throws IOException {
    Set<String> sentences = new TreeSet<>();
    for (String what :
        SourceSentences.givenTo(sources(), Set.of("StorageFailure"), Set.<String>of())) {
      long values = PLACE.matcher(what).results().count();
      sentences.add(what);
      sentences.add(
          "%s%s: {%d}."
              .formatted(
                  what.substring(0, 1).toUpperCase(Locale.ROOT), what.substring(1), values + 1));
    }
    assertThat(sentences).hasSizeGreaterThan(20);
    assertThat(missing(sentences, keys(words("messages")))).isEmpty();
  }

  @Test
  void everySentenceAboutAGameAnEngineOrAnOptionHasItsGerman() throws IOException {
    Catalogue catalogue = Catalogue.load();
    Set<String> sentences = new TreeSet<>();
    for (GameMaker maker : catalogue.services(GameMaker.class)) {
      if (!isSample(maker)) {
        sentences.add(maker.info().about());
        maker.info().options().forEach(option -> add(option, sentences));
      }
    }
    for (EngineMaker maker : catalogue.services(EngineMaker.class)) {
      if (!isSample(maker)) {
        sentences.add(maker.info().about());
        maker.info().options().forEach(option -> add(option, sentences));
      }
    }
    assertThat(sentences).hasSizeGreaterThan(200);
    assertThat(missing(sentences, keys(words("options")))).isEmpty();
  }

  /** Games and engines of the tests, which are on their class path and which nobody meets. */
  private static boolean isSample(Object maker) {
    return maker.getClass().getName().startsWith("spielwerk.app.samples.");
  }

  private static void add(Option option, Set<String> sentences) {
    sentences.add(option.about());
    option.values().stream().filter(value -> value.contains(" ")).forEach(sentences::add);
  }

  @Test
  void everySentenceOfAReportHasItsGermanWithTheSameValues() {
    Translation german = Translation.of("de");
    Set<String> known =
        german.sentences().keySet().stream()
            .map(key -> PLACE.matcher(key).replaceAll("{$1}"))
            .collect(Collectors.toSet());
    Set<String> sentences =
        SourceSentences.in(
            Stream.of("runs", "arena", "learn", "lab")
                .flatMap(
                    module -> SourceSentences.sources(module, GermanSentencesTest::isOfReports)));
    sentences.removeIf(
        text ->
            NO_SENTENCE.matcher(text).find()
                || WORD.matcher(PLACE.matcher(text).replaceAll("")).results().count() < 2);
    assertThat(sentences).hasSizeGreaterThan(200);
    assertThat(missing(sentences, known)).isEmpty();
    german
        .sentences()
        .forEach((text, other) -> assertThat(places(other)).as(text).isEqualTo(places(text)));
  }

  private static boolean isOfReports(Path file) {
    try {
      String source = Files.readString(file);
      boolean speaks =
          source.contains("import spielwerk.runs.report.")
              || source.contains("package spielwerk.runs.report;")
              || file.endsWith("CompetitionResult.java")
              || file.endsWith("PositionSet.java");
      // the guide's page of findings is in English
      return speaks
          && !file.toString()
              .matches(".*(Run|TrainPicture|CompetitionView|ReproductionMarkdown)\\.java");
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  @Test
  void everyExperimentHasItsTextsInGerman() {
    Translation german = Translation.of("de");
    Pattern own = Pattern.compile("\\b(the|of|and|is|are|with|that|which|from)\\b");
    for (Experiment experiment : new Experiments(Path.of("../experiments")).all()) {
      Stream<String> texts =
          Stream.of(
                  Stream.of(experiment.title()),
                  Report.paragraphs(experiment.about()).stream(),
                  experiment.paper().stream().map(Experiment.Finding::found),
                  experiment.paper().stream().map(Experiment.Finding::source))
              .flatMap(some -> some);
      texts
          .filter(text -> own.matcher(text).find())
          .forEach(text -> assertThat(german.sentences()).as(experiment.name()).containsKey(text));
    }
  }

  @Test
  void everyReadyMadeSpecHasItsTitleInGerman() {
    Set<String> titles = new TreeSet<>();
    new ShippedSpecs(Path.of("..")).all().forEach(spec -> titles.add(spec.title()));
    titles.remove("");
    assertThat(titles).hasSizeGreaterThan(15);
    assertThat(missing(titles, Translation.of("de").sentences().keySet())).isEmpty();
  }
}
