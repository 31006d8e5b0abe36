package spielwerk.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Catalogue;
import spielwerk.core.Runner;
import spielwerk.web.rooms.Learnt;

/** The rooms in which something learns, and the experiments, in a real browser. */
class RoomsTest {
  private static final Pattern TABLE = Pattern.compile(".*#/t/.*");
  private static final Pattern ROOM = Pattern.compile(".*#/train/.+");
  private static final LocatorAssertions.HasTextOptions PATIENT =
      new LocatorAssertions.HasTextOptions().setTimeout(300_000);
  private static final LocatorAssertions.IsVisibleOptions WAITING =
      new LocatorAssertions.IsVisibleOptions().setTimeout(300_000);

  private static final String ASKED =
      "performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)";

  private static final String EXPERIMENT =
      """
      name: tiny
      title: Does PVS pay in tic-tac-toe?
      about: |
        A question so small
        that a test can wait.
      paper:
        - {found: "It did not.", source: "a course"}
      kind: question
      asked: PVS
      games: [tictactoe]
      plies: [2, 4]
      pairs:
        - {label: not sorted, without: alphabeta, with: "alphabeta:pvs", paper: slower}
      scales:
        quick: {positions: 4, depth: [3]}
        paper: {positions: 4, depth: [3]}
      """;

  @TempDir static Path folder;
  private static Path data;
  private static Workbench workbench;
  private static Browser browser;
  private static Learnt learnt;
  private static String training;
  private static String evolution;
  private static String tuning;

  @BeforeAll
  static void start() throws IOException {
    browser = Browser.forTest();
    data = folder.resolve("data");
    Path home = folder.resolve("home");
    Files.createDirectories(home.resolve("experiments"));
    Files.writeString(home.resolve("experiments/tiny.yaml"), EXPERIMENT);
    Files.writeString(
        home.resolve("experiments/long.yaml"),
        EXPERIMENT
            .replace("name: tiny", "name: long")
            .replace("games: [tictactoe]", "games: [connect4]")
            .replace("quick: {positions: 4, depth: [3]}", "quick: {positions: 9000, depth: [7]}"));
    Files.writeString(
        home.resolve("experiments/small.yaml"), "# A small one.\nkind: train\n" + Learnt.TRAIN);
    learnt = new Learnt(data, Catalogue.load());
    training = learnt.whole("train", Learnt.TRAIN).id();
    evolution = learnt.whole("evolve", Learnt.EVOLVE).id();
    tuning = learnt.whole("tune", Learnt.TUNE).id();
    System.setProperty("spielwerk.home", home.toString());
    workbench =
        Workbench.start(
            Catalogue.load().closed(),
            Workbench.Terms.local(0, data).starting(LearnChild.command(home)));
  }

