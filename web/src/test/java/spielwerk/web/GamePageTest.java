package spielwerk.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Catalogue;

/** A game from *New game* to its end and the next one, in a real browser. */
class GamePageTest extends PageTest {
  private static final String BOB = "{\"kind\":\"person\",\"name\":\"Bob\"}";

  private static String address(Workbench at, String table) {
    return at.address() + "#/t/" + table.substring(table.lastIndexOf('/') + 1);
  }

  /** A table of two people at which some moves were played. */
  private static String played(String game, String... moves) {
    Client client = Client.of(workbench);
    String table = client.start(game, PERSON, BOB);
    int node = 0;
    for (String move : moves) {
      String body = "{\"node\":%d,\"move\":\"%s\"}".formatted(node, move);
      node = client.post(table + "/moves", body).json().path("node").asInt();
    }
    return address(workbench, table);
  }

  private static void fits(Page page) throws IOException {
    assertThat((Integer) page.evaluate("document.documentElement.scrollWidth"))
        .isLessThanOrEqualTo((Integer) page.evaluate("innerWidth"));
    serious(page);
  }

  @Test
  void theLineThatWonIsMarkedAndARematchSwapsSeats() throws IOException {
    Page page = browser.open(played("connect4", "d", "c", "d", "c", "d", "c", "d"));
    assertThat(page.locator(".hole.won")).hasCount(4);
    assertThat(page.locator(".hole.last")).hasCount(1);
    assertThat(page.locator(".status")).hasText("Ada won");
    assertThat(page.locator("sw-player .side")).hasText(new String[] {"Yellow", "Red"});
    fits(page);
    page.locator("#rematch").click();
    assertThat(page.locator(".hole.x")).hasCount(0);
    assertThat(page.locator("sw-player").filter(with("Bob"))).containsText("Red");
    assertThat(page.locator("sw-player").filter(with("Ada"))).containsText("Yellow");

    page.navigate(played("tictactoe", "b2", "a2", "c1", "b1", "a3"));
    assertThat(page.locator("[data-move].won")).hasCount(3);
    page.navigate(played("fiveinarow", "h8", "h9", "i9", "i10", "j10", "j11", "k11", "k12", "l12"));
    page.locator("canvas").waitFor();
    page.waitForFunction(
        "() => document.querySelector('sw-app').shadowRoot.querySelector('sw-table').element"
            + "?.scene.won.length === 5");
  }

  private static Locator.FilterOptions with(String words) {
    return new Locator.FilterOptions().setHasText(words);
  }

  @Test
  void resigningAsksAlsoOnAGermanPhone() throws IOException {
    Page page = browser.open(played("othello", "f5"), 390, 844, ColorScheme.LIGHT, "de-DE");
    page.locator("#resign").click();
    assertThat(page.locator(".status")).containsText("aufgeben?");
    page.locator("#no").click();
    assertThat(page.locator(".status")).hasText("Weiß ist am Zug");
    page.locator("#resign").click();
    page.locator("#yes").click();
    assertThat(page.locator(".status")).containsText("Ada");
    assertThat(page.locator("#rematch")).hasText("Revanche");
    fits(page);
  }

  @Test
  void aNewGameIsMadeByFieldsAndItsEngineByAPicker() throws IOException {
    Page page = browser.open(workbench.address());
    page.locator("#more").click();
    page.locator("sw-new #game").selectOption("quickciv");
    Locator fields = page.locator("sw-new .fields").first();
    fields.locator("[name=players]").fill("2");
    fields.locator("[name=size]").fill("9");
    fields.locator("[name=rounds]").fill("40");
    fields.locator("[name=rounds]").press("Tab");
    assertThat(page.locator("sw-new [data-seat]")).hasCount(2);
    Locator second = page.locator("sw-new [data-seat='1']");
    second.locator("select.who").selectOption("engine");
    second.locator("select.pick").selectOption("caesar");
    assertThat(second.locator(".about")).containsText("build order");
    second.locator("details summary").click();
    second.locator("details [name=level]").fill("1");
    second.locator("details [name=level]").press("Tab");
    assertThat(second.locator("input.engine")).hasValue("caesar:level=1");
    serious(page);
    page.locator("#start").click();
    assertThat(page.locator(".standing caption")).hasText("Round 1 of 40");
    assertThat(page.locator("sw-player").first()).containsText("caesar:level=1");
  }

