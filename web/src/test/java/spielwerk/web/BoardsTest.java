package spielwerk.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import spielwerk.core.Catalogue;

/** The boards of the games as people use them, in a real browser. */
class BoardsTest extends PageTest {

  private static String address(String game, int people) {
    String[] seats = new String[people];
    java.util.Arrays.fill(seats, PERSON);
    String path = Client.of(workbench).start(game, seats);
    return workbench.address() + "#/t/" + path.substring(path.lastIndexOf('/') + 1);
  }

  private static Locator moves(Page page) {
    return page.locator("sw-moves button.move");
  }

  private static void lastMoveIs(Page page, String move) {
    assertThat(page.locator("sw-moves button.move[aria-current]")).containsText(move);
  }

  private static void fitsAndIsFitForAll(Page page) throws IOException {
    int width = (Integer) page.evaluate("innerWidth");
    assertThat((Integer) page.evaluate("document.documentElement.scrollWidth"))
        .isLessThanOrEqualTo(width);
    serious(page);
  }

  @Test
  void eachOfManySeatsHasAColourAndAGermanName() {
    String address = address("quickciv:size=9,players=4,seed=3,rounds=9", 4);
    Page page = browser.open(address, 1280, 860, ColorScheme.DARK, "de-DE");
    Locator names = page.locator("sw-player .detail");
    assertThat(names).hasText(new String[] {"Blau", "Grün", "Gelb", "Rot"});
    Object colours =
        page.locator("sw-player .piece")
            .evaluateAll("all => all.map((one) => getComputedStyle(one).backgroundColor)");
    assertThat((List<?>) colours).hasSize(4).doesNotHaveDuplicates();
    page.navigate(address("qwixx:players=3", 3));
    assertThat(names).hasText(new String[] {"Spieler 2", "Spieler 3", "Spieler 1"});
  }

  @Test
  void inQuickCivABuildingIsChosenSeenAndBuilt() throws IOException {
    Page page = browser.open(address("quickciv:size=9,players=2,seed=3,rounds=9", 2));
    Locator info = page.locator(".info");
    page.locator("[data-building=farm]").click();
    assertThat(page.locator(".prospect").first()).isVisible();
    page.locator("[data-hex='2,1']").hover();
    assertThat(info).containsText(Pattern.compile("Farm would change your income by.*\\+2 food"));
    assertThat(info).containsText("8 food, 10 material");
    page.locator("[data-hex='2,1']").click();
    lastMoveIs(page, "farm@2,1");
    assertThat(page.locator(".standing tbody tr").first()).containsText("192+2");
    page.locator("[data-hex='2,1']").hover();
    assertThat(info).containsText("Earns 2 food");

    // blue: first a hex, then what to build there
    page.locator("[data-hex='8,9']").click();
    assertThat(page.locator("[data-building=museum]")).hasAttribute("aria-disabled", "true");
    assertThat(page.locator("[data-building=museum]"))
        .hasAttribute("title", Pattern.compile("needs 250 material, you have 30"));
    page.locator("[data-building=fort]").click();
    lastMoveIs(page, "fort@8,9");
    page.locator("[data-layer=pressure]").click();
    assertThat(page.locator(".flag").first()).isVisible();
    page.locator("[data-layer=yields]").click();
    assertThat(page.locator(".yield text").first()).isVisible();
    page.locator("[data-move=pass]").click();
    lastMoveIs(page, "pass");
    assertThat(page.locator(".standing caption")).hasText("Round 2 of 9");

    // by keyboard: from hex to hex without a click
    page.locator("[data-building=farm]").click();
    page.locator(".mapbox svg").focus();
    page.keyboard().press("ArrowRight");
    page.keyboard().press("ArrowRight");
    assertThat(moves(page)).hasCount(3);
    page.keyboard().press("Enter");
    assertThat(moves(page)).hasCount(4);
    fitsAndIsFitForAll(page);
  }

