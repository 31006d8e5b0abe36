package spielwerk.app.command.library;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import spielwerk.app.terminal.ConsoleProgress;
import spielwerk.arena.library.Filter;
import spielwerk.arena.library.GameSummary;
import spielwerk.arena.library.Library;
import spielwerk.arena.library.LibraryGame;
import spielwerk.arena.library.LibraryPage;
import spielwerk.arena.library.files.GameWriter;
import spielwerk.core.Catalogue;
import spielwerk.core.Explanation;
import spielwerk.core.Mistake;
import spielwerk.core.Text;
import spielwerk.runs.text.NumberText;

/** {@code spielwerk library export}: games for other programs, and pages for people. */
@Command(
    name = "export",
    description =
        "Write games as JSON Lines (everything), SGF (games for two whose moves are squares), PSQ"
            + " (one game of five in a row), GGF or transcripts (Othello), or as a page to"
            + " publish.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  spielwerk library export > games.jsonl",
      "  spielwerk library export 12 13 --format sgf -o two.sgf",
      "  spielwerk library export --run match-nim-20260102-120000 --format html -o games.html"
    })
final class ExportCommand implements Callable<Integer> {
  private static final String PAGE = "html";
  private static final int CHUNK = 500;

  @ParentCommand private LibraryCommand library;
  @Mixin private final FilterOptions filter = new FilterOptions();

  @Parameters(
      arity = "0..*",
      paramLabel = "ID",
      description = "The numbers of the games, instead of a filter.")
  private List<Long> ids = new ArrayList<>();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "jsonl",
      description = "jsonl (if not given), sgf, psq, ggf, transcript or html.")
  private String format;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Where to write it; by default to standard output.")
  private @Nullable Path output;

  private int leftOut;

  /** Why one of those that are left out is. */
  private String why = "";

  @Override
  public Integer call() {
    if (library.common().json() && output == null) {
      throw new Mistake("export --json prints a summary of what was written, so it needs -o FILE.");
    }
    Filter wanted = filter.filter();
    if (!ids.isEmpty() && !filter.none()) {
      throw new Mistake("Give either the numbers of games or a filter, not both.");
    }
    Catalogue catalogue = library.common().catalogue();
    boolean page = format.equals(PAGE);
    GameWriter formatter = formatter(page ? GameWriter.JSONL : format, catalogue);
    try (Library games = library.chosen().forReading()) {
      List<Long> chosen = ids.isEmpty() ? found(games, wanted) : ids;
      if (chosen.isEmpty()) {
        throw new Mistake("No games match, so there is nothing to export.");
      }
      if (formatter.holdsOneGame() && chosen.size() > 1) {
        throw new Mistake(
            "A %s file holds one game, and %d match; name one by its number."
                .formatted(format.toUpperCase(Locale.ROOT), chosen.size()));
      }
      try (ConsoleProgress progress = new ConsoleProgress("export", library.common().terminal())) {
        write(
            writer -> {
              if (page) {
                new GamesHtml(games, chosen, catalogue, progress).write(writer);
                return;
              }
              int done = 0;
              for (long id : chosen) {
                writer.write(text(formatter, games.game(id)));
                progress.at(++done, chosen.size(), "");
              }
              if (leftOut == chosen.size()) {
                throw new Mistake(why);
              }
            });
      }
      if (leftOut > 0) {
        library.common().terminal().err().println(leftOutText());
      }
      int written = chosen.size() - leftOut;
      if (output != null) {
        library.common().show(() -> json(written), () -> text(written));
      }
    }
    return 0;
  }

  /** Of a mixed library SGF takes what it can hold; a game that was named by its number it must. */
  private String text(GameWriter formatter, LibraryGame game) {
    try {
      return formatter.write(game);
    } catch (Mistake cannot) {
      if (!ids.isEmpty() || !format.equals(GameWriter.SGF)) {
        throw cannot;
      }
      why = String.valueOf(cannot.getMessage());
      leftOut++;
      return "";
    }
  }

  private String leftOutText() {
    return NumberText.count(leftOut)
        + (leftOut == 1 ? " game is" : " games are")
        + " left out, since "
        + format.toUpperCase(Locale.ROOT)
        + " cannot hold "
        + (leftOut == 1 ? "it: " : "them: ")
        + why;
  }

  private static GameWriter formatter(String name, Catalogue catalogue) {
    try {
      return new GameWriter(name, catalogue);
    } catch (Mistake unknown) {
      String sentence = String.valueOf(unknown.getMessage());
      throw new Mistake(Text.withoutFullStop(sentence) + " and " + PAGE + ".", unknown);
    }
  }

  /** The oldest first, as they were played. */
  private static List<Long> found(Library games, Filter wanted) {
    List<Long> all = new ArrayList<>();
    long after = LibraryPage.FIRST;
    do {
      LibraryPage page = games.page(wanted, after, CHUNK);
      page.games().stream().map(GameSummary::id).forEach(all::add);
      after = page.next();
    } while (after != LibraryPage.LAST);
    Collections.reverse(all);
    return all;
  }

  /** Writes something. */
  private interface Work {
    void to(Writer writer) throws IOException;
  }

  /** Into a file that then takes the place of the one wanted or is shown: whole or not at all. */
  private void write(Work work) {
    Path file = output;
    try {
      Path draft =
          file == null
              ? Files.createTempFile("spielwerk", ".export")
              : Files.createTempFile(file.toAbsolutePath().getParent(), ".export", ".new");
      try {
        try (Writer writer = Files.newBufferedWriter(draft)) {
          work.to(writer);
        }
        if (file == null) {
          Files.copy(draft, library.common().terminal().out());
          library.common().terminal().out().flush();
        } else {
          Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
        }
      } finally {
        Files.deleteIfExists(draft);
      }
    } catch (NoSuchFileException | AccessDeniedException wrong) {
      throw new Mistake(file + " cannot be written.", wrong);
    } catch (IOException failed) {
      throw new UncheckedIOException(
          file + " could not be written: " + Explanation.why(failed) + ".", failed);
    }
  }

  private Map<String, Object> json(int count) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("file", String.valueOf(output));
    document.put("format", format);
    document.put("games", count);
    document.put("leftOut", leftOut);
    return document;
  }

  private String text(int count) {
    return NumberText.count(count) + (count == 1 ? " game" : " games") + " written to " + output;
  }
}
