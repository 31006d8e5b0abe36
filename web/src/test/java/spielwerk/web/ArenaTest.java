package spielwerk.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.arena.Match;
import spielwerk.arena.MatchSpec;
import spielwerk.core.Catalogue;
import spielwerk.runs.Journal;
import spielwerk.runs.Runs;

/** Matches and tournaments as people hold them, in a real browser. */
class ArenaTest {
  private static final Pattern RUN = Pattern.compile(".*#/arena/(match|tournament)-.*");
  private static final LocatorAssertions.IsVisibleOptions PATIENT =
      new LocatorAssertions.IsVisibleOptions().setTimeout(300_000);

  @TempDir static Path data;

  /** How many moves the engine gate may make. */
  private static Path allowed;

  private static Workbench workbench;
  private static Browser browser;

  @BeforeAll
  static void start() {
    browser = Browser.forTest();
    allowed = data.resolve("allowed");
    workbench =
        Workbench.start(
            Catalogue.load().closed(),
            Workbench.Terms.local(0, data)
                .starting(RunProgram.command("-Dgate.allowed=" + allowed)));
  }

  @AfterAll
  static void stop() {
    if (browser != null) {
      browser.close();
      workbench.close();
    }
  }

  @AfterEach
  void theConsoleIsQuiet() {
    if (browser != null) {
      assertThat(browser.errors()).isEmpty();
    }
  }

  private static void fits(Page page) {
    assertThat(
            (Boolean)
                page.evaluate(
                    "document.documentElement.scrollWidth <= document.documentElement.clientWidth"))
        .isTrue();
  }

  @Test
  void aTournamentIsSetUpByClickingAndWatchedToItsEnd() throws IOException {
    Page page = browser.open(workbench.address() + "#/arena/new");
    page.locator("[data-game=tictactoe]").click();
    page.locator("[data-kind=roundrobin]").click();
    page.locator("input[name=games]").fill("4");
    page.locator("input[name=games]").press("Tab");
    Locator yaml = page.locator("#yaml");
    assertThat(yaml).hasValue(Pattern.compile("game: tictactoe\n[\\s\\S]*games: 4\n"));
    yaml.fill(yaml.inputValue().replace("games: 4", "gaems: 4"));
    assertThat(page.locator(".trouble")).containsText("there is no field 'gaems'");
    assertThat(page.locator("#start")).isDisabled();
    yaml.fill("game: tictactoe\nplayers: [random, 'alphabeta:depth=3', negamax]\ngames: 6\n");
    assertThat(page.locator("sw-entrants li")).hasCount(3);
    assertThat(page.locator("input[name=games]")).hasValue("6");
    assertThat(page.locator(".trouble")).isEmpty();
    PageTest.serious(page);
    page.locator("#start").click();
    assertThat(page).hasURL(RUN);
    RunStates.await(page, workbench, "finished");
    assertThat(page.locator("#state")).containsText("18 of 18 games");
    assertThat(page.locator("sw-crosstable tbody tr")).hasCount(3);
    assertThat(page.locator("sw-crosstable .cell")).hasCount(6);
    assertThat(page.locator("svg circle")).hasCount(5);
    assertThat(page.locator("svg text").getByText("-0 %")).hasCount(0);
    PageTest.serious(page);
    page.locator("sw-competition-games [data-at]").first().click();
    assertThat(page).hasURL(Pattern.compile(".*#/t/.*"));
    page.goBack();
    assertThat(page.locator("#report")).hasAttribute("href", Pattern.compile(".*/report"));
    page.reload();
    assertThat(page.locator("#state[data-state=finished]")).isVisible();
    page.navigate(workbench.address() + page.locator("#report").getAttribute("href").substring(1));
    assertThat(page.locator("h1")).containsText("round robin of tictactoe");
  }

  @Test
  void whatIsTypedBeforeTheFormIsThereStays() {
    Page page = browser.open(workbench.address() + "#/arena");
    List<Route> held = new ArrayList<>();
    page.route("**/api/specs/match", held::add);
    page.navigate(workbench.address() + "#/arena/new");
    Locator yaml = page.locator("#yaml");
    String typed = "game: tictactoe\nplayers: [random, negamax]\ngames: 6\n";
    yaml.fill(typed);
    page.waitForCondition(() -> held.size() == 1);
    held.get(0).resume();
    assertThat(page.locator("input[name=games]")).hasValue("6");
    assertThat(page.locator("sw-entrants li")).hasCount(2);
    assertThat(yaml).hasValue(typed);
  }

