package spielwerk.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** What somebody sees who opens the workbench. */
class FirstPageTest extends PageTest {
  @Test
  void eachLevelOfOthelloIsOfferedWithItsRating() {
    JsonNode levels = Client.of(workbench).get("/api/levels?game=othello").json().path("items");
    Page page = browser.open(workbench.address());
    Locator buttons = page.locator(".strengths button");
    assertThat(buttons).hasCount(levels.size());
    for (JsonNode level : levels) {
      buttons.nth(level.path("level").asInt() - 1).click();
      assertThat(page.locator(".measured"))
          .containsText("Elo " + Math.round(level.path("rating").asDouble()));
      assertThat(page.locator(".measured")).containsText(level.path("engine").asText());
    }
    page.reload();
    assertThat(buttons.last()).hasAttribute("aria-pressed", "true");
    page.locator("#play").click();
    assertThat(page.locator("sw-player").first()).containsText("Level " + levels.size());
  }

  @Test
  void onAPhoneEveryViewIsInSightAndNothingIsTooWide() throws IOException {
    for (String language : new String[] {"en-GB", "de-DE"}) {
      Page page = browser.open(workbench.address(), 390, 844, ColorScheme.LIGHT, language);
      assertThat(page.locator("nav a")).hasCount(6);
      for (Locator view : page.locator("nav a").all()) {
        BoundingBox box = view.boundingBox();
        assertThat(box.x).isNotNegative();
        assertThat(box.x + box.width).isLessThanOrEqualTo(390);
      }
      assertThat(page.locator(".strengths button").last()).isVisible();
      assertThat(page.locator(".strengths button").last().boundingBox().y)
          .isEqualTo(page.locator(".strengths button").first().boundingBox().y);
      narrow(page);
      serious(page);
      page.context().close();
    }
  }

  @Test
  void onesTablesAreListedByTheLevelThatPlays() {
    for (String language : new String[] {"en-GB", "de-DE"}) {
      Page page = browser.open(workbench.address(), 1280, 860, ColorScheme.LIGHT, language);
      page.locator("[data-game=tictactoe]").click();
      page.locator("[data-move=b2]").click();
      assertThat(page.locator("[data-move=b2]:enabled")).hasCount(0);
      assertThat(page.locator("sw-moves button.move").first()).isVisible();
      page.navigate(workbench.address());
      assertThat(page.locator("#mine li")).hasCount(1);
      assertThat(page.locator("#mine li"))
          .containsText(language.startsWith("de") ? "Stufe 3" : "Level 3");
      page.context().close();
    }
  }
}