  @Test
  void anAnswerAboutTheGameChosenBeforeChangesNothing() {
    Page page = browser.open(workbench.address());
    List<Route> held = new ArrayList<>();
    page.route("**/api/engines?game=othello", held::add);
    page.locator("#more").click();
    page.waitForCondition(() -> held.size() == 1);
    page.locator("sw-new #game").selectOption("quickciv");
    Locator second = page.locator("sw-new [data-seat='1']");
    second.locator("select.who").selectOption("engine");
    Locator caesar = second.locator("select.pick option[value=caesar]");
    assertThat(caesar).hasCount(1);
    page.waitForResponse("**/api/engines?game=othello", held.get(0)::resume);
    page.evaluate("() => new Promise(done => setTimeout(done, 0))");
    assertThat(caesar).hasCount(1);
    assertThat(second.locator("select.pick option[value=patterns]")).hasCount(0);
  }

  @Test
  void onAWideBoardForTwoTheEngineIsNamedInFull() {
    String table =
        Client.of(workbench)
            .start("qwixx", PERSON, "{\"kind\":\"engine\",\"engine\":\"alphaqwixx\"}");
    for (String language : List.of("en-GB", "de-DE")) {
      Page page = browser.open(address(workbench, table), 1280, 800, ColorScheme.LIGHT, language);
      Locator engine = page.locator("sw-player .engine");
      assertThat(engine).hasText(" · alphaqwixx");
      assertThat((Boolean) engine.evaluate("one => one.scrollWidth <= one.clientWidth")).isTrue();
      page.context().close();
    }
  }

  /** The bar beside the board takes some of its room; what was all in sight stays so. */
  @Test
  void aBoardThatGetsSmallerIsStillSeenWhole() throws IOException {
    for (String language : List.of("en-GB", "de-DE")) {
      Page page = browser.open(played("fiveinarow", "h8"), 390, 844, ColorScheme.LIGHT, language);
      page.locator("canvas").waitFor();
      String board =
          "document.querySelector('sw-app').shadowRoot.querySelector('sw-table').element";
      String whole = board + "?.camera.scale * 16 <= " + board + "?.camera.width + 1";
      page.waitForFunction("() => " + whole);
      double before = page.locator("canvas").boundingBox().width;
      page.locator("#evaluate").click();
      page.locator("sw-evaluation").waitFor();
      assertThat(page.locator("canvas").boundingBox().width).isLessThan(before);
      page.waitForFunction("() => " + whole);
      fits(page);
      page.context().close();
    }
  }

  @Test
  void theBestMovesArePointedAtAndACrowdBehindThemIsNot() {
    for (String language : List.of("en-GB", "de-DE")) {
      Page page =
          browser.open(played("connect4", "d", "c"), 1280, 860, ColorScheme.LIGHT, language);
      page.locator("#engine").fill("alphabeta:depth=4,lines=7");
      page.locator("#ask").click();
      assertThat(page.locator("sw-connect4 .arrow[data-rank='1']").first()).isVisible();
      Object ranks =
          page.evaluate(
              "async () => { const { marksOf } = await import('/page/table/marks.js'); const of ="
                  + " (all) => [...marksOf([{ candidates: all }], { heat: 'visits', table: { goal:"
                  + " 'win' } }).values()].map(({ rank = '-', pointed }) => rank + (pointed ? '>' :"
                  + " '')).join(' '); const moves = (n, some = {}) => Array.from({ length: n }, (_,"
                  + " i) => ({ move: 'm' + i + n, percent: 8, ...some })); return [of([...moves(1, {"
                  + " value: 0.4 }), ...moves(5)]), of(moves(3)), of([...moves(1, { percent: 20 }),"
                  + " ...moves(2)])].join(', '); }");
      assertThat(ranks).isEqualTo("1> - - - - -, 1> 1> 1>, 1> 2> 2>");
      page.locator("#settings").click();
      page.locator("[data-setting=arrows]").uncheck();
      page.keyboard().press("Escape");
      assertThat(page.locator("sw-connect4 .arrow")).hasCount(0);
      page.context().close();
    }
  }

