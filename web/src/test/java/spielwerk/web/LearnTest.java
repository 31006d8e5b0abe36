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

/** The lessons as teachers and students use them, in a real browser. */
class LearnTest extends PageTest {
  private static final List<String> LESSONS =
      List.of("search", "predict", "mcts", "evolution", "nim");

  private static Page open(String lesson) {
    return browser.open(workbench.address() + "#/learn" + lesson);
  }

  private static Locator tale(Page page) {
    return page.locator("p.tale");
  }

  private static Page.LocatorOptions has(String text) {
    return new Page.LocatorOptions().setHasText(text);
  }

  /** Whether something in a tree lies within the part of it that is shown. */
  private static boolean inSight(Page page, Locator what) {
    BoundingBox box = what.boundingBox();
    BoundingBox tree = page.locator("sw-tree-view svg").boundingBox();
    return box.x >= tree.x
        && box.x + box.width <= tree.x + tree.width
        && box.y >= tree.y
        && box.y + box.height <= tree.y + tree.height;
  }

  private static Locator node(Page page, String key) {
    return page.locator("g.node[data-node='" + key + "'] text.value");
  }

  @Test
  void alphaBetaIsSteppedForwardsAndBackwardsAndALinkComesBackToTheStep() throws IOException {
    Page page = open("");
    page.locator("[data-lesson=search] h2 a").click();
    assertThat(tale(page)).containsText("19 nodes");
    for (int i = 0; i < 5; i++) {
      page.keyboard().press("ArrowRight");
    }
    assertThat(tale(page)).containsText("worth 5 there");
    page.keyboard().press("ArrowRight");
    assertThat(tale(page)).containsText("So α is now −5");
    assertThat(page.locator("sw-code li[aria-current=step]")).hasText("α ← value");
    page.keyboard().press("ArrowLeft");
    assertThat(tale(page)).containsText("worth 5 there");
    assertThat(page).hasURL(Pattern.compile(".*#/learn/search\\?step=5"));
    page.locator("#slider").fill("22");
    assertThat(tale(page)).containsText("15 ≥ 10 = β");
    assertThat(page.locator("line.slash")).hasCount(2);
    page.reload();
    assertThat(tale(page)).containsText("15 ≥ 10 = β");
    page.keyboard().press("End");
    assertThat(node(page, "1")).hasText("12");
    assertThat(page.locator("text.cut")).hasCount(3);
    serious(page);
    page.locator("[data-value=minimax]").click();
    assertThat(node(page, "2")).hasText("10");
    assertThat(page.locator("sw-code li").first()).containsText("miniMax");
    page.locator("#run").click();
    assertThat(page.locator("#run")).hasAttribute("aria-label", "Pause");
    page.locator("#run").click();
    page.locator("sw-counts summary").click();
    assertThat(page.locator("sw-counts tbody tr")).hasCount(7);
    assertThat(page.locator("sw-counts tbody tr").nth(1)).containsText("19");
    page.locator("[data-value=pvs]").click();
    page.keyboard().press("End");
    assertThat(page.locator("line.empty").first()).isVisible();
  }

  @Test
  void aRealGameHasItsBoardBesideTheTreeAndAWrongTreeOneSentence() {
    Page page = open("/search?game=tictactoe&moves=a1+b2+c3+c2+a2&depth=4&step=3");
    assertThat(page.locator("sw-tictactoe [data-move=b1] svg.o")).hasCount(1);
    assertThat(page.locator("sw-tictactoe [data-move=c1] svg.x")).hasCount(1);
    assertThat(page.locator("svg text.window ~ line")).hasCount(0); // no edge across a window
    page.keyboard().press("Home");
    assertThat(page.locator("sw-tictactoe [data-move=b1] svg")).hasCount(0);
    page.locator("#preset").selectOption("typed");
    page.locator("#tree").fill("[[3,4],[1,2]]");
    page.locator("#tree").press("Enter");
    assertThat(page.locator("g.node")).hasCount(7);
    assertThat(page).hasURL(Pattern.compile(".*setup=%5B%5B3%2C4%5D%2C%5B1%2C2%5D%5D.*"));
    page.locator("#tree").fill("[[3,4],[1,2");
    page.locator("#tree").press("Enter");
    assertThat(page.locator("[role=alert]")).containsText("not a tree like");
    assertThat(browser.errors()).hasSize(1); // the browser itself notes the refusal
  }

  @Test
  void theProgramHasALineForWhatTheTableKnows() {
    Page page = open("/search?game=nim%3Aheaps%3D1-2-2&depth=6&table=1");
    tale(page).waitFor();
    Pattern known = Pattern.compile(".*found in the table.*");
    for (int i = 0; i < 200 && !known.matcher(tale(page).textContent()).matches(); i++) {
      String before = page.url();
      page.keyboard().press("ArrowRight");
      page.waitForFunction("before => location.href !== before", before);
      tale(page).waitFor();
    }
    assertThat(tale(page)).containsText(known);
    assertThat(page.locator("sw-code li[aria-current=step]")).containsText("if the table knows");
    page.keyboard().press("ArrowLeft");
    assertThat(page.locator("sw-code li[aria-current=step]")).containsText("alphaBeta(");
    page.keyboard().press("ArrowRight");
    page.locator("details.more summary").click();
    page.locator("#table").uncheck();
    assertThat(page.locator("sw-code li", has("table"))).hasCount(0);
  }

