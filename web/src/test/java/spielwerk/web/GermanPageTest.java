package spielwerk.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Catalogue;
import spielwerk.web.rooms.Learnt;
import spielwerk.web.runs.ShippedRuns;

/**
 * The whole page in German: every game, every view, every dialog, and no English on any of them.
 */
class GermanPageTest {
  private static final String MATCH =
      """
      game: tictactoe
      players: [negamax, random]
      games: 4
      sprt: 0,30
      seed: 1
      """;

  @TempDir static Path data;
  private static Workbench workbench;
  private static Browser browser;
  private static EnglishText english;
  private static String match;

  /** What was found, by where it stands. */
  private final Map<String, Object> found = new TreeMap<>();

  @BeforeAll
  static void start() throws IOException {
    browser = Browser.forTest();
    english = new EnglishText();
    Path home = Path.of("..").toAbsolutePath().normalize();
    System.setProperty("spielwerk.home", home.toString());
    ShippedRuns.offer(home, data);
    match = new Learnt(data, Catalogue.load()).whole("match", MATCH).id();
    workbench = Workbench.start(Catalogue.load().closed(), Workbench.Terms.local(0, data));
  }

  @AfterAll
  static void stop() {
    System.clearProperty("spielwerk.home");
    if (browser != null) {
      browser.close();
      workbench.close();
    }
  }

  private static Page open(String view) {
    return browser.open(workbench.address() + view, 1280, 900, ColorScheme.LIGHT, "de-DE");
  }

  private void look(String where, Page page) {
    var here = english.on(page);
    if (!here.isEmpty()) {
      found.put(where, here);
    }
  }

  private void go(Page page, String view) {
    page.evaluate("view => (location.hash = view)", view);
    look(view, page);
  }

  private void dialog(Page page, String opener, String where) {
    page.locator(opener).click();
    Locator open = page.locator("dialog[open]");
    open.first().waitFor();
    look(where + " " + opener, page);
    page.keyboard().press("Escape");
    PlaywrightAssertions.assertThat(open).hasCount(0);
  }

  private static List<String> games() {
    List<String> games = new ArrayList<>();
    for (JsonNode game : Client.of(workbench).get("/api/games").json().path("items")) {
      games.add(game.path("id").asText());
    }
    return games;
  }

  @Test
  void englishIsRecognised() {
    assertThat(english.isEnglish("There is no such report.")).isTrue();
    assertThat(english.isEnglish("a sentence that nobody has translated")).isTrue();
    assertThat(english.isEnglish("arena.title")).isTrue();
    assertThat(english.isEnglish("Der Zug ist hier nicht erlaubt; es gibt e4 und d5.")).isFalse();
    assertThat(english.isEnglish("team:mspider*0.5+mtactix")).isFalse();
  }

  @Test
  void everyGameHasLevelsAndAnAdvisorAndIsPlayedInGerman() {
    Client client = Client.of(workbench);
    Page page = open("");
    look("#/", page);
    for (String game : games()) {
      JsonNode levels = client.get("/api/levels?game=" + game).json();
      if (!game.equals("tree")) {
        assertThat(levels.path("items").size()).as(game).isGreaterThan(3);
        assertThat(levels.path("advisor").path("engine").asText()).as(game).isNotEmpty();
        assertThat(levels.path("analyst").path("engine").asText()).as(game).isNotEmpty();
      }
      int seats = levels.path("seats").asInt();
      String[] people = new String[seats];
      Arrays.fill(people, PageTest.PERSON);
      String table = client.start(game, people);
      go(page, "#/t/" + table.substring(table.lastIndexOf('/') + 1));
      dialog(page, "#rules", game);
      dialog(page, "#new", game);
    }
    for (String opener : List.of("#invite", "#export", "#settings", "#help", "#paste")) {
      dialog(page, opener, "a table");
    }
    assertThat(found).isEmpty();
  }

