package spielwerk.lab.reproduction;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import spielwerk.core.Catalogue;

/**
 * The files of the guide that are made from kept results alone.
 *
 * @param home the folder of the sources
 */
public record ReproductionPages(Path home) {
  static final String RESULTS = "docs/results.md";

  /** All of them, by their place. */
  Map<Path, String> all() {
    KeptResults kept = new KeptResults(home.resolve("experiments/data"));
    Verdicts reproduction = Verdicts.of(FindingsFile.read(home.resolve(FindingsFile.PLACE)), kept);
    ReproductionMarkdown markdown = new ReproductionMarkdown(reproduction);
    Map<Path, String> pages = new LinkedHashMap<>();
    pages.put(home.resolve("docs/reproduction.md"), markdown.papers());
    pages.put(home.resolve("docs/beyond-the-papers.md"), markdown.beyond());
    for (Finding.Paper paper : reproduction.papers()) {
      pages.put(
          home.resolve("docs/pictures/reproduction-" + paper.id() + ".svg"),
          new IntervalPicture(reproduction.of(paper)).svg());
    }
    ResultsTemplate template =
        new ResultsTemplate(markdown, new LadderTable(Catalogue.load()), kept);
    pages.put(home.resolve(RESULTS), template.page(read(home.resolve(ResultsTemplate.PLACE))));
    return pages;
  }

  /** The names of what the results quote: experiments and commands. */
  public List<String> quoted() {
    return ResultsTemplate.sources(read(home.resolve(ResultsTemplate.PLACE)));
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
