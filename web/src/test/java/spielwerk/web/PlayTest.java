package spielwerk.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/** Playing with others, choosing who sits where, taking games in and out: in a real browser. */
class PlayTest extends PageTest {
  private static final Pattern TABLE = Pattern.compile(".*#/t/[a-z0-9]+");

  /** Starts a game in the window of the first screen, and returns the link for the second seat. */
  private static String invite(Page page, String game) {
    page.locator("#more").click();
    page.locator("sw-new #game").selectOption(game);
    page.locator("sw-new [data-seat='0'] input.name").fill("Ada");
    page.locator("sw-new [data-seat='1'] select.who").selectOption("elsewhere");
    page.locator("#start").click();
    assertThat(page).hasURL(TABLE);
    Locator invitation = page.locator("#invitation");
    assertThat(invitation).containsText("serve --host 0.0.0.0 --token");
    String link = invitation.locator("[data-seat='1'] input").inputValue();
    invitation.locator("form button").click();
    return link;
  }

  @Test
  void somebodyElsewherePlaysByALinkAndWhoHasNoneWatches() throws IOException {
    Page ada = browser.open(workbench.address());
    String link = invite(ada, "connect4");
    assertThat(link).contains("seat=1&key=");

    Page bob = browser.openOnPhone(link);
    bob.locator("#arrival-name").fill("Bob");
    bob.locator("#enter").click();
    assertThat(bob).hasURL(TABLE);
    assertThat(ada.locator("sw-player .name").filter(text("Bob"))).isVisible();
    assertThat(bob.locator("[data-move=d]")).isDisabled();
    ada.locator("[data-move=d]").click();
    bob.locator("[data-move=d]").click();
    assertThat(ada.locator(".hole.o")).hasCount(1);
    narrow(bob);

    Page visitor = browser.open(ada.url());
    assertThat(visitor.locator(".status")).containsText("You are watching");
    assertThat(visitor.locator("[data-move=d]")).isDisabled();
    assertThat(visitor.locator("#resign")).hasCount(0);
    assertThat(visitor.locator("#takeback")).isDisabled();
    serious(visitor);

    bob.locator("#takeback").click();
    assertThat(ada.locator(".status")).containsText("Bob asks to take a move back");
    ada.locator("#no").click();
    assertThat(bob.locator(".status")).not().containsText("asks");
    assertThat(ada.locator(".hole.o")).hasCount(1);
    bob.locator("#takeback").click();
    ada.locator("#yes").click();
    assertThat(bob.locator(".hole.o")).hasCount(0);
    bob.locator("#resign").click();
    bob.locator("#yes").click();
    assertThat(ada.locator(".status")).containsText("Ada won");
  }

  private static Locator.FilterOptions text(String words) {
    return new Locator.FilterOptions().setHasText(words);
  }

  @Test
  void anySeatCanBeATeamWithAClockAndBeTakenOver() throws IOException {
    Page page = browser.open(workbench.address());
    page.locator("#more").click();
    page.locator("sw-new #game").selectOption("tictactoe");
    Locator second = page.locator("sw-new [data-seat='1']");
    second.locator("select.who").selectOption("team");
    second.locator("input.engine").nth(0).fill("mcts:sims=50");
    second.locator("input.engine").nth(1).fill("random");
    second.locator(".member input[type=number]").nth(1).fill("0.5");
    assertThat(second.locator("code")).hasText("team(mcts(sims=50) + random*0.5)");
    page.locator("#clock").selectOption("6");
    page.locator("#minutes").fill("3");
    page.locator("#seconds").fill("2");
    serious(page);
    page.locator("#start").click();
    assertThat(page.locator(".clock").first()).hasText(Pattern.compile("[23]:\\d\\d"));
    page.locator("[data-move=b2]").click();
    assertThat(page.locator("sw-moves button.move")).hasCount(2);
    assertThat(page.locator("sw-player .detail").first()).containsText("team(");

    Locator team = page.locator("sw-player").filter(text("team("));
    team.locator("button.who").click();
    page.locator("sw-player dialog select.who").selectOption("level");
    page.locator("sw-player dialog select.level").selectOption("2");
    page.locator("sw-player dialog button.sit").click();
    assertThat(page.locator("sw-player .name").filter(text("Level 2"))).isVisible();
    page.locator("#takeback").click();
    assertThat(page.locator("sw-moves button.move[aria-current]")).hasCount(0);
    page.locator("sw-player").nth(1).locator("button.quiet").first().click();
    assertThat(page.locator("sw-moves button.move").first()).isVisible();
  }

