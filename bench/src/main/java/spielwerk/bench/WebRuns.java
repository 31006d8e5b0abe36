package spielwerk.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import spielwerk.bench.WebBench.Figure;

/**
 * How soon the page of a long run shows, in a browser that never saw it: from the click on its
 * address until the first chart, or the table of a match, is there.
 */
final class WebRuns {
  private static final int GENERATIONS = 500;
  private static final int GAMES = 10_000;
  private static final Pattern NUMBER = Pattern.compile("\"generation\":\\d+");

  /** Looks through all shadow roots at every frame. */
  private static final String SHOWN =
      """
      new Promise((done) => {
        const find = (root) => root.querySelector("%s")
            || [...root.querySelectorAll("*")].some((one) => one.shadowRoot && find(one.shadowRoot));
        const look = () => find(document) ? done(performance.now()) : requestAnimationFrame(look);
        look();
      })\
      """;

  private WebRuns() {}

  /** The room of a training, the lines of the one that ships repeated. */
  static Figure room() {
    Path data = WebServer.folder();
    Path run = data.resolve("runs/train-othello-bench");
    Path home = Path.of(System.getProperty("spielwerk.home", "."));
    Path shipped = home.resolve("experiments/data/othello-afternoon");
    try {
      Files.createDirectories(run);
      Files.copy(shipped.resolve("spec.json"), run.resolve("spec.json"));
      Files.copy(shipped.resolve("ratings.jsonl"), run.resolve("ratings.jsonl"));
      List<String> lines = Files.readAllLines(shipped.resolve("generations.jsonl"));
      List<String> many = new ArrayList<>();
      for (int i = 0; i < GENERATIONS; i++) {
        String line = lines.get(i % lines.size());
        many.add(NUMBER.matcher(line).replaceFirst("\"generation\":" + (i + 1)));
      }
      Files.write(run.resolve("generations.jsonl"), many);
    } catch (IOException missing) {
      throw new UncheckedIOException(missing);
    }
    return shown(
        data,
        "#/train/train-othello-bench",
        "sw-chart[data-drawn]",
        "the room of a training of " + GENERATIONS + " generations, until its first chart");
  }

  /** The page of a match that has ended. */
  static Figure match() {
    Path data = WebServer.folder();
    String id = WebServer.match(data, "tictactoe", "random", "random", GAMES);
    return shown(
        data,
        "#/arena/" + id,
        "table tbody tr",
        "the page of a match of " + GAMES + " games, until its table");
  }

  private static Figure shown(Path data, String page, String sight, String detail) {
    try (WebServer server = WebServer.start(data);
        BenchBrowser browser = new BenchBrowser()) {
      browser.open(server.address() + page);
      return new Figure(browser.number(SHOWN.formatted(sight)) / 1000, detail);
    }
  }
}