  @Test
  void quickCivFitsAndSaysWhoseTurnItIsAboveTheFold() throws IOException {
    String table =
        Client.of(workbench)
            .start("quickciv:size=9,seed=3,rounds=30", PERSON, RANDOM, RANDOM, RANDOM);
    for (int[] size :
        List.of(new int[] {1280, 800}, new int[] {1536, 864}, new int[] {1400, 900})) {
      Page page =
          browser.open(address(workbench, table), size[0], size[1], ColorScheme.LIGHT, "en-GB");
      for (int i = 0; i < 3; i++) {
        assertThat(page.locator(".status")).hasText("Your turn");
        page.locator("[data-move=pass]").click();
      }
      assertThat(page.locator(".status")).hasText("Your turn");
      assertThat(page.locator(".status").boundingBox().y).isLessThan(size[1] / 2.0);
      fits(page);
      page.locator("[data-building=city-centre]").click();
      assertThat(page.locator(".prospect .good3").first()).isVisible();
      page.context().close();
    }
  }

  @Test
  void longMovesStandOneInARow() {
    Page page = browser.open(played("quickciv:players=2,seed=3", "mine@6,2", "mine@12,13"));
    Locator moves = page.locator("sw-moves button.move");
    assertThat(moves).hasCount(2);
    assertThat(moves.nth(1).boundingBox().x).isEqualTo(moves.nth(0).boundingBox().x);
    assertThat(moves.nth(1).boundingBox().height).isLessThan(40);
    page.navigate(played("connect4", "d", "c"));
    assertThat(moves).hasCount(2);
    assertThat(moves.nth(1).boundingBox().x).isGreaterThan(moves.nth(0).boundingBox().x);
  }

  /** Hints follow the state: what they propose can be built, and each is given once. */
  @Test
  void aFirstGameOfQuickCivIsGuidedInBothLanguages() throws IOException {
    for (String language : List.of("en-GB", "de-DE")) {
      boolean german = language.startsWith("de");
      String table =
          Client.of(workbench).start("quickciv:size=9,players=2,seed=3,rounds=30", PERSON, RANDOM);
      Page page =
          browser.open(
              address(workbench, table),
              german ? 390 : 1280,
              german ? 844 : 860,
              ColorScheme.LIGHT,
              language);
      List<String> kinds = new ArrayList<>();
      Locator caption = page.locator(".standing caption");
      for (int round = 1; round <= 4; round++) {
        String words = german ? "Runde %d von 30" : "Round %d of 30";
        assertThat(caption).hasText(words.formatted(round));
        assertThat(page.locator("[data-move=pass]")).isVisible();
        Locator guide = page.locator("[data-hint]");
        if (guide.count() > 0) {
          kinds.add(guide.getAttribute("data-hint"));
          assertThat(guide.innerText()).doesNotContain("quickciv.").doesNotContain("{");
        }
        if (round == 1) {
          fits(page);
        }
        Locator show = page.locator("[data-show]");
        if (show.count() > 0) {
          show.click();
          page.locator("[data-build]").click();
        } else {
          page.locator("[data-move=pass]").click();
        }
      }
      assertThat(kinds).containsExactly("food", "material", "neighbours", "city");
      page.locator("[data-end]").click();
      assertThat(page.locator("[data-hint]")).hasCount(0);
      page.reload();
      assertThat(page.locator("[data-move=pass]")).isVisible();
      assertThat(page.locator("[data-hint]")).hasCount(0);
      page.context().close();
    }
  }

