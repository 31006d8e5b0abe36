package spielwerk.web;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import spielwerk.core.Catalogue;

/**
 * Makes the pictures of runs in the guide, in the folder of the project: {@code RunPictures
 * FOLDER}, or only those that are named after it. The training is the one that ships; the others
 * are run, which takes some minutes.
 */
public final class RunPictures {
  private static final String TOURNAMENT =
      """
      game: othello
      players:
        - {name: Alpha-beta 3, engine: "alphabeta:depth=3"}
        - {name: Alpha-beta 2, engine: "alphabeta:depth=2"}
        - {name: Team, engine: "team:alphabeta(depth=2)*0.5+mcts(sims=100)"}
        - {name: MCTS, engine: "mcts:sims=200"}
      games: 20
      seed: 1
      """;
  private static final String EVOLUTION =
      """
      game: "qwixx:rules=paper"
      player: poly
      populationSize: 20
      rounds: 4
      generations: 12
      smallestVariance: 0.9
      seed: 1
      """;

  private final Client client;
  private final Workbench workbench;
  private final Browser browser;
  private final Path folder;

  private RunPictures(Workbench workbench, Browser browser, Path folder) {
    this.client = Client.of(workbench);
    this.workbench = workbench;
    this.browser = browser;
    this.folder = folder;
  }

  public static void main(String[] args) throws Exception {
    Path folder = Files.createDirectories(Path.of(args[0]));
    Path home = Path.of("").toAbsolutePath();
    Path data = Files.createTempDirectory("pictures");
    copy(home.resolve("experiments/data/othello-afternoon"), data.resolve("runs/train-othello"));
    System.setProperty("spielwerk.home", home.toString());
    try (Workbench workbench =
            Workbench.start(
                Catalogue.load().closed(),
                Workbench.Terms.local(0, data).starting(LearnChild.command(home)));
        Browser browser = Browser.alone(Browser.chromium().orElseThrow())) {
      RunPictures pictures = new RunPictures(workbench, browser, folder);
      Set<String> wanted = Set.copyOf(List.of(args).subList(1, args.length));
      for (String name : List.of("train", "arena", "evolution", "experiment")) {
        if (wanted.isEmpty() || wanted.contains(name)) {
          pictures.make(name);
        }
      }
      browser.errors().forEach(System.err::println);
    }
  }

  private void make(String name) {
    switch (name) {
      case "train" -> shoot("#/train/train-othello", "sw-chart[data-drawn]", name);
      case "arena" ->
          shoot("#/arena/" + run("tournament", TOURNAMENT), "#state[data-state=finished]", name);
      case "evolution" ->
          shoot("#/train/" + run("evolve", EVOLUTION), "sw-chart[data-drawn]", name);
      default -> experiment();
    }
  }

  private static void copy(Path from, Path to) {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.toList()) {
        Path copy = to.resolve(from.relativize(file).toString());
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy);
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** Runs something to its end. */
  private String run(String kind, String yaml) {
    String body =
        "{\"kind\":\"%s\",\"yaml\":\"%s\"}"
            .formatted(kind, yaml.replace("\"", "\\\"").replace("\n", "\\n"));
    String id = client.post("/api/runs", body).json().path("id").asText();
    Page page = browser.open(workbench.address() + "#/arena");
    while (!client.get("/api/runs/" + id).json().path("state").asText().equals("finished")) {
      page.waitForTimeout(500);
    }
    page.close();
    return id;
  }

  private void experiment() {
    Page page = page("#/lab/search-pvs");
    page.locator("[data-run=quick]").click();
    page.locator("iframe").waitFor(new Locator.WaitForOptions().setTimeout(600_000));
    shoot(page, "experiment");
  }

  private Page page(String address) {
    return browser.open(workbench.address() + address, 1280, 990, ColorScheme.LIGHT, "en-GB");
  }

  private void shoot(String address, String sight, String name) {
    Page page = page(address);
    page.locator(sight).first().waitFor();
    shoot(page, name);
  }

  private void shoot(Page page, String name) {
    page.waitForTimeout(2500); // charts take a moment to be drawn
    page.screenshot(new Page.ScreenshotOptions().setPath(folder.resolve(name + ".png")));
  }
}
