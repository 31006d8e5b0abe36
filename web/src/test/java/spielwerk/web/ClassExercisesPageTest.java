package spielwerk.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Dialog;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Catalogue;

/** The exercises of a class, as a teacher and pupils see them, each in a browser of their own. */
class ClassExercisesPageTest {
  @TempDir static Path data;
  private static Workbench workbench;
  private static Browser browser;

  @BeforeAll
  static void start() {
    browser = Browser.forTest();
    workbench = serve(0);
  }

  private static Workbench serve(int port) {
    Workbench.Terms terms =
        new Workbench.Terms("127.0.0.1", port, "sesame", data, Optional.empty());
    return Workbench.start(Catalogue.load(), terms);
  }

  @AfterAll
  static void stop() {
    if (browser != null) {
      browser.close();
      workbench.close();
    }
  }

  @AfterEach
  void theConsoleIsQuiet() {
    if (browser != null) {
      assertThat(browser.errors()).isEmpty();
    }
  }

  private static Page teacher(String title) {
    Page teacher = browser.open(workbench.address().replace("#/", "#/arena/class"));
    teacher.locator("select[name=game]").selectOption("tictactoe");
    teacher.locator("input[name=title]").fill(title);
    teacher.locator("#begin").click();
    teacher.locator("#teacher").waitFor();
    return teacher;
  }

  private static String link(Page teacher) {
    return teacher.locator("section.links sw-link input").first().inputValue();
  }

  private static void join(Page pupil, String name) {
    pupil.locator("input[name=pupil]").fill(name);
    pupil.locator("#join").click();
  }

  private static void answer(Page pupil, String number) {
    pupil.locator("#task").fill(number);
    pupil.locator("#check").click();
  }

  private static String cell(String name, String exercise) {
    return "[data-pupil='" + name + "'] [data-exercise='" + exercise + "']";
  }

  @Test
  void aPupilSolvesOnAPhoneAndTheTeacherSeesItAtOnceWithItsTries() throws IOException {
    Page teacher = teacher("Q1");
    assertThat(teacher.locator("#closed")).containsText("serve --host 0.0.0.0 --token");
    teacher.locator("#choose select").selectOption("path?lesson=negamax");
    teacher.locator("#add").click();
    assertThat(teacher.locator("#exercises li")).hasCount(1);
    Page ada = browser.open(link(teacher), 390, 844, ColorScheme.DARK, "de-DE");
    join(ada, "Ada");
    assertThat(ada.locator("#me")).containsText("Du bist Ada in dieser Klasse");
    assertThat(teacher.locator("[data-pupil=Ada]")).isVisible();
    PageTest.narrow(ada);
    PageTest.serious(ada);
    ada.locator("#exercises a").click();
    assertThat(ada.locator("#pupil")).containsText("Was du löst, sieht deine Lehrkraft");
    answer(ada, "999");
    assertThat(teacher.locator(cell("Ada", "path?lesson=negamax"))).hasText("✗ 1");
    assertThat(ada.locator("#handed")).containsText("abgegeben");
    String truth =
        (String)
            ada.evaluate(
                "fetch('/api/lessons/search?game=tree&setup=[[3,-7,2],[-4,5],[1,0,-6]]"
                    + "&engine=negamax').then((one) => one.json())"
                    + ".then(({ value }) => String(value))");
    answer(ada, truth);
    assertThat(teacher.locator(cell("Ada", "path?lesson=negamax"))).hasText("✓ 2");
    PageTest.narrow(ada);
    PageTest.serious(ada);
    PageTest.serious(teacher);
    ada.locator("#pupil a").click();
    assertThat(ada.locator("#exercises")).containsText("gelöst, Versuche: 2");
    Download csv = teacher.waitForDownload(() -> teacher.locator("#csv").click());
    assertThat(csv.suggestedFilename()).isEqualTo("Q1.csv");
    assertThat(Files.readString(csv.path()))
        .startsWith("\ufeffPupil,exercise,solved,tries,points,of,last try\r\nAda,")
        .contains(",yes,2,1,1,20");
  }

  @Test
  void aPredictionIsHandedInWhenItIsThroughAndALinkToItAsksForTheName() {
    Page teacher = teacher("=Q2");
    String wish = "http://x:7070/#/learn/predict?width=2&seed=1&depth=1&step=2&token=abc";
    teacher.locator("#choose input").fill("http://elsewhere/");
    teacher.locator("#add").click();
    assertThat(teacher.locator("sw-class-exercises .trouble")).containsText("is not the link");
    teacher.locator("#choose input").fill(wish);
    teacher.locator("#add").click();
    String exercise = "predict?depth=1&width=2";
    teacher.locator("[data-exercise='" + exercise + "'] .hand-out").click();
    String link = teacher.locator("#exercises sw-link input").inputValue();
    teacher.locator("#exercises sw-link .qr").click();
    assertThat(teacher.locator("#exercises sw-link svg path")).hasCount(1);
    Page bob = browser.open(link);
    bob.locator("input[name=name]").fill("Bob");
    bob.locator("#join").click();
    assertThat(bob.locator("#pupil")).containsText("Bob");
    assertThat(bob.url()).doesNotContain("class=").doesNotContain("token=");
    LearnTest.predictAll(bob);
    assertThat(teacher.locator(cell("Bob", exercise))).containsText("✓ 1");
    assertThat(bob.locator("#handed")).containsText("handed in");
    Page other = browser.open(link);
    other.locator("input[name=name]").fill("bob");
    other.locator("#join").click();
    assertThat(other.locator(".trouble")).containsText("Somebody else is called 'Bob'");
    assertThat(browser.errors()).hasSize(1).allMatch(error -> error.contains("403"));
    teacher.locator("[data-pupil=Bob] .release").click();
    teacher.locator("[data-pupil=Bob]").getByText("released").waitFor();
    other.locator("#join").click();
    assertThat(other.locator("#pupil")).containsText("bob");
    teacher.onceDialog(Dialog::accept);
    teacher.locator("[data-pupil=Bob] button").last().click();
    assertThat(teacher.locator("[data-pupil]")).hasCount(0);
  }

