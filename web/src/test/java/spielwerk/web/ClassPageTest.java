package spielwerk.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Dialog;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Catalogue;

/** The tournament of a class as a teacher and a student see it, each in a browser of their own. */
class ClassPageTest {
  private static final LocatorAssertions.IsVisibleOptions PATIENT =
      new LocatorAssertions.IsVisibleOptions().setTimeout(300_000);

  @TempDir static Path data;
  @TempDir static Path desk;
  private static Workbench workbench;
  private static Browser browser;

  /** With a token, as where a class can reach it: the link must carry it. */
  @BeforeAll
  static void start() {
    browser = Browser.forTest();
    Workbench.Terms terms = new Workbench.Terms("127.0.0.1", 0, "sesame", data, Optional.empty());
    workbench = Workbench.start(Catalogue.load().closed(), terms.starting(RunProgram.command()));
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

  private static Page teacher() {
    Page teacher = browser.open(workbench.address().replace("#/", "#/arena/class"));
    teacher.locator("select[name=game]").selectOption("tictactoe");
    teacher.locator("input[name=title]").fill("Q1");
    teacher.locator("#begin").click();
    teacher.locator("#teacher").waitFor();
    return teacher;
  }

  private static String link(Page teacher) {
    return teacher.locator("section.links sw-link input").first().inputValue();
  }

  private static void enter(Page page, String name, String engine) {
    page.locator("input[name=name]").fill(name);
    page.locator("input[name=engine], sw-class-enter sw-engine-picker input.engine").fill(engine);
    page.locator("#enter").click();
  }

  @Test
  void aClassEntersAndOnlyTheTeacherAcceptsTakesOutAndBegins() throws IOException {
    Page teacher = teacher();
    Page student = browser.openOnPhone(link(teacher));
    enter(student, "Ada", "negamax:depth=2");
    assertThat(student.locator(".good")).containsText("Ada takes part");
    student.locator("[data-way=opening]").click();
    student.locator("textarea[name=opening]").fill("b2 zz");
    enter(student, "Bob", "random");
    assertThat(student.locator(".trouble")).containsText("zz");
    assertThat(browser.errors()).hasSize(1).allMatch(error -> error.contains("400"));
    student.locator("textarea[name=opening]").fill("b2 a1 c3\na1 b2");
    enter(student, "Bob", "random");
    assertThat(student.locator(".good")).containsText("Bob takes part");
    student.locator("[data-way=jar]").click();
    byte[] jar = StudentJar.build("brave", desk);
    student
        .locator("input[name=jar]")
        .setInputFiles(new FilePayload("brave.jar", "application/java-archive", jar));
    enter(student, "Cem", "brave");
    assertThat(student.locator(".good")).containsText("Cem has been submitted and waits");
    enterElsewhere(link(teacher));
    assertThat(student.locator("[data-entry]")).hasCount(4);
    assertThat(student.locator(".drop")).hasCount(3);
    assertThat(student.locator("[data-entry=Dan] .drop")).hasCount(0);
    assertThat(student.locator("#begin")).hasCount(0);
    assertThat(student.locator(".accept")).hasCount(0);
    PageTest.narrow(student);
    PageTest.serious(student);
    student.onceDialog(Dialog::accept);
    student.locator("[data-entry=Ada] .drop").click();
    assertThat(teacher.locator("[data-entry]")).hasCount(3);
    assertThat(teacher.locator(".drop")).hasCount(3);
    PageTest.serious(teacher);
    teacher.onceDialog(Dialog::accept);
    teacher.locator("[data-entry=Cem] .accept").click();
    assertThat(student.locator(".good"))
        .containsText(
            "Cem takes part", new LocatorAssertions.ContainsTextOptions().setTimeout(300_000));
    assertThat(teacher.locator(".accept")).hasCount(0);
    teacher.locator("#begin").click();
    assertThat(teacher.locator("#state[data-state=finished]")).isVisible(PATIENT);
    assertThat(teacher.locator("sw-crosstable [data-player=Cem]")).isVisible();
    student.locator("a[href^='#/arena/tournament-']").click();
    assertThat(student.locator("#state[data-state=finished]")).isVisible(PATIENT);
  }

  /** Somebody else of the class, in another browser. */
  private static void enterElsewhere(String link) {
    Page other = browser.open(link, 390, 844, ColorScheme.DARK, "de-DE");
    enter(other, "Dan", "random");
    assertThat(other.locator(".good")).containsText("Dan nimmt teil");
    assertThat(other.locator(".drop")).hasCount(1);
  }

  @Test
  void theTeachersOwnLinkMakesAnotherDeviceTheTeachersAndAReloadForgetsNothing() {
    Page teacher = teacher();
    teacher.locator("#teacher summary").click();
    Page tablet = browser.open(teacher.locator("#teacher sw-link input").inputValue());
    tablet.locator("#begin").waitFor();
    assertThat(tablet.url()).doesNotContain("key=").doesNotContain("token=");
    enter(tablet, "Ada", "random");
    assertThat(teacher.locator("[data-entry=Ada] .drop")).isVisible();
    tablet.reload();
    assertThat(tablet.locator("#begin")).isDisabled();
    tablet.navigate("about:blank");
    tablet.navigate(workbench.address().replace("#/", "#/arena/class"));
    assertThat(tablet.locator("li button").first()).isVisible();
    Page student = browser.open(workbench.address().replace("#/", "#/arena/class"));
    student.locator("ul li a").first().waitFor();
    assertThat(student.locator("ul li button")).hasCount(0);
  }

  @Test
  void aGuestSeesNothingThatOnlyTheOwnerMayDo() {
    Page teacher = teacher();
    Page student = browser.open(link(teacher));
    student.locator("#enter").waitFor();
    assertThat(student.url()).doesNotContain("token=");
    String base = student.url().replaceFirst("#.*", "");
    String[][] hidden = {
      {"#/arena", "#new, li button", "h1"},
      {"#/arena/class", "form", "ul li a"},
      {"#/train", "#start", "h1"},
      {"#/library", "#import, [data-edit], [data-delete]", "#tab-tally"},
    };
    for (String[] one : hidden) {
      student.navigate(base + one[0]);
      student.locator("main " + one[2]).first().waitFor();
      assertThat(student.locator("main").locator(one[1])).hasCount(0);
    }
    teacher.navigate(base + "#/library");
    assertThat(teacher.locator("#import")).isVisible();
  }
}
