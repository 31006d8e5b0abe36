package spielwerk.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** One's own evaluation, made in a browser. */
class OwnEvaluationPageTest extends LessonTest {
  private static Locator weight(Page page, String feature) {
    return page.locator("[data-feature=" + feature + "] input[type=number]");
  }

  @Test
  void weightsAndTheExpressionAreTwoViewsOfOneEvaluationThatTheLeavesShow() throws IOException {
    Page page = open("/evaluation?game=connect4&moves=d+d+c&depth=1&mine=lead.centre");
    assertThat(page.locator("#mine")).hasValue("lead.centre");
    assertThat(weight(page, "centre")).hasValue("1");
    // after d d c and a move the side to move has one stone in the middle, as has the other
    assertThat(node(page, "2")).hasText("0");
    weight(page, "stones").fill("5");
    weight(page, "stones").press("Enter");
    assertThat(page.locator("#mine")).hasValue("lead.centre + 5 * lead.stones");
    page.locator("#mine").fill("5 * stones");
    assertThat(node(page, "2")).hasText("20");
    assertThat(page.locator("p.muted", has("more than a weighted sum"))).isVisible();
    assertThat(page).hasURL(Pattern.compile(".*mine=5\\+\\*\\+stones.*"));
    page.locator("g.node[data-node='2']").click();
    assertThat(page.locator("#value")).containsText("your evaluation says 20");
    assertThat(page.locator("[data-feature=stones] output")).hasText("4 : 4");
    page.locator("#mine").fill("5 *\n  (stonez + 1)");
    assertThat(page.locator("#wrong")).hasText("Line 2, column 4: there is no feature 'stonez'.");
    assertThat(page.locator("mark")).hasText("stonez");
    assertThat(page.locator("#mine")).hasAttribute("aria-invalid", "true");
    assertThat(page.locator("#try")).isDisabled();
    serious(page);
  }

  @Test
  void itIsTriedAgainstTheThreeOfTheCourseAndHandedInToTheClass() throws IOException {
    Client client = Client.of(workbench);
    client.post("/api/classes", "{\"title\":\"10b\",\"game\":\"fiveinarow:size=7\"}");
    Page page = open("/path?lesson=horizon");
    Locator editor = page.locator("sw-learn-evaluation");
    editor.locator("#play-depth").fill("1");
    editor.locator("#play-depth").press("Tab");
    editor.locator("#try").click();
    for (String against : new String[] {"open", "rows", "freedom", "nothing"}) {
      assertThat(editor.locator("[data-against=" + against + "] td").last())
          .hasText(Pattern.compile("\\d+ % – \\d+ %"));
    }
    editor.locator("[name=name]").fill("Ada");
    editor.locator("#hand").click();
    assertThat(editor.locator(".good")).containsText("Handed in");
    String entry = client.get("/api/classes").json().at("/items/0/entries/0/engine").asText();
    assertThat(entry)
        .isEqualTo(editor.locator("#engine").textContent())
        .contains("eval=[60 * lead");
    serious(page);
  }

  /** Three plies of Mühle's beginning are more nodes than can be shown. */
  @Test
  void everyGameWithFeaturesBeginsWithATreeThatCanBeShown() throws IOException {
    Page page = open("/evaluation?game=muehle");
    assertThat(page.locator("[data-feature=openmills] output")).hasText("1 : 0");
    assertThat(page.locator("g.node")).hasCount(22);
    page.navigate(workbench.address() + "#/learn/evaluation?game=muehle:flying%3Doff");
    assertThat(page.locator("g.node")).hasCount(25);
    assertThat(page.locator("#mine")).hasValue("lead.men");
    serious(page);
  }

  @Test
  void itFitsOnAPhoneByNightInGerman() throws IOException {
    Page page =
        browser.open(
            workbench.address() + "#/learn/evaluation?game=othello%3Asize%3D6",
            390,
            844,
            ColorScheme.DARK,
            "de-DE");
    assertThat(page.locator("[data-feature=corners] small")).hasText("Eigene Ecken.");
    page.locator("#mine").fill("3 lead.moves");
    assertThat(page.locator("#wrong"))
        .hasText("Zeile 1, Spalte 3: Vor „lead“ wird ein Rechenzeichen wie + oder * erwartet.");
    assertThat((Integer) page.evaluate("document.documentElement.scrollWidth"))
        .isLessThanOrEqualTo(390);
    serious(page);
  }
}
