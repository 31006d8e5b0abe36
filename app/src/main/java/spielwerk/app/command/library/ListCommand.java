package spielwerk.app.command.library;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import spielwerk.app.terminal.Json;
import spielwerk.arena.library.Card;
import spielwerk.arena.library.Filter;
import spielwerk.arena.library.Library;
import spielwerk.arena.library.Page;
import spielwerk.core.Mistake;
import spielwerk.runs.text.Figures;
import spielwerk.runs.text.Table;

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
      description = "Go on after this game, as the page before said.")
  private long after = Page.FIRST;

  @Override
  public Integer call() {
    if (limit < 1 || limit > MOST) {
      throw new Mistake("--limit " + limit + " is not allowed; it takes 1 to " + MOST + ".");
    }
    if (after < 1) {
      throw new Mistake("--after " + after + " is not allowed; it takes a number from 1.");
    }
    Filter wanted = filter.filter();
    Page page;
    try (Library games = library.chosen().forReading()) {
      page = games.page(wanted, after, limit);
    }
    library.common().show(() -> json(page), () -> text(page));
    return 0;
  }

  private static Map<String, Object> json(Page page) {
    Map<String, Object> document =
        new LinkedHashMap<>(Json.items(page.cards().stream().map(GameText::json).toList()));
    document.put("next", page.next() == Page.LAST ? null : page.next());
    return document;
  }

  private String text(Page page) {
    if (page.cards().isEmpty()) {
      return "No game fits.";
    }
    Table table =
        new Table("id", "date", "game", "players", "result", "moves", "over by", "comment");
    for (Card card : page.cards()) {
      table.row(
          String.valueOf(card.id()),
          card.date().replace('T', ' ').replaceFirst(":\\d\\d(\\.\\d+)?Z$", ""),
          card.game(),
          GameText.players(card.players()),
          GameText.result(card.shares()),
          Figures.count(card.length()),
          card.reason(),
          card.comment().replaceAll("\\s+", " "));
    }
    String text = table.text(library.common().terminal());
    return page.next() == Page.LAST
        ? text
        : text + "\n\nMore with the same command and --after " + page.next();
  }
}
