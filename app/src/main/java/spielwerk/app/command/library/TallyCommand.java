package spielwerk.app.command.library;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import spielwerk.app.terminal.JsonOutput;
import spielwerk.arena.library.HeadToHead;
import spielwerk.arena.library.Library;
import spielwerk.runs.text.NumberText;
import spielwerk.runs.text.TextTable;

/** {@code spielwerk library tally}: how somebody fared against each opponent. */
@Command(
    name = "tally",
    description =
        "The score of a person (or an engine) against each opponent, games with hints counted separately.",
    footerHeading = "%nExamples:%n",
    footer = {"  spielwerk library tally johan", "  spielwerk library tally alphabeta --json"})
final class TallyCommand implements Callable<Integer> {
  @ParentCommand private LibraryCommand library;

  @Parameters(index = "0", paramLabel = "NAME", description = "The person or engine.")
  private String name;

  @Override
  public Integer call() {
    List<HeadToHead> rows;
    try (Library games = library.chosen().forReading()) {
      rows = games.tally(name);
    }
    library
        .common()
        .show(
            () -> JsonOutput.items(rows.stream().map(TallyCommand::json).toList()),
            () -> text(rows));
    return 0;
  }

  private static Map<String, Object> json(HeadToHead row) {
    Map<String, Object> item = new LinkedHashMap<>();
    item.put("opponent", row.opponent());
    item.put("hints", row.hints());
    item.put("games", row.games());
    item.put("wins", row.won());
    item.put("draws", row.drawn());
    item.put("losses", row.lost());
    item.put("score", row.score() / row.games());
    return item;
  }

  private String text(List<HeadToHead> rows) {
    if (rows.isEmpty()) {
      return name + " has no games against others here.";
    }
    TextTable table = new TextTable("against", "hints", "games", "won", "drawn", "lost", "score");
    for (HeadToHead row : rows) {
      table.row(
          row.opponent(),
          row.hints() ? "with" : "",
          NumberText.count(row.games()),
          NumberText.count(row.won()),
          NumberText.count(row.drawn()),
          NumberText.count(row.lost()),
          Math.round(100 * row.score() / row.games()) + "%");
    }
    return table.text(library.common().terminal());
  }
}
