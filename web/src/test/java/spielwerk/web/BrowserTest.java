package spielwerk.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page as people use it, in a real browser. */
class BrowserTest extends PageTest {
  private static final Pattern TABLE = Pattern.compile(".*#/t/.*");

  private static Page table(String game, String... seats) {
    return browser.open(address(game, seats));
  }

  private static String address(String game, String... seats) {
    String path = Client.of(workbench).start(game, seats);
    return workbench.address() + "#/t/" + path.substring(path.lastIndexOf('/') + 1);
  }

  @Test
  void oneClickOnTheFirstScreenBeginsAGameAgainstAnEngine() {
    Page page = browser.open(workbench.address());
    page.locator("#play").click();
    assertThat(page).hasURL(TABLE);
    page.locator("[data-move=f5]").click();
    assertThat(page.locator("sw-moves button.move")).hasCount(2);
    assertThat(page.locator(".status")).hasText("Your turn");
  }

  @Test
  void aWholeGameOfOthelloIsPlayedByClicking() {
    Page page = table("othello", PERSON, RANDOM);
    Locator free = page.locator("[data-move]:enabled, #pass");
    Locator over =
        page.locator(".status", new Page.LocatorOptions().setHasText(Pattern.compile("won|draw")));
    for (int i = 0; i < 70 && over.count() == 0; i++) {
      free.or(over).first().waitFor();
      if (over.count() == 0) {
        free.first().click();
        page.waitForFunction(
            "n => document.querySelector('sw-app').shadowRoot.querySelector('sw-table').store.table.length"
                + " > n ||"
                + " document.querySelector('sw-app').shadowRoot.querySelector('sw-table').store.table.status"
                + " === 'over'",
            2 * i);
      }
    }
    assertThat(over).isVisible();
    page.locator("nav a").nth(1).click();
    page.locator("[data-open]").first().click();
    assertThat(page).hasURL(TABLE);
    assertThat(page.locator(".status")).hasText(Pattern.compile("won|draw"));
  }

  @Test
  void movesAreTakenBackAndKeysStepThroughThem() {
    Page page = table("othello", PERSON, PERSON);
    page.locator("[data-move=f5]").click();
    page.locator("[data-move=d6]").click();
    assertThat(page.locator("sw-moves button.move")).hasCount(2);
    page.keyboard().press("Home");
    assertThat(page.locator(".status")).hasText("After move 0");
    page.keyboard().press("ArrowRight");
    assertThat(page.locator("[data-move=f5]")).hasAttribute("data-sign", "x");
    page.keyboard().press("End");
    page.keyboard().press("z");
    assertThat(page.locator(".status")).hasText("White to move");
    page.locator("[data-move=f6]").click();
    assertThat(page.locator("sw-moves .variation button.move")).hasText(Pattern.compile("d6"));
    page.keyboard().press("?");
    assertThat(page.locator("sw-keys dialog")).isVisible();
    page.keyboard().press("Escape");
    page.keyboard().press("m");
    page.locator("#move").fill("e6");
    page.keyboard().press("Enter");
    assertThat(page.locator("sw-moves button.move[aria-current]")).hasText(Pattern.compile("e6"));
  }

  @Test
  void adviceIsShownOnlyWhenSomebodyAsks() {
    Page page = table("tictactoe", PERSON, PERSON);
    page.locator("[data-move=b2]").click();
    assertThat(page.locator("sw-advisors article")).hasCount(0);
    assertThat(page.locator(".percent")).hasCount(0);
    page.locator("#engine").fill("mcts:sims=300");
    page.locator("#ask").click();
    assertThat(page.locator(".percent").first()).isVisible();
    assertThat(page.locator("sw-advisors tbody tr").first()).isVisible();
    page.keyboard().press("Escape");
    page.locator("#advise").click();
    assertThat(page.locator(".percent")).hasCount(0);
  }

  @Test
  void anotherBrowserSeesTheMoveAtOnceAndCanAnswer() {
    String address = address("connect4", PERSON, PERSON);
    Page one = browser.open(address);
    Page other = browser.openOnPhone(address);
    one.locator("[data-move=d]").click();
    assertThat(other.locator(".hole.x")).hasCount(1);
    other.locator("[data-move=d]").click();
    assertThat(one.locator(".hole.o")).hasCount(1);
  }

  @Test
  void everyGameWithABoardOfItsOwnTakesAMove() {
    Page page = browser.open(workbench.address());
    for (String game : List.of("connect4", "tictactoe", "nim", "tipping")) {
      page.navigate(address(game, PERSON, PERSON));
      assertThat(page.locator("sw-moves button.move")).hasCount(0);
      page.locator("[data-move]:enabled").first().click();
      assertThat(page.locator("sw-moves button.move")).hasCount(1);
    }
    page.navigate(address("fiveinarow", PERSON, PERSON));
    page.locator("canvas").click();
    assertThat(page.locator("sw-moves button.move")).hasText(Pattern.compile("h8"));
  }

  @Test
  void itFitsOnAPhoneByNightInGerman() throws IOException {
    String address = address("othello", PERSON, RANDOM);
    Page page = browser.open(address, 390, 844, ColorScheme.DARK, "de-DE");
    assertThat(page.locator(".status")).hasText("Du bist am Zug");
    assertThat((Integer) page.evaluate("document.documentElement.scrollWidth"))
        .isLessThanOrEqualTo(390);
    serious(page);
    page.navigate(workbench.address());
    page.locator("#play").waitFor();
    assertThat((Integer) page.evaluate("document.documentElement.scrollWidth"))
        .isLessThanOrEqualTo(390);
    serious(page);
  }

  @Test
  void nothingSeriousStandsInAnybodysWay() throws IOException {
    Page page = browser.open(workbench.address());
    page.locator("#play").waitFor();
    serious(page);
    Page table = table("othello", PERSON, PERSON);
    table.locator("[data-move=f5]").click();
    table.locator("#legal").click();
    table.locator("#engine").fill("mcts:sims=100");
    table.locator("#ask").click();
    assertThat(table.locator("sw-advisors tbody tr").first()).isVisible();
    serious(table);
    table.locator("nav a").nth(1).click();
    table.locator("sw-library h1").waitFor();
    serious(table);
  }
}