  @Test
  void settingsAreReachedByTheKeyboardAndStay() throws IOException {
    Page page = browser.openOnPhone(workbench.address());
    page.locator("#play").waitFor();
    page.keyboard().press("s");
    page.locator("#name").fill("Grace");
    page.locator("[data-colours=walnut]").click();
    page.locator("[data-setting=labels]").uncheck();
    page.locator("[data-choice='play.theme.dark']").click();
    serious(page);
    narrow(page);
    page.keyboard().press("Escape");
    page.reload();
    page.locator("#play").click();
    assertThat(page.locator("sw-player .name").filter(text("Grace"))).isVisible();
    assertThat(page.locator(".frame.labels")).hasCount(0);
    assertThat((String) page.evaluate("document.documentElement.dataset.theme")).isEqualTo("dark");
    narrow(page);
    page.locator("#settings").click();
    page.locator("[data-choice='play.language.de']").click();
    assertThat(page.locator("#takeback")).hasText("Zurücknehmen");
  }

  /** As Ctrl+V does it; a browser without a window has no clipboard to read. */
  private static void paste(Page page, String text) {
    page.evaluate(
        "text => { const data = new DataTransfer(); data.setData('text', text);"
            + " window.dispatchEvent(new ClipboardEvent('paste', {clipboardData: data})); }",
        text);
  }

  @Test
  void whatIsPastedIsRecognisedAndOpened() {
    Page page = browser.open(workbench.address());
    page.locator("#play").waitFor();
    paste(page, "f5d6c3d3c4");
    assertThat(page.locator("sw-moves button.move")).hasCount(5);
    assertThat(page.locator(".status")).hasText("White to move");
    String first = page.url();
    paste(page, "(;FF[4]GM[4]SZ[15]PB[Ada]PW[Bob];B[hh];W[ii]C[close])");
    assertThat(page).not().hasURL(first);
    assertThat(page.locator("sw-moves button.move")).hasCount(2);
    assertThat(page.locator("sw-player .name").filter(text("Bob"))).isVisible();
    page.locator("#paste").click();
    page.locator("#paste-text").fill("this is nothing");
    page.locator("#paste-open").click();
    assertThat(page.locator("sw-paste [role=alert]")).containsText("neither a position nor");
    browser.errors(); // the browser itself notes an answer of 400
    page.locator("#paste-text")
        .fill("---------------------------OX------XO--------------------------- X");
    page.locator("#paste-open").click();
    assertThat(page.locator("[data-move=d3]")).isEnabled();
  }

  @Test
  void aGameIsTakenElsewhereAsTextAndAsAnImage() throws IOException {
    Page page = browser.open(workbench.address());
    page.locator("#play").waitFor();
    paste(page, "f5d6c3");
    assertThat(page.locator("sw-moves button.move")).hasCount(3);
    page.keyboard().press("e");
    assertThat(page.locator("sw-files textarea")).hasValue(Pattern.compile(";B\\["));
    page.locator("[data-format=moves]").click();
    assertThat(page.locator("sw-files textarea")).hasValue("f5 d6 c3\n");
    serious(page);
    Download svg = page.waitForDownload(() -> page.locator("#svg").click());
    try (InputStream in = svg.createReadStream()) {
      assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8)).startsWith("<svg");
    }
    Download png = page.waitForDownload(() -> page.locator("#png").click());
    try (InputStream in = png.createReadStream()) {
      var image = ImageIO.read(in);
      assertThat(image.getWidth()).isGreaterThan(300);
      // squares are green and the disc on f5 is dark, so the picture shows the board
      int empty = image.getRGB(image.getWidth() / 8, image.getHeight() / 8);
      int disc = image.getRGB(image.getWidth() * 11 / 16, image.getHeight() * 9 / 16 - 14);
      assertThat(empty >> 8 & 255).isGreaterThan(disc >> 8 & 255);
    }
  }
}
