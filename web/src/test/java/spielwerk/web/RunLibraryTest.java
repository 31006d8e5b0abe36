package spielwerk.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Catalogue;

/** A match that its test does not decide is extended, put into the library and explored there. */
class RunLibraryTest {
  private static final LocatorAssertions.IsVisibleOptions PATIENT =
      new LocatorAssertions.IsVisibleOptions().setTimeout(300_000);

  @TempDir Path data;
  private Workbench workbench;
  private Browser browser;

  @BeforeEach
  void start() {
    browser = Browser.forTest();
    workbench =
        Workbench.start(
            Catalogue.load().closed(),
            Workbench.Terms.local(0, data).starting(RunProgram.command()));
  }

  @AfterEach
  void stop() {
    if (browser != null) {
      assertThat(browser.errors()).isEmpty();
      browser.close();
      workbench.close();
    }
  }

  /** Two that play with the same engine are told apart by nothing else; on a phone too. */
  @Test
  void whoeverPlayedAGameOfAMatchKeepsItsNameAtTheTable() throws IOException {
    String yaml =
        "game: connect4\\nplayers: [{name: Red one, engine: random}, {name: Other, engine: random}]"
            + "\\ngames: 2\\nseed: 1";
    String id =
        Client.of(workbench)
            .post("/api/runs", "{\"kind\":\"match\",\"yaml\":\"" + yaml + "\"}")
            .json()
            .path("id")
            .asText();
    for (String language : List.of("en-GB", "de-DE")) {
      Page page =
          browser.open(
              workbench.address() + "#/arena/" + id, 390, 844, ColorScheme.LIGHT, language);
      assertThat(page.locator("#state[data-state=finished]")).isVisible(PATIENT);
      BoundingBox score = page.locator("[data-player=Other] .score").boundingBox();
      assertThat(score.x + score.width).isLessThan(390);
      PageTest.narrow(page);
      PageTest.serious(page);
      page.locator("sw-competition-games [data-at]").first().click();
      assertThat(page).hasURL(Pattern.compile(".*#/t/.*"));
      assertThat(page.locator("sw-player .name").filter(named("Red one"))).hasCount(1);
      assertThat(page.locator("sw-player .name").filter(named("Other"))).hasCount(1);
      assertThat(page.locator("sw-player .engine").first()).containsText("random");
      page.context().close();
    }
  }

