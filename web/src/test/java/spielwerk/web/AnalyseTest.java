package spielwerk.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Moves;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;

/** Analysing a game in a real browser. */
class AnalyseTest extends PageTest {
  private static final Pattern MISTAKE = Pattern.compile("\\?");

  private static String address(String table) {
    return workbench.address() + "#/t/" + table.substring(table.lastIndexOf('/') + 1);
  }

  /** A table with so many moves of a game that nobody thought about. */
  private static String played(String text, int most) {
    Client client = Client.of(workbench);
    Game game = Catalogue.load().game(text);
    State state = game.start(new Setup(""));
    RandomGenerator random = Seeds.stream(3);
    String table = client.start(text, PERSON, PERSON);
    int node = 0;
    for (int ply = 0; ply < most && !state.over(); ply++) {
      int[] all = Moves.of(state);
      int move = all[random.nextInt(all.length)];
      String body =
          "{\"node\":" + node + ",\"move\":\"" + game.notation().format(state, move) + "\"}";
      node = client.post(table + "/moves", body).json().path("node").asInt();
      state.play(move);
    }
    return table;
  }

  private static void ask(Page page, String engine) {
    page.locator("#engine").fill(engine);
    page.locator("#ask").click();
  }

  @Test
  void oneClickAnalysesTheGameAndTheGraphLeadsThroughIt() {
    Page page = browser.open(address(played("othello:size=6", 60)));
    assertThat(page.locator("sw-graph")).hasCount(0);
    page.locator("#judge").fill("mcts");
    page.locator("#judgebudget").selectOption("time=5s");
    page.locator("#analyse").click();
    page.locator("#cancel").click();
    assertThat(page.locator("sw-analysis")).containsText("Stopped after");
    assertThat(page.locator("#goon")).isVisible();
    page.locator("#judgebudget").selectOption("sims=1000");
    page.locator("#analyse").click();
    assertThat(page.locator("sw-analysis")).containsText("By mcts, sims=1000");
    // the lines that were added above it did not push the move that is looked at out of sight
    assertThat(page.locator("sw-moves button.move[aria-current]")).isInViewport();
    page.reload();
    assertThat(page.locator("sw-graph .curve").first()).isVisible();
    assertThat(page.locator("sw-graph .entropy").first()).isVisible();
    assertThat(page.locator("sw-graph [data-mark]").first()).isVisible();
    assertThat(page.locator("sw-moves .variation").first()).isVisible();

    page.keyboard().press("Home");
    page.keyboard().press("j");
    Locator current = page.locator("sw-moves button.move[aria-current]");
    assertThat(current).hasText(MISTAKE);
    String first = page.url();
    page.keyboard().press("j");
    assertThat(current).hasText(MISTAKE);
    assertThat(page).not().hasURL(first);
    page.keyboard().press("Shift+J");
    assertThat(page).hasURL(first);

    Locator graph = page.locator("sw-graph .plot");
    graph.scrollIntoViewIfNeeded();
    BoundingBox box = graph.boundingBox();
    page.mouse().move(box.x + 2, box.y + 40);
    page.mouse().down();
    assertThat(page.locator(".status")).hasText("After move 0");
    page.mouse().move(box.x + box.width / 2, box.y + 60);
    assertThat(graph).hasAttribute("aria-valuenow", "16");
    page.mouse().move(box.x + box.width - 2, box.y + 60);
    page.mouse().up();
    assertThat(page.locator(".status")).hasText(Pattern.compile("won|draw"));
    page.keyboard().press("?");
    assertThat(page.locator("sw-keys dialog")).containsText("next mistake");
  }

  @Test
  void everyColumnOfConnectFourShowsWhoWinsAndHowSoon() {
    Page page = browser.open(address(played("connect4", 0)));
    ask(page, "perfect");
    assertThat(page.locator("sw-connect4 .percent"))
        .hasText(new String[] {"L40", "L42", "=½", "W41", "=½", "L42", "L40"});
    assertThat(page.locator("sw-advisors .worth").first()).hasText("won in 41");
    assertThat(page.locator(".legend")).containsText("W5: won in 5 moves");
  }

  @Test
  void valuesOfAllMovesAndLinesStandOnTheBoard() {
    Page page = browser.open(address(played("tictactoe", 3)));
    ask(page, "alphabeta:depth=9");
    page.keyboard().press("Escape");
    page.locator("#values").click();
    assertThat(page.locator("sw-tictactoe .percent.exact")).hasCount(6);
    assertThat(page.locator(".legend")).containsText("proven");
    Locator step = page.locator("sw-advisors .step[data-step='1']").first();
    step.hover();
    assertThat(page.locator(".status")).hasText("Preview: 2 moves on");
    assertThat(page.locator("sw-tictactoe .numbered")).hasCount(2);
    page.mouse().move(700, 5);
    assertThat(page.locator("sw-tictactoe .numbered")).hasCount(0);
    step.focus();
    assertThat(page.locator("sw-tictactoe .numbered")).hasCount(2);
    step.click();
    assertThat(page.locator("sw-moves button.move")).hasCount(5);
    assertThat(page.locator(".status")).hasText("After move 5");
  }