  @Test
  void quickCivIsPlayedWithAFingerByOne() throws IOException {
    String address = address("quickciv:size=9,players=1,seed=3,rounds=9", 1);
    Page page = browser.openOnPhone(address);
    page.locator("[data-building=farm]").tap();
    page.locator("[data-hex='2,1']").tap();
    assertThat(page.locator(".info")).containsText("+2 food");
    assertThat(moves(page)).hasCount(0);
    page.locator("[data-build]").tap();
    assertThat(moves(page)).hasCount(1);
    fitsAndIsFitForAll(page);
    Page night = browser.open(address, 1280, 860, ColorScheme.DARK, "de-DE");
    assertThat(night.locator(".standing caption")).hasText("Runde 2 von 9");
    fitsAndIsFitForAll(night);
  }

  @Test
  void aRoundOfQwixxIsPlayedByClickingNumbers() throws IOException {
    Page page = browser.open(address("qwixx:players=3", 3));
    Locator open = page.locator("[data-cell].open:enabled");
    assertThat(page.locator(".die")).hasCount(6);
    open.first().waitFor();
    open.first().click();
    // secret until all have chosen
    lastMoveIs(page, "…");
    assertThat(page.locator(".sheet.mine .pen")).hasCount(0);
    nothing(page);
    assertThat(page.locator("h3 small").filter(with("has chosen"))).hasCount(2);
    open.nth(1).click();
    assertThat(page.locator(".say")).containsText("one white and one coloured die");
    assertThat(page.locator(".sheet.mine .pen")).hasCount(1);
    assertThat(page.locator(".sheet.small .pen")).hasCount(1);
    int before = moves(page).count();
    if (open.count() > 0) {
      open.first().click();
    } else {
      page.locator(".acts [data-move]").click();
    }
    // the second player's dice have been thrown
    assertThat(moves(page)).hasCount(before + 2);
    assertThat(page.locator(".front h3")).containsText("Player 2");
    nothing(page);
    nothing(page);
    nothing(page);
    assertThat(page.locator(".say")).containsText("penalty");
    page.locator(".acts [data-move='x']").click();
    assertThat(page.locator(".others h3").filter(with("Player 2"))).containsText("-5 points");
    assertThat(page.locator(".others .penalties .pen")).hasCount(1);
    fitsAndIsFitForAll(page);
  }

  /** Crosses nothing, and waits until that is played. */
  private static void nothing(Page page) {
    int before = moves(page).count();
    page.locator(".acts [data-move='-']").click();
    assertThat(moves(page)).hasCount(before + 1);
  }

  private static Locator.FilterOptions with(String words) {
    return new Locator.FilterOptions().setHasText(words);
  }

  @Test
  void thePapersTwoCrossesAreMadeOneByOneOnAPhone() throws IOException {
    Page page = browser.openOnPhone(address("qwixx:rules=paper", 2));
    Locator open = page.locator("[data-cell].open:enabled");
    open.first().waitFor();
    String first = open.first().getAttribute("data-cell");
    open.first().tap();
    assertThat(page.locator(".pencilled")).hasCount(1);
    assertThat(moves(page)).hasCount(1);
    page.locator("[data-cell=" + first + "]").tap();
    assertThat(page.locator(".pencilled")).hasCount(0);
    open.first().tap();
    page.locator("[data-done]").tap();
    assertThat(moves(page)).hasCount(2);
    assertThat(page.locator(".front h3")).containsText("Player 2");
    fitsAndIsFitForAll(page);
  }

  @Test
  void fiveInARowIsPlayedByMouseAndKeyboardAndCanBeDragged() throws IOException {
    Page page = browser.open(address("fiveinarow:size=100", 2));
    Locator canvas = page.locator("canvas");
    canvas.click();
    assertThat(moves(page)).hasCount(1);
    String first = moves(page).first().innerText();
    canvas.click();
    assertThat(moves(page)).hasCount(1);
    canvas.focus();
    page.keyboard().press("ArrowRight");
    page.keyboard().press("ArrowRight");
    page.keyboard().press("Enter");
    assertThat(moves(page)).hasCount(2);

    BoundingBox box = canvas.boundingBox();
    page.mouse().move(box.x + 100, box.y + 100);
    page.mouse().down();
    for (int i = 1; i <= 10; i++) {
      page.mouse().move(box.x + 100 + 20 * i, box.y + 100 + 12 * i);
    }
    page.mouse().up();
    assertThat(moves(page)).hasCount(2);
    canvas.click();
    assertThat(moves(page)).hasCount(3);
    assertThat(moves(page).nth(2).innerText()).isNotEqualTo(first);
    page.locator("[data-last]").click();
    page.mouse().wheel(0, -300);
    assertThat((Integer) page.evaluate(BOARD + ".frames")).isGreaterThan(3);
    fitsAndIsFitForAll(page);
  }

