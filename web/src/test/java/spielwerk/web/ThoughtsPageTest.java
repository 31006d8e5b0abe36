package spielwerk.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.arena.Match;
import spielwerk.arena.MatchSpec;
import spielwerk.core.Catalogue;
import spielwerk.core.Runner;
import spielwerk.runs.Journal;
import spielwerk.runs.RunKinds;
import spielwerk.runs.Runs;

/** What the games of a match keep beyond their moves: thoughts of engines, and how one failed. */
class ThoughtsPageTest {
  @TempDir Path data;
  private Workbench workbench;
  private Browser browser;
  private String id = "";

  @BeforeEach
  void start() {
    browser = Browser.forTest();
    Catalogue catalogue = Catalogue.load();
    MatchSpec spec =
        MatchSpec.of(catalogue.game("connect4"), List.of("alphabeta:depth=3", "faulty"), 4, 1);
    try (Journal journal = Match.begin(spec, new Runs(data, Clock.systemUTC()), false)) {
      id = journal.id();
      RunKinds.of(catalogue).of(journal.run()).open(journal, catalogue).run(Runner.of(1));
    }
    workbench = Workbench.start(catalogue.closed(), Workbench.Terms.local(0, data));
  }

  @AfterEach
  void stop() {
    if (browser != null) {
      assertThat(browser.errors()).isEmpty();
      browser.close();
      workbench.close();
    }
  }

  @Test
  void aGameShowsWhatItsEnginesThoughtAndTheTableRaisesAnAlarmForOneThatThrew() throws IOException {
    Page page = browser.open(workbench.address() + "#/arena/" + id);
    assertThat(page.locator("sw-crosstable [data-player=faulty] .alarm")).hasText("⚠ 2");
    assertThat(page.locator("sw-crosstable .alarm")).hasCount(1);
    assertThat(page.locator("#failures summary")).containsText("faulty lost 2 games");
    assertThat(page.locator("#failures summary"))
        .containsText("engine failed: IllegalStateException: lost its way");
    page.locator("#failures summary").click();
    assertThat(page.locator("#failures pre")).containsText("FaultyMaker$Faulty.advise");
    assertThat(page.locator("sw-competition-games sw-failure")).hasCount(2);
    PageTest.serious(page);
    page.locator("sw-competition-games [data-at]").first().click();
    assertThat(page).hasURL(Pattern.compile(".*#/t/.*"));
    assertThat(page.locator("sw-graph .curve").first()).isVisible();
    page.locator("sw-graph .plot").focus();
    page.keyboard().press("ArrowLeft");
    assertThat(page.locator("sw-graph .here")).containsText("depth 3");
    assertThat(page.locator("sw-graph .here")).containsText(Pattern.compile("[1-9][0-9]* nodes"));
    PageTest.serious(page);

    Client client = Client.of(workbench);
    JsonNode items = client.get("/api/runs/" + id + "/games").json().path("items");
    String table =
        client
            .post("/api/runs/" + id + "/games/" + items.get(0).path("at").asLong() + "/open", "{}")
            .json()
            .path("id")
            .asText();
    String json = client.text("/api/tables/" + table + "/export?format=jsonl");
    assertThat(json).contains("\"depths\":[", "\"nodes\":[", "\"values\":[");
    String report = client.text("/api/runs/" + id + "/report");
    assertThat(report).contains("Failures", "FaultyMaker$Faulty.advise");
  }

  @Test
  void aTableShowsWhereItsEngineFailed() throws IOException {
    Client client = Client.of(workbench);
    String body =
        "{\"game\":\"connect4\",\"seats\":[{\"kind\":\"engine\",\"engine\":\"%s\"},{\"kind\":\"engine\",\"engine\":\"%s\"}]}";
    String faulty =
        client.post("/api/tables", body.formatted("faulty", "faulty")).json().path("id").asText();
    Page page = browser.open(workbench.address() + "#/t/" + faulty);
    assertThat(page.locator(".status .trouble")).containsText("lost its way");
    page.locator(".status summary").click();
    assertThat(page.locator(".status pre")).containsText("FaultyMaker$Faulty.advise");
    assertThat(page.locator(".status pre")).not().containsText("TableEngine");
    PageTest.serious(page);
    page.screenshot(new Page.ScreenshotOptions().setPath(Path.of("target/table-trouble.png")));
  }

  @Test
  void anEngineThatNeverAnswersIsGivenUpAndANewOneAskedWhenTheGameGoesOn() throws IOException {
    Client client = Client.of(workbench);
    String body =
        "{\"game\":\"connect4\",\"seats\":[{\"kind\":\"engine\",\"engine\":\"faulty:never\"},{\"kind\":\"engine\",\"engine\":\"faulty\"}]}";
    String table = client.post("/api/tables", body).json().path("id").asText();
    Page page = browser.open(workbench.address() + "#/t/" + table);
    for (int time = 0; time < 2; time++) {
      assertThat(page.locator(".status .trouble")).containsText("did not answer within 1 s");
      client.post("/api/tables/" + table + "/pause", "{\"paused\":false}");
      assertThat(page.locator(".status .trouble")).hasCount(0);
    }
  }

  @Test
  void theAlarmIsInGermanToo() throws IOException {
    Page page =
        browser.open(workbench.address() + "#/arena/" + id, 390, 800, ColorScheme.DARK, "de-DE");
    assertThat(page.locator("#failures summary")).containsText("faulty hat 2 Partien");
    PageTest.serious(page);
  }
}