  @Test
  void quickCivTellsWhatHappenedWhatFallsAndWhatItWouldDoToOthers() throws IOException {
    String table = Client.of(workbench).start("quickciv:map=frontier,rounds=30", PERSON, RANDOM);
    for (String language : List.of("de-DE", "en-GB")) {
      Page page = browser.open(address(workbench, table), 1280, 860, ColorScheme.LIGHT, language);
      assertThat(page.locator("[data-move=pass]")).isVisible();
      page.keyboard().press("p");
      assertThat(page.locator(".standing caption"))
          .containsText(language.startsWith("de") ? "Runde 2" : "Round 3");
      assertThat(page.locator("[data-move=pass]")).isVisible();
      page.locator("[data-tab=sources]").click();
      assertThat(page.locator(".chronicle .standing tr").first()).isVisible();
      page.locator("[data-tab=graph]").click();
      assertThat(page.locator(".chronicle .course")).hasCount(2);
      page.locator("[data-tab=log]").click();
      assertThat(page.locator("[data-log]").first()).isVisible();
      page.locator("[data-log]").first().click();
      assertThat(page.locator(".info h3")).isVisible();
      assertThat(page.locator("sw-quickciv .side")).not().containsText("quickciv.");
      if (language.startsWith("de")) { // blue has moved twice since
        assertThat(page.locator("[data-other]").first()).isAttached();
      }
      fits(page);
      page.context().close();
    }
  }

  @Test
  void aPresetSetsUpAScenarioAndShowsItsMap() throws IOException {
    Page page = browser.open(workbench.address());
    page.locator("#more").click();
    page.locator("sw-new #game").selectOption("quickciv");
    page.locator("[data-preset=duel]").click();
    assertThat(page.locator("sw-new .map svg polygon").first()).isVisible();
    assertThat(page.locator("sw-new [data-seat]")).hasCount(2);
    page.locator("#start").click();
    assertThat(page.locator(".standing caption")).hasText("Round 1 of 40");
  }

  @Test
  void atTheEndNamesakesAreToldApart() {
    Page page = browser.open(workbench.address());
    page.locator("sw-app").waitFor();
    Object words =
        page.evaluate(
            "async () => { const { result } = await import('/page/app/words.js'); return"
                + " result({game: 'quickciv', seatNames: ['red', 'blue', 'green'], seats: [1, 2,"
                + " 3].map(() => ({ kind: 'engine', level: 3 })), ending: { shares: [0, 1, 0],"
                + " reason: 'finished' } }); }");
    assertThat(words).isEqualTo("Level 3 (Blue) won");
  }

  @Test
  void aBannerSaysThatTheServerIsGoneAndGoesByItself(@TempDir Path folder) {
    Workbench first = Workbench.start(Catalogue.load().closed(), Workbench.Terms.local(0, folder));
    int port = first.port();
    Page page = browser.open(address(first, Client.of(first).start("nim", PERSON, BOB)));
    page.locator("[data-move='a-1']").waitFor();
    assertThat(page.locator("#gone")).hasCount(0);
    first.close();
    assertThat(page.locator("#gone")).isVisible();
    try (Workbench second =
        Workbench.start(Catalogue.load().closed(), Workbench.Terms.local(port, folder))) {
      assertThat(second.port()).isEqualTo(port);
      assertThat(page.locator("#gone")).hasCount(0);
      page.locator("[data-move='a-1']").click();
      assertThat(page.locator("sw-moves button.move")).hasCount(1);
      page.context().close();
    }
    // a browser complains of every request that nobody answered
    assertThat(browser.errors())
        .allMatch(one -> Pattern.compile("ERR_|Failed to load|network").matcher(one).find());
  }
}