  @Test
  void theFormOfAMatchHasAllFieldsOfItsSpec() throws IOException {
    Page page = browser.open(workbench.address() + "#/arena/new");
    page.locator("[data-game=connect4]").click();
    page.locator("[data-kind=match]").click();
    Locator yaml = page.locator("#yaml");
    assertThat(yaml).hasValue(Pattern.compile("game: connect4\nkind: match\nplayers:\n[\\s\\S]*"));
    page.locator("sw-entrants [aria-label^=Remove]").first().click();
    page.locator("select[name=openings]").selectOption("random");
    type(page, "budget", "nodes=50");
    type(page, "sprt", "0,30");
    page.locator("#more > summary").click();
    type(page, "maxMoves", "30");
    type(page, "margin", "100");
    page.locator("select[name=drawOffers]").selectOption("false");
    page.locator("select[name=goal]").selectOption("points");
    assertThat(yaml)
        .hasValue(
            """
            game: connect4
            kind: match
            players:
              - alphabeta:depth=2
              - random
            openings: random:plies=4
            budget: nodes=50
            sprt: "0,30"
            maxMoves: 30
            margin: 100
            drawOffers: false
            goal: points
            """);
    assertThat(page.locator(".trouble")).isEmpty();
    assertThat(page.locator("#start")).isEnabled();
    page.locator("select[name=openings]").selectOption("list");
    page.locator("sw-spec-form textarea").fill("d d\nc");
    page.locator("sw-spec-form textarea").blur();
    page.locator("[data-kind=knockout]").click();
    assertThat(yaml).hasValue(Pattern.compile("[\\s\\S]*openings:\n  - d d\n  - c\n[\\s\\S]*"));
    assertThat(yaml).not().hasValue(Pattern.compile("[\\s\\S]*sprt[\\s\\S]*"));
    type(page, "anchor", "random");
    page.locator("details summary").getByText("All teams").click();
    type(page, "teams.of", "random + mcts");
    assertThat(yaml)
        .hasValue(
            Pattern.compile(
                "[\\s\\S]*anchor:\n  random: 0\nteams:\n  of:\n    - random\n    - mcts\n"));
    page.locator("[data-kind=match]").click();
    assertThat(page.locator("[name=sprt]")).hasValue("0,30");
    PageTest.serious(page);
  }

  private static void type(Page page, String field, String text) {
    Locator input = page.locator("[name='" + field + "']");
    input.fill(text);
    input.blur();
  }

  @Test
  void aGermanPageHasGermanSentencesAboutTheFields() {
    Page page =
        browser.open(workbench.address() + "#/arena/new", 1280, 900, ColorScheme.LIGHT, "de-DE");
    assertThat(page.locator("sw-spec-form")).not().hasCount(0);
    assertThat(page.locator("sw-spec-form small").getByText("wie viel eine Engine")).isVisible();
    assertThat(page.getByText("how much an engine")).hasCount(0);
  }

  @Test
  void aMatchIsPausedAndResumedOnAPhone() throws IOException {
    GateMaker.allow(allowed, 8); // so that the first game is under way until it has been watched
    String yaml =
        "game: othello:size=6\\nplayers: [gate, mcts(time=150ms)]\\ngames: 5000\\nsprt: 0,5";
    String id =
        Client.of(workbench)
            .post("/api/runs", "{\"kind\":\"match\",\"yaml\":\"" + yaml + "\"}")
            .json()
            .path("id")
            .asText();
    Page page = browser.openOnPhone(workbench.address() + "#/arena/" + id);
    assertThat(page.locator("#now sw-mini-board").first()).isVisible(PATIENT);
    assertThat(page.locator(".gauge")).isVisible();
    page.locator("#now [data-watch]").first().click();
    assertThat(page.locator("#live sw-mini-board")).isVisible(PATIENT);
    assertThat(page).hasURL(Pattern.compile(".*#/arena/" + id + "/\\d+"));
    page.reload(); // its address leads to it while it is played, and to its table afterwards
    assertThat(page.locator("#live sw-mini-board")).isVisible();
    GateMaker.allow(allowed, Integer.MAX_VALUE);
    assertThat(page.locator(".status"))
        .hasText(
            Pattern.compile("won|draw"),
            new LocatorAssertions.HasTextOptions().setTimeout(300_000));
    page.navigate(workbench.address() + "#/arena/" + id);
    RunStates.await(page, workbench, "running");
    page.locator("#pause").click();
    RunStates.await(page, workbench, "paused");
    fits(page);
    PageTest.serious(page);
    page.locator("#resume").click();
    RunStates.await(page, workbench, "running");
    page.locator("#stop").click();
    RunStates.await(page, workbench, "paused");
    page.navigate(workbench.address() + "#/arena");
    assertThat(page.locator("[data-run=" + id + "]")).containsText("paused");
    Catalogue catalogue = Catalogue.load();
    MatchSpec spec = MatchSpec.of(catalogue.game("nim"), List.of("random", "random"), 4, 1);
    try (Journal elsewhere = Match.begin(spec, new Runs(data, Clock.systemUTC()), false)) {
      assertThat(page.locator("[data-run=" + elsewhere.id() + "]")).containsText("running");
    }
    fits(page);
    PageTest.serious(page);
    page.locator("#new").click();
    assertThat(page.locator("sw-entrants li").first()).isVisible();
    fits(page);
  }

  @Test
  void addressesFromWhenTheArenaWasThePitStillLeadThere() throws IOException {
    Page page = browser.open(workbench.address() + "#/pit/new");
    assertThat(page.locator("sw-entrants li").first()).isVisible();
    assertThat(page).hasURL(workbench.address() + "#/arena/new");
    page.navigate(workbench.address() + "#/pit");
    assertThat(page.locator("#new")).isVisible();
    assertThat(page).hasURL(workbench.address() + "#/arena");
    page.navigate(workbench.address() + "#/pit/class/abc?key=xyz");
    assertThat(page).hasURL(workbench.address() + "#/arena/class/abc");
    assertThat(page.evaluate("localStorage.getItem('spielwerk.keys')").toString())
        .contains("abc", "xyz");
    assertThat(page.locator("sw-class")).containsText("abc"); // there is no such class
    browser.errors();
  }
}
