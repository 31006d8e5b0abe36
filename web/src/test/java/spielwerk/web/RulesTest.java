package spielwerk.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The rules of every game, one click away, in both languages and with pictures. */
class RulesTest extends PageTest {
  private static final List<String> GAMES =
      List.of(
          "othello",
          "connect4",
          "tictactoe",
          "fiveinarow",
          "muehle",
          "nim",
          "tipping",
          "qwixx",
          "quickciv");
  private static final Path PAGE = Path.of("src/main/resources/spielwerk/web/page");

  private static Locator dialog(Page page) {
    return page.locator("sw-rules dialog");
  }

  /** All pictures are drawn, and every key has its words. */
  private static void readable(Page page) {
    assertThat(dialog(page)).isVisible();
    page.waitForFunction(
        "() => { const all = [...document.querySelector('sw-app').shadowRoot.querySelector('sw-rules')"
            + ".shadowRoot.querySelectorAll('sw-rules-picture')];"
            + " return all.length > 0 && all.every((one) => one.shadowRoot.firstElementChild); }");
    assertThat(dialog(page).innerText()).doesNotContain("rules.").doesNotContain("{");
  }

  @Test
  void theRulesOfEachGameAreOneClickAwayOnADesk() throws IOException {
    Page page = browser.open(workbench.address());
    for (String game : GAMES) {
      page.locator("[data-rules=" + game + "]").click();
      readable(page);
      page.keyboard().press("Escape");
    }
    page.locator("[data-rules=quickciv]").click();
    readable(page);
    serious(page);
  }

  @Test
  void theyAreInGermanOnAPhoneToo() throws IOException {
    Page page = browser.open(workbench.address(), 390, 844, ColorScheme.DARK, "de-DE");
    for (String game : GAMES) {
      page.locator("[data-rules=" + game + "]").click();
      readable(page);
      assertThat(dialog(page).locator("h1")).containsText("die Regeln");
      narrow(page);
      assertThat((Boolean) dialog(page).evaluate("one => one.scrollWidth <= one.clientWidth"))
          .isTrue();
      page.keyboard().press("Escape");
    }
    page.locator("[data-rules=qwixx]").click();
    readable(page);
    serious(page);
  }

  /** As the rules code has them: what an option changes, the words change too. */
  @Test
  void atATableTheyAreThoseOfItsOptions() {
    Page page = browser.open(workbench.address());
    rulesAt(page, "nim:misere", "Whoever has to take the last match of all loses");
    rulesAt(page, "connect4:width=9,line=5", "5 discs of their colour");
    rulesAt(page, "fiveinarow:size=3", "3 or more stones");
    rulesAt(page, "fiveinarow:width=9,height=6,line=4", "9 × 6");
    rulesAt(page, "tipping:start=3,target=31", "exactly 31");
    rulesAt(page, "othello:size=6", "6 × 6");
    rulesAt(page, "muehle:flying=off,limit=30", "30 moves each without a mill");
    rulesAt(page, "qwixx:rules=paper", "chooses both steps at once");
    rulesAt(page, "quickciv:size=9,players=2,rounds=40", "after 40 rounds");
  }

  private static void rulesAt(Page page, String game, String words) {
    String path = Client.of(workbench).start(game, PERSON, PERSON);
    page.navigate(workbench.address() + "#/t/" + path.substring(path.lastIndexOf('/') + 1));
    page.locator("#rules").click();
    readable(page);
    assertThat(dialog(page)).containsText(words);
    page.keyboard().press("Escape");
    assertThat(dialog(page)).isHidden();
  }

  @Test
  void everyPartOfTheRulesHasATitleAndWords() throws IOException {
    var words = new ObjectMapper().readTree(PAGE.resolve("i18n/en/rules.json").toFile());
    Pattern key = Pattern.compile("\"(rules\\.[\\w.]+)\"");
    try (Stream<Path> files = Files.walk(PAGE.resolve("boards"))) {
      List<Path> rules = files.filter(one -> one.endsWith("rules.js")).toList();
      assertThat(rules).hasSizeGreaterThanOrEqualTo(GAMES.size());
      for (Path file : rules) {
        key.matcher(Files.readString(file))
            .results()
            .map(found -> found.group(1))
            .forEach(
                name -> {
                  assertThat(words.has(name)).as(file + ": " + name).isTrue();
                  boolean caption = name.endsWith(".picture") || name.endsWith(".small");
                  assertThat(caption || words.has(name + ".title")).as(name).isTrue();
                });
      }
    }
  }

  /** From the first paint to a move: the card, then the board. */
  @Test
  void aMoveIsTwoClicksAwayInEveryGame() {
    for (String game : GAMES) {
      Page page = browser.open(workbench.address());
      page.locator(game.equals("othello") ? "#play" : "[data-game=" + game + "]").click();
      Locator moves = page.locator("sw-moves button.move");
      page.locator("#move").waitFor();
      assertThat(page.locator("#rules")).isVisible();
      int before = moves.count();
      switch (game) {
        case "fiveinarow" -> page.locator("canvas").click();
        case "quickciv" -> page.locator("[data-build]").click();
        case "qwixx" -> page.locator("[data-cell].open:enabled, .acts [data-move]").first().click();
        default -> page.locator("[data-move]:enabled").first().click();
      }
      page.waitForFunction(
          "n => document.querySelector('sw-app').shadowRoot.querySelector('sw-table').store"
              + ".table.length > n",
          before);
      System.out.printf(
          "%s: a move %.1f s after the first paint%n",
          game,
          ((Number)
                      page.evaluate(
                          "performance.now() - performance.getEntriesByName("
                              + "'first-contentful-paint')[0].startTime"))
                  .doubleValue()
              / 1000);
      page.context().close();
    }
  }
}
