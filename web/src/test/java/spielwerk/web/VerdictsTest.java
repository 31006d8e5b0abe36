package spielwerk.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Catalogue;

/** The findings of the papers with their verdicts, from the results that ship. */
class VerdictsTest {
  @TempDir static Path folder;

  private static Workbench workbench;
  private static Browser browser;

  @BeforeAll
  static void start() throws IOException {
    browser = Browser.forTest();
    Path home = folder.resolve("home");
    Files.createDirectories(home.resolve("docs"));
    Files.writeString(
        home.resolve("docs/findings.yaml"),
        """
        papers:
          - {id: search, title: A course}
        findings:
          - number: 1
            paper: search
            says: It pays.
            german: Es lohnt sich.
            diagnosis: 101
            claims:
              - {experiment: e, measure: nodes, expect: lower, than: 1, paper: "0.5"}
              - {experiment: f, measure: nodes, expect: equal, than: 1, margin: 0.1}
        beyond:
          - number: 101
            paper: search
            says: And more.
            german: Und mehr.
            claims:
              - {experiment: f, measure: nodes, expect: lower, than: 1}
        smaller:
          - {experiment: e, says: Forty positions., german: Vierzig Stellungen.}
        """);
    Files.createDirectories(home.resolve("experiments/data/e"));
    Files.writeString(
        home.resolve("experiments/data/e/measures.json"),
        """
        {"experiment":"e","scale":"quick","seed":1,"command":"./spielwerk experiment run e",
        "build":"1","date":"2026-01-01T00:00:00Z","machine":"m","seconds":3.0,"measures":[
        {"name":"nodes","kind":"RATIO","value":0.8,"low":0.7,"high":0.9,"n":40,"sd":0.4}]}
        """);
    System.setProperty("spielwerk.home", home.toString());
    workbench =
        Workbench.start(
            Catalogue.load().closed(), Workbench.Terms.local(0, folder.resolve("data")));
  }

  @AfterAll
  static void stop() {
    System.clearProperty("spielwerk.home");
    if (browser != null) {
      browser.close();
      workbench.close();
    }
  }

  @Test
  void theTableShowsVerdictIntervalAndPictureInBothLanguages() {
    Page page =
        browser.open(workbench.address() + "#/lab/verdicts", 1100, 900, ColorScheme.LIGHT, "en-US");
    assertThat(page.locator("tr.finding").first()).containsText("It pays.");
    assertThat(page.locator("tr.finding .badge").first()).hasText("cannot be told");
    assertThat(page.locator("tr.claim").first()).containsText("held");
    assertThat(page.locator("tr.claim").first()).containsText("0.7 … 0.9");
    assertThat(page.locator("tr.claim svg .theirs")).hasCount(1);
    assertThat(page.locator("tr.claim").last()).containsText("not run");
    assertThat(page.locator("tr.finding").first()).containsText("Forty positions.");
    page.locator("[data-diagnosis='101']").click();
    assertThat(page.locator("[data-finding='101']")).isInViewport();
    assertThat((Integer) page.evaluate("document.documentElement.scrollWidth"))
        .isLessThanOrEqualTo(1100);
    Page german =
        browser.open(workbench.address() + "#/lab/verdicts", 1100, 900, ColorScheme.DARK, "de-DE");
    assertThat(german.locator("tr.finding").first()).containsText("Es lohnt sich.");
    assertThat(german.locator("tr.finding").first()).containsText("Vierzig Stellungen.");
    assertThat(german.locator("[data-diagnosis='101']")).containsText("Und mehr.");
    assertThat(german.locator("tr.claim").last()).containsText("nicht gelaufen");
    assertThat(browser.errors()).isEmpty();
  }

  @Test
  void onAPhoneNothingIsBeyondTheEdge() {
    Page page =
        browser.open(workbench.address() + "#/lab/verdicts", 400, 900, ColorScheme.LIGHT, "en-US");
    assertThat(page.locator("tr.claim").first()).containsText("0.7 … 0.9");
    assertThat(page.locator("tr.finding .badge").first()).isInViewport();
    assertThat(
            (Integer)
                page.locator(".scroll")
                    .first()
                    .evaluate("each => each.scrollWidth - each.clientWidth"))
        .isZero();
    assertThat(browser.errors()).isEmpty();
  }
}
