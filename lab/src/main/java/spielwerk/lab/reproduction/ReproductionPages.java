package spielwerk.lab.reproduction;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The files of the guide that are made from kept results alone.
 *
 * @param home the folder of the sources
 */
public record ReproductionPages(Path home) {
  static final String RESULTS = "docs/results.md";

  /** All of them, by their place. */
  Map<Path, String> all() {
    Verdicts reproduction =
        Verdicts.of(
            FindingsFile.read(home.resolve(FindingsFile.PLACE)),
            new KeptResults(home.resolve("experiments/data")));
    ReproductionMarkdown markdown = new ReproductionMarkdown(reproduction);
    Map<Path, String> pages = new LinkedHashMap<>();
    pages.put(home.resolve("docs/reproduction.md"), markdown.papers());
    pages.put(home.resolve("docs/beyond-the-papers.md"), markdown.beyond());
    for (Finding.Paper paper : reproduction.papers()) {
      pages.put(
          home.resolve("docs/pictures/reproduction-" + paper.id() + ".svg"),
          new IntervalPicture(reproduction.of(paper)).svg());
    }
    Path results = home.resolve(RESULTS);
    pages.put(results, new GeneratedTables(markdown).renew(read(results)));
    return pages;
  }

  /** Writes them anew. */
  public void write() {
    all()
        .forEach(
            (file, text) -> {
              try {
                Files.writeString(file, text);
              } catch (IOException failed) {
                throw new UncheckedIOException(failed);
              }
            });
  }

  static String read(Path file) {
    try {
      return Files.exists(file) ? Files.readString(file) : "";
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