  /** What is solved while the server is gone waits in the browser and arrives after its restart. */
  @Test
  void aHandInWaitsUntilTheServerIsBack() {
    Page teacher = teacher("Q3");
    Page ada = browser.open(link(teacher));
    join(ada, "Ada");
    assertThat(ada.locator("#me")).containsText("You are Ada");
    ada.navigate(ada.url().replaceFirst("#.*", "#/learn/path?lesson=order"));
    assertThat(ada.locator("sw-guess")).containsText("alphabeta");
    ada.locator("#guess").waitFor();
    int port = workbench.port();
    ada.route("**/api/classes/**", route -> route.abort());
    ada.locator("#guess").fill("1");
    ada.locator("sw-guess button").click();
    assertThat(ada.locator("#handed")).containsText("as soon as the workbench is back");
    workbench.close();
    workbench = serve(port);
    ada.unroute("**/api/classes/**");
    assertThat(ada.locator("#handed .good")).isVisible();
    assertThat(teacher.locator(cell("Ada", "path?lesson=order&part=predict"))).hasText("✗ 1");
    browser.errors(); // of the connections that broke
  }

  @Test
  void aScriptIsHandedInOnAPhoneReadByTheTeacherAndThenAccepted() throws IOException {
    assumeTrue(ClassTest.hasPython(), "python3 is not installed");
    Page teacher = teacher("Q5");
    Page ada = browser.open(link(teacher), 390, 844, ColorScheme.LIGHT, "de-DE");
    ada.locator("[data-way=engine]").click();
    ada.locator("sw-class-enter select.pick").selectOption("negamax");
    ada.locator("sw-class-enter sw-engine-picker summary").click();
    ada.locator("sw-class-enter .fields input[name=depth]").fill("2");
    ada.locator("sw-class-enter input[name=name]").fill("Ada");
    ada.locator("#enter").click();
    assertThat(ada.locator("[data-entry=Ada] code")).hasText("negamax:depth=2");
    PageTest.narrow(ada);
    ada.locator("[data-way=script]").click();
    byte[] script = ClassTest.FIRST_MOVE.getBytes(StandardCharsets.UTF_8);
    ada.locator("input[name=script]")
        .setInputFiles(new FilePayload("bot.py", "text/x-python", script));
    ada.locator("sw-class-enter input[name=name]").fill("Bob");
    ada.locator("#enter").click();
    assertThat(ada.locator("sw-class-enter .good")).containsText("wartet");
    PageTest.narrow(ada);
    PageTest.serious(ada);
    teacher.locator("[data-entry=Bob] .accept").click();
    assertThat(teacher.locator("#script pre")).containsText("for line in sys.stdin");
    PageTest.serious(teacher);
    teacher.locator("#accept-script").click();
    assertThat(teacher.locator("[data-entry=Bob] .accept")).hasCount(0);
    assertThat(ada.locator("sw-class-enter .good")).containsText("nimmt teil");
  }

  /** The table of one pupil is not another's; the teacher sees both. */
  @Test
  void yourTablesAreThoseYouSitAtAndTheTeacherSeesAll() {
    Page teacher = teacher("Q4");
    String link = link(teacher);
    Page ada = browser.open(link, 390, 844, ColorScheme.LIGHT, "de-DE");
    Page bob = browser.open(link);
    String adas = play(ada);
    String bobs = play(bob);
    assertThat(ada.locator("#mine li")).hasCount(1);
    assertThat(ada.locator("#mine a[href='" + adas + "']")).isVisible();
    assertThat(ada.locator("#others")).hasCount(0);
    assertThat(bob.locator("#mine li")).hasCount(1);
    PageTest.narrow(ada);
    home(teacher);
    assertThat(teacher.locator("#mine")).hasCount(0);
    assertThat(teacher.locator("#others a[href='" + adas + "']")).isVisible();
    assertThat(teacher.locator("#others a[href='" + bobs + "']")).isVisible();
  }

  /** A table that is still open would lead back to its move. */
  private static void home(Page page) {
    String base = page.url().replaceFirst("#.*", "");
    page.navigate("about:blank");
    page.navigate(base + "#/");
    page.locator("button[data-game=nim]").first().waitFor();
  }

  /** Plays a move of Nim and comes back to the first page; where the table is. */
  private static String play(Page page) {
    page.locator("#enter").waitFor();
    page.navigate(page.url().replaceFirst("#.*", "#/"));
    page.locator("button.card[data-game=nim]").click();
    page.waitForURL(Pattern.compile(".*#/t/.*"));
    String table = page.url().replaceFirst(".*#", "#").replaceFirst("(#/t/[a-z0-9]+).*", "$1");
    page.locator("sw-nim").waitFor();
    page.evaluate(
        "async () => { const { post, get } = await import('/page/app/api.js');"
            + " const id = location.hash.split('/')[2];"
            + " const table = await get('/tables/' + id);"
            + " await post('/tables/' + id + '/moves',"
            + " { node: 0, move: table.position.legal[0] }); }");
    home(page);
    return table;
  }
}