  @Test
  void everyViewIsInGerman() {
    Page page = open("#/library");
    look("#/library", page);
    for (String view : List.of("#/arena", "#/arena/class", "#/arena/" + match, "#/train")) {
      go(page, view);
    }
    dialog(page, "#start", "#/train");
    go(page, "#/train/othello-afternoon");
    go(page, "#/arena/new");
    page.evaluate(
        "() => document.querySelector('sw-app').shadowRoot.querySelector('main')"
            + "?.querySelectorAll('details').forEach((one) => (one.open = true))");
    look("#/arena/new, all open", page);
    go(page, "#/lab");
    for (String experiment : List.of("search-pvs", "morphion-engines", "qwixx-people")) {
      go(page, "#/lab/" + experiment);
    }
    assertThat(found).isEmpty();
  }

  @Test
  void everyLessonIsInGerman() {
    Page page = open("#/learn");
    look("#/learn", page);
    for (String lesson :
        List.of(
            "search",
            "predict",
            "mcts?sims=20",
            "evolution",
            "nim",
            "path",
            "sort",
            "race",
            "growth")) {
      go(page, "#/learn/" + lesson);
    }
    for (String lesson :
        List.of(
            "tree",
            "negamax",
            "horizon",
            "alphabeta",
            "order",
            "pvs",
            "deepening",
            "table",
            "killers",
            "aspiration",
            "symmetry",
            "extensions",
            "quiescence",
            "book",
            "teacher")) {
      go(page, "#/learn/path?lesson=" + lesson);
    }
    assertThat(found).isEmpty();
  }

  @Test
  void numbersHaveACommaInGermanAndAPointInEnglish() {
    String written =
        "async () => { const { value, loss, count } = await import('/page/app/words.js');"
            + " const { worth } = await import('/page/table/marks.js');"
            + " const { real } = await import('/page/learn/numbers.js');"
            + " const { large } = await import('/page/learn/growth.js');"
            + " return [value({ points: 3.84 }), value({ points: -0.04 }),"
            + " value({ value: 7.25 }, 'points'), loss({ loss: 1.5, value: 0 }, 'points'),"
            + " count(12345678), worth({ points: -12.34 }), real(-0.5), large(6.1e62)].join(' | ');"
            + " }";
    Page english = browser.open(workbench.address(), 1280, 900, ColorScheme.LIGHT, "en-GB");
    for (Page page : List.of(open(""), english)) {
      page.locator("#play").waitFor();
      String point = page == english ? "." : ",";
      assertThat((String) page.evaluate(written))
          .isEqualTo(
              "+3.8 | ±0.0 | +7.3 | ~ 1.5 | 12.3 M | ~−12.3 | −0.50 | 6.1 · 10⁶²"
                  .replace(".", point));
    }
  }

  /** What the server says in English comes to the page in German, with what was typed in it. */
  @Test
  void theServerIsHeardInGerman() {
    Page page = open("");
    Map<String, String> said =
        Map.of(
            "/tables/nowhere",
            "Den Tisch 'nowhere' gibt es nicht.",
            "/levels?game=chess",
            "Das Spiel 'chess' gibt es nicht; es gibt",
            "/levels?game=" + URLEncoder.encode("nim:heaps=x", StandardCharsets.UTF_8),
            "nim: heaps=x ist nicht erlaubt; heaps nimmt 1 bis");
    said.forEach(
        (path, sentence) ->
            assertThat(
                    (String)
                        page.evaluate(
                            "async (path) => (await import('/page/app/api.js')).get(path)"
                                + ".then(() => '', (refused) => refused.message)",
                            path))
                .startsWith(sentence));
    browser.errors(); // the browser itself notes an answer of 404
  }

  @Test
  void reportsAreInTheLanguageOfThePage() throws IOException {
    String report = Client.of(workbench).text("/api/runs/" + match + "/report?lang=de");
    assertThat(report).contains("<html lang='de'>", "Ein Match in tictactoe", "Kreuztabelle");
    Page page = open("");
    page.setContent(report);
    look("report of a match", page);
    assertThat(found).isEmpty();
    JsonNode list = Client.of(workbench).get("/api/experiments?lang=de").json();
    assertThat(new ObjectMapper().writeValueAsString(list))
        .contains("Lohnt sich die Hauptvariantensuche?");
  }
}
