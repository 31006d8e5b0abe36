package spielwerk.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** How a game stands, and its mistakes to be solved again, in a real browser. */
class EvaluateTest extends PageTest {
  /** After a corner only the middle holds the draw; the second move loses. */
  private static String lost() {
    Client client = Client.of(workbench);
    String table = client.start("tictactoe", PERSON, PERSON);
    int node = 0;
    for (String move : new String[] {"a1", "b1", "b2", "c3"}) {
      String body = "{\"node\":" + node + ",\"move\":\"" + move + "\"}";
      node = client.post(table + "/moves", body).json().path("node").asInt();
    }
    return workbench.address() + "#/t/" + table.substring(table.lastIndexOf('/') + 1);
  }

  @Test
  void aMistakeIsSolvedAgainAndTheBarShowsHowItStands() throws IOException {
    Page page = browser.open(lost());
    page.locator("#evaluate").click();
    Locator bar = page.locator("sw-evaluation .bar");
    assertThat(bar).hasAttribute("aria-valuetext", Pattern.compile("proven"));
    page.locator("#analyse").click();
    assertThat(page.locator("sw-analysis")).containsText("By alphabeta");
    int moves = page.locator("sw-moves button.move").count();
    page.locator("#practise").click();
    assertThat(page.locator("sw-mistakes")).containsText("b1 was played here");
    page.locator("sw-tictactoe [data-move=b3]").click();
    Locator verdict = page.locator("sw-mistakes [data-verdict]");
    assertThat(verdict).hasAttribute("data-verdict", "missed");
    page.locator("sw-tictactoe [data-move=b2]").click();
    assertThat(verdict).hasAttribute("data-verdict", "found");
    assertThat(page.locator("sw-moves button.move")).hasCount(moves);
    serious(page);
    page.locator("#mistakeend").click();
    assertThat(page.locator("#practise")).isVisible();

    page.navigate(workbench.address() + "#/mistakes");
    Locator all = page.locator("[data-mistake]");
    assertThat(all.filter(solved())).hasCount(1);
    assertThat(all.filter(solved())).containsText("You played b1");
    assertThat(all.filter(solved()).locator("sw-tictactoe")).isVisible();
    serious(page);
    all.filter(solved()).locator("button").first().click();
    assertThat(page.locator("sw-mistakes")).containsText("b1 was played here");
  }

  private static Locator.FilterOptions solved() {
    return new Locator.FilterOptions().setHasText("Solved");
  }

  @Test
  void onAPhoneInGermanItIsThereToo() throws IOException {
    Page page = browser.open(lost(), 390, 800, ColorScheme.LIGHT, "de");
    page.locator("#evaluate").click();
    assertThat(page.locator("sw-evaluation .bar"))
        .hasAttribute("aria-valuetext", Pattern.compile("bewiesen"));
    assertThat(page.locator("#evaluate")).hasText("Bewertung");
    serious(page);
  }
}
