package spielwerk.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The search course as a path of lessons, and its page on the order of moves. */
class CoursePathTest extends LessonTest {
  @Test
  void everyLessonOfThePathIsWatchedPredictedAndSolvedOnADesk() {
    walkThePath(1280, 860, "en-GB", "Solution: ");
  }

  @Test
  void everyLessonOfThePathIsWatchedPredictedAndSolvedOnAPhoneInGerman() {
    walkThePath(390, 844, "de-DE", "Lösung: ");
  }

  private void walkThePath(int width, int height, String language, String before) {
    String address = workbench.address() + "#/learn/path";
    Page page =
        browser.open(address + "?lesson=teacher", width, height, ColorScheme.LIGHT, language);
    page.locator("#solutions").click();
    assertThat(page.locator("b.solution")).hasCount(14);
    List<String> solutions = page.locator("b.solution").allTextContents();
    page.navigate(address);
    assertThat(page.locator("[data-path]")).hasCount(14);
    page.locator("[data-path] a").first().click();
    for (int i = 0; i < solutions.size(); i++) {
      assertThat(page.locator("h1").first()).containsText(i + 1 + ". ");
      assertThat(page.locator("sw-learn-search g.node").first()).isVisible();
      page.locator("sw-learn-predict .ask, sw-guess #guess").first().waitFor();
      if (page.locator("#guess").count() > 0) {
        page.locator("#guess").fill("10");
        page.keyboard().press("Enter");
        assertThat(page.locator("#guessed")).containsText("10");
        assertThat(page.locator("sw-guess p").first()).not().containsText("…");
        assertThat(number(page.locator("#guessed")))
            .as("nodes with the improvement of lesson " + (i + 1))
            .isNotEqualTo(number(page.locator("sw-guess p").first()));
      }
      String solution = solutions.get(i).replace(before, "");
      assertThat(solution).matches("−?\\d+");
      // what the search to be watched visits is no answer to the task below it
      assertThat(number(page.locator("sw-learn-search .tale").first())).isNotEqualTo(solution);
      page.locator("#task").fill(solution);
      page.locator("#check").click();
      assertThat(page.locator("section .right")).isVisible();
      assertThat((Integer) page.evaluate("document.documentElement.scrollWidth"))
          .isLessThanOrEqualTo(width);
      if (i + 1 < solutions.size()) {
        page.locator("nav.steps a").last().click();
      }
    }
    assertThat(browser.errors()).isEmpty();
  }

  /** The first number of a sentence, however its thousands are set apart. */
  private static String number(Locator sentence) {
    Matcher digits = Pattern.compile("\\d[\\d.,]*").matcher(sentence.textContent());
    assertThat(digits.find()).isTrue();
    return digits.group().replaceAll("\\D", "");
  }

  @Test
  void theCourseIsAPathOfLessonsEachWithATaskThatIsChecked() {
    Page page = open("/path?lesson=teacher");
    page.locator("#solutions").click();
    assertThat(page.locator("b.solution")).hasCount(14);
    List<String> solutions = page.locator("b.solution").allTextContents();
    page.locator("a", has("The course")).first().click();
    assertThat(page.locator("[data-path]")).hasCount(14);
    page.locator("[data-path=alphabeta] a").click();
    assertThat(page.locator("sw-learn-search g.node").first()).isVisible();
    assertThat(page.locator("sw-learn-predict .ask")).isVisible();
    page.locator("#task").fill("1");
    page.locator("#check").click();
    assertThat(page.locator("section .wrong")).isVisible();
    page.locator("#task").fill(solutions.get(3).replace("Solution: ", ""));
    page.locator("#check").click();
    assertThat(page.locator("section .right")).isVisible();
    page.locator("nav.steps a").last().click();
    page.locator("#guess").fill("10");
    page.keyboard().press("Enter");
    assertThat(page.locator("#guessed")).containsText("you said 10");
    page.locator("a", has("The course")).first().click();
    assertThat(page.locator("[data-path=alphabeta] .right")).isVisible();
  }

  @Test
  void aTreeIsSortedAndBuiltByHand() {
    Page page = open("/sort");
    assertThat(page.locator("#now")).hasText("29");
    String least = page.locator("#least").textContent();
    page.locator("g.node[data-node='2']").click();
    page.locator("#right").click();
    page.locator("#right").click();
    assertThat(page.locator("#left")).isEnabled();
    page.locator("#badly").click();
    page.locator("g.node[data-node='20']").dragTo(page.locator("g.node[data-node='2']"));
    assertThat(page)
        .hasURL(Pattern.compile(".*setup=%5B%5B%5B0%2C-6.*")); // the last son comes first
    assertThat(page.locator("#now")).hasText("21"); // the answer to the lesson's task
    page.locator("#sorted").click();
    assertThat(page.locator("#now")).hasText(least);
    assertThat(page.locator(".tale")).containsText("No order does better");
    page.locator("#fresh").click();
    assertThat(page.locator("g.node")).hasCount(3);
    page.locator("g.node").last().click();
    page.locator("#grow").click();
    assertThat(page.locator("g.node")).hasCount(5);
    page.locator("#prune").click();
    assertThat(page.locator("g.node")).hasCount(2);
  }

  /** The least number beside the tree is the least that any order of the children comes to. */
  @Test
  void noOrderOfASmallTreeVisitsFewerNodesThanAreSaidToBePossible() {
    Page page = open("/sort");
    page.locator("#least").waitFor();
    Object wrong =
        page.evaluate(
            """
            import("/page/learn/nested.js").then(({ count, fewest, sorted, isLeaf }) => {
              let seed = 21;
              const random = (n) => (seed = (seed * 48271) % 2147483647) % n;
              const make = (depth) =>
                depth === 0 || random(4) === 0
                  ? random(9) - 4
                  : Array.from({ length: 1 + random(3) }, () => make(depth - 1));
              const visited = (tree) => {
                let nodes = 0;
                const search = (part, alpha, beta) => {
                  nodes++;
                  if (isLeaf(part)) return part;
                  for (const child of part) {
                    alpha = Math.max(alpha, -search(child, -beta, -alpha));
                    if (alpha >= beta) return beta;
                  }
                  return alpha;
                };
                search(tree, -1e9, 1e9);
                return nodes;
              };
              const orders = (list) =>
                list.length < 2
                  ? [list]
                  : list.flatMap((one, i) =>
                      orders(list.filter((_, j) => j !== i)).map((rest) => [one, ...rest]));
              const every = (tree) =>
                isLeaf(tree)
                  ? [tree]
                  : tree
                      .map(every)
                      .reduce((all, kinds) => all.flatMap((some) => kinds.map((k) => [...some, k])), [[]])
                      .flatMap(orders);
              const wrong = [];
              for (let i = 0; i < 500; i++) {
                const tree = make(3);
                const least = fewest(tree);
                if (visited(sorted(tree)) !== least) wrong.push(tree);
                else if (count(tree) < 11 && Math.min(...every(tree).map(visited)) !== least) wrong.push(tree);
              }
              return JSON.stringify(wrong);
            })\
            """);
    assertThat(wrong).isEqualTo("[]");
  }
}