  private static final String PREDICT =
      "document.querySelector('sw-app').shadowRoot.querySelector('sw-learn').shadowRoot"
          + ".querySelector('sw-learn-predict')";

  @Test
  void aStudentPredictsTheWholeSearchAndIsToldRightOrWrongWithTheReason() throws IOException {
    Page page = open("/predict?seed=1&width=2");
    page.locator(".ask").waitFor();
    int last = (Integer) page.evaluate(PREDICT + ".last");
    serious(page);
    for (int i = 0; i < last; i++) {
      predict(page, i, i <= 5);
    }
    int wrong = page.locator(".marks .no").count();
    assertThat(wrong).isPositive();
    assertThat(page.locator("#score")).hasText((last - wrong) + " of " + last + " right");
    page.locator("#new").click();
    assertThat(page).hasURL(Pattern.compile(".*seed=2.*"));
    assertThat(page.locator(".marks span")).hasCount(0);
  }

  /** Answers a question of the lesson; a cut wrongly where that is wanted. */
  private static void predict(Page page, int i, boolean wrong) {
    String asked = PREDICT + ".data.list[" + i + "]";
    String kind = (String) page.evaluate(asked + ".kind");
    String told = "value => " + PREDICT + ".told(value)";
    Object answer = page.evaluate(asked + ".answer");
    if (kind.equals("cut")) {
      page.locator((Boolean) answer == wrong ? "#nocut" : "#cut").click();
    } else if (kind.equals("value")) {
      page.locator("#value").fill((String) page.evaluate(told, answer));
      page.keyboard().press("Enter");
    } else {
      List<?> ends = (List<?>) answer;
      page.locator("#alpha").fill(end(page, told, ends.get(0), "-∞"));
      page.locator("#beta").fill(end(page, told, ends.get(1), "inf"));
      page.locator("#answer").click();
    }
    assertThat(page.locator(".verdict p")).not().isEmpty();
    assertThat(page.locator("#next")).isFocused();
    page.keyboard().press("Enter");
  }

  private static String end(Page page, String told, Object value, String open) {
    return value == null ? open : (String) page.evaluate(told, value);
  }

  @Test
  void theTreeOfARealGameIsPredictedBesideItsBoardAndGivesNoCutAway() throws IOException {
    Page page = open("/search?game=tictactoe&moves=a1+b2+c3+c2+a2&depth=4");
    page.locator("#topredict").click();
    page.locator(".ask").waitFor();
    assertThat(page.locator("sw-tictactoe")).isVisible();
    int nodes = page.locator("g.node").count();
    assertThat(page.locator("g.cutoff")).hasCount(0);
    int last = (Integer) page.evaluate(PREDICT + ".last");
    serious(page);
    for (int i = 0; i < last; i++) {
      predict(page, i, false);
    }
    assertThat(page.locator("#score")).hasText(last + " of " + last + " right");
    assertThat(page.locator("g.node"))
        .hasCount(nodes); // what was cut off stood there from the start
    assertThat(page.locator("g.cutoff").first()).isVisible();
    page.locator("#preset").selectOption("tipping");
    assertThat(page.locator("sw-tipping")).isVisible();
    page.locator("#depth").fill("3");
    page.locator("#depth").press("Enter");
    assertThat(page).hasURL(Pattern.compile(".*game=tipping.*depth=3.*"));
    page.locator("#alpha").fill("L3");
    page.locator("#beta").fill("good");
    page.locator("#answer").click();
    assertThat(page.locator("form [role=alert]")).containsText("not a value");
    page.locator("#preset").selectOption("typed");
    page.locator("#tree").fill("[[1,2],[3");
    page.locator("#tree").press("Enter");
    assertThat(page.locator("[role=alert]")).containsText("not a tree like");
    assertThat(browser.errors()).hasSize(1); // the browser itself notes the refusal
    page.locator("#new").click();
    page.locator(".ask").waitFor();
  }

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
    assertThat(tale(page)).containsText("Result: X ");
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

  @Test
  void everyLessonFitsOnAPhoneByNightInGerman() throws IOException {
    Page page = browser.open(workbench.address() + "#/learn", 390, 844, ColorScheme.DARK, "de-DE");
    assertThat(page.locator("article")).hasCount(LESSONS.size());
    serious(page);
    for (String lesson : LESSONS) {
      page.locator("[data-lesson=" + lesson + "] h2 a").click();
      page.locator(lesson.equals("predict") ? ".ask" : "p.tale").first().waitFor();
      assertThat((Integer) page.evaluate("document.documentElement.scrollWidth"))
          .as(lesson)
          .isLessThanOrEqualTo(390);
      if (page.locator("sw-tree-view").count() > 0) {
        double said = page.locator(".first").first().boundingBox().y;
        assertThat(said).as(lesson).isLessThan(page.locator("sw-tree-view").boundingBox().y);
      }
      serious(page);
      page.goBack();
    }
  }
}
