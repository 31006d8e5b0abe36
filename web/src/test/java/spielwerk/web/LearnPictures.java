package spielwerk.web;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import spielwerk.core.Catalogue;

/** Makes the pictures of the lessons and of a class for the guide: {@code LearnPictures FOLDER}. */
public final class LearnPictures {
  private static final String TICTACTOE = "?game=tictactoe&moves=a1+b2+c3+c2+a2&depth=4";

  private static final Map<String, String> LESSONS =
      Map.of(
          "learn-search", "search?step=46",
          "learn-game", "search" + TICTACTOE + "&step=30",
          "learn-predict", "predict" + TICTACTOE + "&step=7",
          "learn-mcts", "mcts?step=124",
          "learn-evolution", "evolution?step=4",
          "learn-nim", "nim?game=nim%3Aheaps%3D1-3-5-6&secret=1");

  private LearnPictures() {}

  public static void main(String[] args) throws Exception {
    Path folder = Path.of(args[0]);
    Files.createDirectories(folder);
    Path data = Files.createTempDirectory("pictures");
    try (Workbench workbench =
            Workbench.start(Catalogue.load().closed(), Workbench.Terms.local(0, data));
        Browser browser = Browser.alone(Browser.chromium().orElseThrow())) {
      for (Map.Entry<String, String> lesson : LESSONS.entrySet()) {
        Page page = browser.open(workbench.address() + "#/learn/" + lesson.getValue());
        page.locator("p.tale, .ask").first().waitFor();
        shoot(page, folder, lesson.getKey());
      }
      shoot(classroom(workbench, browser, data), folder, "class");
      browser.errors().forEach(System.err::println);
    }
  }

  /** A class with an engine, an opening, and a jar that waits. */
  private static Page classroom(Workbench workbench, Browser browser, Path data) throws Exception {
    Page teacher = browser.open(workbench.address() + "#/arena/class");
    teacher.locator("input[name=title]").fill("Q1 2027");
    teacher.locator("#begin").click();
    teacher.locator("#teacher").waitFor();
    Page student =
        browser.open(teacher.locator("section.links sw-link input").first().inputValue());
    enter(student, "Ada", "mcts:sims=2000");
    student.locator("[data-way=opening]").click();
    student.locator("textarea[name=opening]").fill("d d c\nd e");
    enter(student, "Bob", "alphabeta:depth=4");
    student.locator("[data-way=jar]").click();
    byte[] jar = StudentJar.build("careful", data);
    student
        .locator("input[name=jar]")
        .setInputFiles(new FilePayload("careful.jar", "application/java-archive", jar));
    enter(student, "Cem", "careful:blunder=5");
    teacher.locator(".accept").waitFor();
    teacher.setViewportSize(1280, 1220); // down to the button below the entries
    return teacher;
  }

  private static void enter(Page page, String name, String engine) {
    page.locator("input[name=name]").fill(name);
    page.locator("input[name=engine], sw-class-enter input.engine").fill(engine);
    page.locator("#enter").click();
    page.locator("[data-entry=" + name + "]").waitFor();
  }

  private static void shoot(Page page, Path folder, String name) {
    page.waitForTimeout(1500); // stones and crosses take a moment to be drawn
    page.screenshot(new Page.ScreenshotOptions().setPath(folder.resolve(name + ".png")));
  }
}
