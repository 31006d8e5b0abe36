package spielwerk.app.command.library;

import com.google.re2j.Pattern;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import spielwerk.app.terminal.JsonOutput;
import spielwerk.arena.library.Filter;
import spielwerk.arena.library.GameSummary;
import spielwerk.arena.library.Library;
import spielwerk.arena.library.LibraryPage;
import spielwerk.core.Mistake;
import spielwerk.runs.text.NumberText;
import spielwerk.runs.text.TextTable;

/** {@code spielwerk library list}: which games there are. */
@Command(
    name = "list",
    description = "List games, those added last first, page by page.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  spielwerk library list",
      "  spielwerk library list --player johan --player kamikaze --length 10..40",
      "  spielwerk library list --game fiveinarow --result draw --date 2026-01.. --limit 50 --json"
    })
final class ListCommand implements Callable<Integer> {
  private static final Pattern SECONDS = Pattern.compile(":\\d\\d(\\.\\d+)?Z$");
  private static final int MOST = 10_000;

  @ParentCommand private LibraryCommand library;
  @Mixin private final FilterOptions filter = new FilterOptions();

  @Option(
      names = "--limit",
      paramLabel = "N",
      defaultValue = "20",
      description = "How many games a page has at most.")
  private int limit;

  @Option(
      names = "--after",
      paramLabel = "KEY",
      description = "Continue after this game, as the previous page says.")
  private long after = LibraryPage.FIRST;

  @Override
  public Integer call() {
    if (limit < 1 || limit > MOST) {
      throw new Mistake("--limit " + limit + " is not allowed; it takes 1 to " + MOST + ".");
    }
    if (after < 1) {
      throw new Mistake("--after " + after + " is not allowed; it takes a number from 1.");
    }
    Filter wanted = filter.filter();
    LibraryPage page;
    try (Library games = library.chosen().forReading()) {
      page = games.page(wanted, after, limit);
    }
    library.common().show(() -> json(page), () -> text(page));
    return 0;
  }

  private static Map<String, Object> json(LibraryPage page) {
    Map<String, Object> document =
        new LinkedHashMap<>(JsonOutput.items(page.games().stream().map(GameText::json).toList()));
    document.put("next", page.next() == LibraryPage.LAST ? null : page.next());
    return document;
  }

  private String text(LibraryPage page) {
    if (page.games().isEmpty()) {
      return "No games match.";
    }
    TextTable table =
        new TextTable("id", "date", "game", "players", "result", "moves", "over by", "comment");
    for (GameSummary gameSummary : page.games()) {
      table.row(
          String.valueOf(gameSummary.id()),
          SECONDS.matcher(gameSummary.date().replace('T', ' ')).replaceFirst(""),
          gameSummary.game(),
          GameText.players(gameSummary.players()),
          GameText.result(gameSummary.shares()),
          NumberText.count(gameSummary.length()),
          gameSummary.reason(),
          gameSummary.comment().replaceAll("\\s+", " "));
    }
    String text = table.text(library.common().terminal());
    return page.next() == LibraryPage.LAST
        ? text
        : text + "\n\nMore with the same command and --after " + page.next();
  }
}
