package spielwerk.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The lessons as teachers and students use them, in a real browser. */
class LearnTest extends LessonTest {
  private static final List<String> LESSONS =
      List.of(
          "path",
          "search",
          "predict",
          "evaluation",
          "sort",
          "race",
          "growth",
          "mcts",
          "evolution",
          "nim");

  /** What can be seen of a lesson as soon as it is there. */
  private static String sign(String lesson) {
    return switch (lesson) {
      case "predict" -> ".ask";
      case "path" -> "[data-path]";
      case "race" -> "[data-lane]";
      case "growth" -> "[data-row]";
      default -> ".tale";
    };
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
    assertThat(tale(page)).containsText("(8) "); // the paper's number of the step
    assertThat(page.locator("text.paper").last()).hasText("(6)–(8)");
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
    assertThat(page.locator(".legend", has("empty window"))).isVisible();
    assertThat(page.locator("sw-code li").first()).containsText("miniMax");
    page.locator("[data-value=negamax]").nth(1).click();
    page.locator("[data-value=alphabeta]").click();
    page.locator("#program").click();
    assertThat(page.locator("sw-program pre")).containsText("folgeBewertung > alpha");
  }

  @Test
  void theWrongEndOfAWindowIsWrongAndASecondTryAndAHintCountHalf() {
    Page page = open("/predict?seed=1&width=2&algo=pvs");
    page.locator("#alpha").fill("inf");
    page.locator("#beta").fill("inf");
    page.locator("#answer").click();
    assertThat(page.locator(".retry")).isVisible();
    page.locator("#alpha").fill("-inf");
    page.keyboard().press("Enter");
    assertThat(page.locator(".verdict b")).containsText("Right");
    assertThat(page.locator(".marks .half")).hasCount(1);
    page.keyboard().press("Enter");
    page.locator("#hint").click();
    assertThat(page.locator("p.hint")).containsText("swap the two ends");
    int last = (Integer) page.evaluate(PREDICT + ".last");
    for (int i = 1; i < last; i++) {
      predict(page, i, false);
    }
    assertThat(page.locator("#score")).hasText((last - 2) + " of " + last + " right");
    String read =
        "code => import('/page/learn/handin.js').then(({ read }) => JSON.stringify(read(code)))";
    String code = page.locator("#code").inputValue();
    assertThat((String) page.evaluate(read, code))
        .contains("\"points\":" + (2 * last - 2))
        .contains("algo=pvs");
    assertThat((String) page.evaluate(read, code.replace("SW1-e", "SW1-f"))).isEqualTo("null");
  }

  @Test
  void aSmallGameHasTheValuesOfFigure6AndAnyGameTheMovesToItsEnd() {
    Page page = open("/search?game=tipping%3Astart%3D2%2Ctarget%3D8&depth=10&algo=negamax");
    tale(page).waitFor();
    page.keyboard().press("End");
    assertThat(node(page, "1")).hasText("0");
    assertThat(node(page, "2")).hasText("+1");
    assertThat(node(page, "3")).hasText("−1");
    page.locator("details.more summary").click();
    page.locator("#values").check();
    assertThat(page).hasURL(Pattern.compile(".*values=moves.*"));
    tale(page).click(); // so that keys step again
    page.keyboard().press("End");
    assertThat(node(page, "2")).hasText("W4");
    page.navigate(
        workbench.address() + "#/learn/search?game=tree%3Afigure%3D2&algo=negamax&step=99");
    assertThat(node(page, "1")).hasText("+1");
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

  /** Answers every question of a prediction right. */
  static void predictAll(Page page) {
    page.locator("#answer, #cut, #again").first().waitFor();
    int last = (Integer) page.evaluate(PREDICT + ".last");
    for (int i = 0; i < last; i++) {
      predict(page, i, false);
    }
  }

  /** Answers a question of the lesson; a cut wrongly where that is wanted. */
  private static void predict(Page page, int i, boolean wrong) {
    String asked = PREDICT + ".data.list[" + i + "]";
    String kind = (String) page.evaluate(asked + ".kind");
    String told = "value => " + PREDICT + ".shown(value)";
    Object answer = page.evaluate(asked + ".answer");
    if (kind.equals("cut") || kind.equals("again")) {
      page.locator((Boolean) answer == wrong ? "#no" + kind : "#" + kind).click();
    } else if (kind.equals("value")) {
      page.locator("#value").fill((String) page.evaluate(told, answer));
      page.keyboard().press("Enter");
    } else {
      List<?> ends = (List<?>) answer;
      page.locator("#alpha").fill((String) page.evaluate(told, ends.get(0)));
      page.locator("#beta").fill((String) page.evaluate(told, ends.get(1)));
      page.locator("#answer").click();
    }
    assertThat(page.locator(".verdict p")).not().isEmpty();
    assertThat(page.locator("#next")).isFocused();
    page.keyboard().press("Enter");
  }

  @Test
  void searchesRaceOnOnePositionAndTreesGrowAsThePaperSays() {
    Page page = open("/race");
    page.locator("[data-lane]").first().waitFor();
    page.keyboard().press("End");
    assertThat(page.locator("[data-lane] h2 span:last-child"))
        .hasText(new String[] {"✓ Nodes: 47", "✓ Nodes: 35", "✓ Nodes: 24", "✓ Nodes: 37"});
    Object outside =
        page.locator("[data-lane] g.node")
            .evaluateAll(
                "all => all.filter((one) => one.getBoundingClientRect().right"
                    + " > one.ownerSVGElement.getBoundingClientRect().right).length");
    assertThat(outside).as("nodes beyond the edge of their lane").isEqualTo(0);
    page.navigate(workbench.address() + "#/learn/growth");
    assertThat(page.locator("[data-row=negamax]")).containsText("6.1 · 10⁶²");
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
  void everyLessonFitsOnAPhoneByNightInGerman() throws IOException {
    Page page = browser.open(workbench.address() + "#/learn", 390, 844, ColorScheme.DARK, "de-DE");
    assertThat(page.locator("article")).hasCount(LESSONS.size());
    serious(page);
    for (String lesson : LESSONS) {
      page.locator("[data-lesson=" + lesson + "] h2 a").click();
      page.locator(sign(lesson)).first().waitFor();
      assertThat((Integer) page.evaluate("document.documentElement.scrollWidth"))
          .as(lesson)
          .isLessThanOrEqualTo(390);
      if (page.locator("sw-tree-view").count() == 1) {
        double said = page.locator(".first").first().boundingBox().y;
        assertThat(said).as(lesson).isLessThan(page.locator("sw-tree-view").boundingBox().y);
      }
      serious(page);
      page.goBack();
    }
  }
}
