package spielwerk.app.command.library;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import spielwerk.arena.library.Library;

/** {@code spielwerk library delete}: takes games out for good. */
@Command(
    name = "delete",
    description = "Delete games for good; their numbers are never given again.",
    footerHeading = "%nExamples:%n",
    footer = "  spielwerk library delete 12 13")
final class DeleteCommand implements Callable<Integer> {
  @ParentCommand private LibraryCommand library;

  @Parameters(arity = "1..*", paramLabel = "ID", description = "The numbers of the games.")
  private List<Long> ids;

  @Override
  public Integer call() {
    int deleted;
    try (Library games = library.chosen().forReading()) {
      ids.forEach(games::game); // all must be there before one is deleted
      deleted = games.delete(ids);
    }
    library
        .common()
        .show(
            () -> Map.of("deleted", deleted),
            () -> "Deleted " + deleted + (deleted == 1 ? " game." : " games."));
    return 0;
  }
}
