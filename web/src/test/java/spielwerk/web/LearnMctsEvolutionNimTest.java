package spielwerk.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The lessons that show no alpha-beta tree, in a real browser. */
class LearnMctsEvolutionNimTest extends LessonTest {
  @Test
  void simulationsAreSteppedInFourPhasesWithTheNumbersOfEachNode() throws IOException {
    Page page = open("/mcts?game=connect4&moves=d+d&sims=12&step=29");
    assertThat(page.locator("[data-phase=select]")).hasAttribute("aria-current", "step");
    assertThat(page.locator("tr.chosen")).hasCount(1);
    assertThat(page.locator("sw-connect4")).isVisible();
    serious(page);
    page.keyboard().press("ArrowRight");
    assertThat(tale(page)).containsText("new node");
    page.keyboard().press("ArrowRight");
    assertThat(tale(page)).containsText("Result: Red ");
    Locator result = page.locator("sw-tree-view text.move", has(" : "));
    assertThat(inSight(page, result)).isTrue();
    page.keyboard().press("ArrowRight");
    assertThat(page.locator("tbody tr").first()).containsText("7 → 8");
    assertThat(inSight(page, page.locator("sw-tree-view text.cut").last())).isTrue();
    assertThat(page.locator("g.node[data-node=''] text.small")).hasText("n 8");
    page.keyboard().press("PageUp");
    assertThat(page.locator("tbody tr").first()).containsText("6 → 7");
    page.navigate(workbench.address() + "#/learn/mcts?game=othello&moves=f5&sims=3&step=3");
    assertThat(tale(page)).containsText("Result: Black ");
    page.locator("#engine").selectOption("zero");
    assertThat(tale(page)).containsText("a root, which the network has evaluated");
    assertThat(page).hasURL(Pattern.compile(".*engine=zero.*"));
    page.locator("[data-phase=simulate]").click();
    assertThat(tale(page)).containsText("the network says what the new node is worth");
    page.locator("[data-phase=select]").click();
    assertThat(page.locator("th").getByText("= PUCT")).isVisible();
    assertThat(page.locator("tr.chosen")).hasCount(1);
    serious(page);
  }

  @Test
  void aGenerationIsRankedCrossedAndMutatedGeneByGene() throws IOException {
    Page page = open("/evolution?seed=1");
    tale(page).waitFor();
    assertThat(tale(page)).containsText("20 players have played");
    page.keyboard().press("ArrowRight");
    page.keyboard().press("ArrowRight");
    assertThat(page.locator(".one.middle")).hasCount(4);
    assertThat(page.locator(".one.out")).hasCount(6);
    page.keyboard().press("ArrowRight");
    page.keyboard().press("ArrowRight");
    assertThat(tale(page)).containsText("Child 1 of 5");
    assertThat(page.locator(".one.now")).hasCount(3);
    List<String> row = page.locator(".genes tbody tr").first().locator("td").allTextContents();
    double mean = (number(row.get(1)) + number(row.get(2))) / 2;
    assertThat(number(row.get(3))).isCloseTo(mean, org.assertj.core.api.Assertions.within(0.011));
    serious(page);
    page.keyboard().press("End");
    assertThat(tale(page)).containsText("The next generation plays");
    assertThat(page.locator("i.changed").first()).isVisible();
  }

  private static double number(String text) {
    return Double.parseDouble(text.trim().replace('−', '-'));
  }

  @Test
  void whoKnowsTheSecretBeatsThePageAtNimAndNobodyElse() throws IOException {
    Page page = open("/nim?game=nim%3Aheaps%3D1-2-5%2Cmisere%3Don&secret=1");
    page.locator("[data-move]:enabled").first().waitFor();
    Pattern winning = Pattern.compile("Winning: (\\w-\\d+)");
    for (int i = 0; i < 8 && page.locator("[data-move]:enabled").count() > 0; i++) {
      var found = winning.matcher(tale(page).textContent());
      assertThat(found.find()).isTrue();
      assertThat(page.locator("#witness")).containsText("finds the same");
      String before = page.url();
      page.locator("[data-move='" + found.group(1) + "']").click();
      page.waitForFunction("before => location.href !== before", before);
      assertThat(page.locator("sw-learn-nim[data-busy]")).hasCount(0);
    }
    assertThat(page.locator(".status")).hasText("You have won!");
    serious(page);
    page.navigate(workbench.address() + "#/learn/nim?game=nim%3Aheaps%3D1-2-3&secret=1");
    assertThat(page.locator("#witness")).containsText("finds the same: no move wins.");
    page.navigate(workbench.address() + "#/learn/nim?game=nim%3Aheaps%3D3-4-5&moves=a-1+a-1");
    page.locator("#second").waitFor();
    assertThat(page.locator(".status")).containsText("The page played a-1");
    page.locator("#takeback").click();
    assertThat(page.locator("[data-move]")).hasCount(12);
  }
}