  @AfterAll
  static void stop() {
    System.clearProperty("spielwerk.home");
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

  private static void sound(Page page, int width) throws IOException {
    assertThat((Integer) page.evaluate("document.documentElement.scrollWidth"))
        .isLessThanOrEqualTo(width);
    try (InputStream script = RoomsTest.class.getResourceAsStream("/axe.min.js")) {
      page.evaluate(new String(script.readAllBytes(), StandardCharsets.UTF_8));
    }
    Object faults =
        page.evaluate(
            "async () => (await axe.run()).violations"
                + ".filter((one) => ['serious', 'critical'].includes(one.impact))"
                + ".map((one) => one.id + ': ' + one.nodes.map((node) => node.html).join(' '))");
    assertThat((List<?>) faults).isEmpty();
  }

  private static String room(String run) {
    return workbench.address() + "#/train/" + run;
  }

  private static Locator chart(Page page, String name) {
    return page.locator("sw-chart[data-chart=" + name + "][data-drawn]").first();
  }

  @Test
  void aTrainingIsLookedAtAndItsGenerationsArePlayedAgainst() throws IOException {
    Page page = browser.open(workbench.address() + "#/train");
    page.locator("[data-run='" + training + "']").click();
    for (String name : List.of("ratings", "losses", "entropy", "buffer", "phases", "heat")) {
      assertThat(chart(page, name)).isVisible();
    }
    assertThat(page.locator("#done")).hasText("3 of 3 generations");
    page.locator("[data-axis=evaluations]").click();
    page.locator("#elo").click();
    assertThat(page.locator("sw-chart[data-chart=ratings] figcaption"))
        .containsText("would inflate");
    Locator losses = page.locator("sw-chart[data-chart=losses]");
    losses.locator("summary").click();
    assertThat(losses.locator("tbody tr")).hasCount(3);
    assertThat(page.locator("sw-generation output")).hasText("Generation 3");
    page.locator("#generation").fill("1");
    assertThat(page.locator("sw-generation output")).hasText("Generation 1");
    assertThat(page.locator("sw-generation .square")).hasCount(9);
    sound(page, 1280);
    page.locator("[data-sample='0']").click();
    assertThat(page).hasURL(TABLE);
    assertThat(page.locator(".status")).hasText(Pattern.compile("won|draw"));
    page.goBack();
    page.locator("#generation").fill("2");
    page.locator("#play").click();
    assertThat(page).hasURL(TABLE);
    page.locator("[data-move=b2]").click();
    assertThat(page.locator("sw-moves button.move")).hasCount(2);
    page.navigate(workbench.address());
    assertThat(page.locator("#mine li")).hasCount(1);
  }

  @Test
  void aRoomAsksOnceForItsNumbersAndForAllItsFilesAhead() {
    Page page = browser.open(room(training));
    assertThat(chart(page, "ratings")).isVisible();
    assertThat(
            (List<?>) page.evaluate(ASKED + ".filter((name) => name.endsWith('" + training + "'))"))
        .hasSize(1);
    Object found =
        page.evaluate(
            "() => { const known = new Set([...document.querySelectorAll('link')].map((link) =>"
                + " new URL(link.href).pathname)); return "
                + ASKED
                + ".filter((name) => name.endsWith('.js') && !known.has(name)); }");
    assertThat((List<?>) found).isEmpty();
  }

  @Test
  void evolutionsAndTuningsFitOnAPhoneByNight() throws IOException {
    Page page = browser.open(room(evolution), 390, 844, ColorScheme.DARK, "de-DE");
    assertThat(chart(page, "points")).isVisible();
    assertThat(page.locator("[data-ranking] tbody tr")).hasCount(20);
    page.locator("#generation").fill("1");
    assertThat(page.locator("[data-children] tbody tr").first()).isVisible();
    sound(page, 390);
    page.navigate(room(tuning));
    assertThat(page.locator("sw-chart[data-chart=cloud][data-drawn]")).hasCount(3);
    sound(page, 390);
    page.navigate(room(training));
    assertThat(chart(page, "losses")).isVisible();
    // the names of all curves are in sight, not behind arrows
    assertThat(page.locator("sw-chart svg text").getByText(Pattern.compile("^\\d+/\\d+$")))
        .hasCount(0);
    sound(page, 390);
  }

  @Test
  void aRunThatIsStartedElsewhereAppearsInOpenPagesWhichAgree() {
    Page list = browser.open(workbench.address() + "#/train");
    assertThat(list.locator("a.run").first()).isVisible();
    String run = learnt.begin("train", Learnt.TRAIN.replace("seed: 1", "seed: 2"));
    Locator card = list.locator("[data-run='" + run + "']");
    assertThat(card).containsText("0 of 3 generations");
    Page one = browser.open(room(run));
    Page other = browser.openOnPhone(room(run));
    assertThat(one.locator("#state")).hasText("paused");
    learnt.goOn(run, Runner.of(1));
    for (Page page : List.of(one, other)) {
      assertThat(page.locator("#done")).hasText("3 of 3 generations");
      assertThat(page.locator("#state")).hasText("finished");
      assertThat(chart(page, "losses")).isVisible();
    }
    assertThat(card).containsText("finished");
  }

  @Test
  void aTrainingIsBegunAndCarriedOnByClicking() throws IOException {
    Page page = browser.open(workbench.address() + "#/train");
    page.locator("#start").click();
    Locator yaml = page.locator("#yaml");
    assertThat(yaml).hasValue(Pattern.compile("game: tictactoe"));
    sound(page, 1280);
    yaml.fill("game: chess\n"); // checked while it is typed
    assertThat(page.locator("dialog [role=alert]")).containsText("Line 1: There is no game");
    yaml.fill(Learnt.TRAIN.replace("generations: 3", "generations: 1"));
    page.locator("#begin").click();
    assertThat(page).hasURL(ROOM);
    RunStates.await(page, workbench, "finished");
    String first = page.url().replaceAll(".*/", "");
    page.locator("#carry").click();
    assertThat(yaml).hasValue(Pattern.compile("load: " + first));
    yaml.fill(yaml.inputValue().replace("generations: 1", "generations: 2"));
    page.locator("#begin").click();
    assertThat(page.locator(".id")).containsText("began from " + first + " / 1");
    RunStates.await(page, workbench, "finished");
    assertThat(page.locator("#done")).hasText("2 of 2 generations");
  }

  @Test
  void theFormAndTheYamlFollowEachOther() {
    Page page = browser.open(workbench.address() + "#/train");
    page.locator("#start").click();
    Locator yaml = page.locator("#yaml");
    yaml.fill("game: tictactoe\ngenerations: 3\nselfplay: {sims: {1: 4, 3: 8}}\n");
    yaml.blur();
    page.locator("dialog summary").first().click();
    Locator generations = page.locator("sw-spec-form [name=generations]");
    assertThat(generations).hasValue("3");
    generations.fill("5");
    generations.blur();
    assertThat(yaml)
        .hasValue("game: tictactoe\ngenerations: 5\nselfplay:\n  sims:\n    1: 4\n    3: 8\n");
    page.locator("sw-spec-form summary").filter(hasText("buffer")).click();
    page.locator("sw-spec-form [name='buffer.window']").selectOption("growing");
    assertThat(yaml).hasValue(Pattern.compile("buffer:\n {2}window: growing\n$"));
  }

  @Test
  void runsGetNamesAndNotesAreComparedAndDeleted() throws IOException {
    String other = learnt.whole("train", Learnt.TRAIN.replace("seed: 1", "seed: 9")).id();
    Page page = browser.open(room(other));
    page.locator("#label").click();
    page.locator("[name=name]").fill("Ninth seed");
    page.locator("[name=note]").fill("Does the seed matter?");
    page.locator("#savelabel").click();
    assertThat(page.locator("#runname")).hasText("Ninth seed");
    page.reload();
    assertThat(page.locator("#runnote")).hasText("Does the seed matter?");
    page.navigate(workbench.address() + "#/train");
    assertThat(page.locator("[data-run='" + other + "']")).containsText("Ninth seed");
    page.getByLabel("Compare Ninth seed").check();
    page.getByLabel("Compare " + training).check();
    assertThat(chart(page, "compare")).isVisible();
    page.locator("#what").selectOption("policy");
    page.locator("#smoothing").selectOption("strong");
    Locator compared = page.locator("sw-chart[data-chart=compare]");
    compared.locator("summary").click();
    assertThat(compared.locator("thead th")).hasCount(5);
    assertThat(compared.locator("tbody tr")).hasCount(3);
    sound(page, 1280);
    page.navigate(room(other));
    page.onDialog(com.microsoft.playwright.Dialog::accept);
    page.locator("#deleterun").click();
    assertThat(page).hasURL(workbench.address() + "#/train");
    assertThat(page.locator("[data-run='" + other + "']")).hasCount(0);
  }

  @Test
  void playersThatWereBredOrTunedCanBePlayedAgainst() {
    Page page = browser.open(room(tuning));
    page.locator("#play").click();
    assertThat(page).hasURL(TABLE);
    page.locator("[data-move=b2]").click();
    assertThat(page.locator("sw-moves button.move")).hasCount(2);
    page.navigate(workbench.address());
    assertThat(page.locator("#mine li")).hasCount(1); // as any other table that one opened
    page.navigate(room(evolution));
    page.locator("#play").click();
    assertThat(page).hasURL(TABLE);
    assertThat(page.locator(".status")).isVisible();
  }

  private static Locator.FilterOptions hasText(String text) {
    return new Locator.FilterOptions().setHasText(text);
  }

  @Test
  void anExperimentIsRunAndEndsInItsReport() throws IOException {
    Page page = browser.open(workbench.address() + "#/lab");
    page.locator("[data-experiment=tiny]").click();
    assertThat(page.locator("blockquote")).containsText("It did not.");
    sound(page, 1280);
    page.locator("[data-run=quick]").click();
    assertThat(page.locator("iframe")).isVisible(WAITING);
    assertThat(page.frameLocator("iframe").locator("h1")).hasText("Does PVS pay in tic-tac-toe?");
    assertThat(page.frameLocator("iframe").locator("svg").first()).isVisible();
    sound(page, 1280);
    Page phone = browser.open(page.url(), 390, 844, ColorScheme.DARK, "de-DE");
    assertThat(phone.locator("iframe")).isVisible();
    sound(phone, 390);
    Client client = Client.of(workbench);
    assertThat(client.get("/api/reports/tiny-quick/nothing.html").status()).isEqualTo(404);
    assertThat(client.get("/api/reports/..%2Fruns/x.html").status()).isIn(400, 404);
    assertThat(client.post("/api/experiments/tiny/run", "{\"scale\":\"huge\"}").error())
        .contains("no scale 'huge'");
  }

  @Test
  void anExperimentThatWasStoppedGoesOnAlsoAfterTheProgramWasKilled() throws IOException {
    Page page = browser.open(workbench.address() + "#/lab/long");
    page.locator("[data-run=quick]").click();
    Locator far = page.locator("[data-scale=quick] p.muted").last();
    assertThat(far).hasText(Pattern.compile("[1-9][\\d,]* / 9,000.*"), PATIENT);
    page.locator("[data-stop=quick]").click();
    Locator goOn = page.locator("[data-run=quick]");
    assertThat(goOn).hasText(Pattern.compile("Go on from \\d+ %"), PATIENT);
    assertThat(page.locator("[data-anew=quick]")).isVisible();
    assertThat(page.locator("[data-scale=quick] [role=alert]")).hasCount(0);
    sound(page, 1280);
    Page phone = browser.open(page.url(), 390, 844, ColorScheme.DARK, "de-DE");
    assertThat(phone.locator("[data-run=quick]")).hasText(Pattern.compile("Weiter bei \\d+ %"));
    sound(phone, 390);
    goOn.click();
    assertThat(page.locator("[data-stop=quick]")).isVisible(WAITING);
    ProcessHandle.current()
        .children()
        .filter(child -> child.info().command().orElse("").endsWith("java"))
        .forEach(ProcessHandle::destroyForcibly);
    assertThat(goOn).hasText(Pattern.compile("Go on from \\d+ %"), PATIENT);
  }
}
