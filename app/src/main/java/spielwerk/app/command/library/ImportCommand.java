package spielwerk.app.command.library;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import spielwerk.app.terminal.ConsoleProgress;
import spielwerk.app.terminal.JsonOutput;
import spielwerk.arena.SeatNames;
import spielwerk.arena.library.Library;
import spielwerk.arena.library.RunGames;
import spielwerk.arena.library.files.GameReader;
import spielwerk.core.Mistake;
import spielwerk.runs.Journal;
import spielwerk.runs.Runs;
import spielwerk.runs.text.NumberText;

/** {@code spielwerk library import}: games of files and of runs. */
@Command(
    name = "import",
    description =
        "Add the games of files (JSON Lines and SGF; of five in a row also PSQ, of Othello GGF,"
            + " transcripts and WTHOR .wtb; recognised by their content) or of runs. A game that is"
            + " there already is not added again; if anything is wrong with a file, nothing of it is"
            + " added.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  spielwerk library import final.sgf old.psq",
      "  spielwerk library import WTH_1998.wtb",
      "  spielwerk library import match-connect4-20260102-120000"
    })
final class ImportCommand implements Callable<Integer> {
  @ParentCommand private LibraryCommand library;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE|RUN",
      description = "Files, or runs by their ids or the beginning of one.")
  private List<String> sources;

  /**
   * What became of one of them.
   *
   * @param left what of a file was left out
   */
  private record Done(String source, String format, Library.Added added, Set<String> left) {}

  @Override
  public Integer call() {
    List<Done> all = new ArrayList<>();
    for (String source : sources) {
      all.add(add(source));
    }
    library
        .common()
        .show(
            () -> JsonOutput.items(all.stream().map(ImportCommand::json).toList()),
            () -> all.stream().map(ImportCommand::text).collect(Collectors.joining("\n")));
    return 0;
  }

  private Done add(String source) {
    try (ConsoleProgress progress = new ConsoleProgress("import", library.common().terminal())) {
      if (isFile(source)) {
        GameReader reader = new GameReader(Path.of(source), library.common().catalogue(), progress);
        try (Library games = library.chosen().forWriting()) {
          Library.Added added = games.add(reader);
          return new Done(source, reader.format(), added, reader.leftOut());
        }
      }
      try (Journal journal = run(source);
          Library games = library.chosen().forWriting()) {
        Library.Added added =
            games.add(
                new RunGames(
                    journal.run(),
                    SeatNames.of(journal.run(), library.common().catalogue()),
                    progress));
        return new Done(journal.id(), "run", added, Set.of());
      }
    }
  }

  private static boolean isFile(String source) {
    try {
      return Files.isRegularFile(Path.of(source));
    } catch (InvalidPathException noPath) {
      return false;
    }
  }

  private Journal run(String source) {
    try {
      return new Runs(library.common().data(), Clock.systemUTC()).open(source, false);
    } catch (Mistake none) {
      String message = String.valueOf(none.getMessage());
      throw message.startsWith("There is no run")
          ? new Mistake("There is no file '" + source + "' either: " + message, none)
          : none;
    }
  }

  private static Map<String, Object> json(Done done) {
    Map<String, Object> item = new LinkedHashMap<>();
    item.put("source", done.source);
    item.put("format", done.format);
    item.put("added", done.added.added());
    item.put("known", done.added.known());
    item.put("leftOut", done.left);
    return item;
  }

  private static String text(Done done) {
    return done.source
        + ": "
        + NumberText.count(done.added.added())
        + " games added"
        + (done.added.known() > 0
            ? ", " + NumberText.count(done.added.known()) + " were there already"
            : "")
        + (done.left.isEmpty() ? "" : "; left out: " + String.join(", ", done.left))
        + ".";
  }
}