  @Test
  void anUndecidedTestIsExtendedAndItsGamesAreExploredInTheLibrary() throws IOException {
    String yaml =
        "game: tictactoe\\nplayers: [{name: Red, engine: random}, {name: Blue, engine: random}]"
            + "\\ngames: 4\\nsprt: 0,5\\nseed: 1";
    Client client = Client.of(workbench);
    String id =
        client
            .post("/api/runs", "{\"kind\":\"match\",\"yaml\":\"" + yaml + "\",\"library\":true}")
            .json()
            .path("id")
            .asText();
    Page page = browser.open(workbench.address() + "#/arena/" + id);
    assertThat(page.locator("#state[data-state=finished]")).isVisible(PATIENT);
    assertThat(page.locator("sw-crosstable [data-player=Red]")).hasCount(1);
    assertThat(page.locator("sw-crosstable [data-player=Blue]")).hasCount(1);
    page.locator("[name=games]").fill("8");
    page.locator("#extend").click();
    assertThat(page.locator("#state")).containsText("8 of 8 games", text());
    assertThat(page.locator("#state[data-state=finished]")).isVisible(PATIENT);
    PageTest.serious(page);
    // by the switch they are there already, or come in this moment
    page.locator("#tolibrary").click();
    assertThat(page.getByText("added to the library")).isVisible();
    assertThat(client.post("/api/runs/" + id + "/keep", "{}").json().path("known").asInt())
        .isEqualTo(8);

    page.navigate(workbench.address() + "#/library");
    assertThat(page.locator("sw-library tbody tr")).hasCount(8);
    assertThat(page.locator("sw-library td.players").first())
        .hasText(Pattern.compile("Red – Blue|Blue – Red"));
    page.locator("[data-filter=player]").pressSequentially("Re");
    assertThat(page.locator("#known-players option")).hasAttribute("value", "red");
    page.locator("#tab-explorer").click();
    page.locator("#explorer-game").selectOption("tictactoe");
    assertThat(page.locator("sw-explorer [data-game]")).hasCount(8);
    page.locator("sw-explorer [data-played]").first().click();
    assertThat(page.locator("sw-explorer .line")).hasText(Pattern.compile("[abc][123]"));
    PageTest.serious(page);
    page.locator("#explorer-back").click();
    assertThat(page.locator("sw-explorer .line")).hasText("");
    page.locator("sw-explorer [data-game]").first().click();
    assertThat(page).hasURL(Pattern.compile(".*#/t/.*"));

    page.locator("#first").click();
    page.locator("#explore").click(); // from the table to the same position in the library
    assertThat(page.locator("#explorer-game")).hasValue("tictactoe");
    assertThat(page.locator("sw-explorer [data-game]")).hasCount(8);
    page.locator("#explorer-pattern").click();
    page.locator("#pattern-search").click();
    assertThat(page.locator("sw-pattern [role=alert]")).containsText("set at least one square");
    page.locator("[data-square='1,1']").click(); // sooner or later X or O stands in the middle
    page.locator("#pattern-search").click();
    assertThat(page.locator("sw-pattern [role=status]")).containsText("8 of 8 games searched");
    int crosses = page.locator("sw-pattern [data-found]").count();
    page.locator("[data-brush=o]").click();
    page.locator("[data-square='1,1']").click();
    page.locator("#pattern-search").click();
    assertThat(page.locator("sw-pattern [role=status]")).containsText("8 of 8 games searched");
    int rings = page.locator("sw-pattern [data-found]").count();
    assertThat(crosses).isPositive();
    assertThat(crosses + rings).isBetween(1, 8);
    PageTest.serious(page);
    page.locator("[data-brush=x]").click();
    page.locator("[data-square='1,1']").click();
    page.locator("#pattern-search").click();
    assertThat(page.locator("sw-pattern [data-found]")).hasCount(crosses);
    page.locator("sw-pattern [data-found]").first().click();
    assertThat(page.locator("[data-move=b2]")).hasAttribute("data-sign", "x");
  }

  @Test
  void aTournamentGoesIntoTheLibraryByItselfWithTheNamesOfItsTeams() {
    String yaml =
        "game: tictactoe\\n"
            + "kind: roundrobin\\n"
            + "players: [{name: Reds, engine: 'team:random+negamax'}, {name: Blues, engine:"
            + " 'team:random+negamax'}, random]\\n"
            + "games: 2\\n"
            + "seed: 1";
    Page page = browser.open(workbench.address() + "#/arena/new");
    page.locator("#yaml").fill(yaml.replace("\\n", "\n"));
    page.locator("#library").check();
    page.locator("#start").click();
    assertThat(page.locator("#state[data-state=finished]")).isVisible(PATIENT);
    page.navigate(workbench.address() + "#/library");
    page.waitForCondition(
        () -> Client.of(workbench).get("/api/library").json().path("total").asInt(0) == 6,
        new Page.WaitForConditionOptions().setTimeout(300_000));
    page.reload();
    assertThat(page.locator("sw-library td.players").filter(named("Reds – Blues"))).hasCount(1);
    assertThat(page.locator("sw-library td.players").filter(named("Blues – Reds"))).hasCount(1);
    assertThat(page.locator("sw-library td.players").filter(named("random"))).hasCount(4);
  }

  private static Locator.FilterOptions named(String players) {
    return new Locator.FilterOptions().setHasText(players);
  }

  private static LocatorAssertions.ContainsTextOptions text() {
    return new LocatorAssertions.ContainsTextOptions().setTimeout(300_000);
  }
}