  @Test
  void twoEnginesStandSideBySideAndPriorsAreToldApart() throws IOException {
    Page page = browser.open(address(played("connect4", 4)));
    ask(page, "mcts:bias=1,sims=400");
    ask(page, "mcts:sims=400");
    assertThat(page.locator("sw-advisors tbody tr").first()).isVisible();
    assertThat(page.locator("sw-advisors th", text("Prior"))).hasCount(1);
    page.locator("#compare").click();
    assertThat(page.locator("sw-compare [data-same]")).isVisible();
    assertThat(page.locator("sw-compare [data-compared]")).hasCount(7);
    page.locator("#compare").click();
    assertThat(page.locator(".legend")).hasAttribute("data-heat", "visits");
    page.locator("h2").first().click();
    page.keyboard().press("h");
    assertThat(page.locator(".legend")).hasAttribute("data-heat", "prior");
    assertThat(page.locator("sw-connect4")).hasAttribute("heat", "prior");
    page.locator("sw-advisors summary").first().click();
    Locator figures = page.locator("sw-advisors sw-figures").first();
    assertThat(figures.locator("[data-figure=legal]")).hasText("7");
    assertThat(figures.locator("[data-figure=priors]")).hasText(Pattern.compile(".+%.+%"));
    serious(page);
  }

  private static Page.LocatorOptions text(String words) {
    return new Page.LocatorOptions().setHasText(words);
  }

  @Test
  void thePanelIsSaneForASingleMoveAMissingFigureAndHugeNumbers() {
    Page page = browser.open(address(played("tictactoe", 1)));
    page.locator("sw-analysis").waitFor();
    // the paper's last position: one legal move, and a factor of 0.0005 that means nothing
    show(page, "{legal: 1, expanded: 2000, maxDepth: 2, searchSpace: 1, efficiency: 0.0005}");
    assertThat(page.locator("#shown [data-figure=efficiency]")).hasText("–");
    assertThat(page.locator("#shown [data-figure=space]")).hasText("–");
    assertThat(page.locator("#shown [data-figure=priors]")).hasText("–");
    assertThat(page.locator("#shown")).containsText("Only one move");
    show(
        page,
        "{legal: 4, expanded: 917, perSecond: 917, searchSpace: 1.2e18, efficiency: 1.3e15,"
            + " fullSearchSeconds: 1.3e15}");
    assertThat(page.locator("#shown [data-figure=space]")).hasText("1.2 × 1018");
    assertThat(page.locator("#shown [data-figure=full]")).hasText("4.1 × 107 years");
    show(page, "{legal: 2, expanded: 50, searchSpace: 8, efficiency: 0.16}");
    assertThat(page.locator("#shown [data-figure=efficiency]")).hasText("searched completely");
  }

  private static void show(Page page, String effort) {
    page.evaluate(
        "() => { document.querySelector('#shown')?.remove();"
            + " const panel = document.createElement('sw-figures'); panel.id = 'shown';"
            + " panel.effort = "
            + effort
            + "; document.body.append(panel); }");
  }

  @Test
  void onAPhoneByNightInGermanItFitsAndCanBeDragged() throws IOException {
    String table = played("othello:size=6", 20);
    Client client = Client.of(workbench);
    client.post(table + "/analysis", "{\"engine\":\"mcts\",\"budget\":\"sims=300\"}");
    client.await(table, "analysis", json -> json.path("phase").asText().equals("done"));
    Page page = browser.open(address(table), 390, 844, ColorScheme.DARK, "de-DE");
    Locator graph = page.locator("sw-graph .plot");
    graph.scrollIntoViewIfNeeded();
    BoundingBox box = graph.boundingBox();
    page.touchscreen().tap(box.x + box.width / 2, box.y + 50);
    assertThat(graph).hasAttribute("aria-valuenow", "10");
    page.locator("sw-analysis summary").click();
    assertThat(page.locator("sw-analysis sw-figures")).containsText("Theoretischer Suchraum");
    ask(page, "mcts:sims=100");
    assertThat(page.locator("sw-advisors tbody tr").first()).isVisible();
    assertThat((Integer) page.evaluate("document.documentElement.scrollWidth"))
        .isLessThanOrEqualTo(390);
    serious(page);
  }
}