  private static final String BOARD =
      "document.querySelector('sw-app').shadowRoot.querySelector('sw-table').element";

  @Test
  void matchesAreTakenDiceTippedAndDiscsDropped() throws IOException {
    Page page = browser.openOnPhone(address("nim:heaps=3-5-7", 2));
    page.locator("[data-move='b-2']").tap();
    lastMoveIs(page, "b-2");
    assertThat(page.locator("[data-move^='b-']")).hasCount(3);
    fitsAndIsFitForAll(page);
    page.navigate(address("tipping:start=2", 2));
    assertThat(page.locator("[data-move]")).hasCount(4);
    assertThat(page.locator(".below")).hasText("Hidden below: 5");
    page.locator("[data-move='6']").tap();
    assertThat(page.locator(".below")).hasText("Hidden below: 1");
    fitsAndIsFitForAll(page);
    page.navigate(address("connect4", 2));
    page.evaluate(
        "localStorage.setItem('spielwerk', JSON.stringify({numbers: true, colours: 'walnut'}))");
    page.reload();
    page.locator("[data-move=d]").click();
    page.locator("[data-move=d]").click();
    assertThat(page.locator(".o .sign")).hasText("2");
    assertThat((String) page.evaluate(BOARD + ".style.getPropertyValue('--frame')"))
        .isEqualTo("#7b4f2c");
    fitsAndIsFitForAll(page);
  }

  @Test
  void aMillIsClosedAndTakesAManByClicks() throws IOException {
    Page page = browser.open(address("muehle", 2), 390, 844, ColorScheme.DARK, "de-DE");
    for (String point : List.of("a1", "b2", "d1", "b4")) {
      page.locator("[data-move=" + point + "]").click();
      lastMoveIs(page, point);
    }
    assertThat(page.locator("[data-hand=x] i")).hasCount(7);
    page.locator("[data-move=g1]").click();
    assertThat(page.locator("[data-say]")).hasText("Eine Mühle: Nimm einen Stein.");
    assertThat(page.locator(".prey")).hasCount(2);
    assertThat(moves(page)).hasCount(4);
    fitsAndIsFitForAll(page);
    page.locator("[data-move=b4]").click();
    lastMoveIs(page, "g1xb4");
    assertThat(page.locator("[data-sign=o]")).hasCount(1);
    fitsAndIsFitForAll(page);
  }

  @Test
  void aManIsTakenUpPutBackAndMoved() throws IOException {
    String setup = "x../.x./.../xo.ox./.../o../..o X 0 0";
    String table =
        Client.of(workbench)
            .post(
                "/api/tables",
                "{\"game\":\"muehle\",\"setup\":\"%s\",\"seats\":[%s,%s]}"
                    .formatted(setup, PERSON, PERSON))
            .json()
            .path("id")
            .asText();
    Page page = browser.open(workbench.address() + "#/t/" + table);
    Locator say = page.locator("[data-say]");
    assertThat(page.locator("[data-move=b4]")).isDisabled();
    page.locator("[data-move=a4]").click();
    assertThat(say).hasText("Now where it goes.");
    page.locator("[data-move=a4]").click();
    assertThat(say).isEmpty();
    page.locator("[data-move=a4]").click();
    assertThat(page.locator("[data-move=a1] .dot")).isVisible();
    page.locator("[data-move=a1]").click();
    lastMoveIs(page, "a4-a1");
    fitsAndIsFitForAll(page);
  }

  @Test
  void everyGameOfTheCatalogueCanBePlayed() {
    Page page = browser.open(workbench.address());
    for (var info : Catalogue.load().closed().games()) {
      int seats = Catalogue.load().game(info.id()).traits().seats();
      page.navigate(address(info.id(), seats));
      assertThat(page.locator("#move")).isEnabled();
      assertThat(page.locator("[data-move]:enabled, canvas").first()).isVisible();
    }
  }
}
