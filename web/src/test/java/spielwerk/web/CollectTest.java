package spielwerk.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Dialog;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The library as people use it, in a real browser. */
class CollectTest extends PageTest {
  private static String sgf(int number, String black, String white) {
    return "(;FF[4]GM[4]SZ[9]PB[%s]PW[%s]DT[2026-01-%02d];B[ee];W[ef];B[fe];W[gg])"
        .formatted(black, white, number);
  }

  private static Page library() {
    Page page = browser.open(workbench.address() + "#/library");
    page.locator("sw-library h1").waitFor();
    return page;
  }

  private static void bring(Page page, String games) {
    page.locator("#import").click();
    page.locator("#import-text").fill(games);
    page.locator("#import-pasted").click();
    assertThat(page.locator("sw-bring [role=status]")).containsText("added");
    page.locator("sw-bring form button").click();
  }

  private static void makeLibrary(Page page, String name) {
    page.locator("#library").selectOption("\n");
    page.locator("#library-name").fill(name);
    page.locator("#library-make").click();
    assertThat(page.locator("#library")).hasValue(name);
  }

  @Test
  void gamesAreBroughtInFoundSortedAndPaged() throws IOException {
    Page page = library();
    makeLibrary(page, "Club 1");
    StringBuilder games = new StringBuilder();
    for (int i = 1; i <= 31; i++) {
      games.append(sgf(i, i % 2 == 0 ? "Ada" : "Cleo", "Bob")).append('\n');
    }
    bring(page, games.toString());
    Locator rows = page.locator("sw-library tbody tr");
    assertThat(rows).hasCount(30);
    page.locator("#after").click();
    assertThat(rows).hasCount(1);
    page.locator("[data-sort=date]").click();
    assertThat(rows).hasCount(30);
    assertThat(rows.first()).containsText("2026-01-01");
    page.locator("[data-sort=date]").click();
    assertThat(rows.first()).containsText("2026-01-31");
    page.locator("[data-filter=player]").fill("ada");
    page.locator("[data-filter=player]").press("Enter");
    assertThat(rows).hasCount(15);
    serious(page);
    Download file = page.waitForDownload(() -> page.locator("#export-as").selectOption("sgf"));
    try (InputStream in = file.createReadStream()) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      assertThat(text.split("PB\\[Ada\\]", -1)).hasSize(16);
    }
    page.locator("#import").click();
    page.locator("#file")
        .setInputFiles(
            new FilePayload(
                "one.sgf", "text/plain", sgf(1, "Dora", "Bob").getBytes(StandardCharsets.UTF_8)));
    assertThat(page.locator("sw-bring [role=status]")).containsText("one.sgf: 1 added (SGF)");
    page.locator("#file")
        .setInputFiles(new FilePayload("two.sgf", "text/plain", new byte[] {1, 2, 3}));
    assertThat(page.locator("sw-bring [role=alert]"))
        .containsText("two.sgf is not a file of games");
    browser.errors(); // the browser itself notes an answer of 400
  }

  @Test
  void aGameIsEditedOpenedAnnotatedDeletedAndBroughtBack() {
    Page page = library();
    makeLibrary(page, "Mine");
    bring(page, sgf(1, "Ada", "Bob") + sgf(2, "Cleo", "Bob"));
    page.locator("[data-edit]").last().click();
    page.locator("sw-edit input[name=player]").first().fill("Grace");
    page.locator("sw-edit input[name=date]").fill("2025-05-05");
    page.locator("sw-edit textarea").fill("a quiet game");
    page.locator("#keep").click();
    assertThat(page.locator("tbody tr").last()).containsText("Grace – Bob");
    assertThat(page.locator("tbody tr").last()).containsText("2025-05-05");
    page.locator("[data-filter=words]").fill("quiet");
    page.locator("[data-filter=words]").press("Enter");
    assertThat(page.locator("tbody tr")).hasCount(1);
    page.locator("[data-open]").click();
    assertThat(page.locator("sw-moves button.move")).hasCount(4);
    page.locator("sw-moves button.move").first().click();
    page.locator("sw-moves textarea").fill("the middle");
    page.locator("sw-moves textarea").blur();
    assertThat(page.locator("sw-moves p.comment")).hasText("the middle");
    page.goBack();
    page.locator("#library").selectOption("Mine");
    page.locator("[data-filter=words]").fill("the middle");
    page.locator("[data-filter=words]").press("Enter");
    assertThat(page.locator("tbody tr")).hasCount(1);
    page.onceDialog(Dialog::dismiss);
    page.locator("[data-delete]").click();
    assertThat(page.locator("tbody tr")).hasCount(1);
    page.onceDialog(Dialog::accept);
    page.locator("[data-delete]").click();
    assertThat(page.locator("tbody tr")).hasCount(0);
    page.locator("#undo").click();
    assertThat(page.locator("tbody tr")).hasCount(1);
    assertThat(page.locator("tbody tr")).containsText("Grace");
  }

  @Test
  void anAnswerThatComesLateDoesNotReplaceThatToANewerQuestion() {
    Page page = library();
    makeLibrary(page, "Slow");
    bring(page, sgf(1, "Ada", "Bob") + sgf(2, "Cleo", "Bob"));
    assertThat(page.locator("tbody tr")).hasCount(2);
    List<Route> held = new ArrayList<>();
    page.route(
        "**/api/library?*sort=date*",
        route -> {
          if (held.isEmpty()) {
            held.add(route);
          } else {
            route.resume();
          }
        });
    page.locator("[data-sort=date]").click();
    page.waitForCondition(() -> held.size() == 1);
    page.locator("[data-filter=player]").fill("Ada");
    page.locator("[data-filter=player]").press("Enter");
    assertThat(page.locator("tbody tr")).hasCount(1);
    AtomicInteger late = new AtomicInteger();
    page.onRequestFinished(
        request -> late.addAndGet(request.url().equals(held.get(0).request().url()) ? 1 : 0));
    held.get(0).resume();
    page.waitForCondition(() -> late.get() == 1);
    page.evaluate("() => fetch('/api/games').then((answer) => answer.text())");
    assertThat(page.locator("tbody tr")).hasCount(1);
  }

  @Test
  void whatGotNoAnswerIsAskedForAgain() {
    Page page = library();
    makeLibrary(page, "Shaky");
    bring(page, sgf(1, "Ada", "Bob"));
    AtomicInteger dropped = new AtomicInteger();
    page.route(
        "**/api/library?*",
        route -> {
          if (dropped.getAndIncrement() == 0) {
            route.abort();
          } else {
            route.resume();
          }
        });
    page.locator("[data-filter=player]").fill("nobody");
    page.locator("[data-filter=player]").press("Enter");
    assertThat(page.locator("tbody tr")).hasCount(0);
    assertThat(dropped.get()).isEqualTo(2);
    assertThat(browser.errors()).hasSize(1).allMatch(words -> words.contains("ERR_FAILED"));
  }

  @Test
  void aPersonSeesHowTheyFaredAgainstEachEngineAlsoOnAPhone() throws IOException {
    Client client = Client.of(workbench);
    for (int i = 0; i < 3; i++) {
      String table = client.start("nim", PERSON, RANDOM);
      client.post(table + "/resign", "{\"seat\":" + 0 + "}");
      table = client.start("connect4", PERSON, "{\"kind\":\"person\",\"name\":\"Bob\"}");
      client.post(table + "/moves", "{\"node\":0,\"move\":\"d\"}");
      client.post(table + "/resign", "{\"seat\":1}");
    }
    Page page = browser.openOnPhone(workbench.address() + "#/library");
    assertThat(page.locator("tbody tr")).hasCount(3);
    narrow(page);
    page.locator("#tab-tally").click();
    page.locator("#tally-player").fill("Ada");
    page.locator("#tally-player").press("Enter");
    Locator bob = page.locator("[data-opponent=Bob]");
    assertThat(bob).containsText("3 won, 0 drawn, 0 lost");
    assertThat(bob).containsText(Pattern.compile("100 % \\(44–100 %, n = 3\\)"));
    narrow(page);
    serious(page);
  }
}
