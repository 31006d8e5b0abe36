package spielwerk.app.command;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import spielwerk.app.terminal.LiveLine;
import spielwerk.app.terminal.Terminal;
import spielwerk.core.GameRecord;
import spielwerk.core.Mistake;
import spielwerk.engines.learned.Pupil;
import spielwerk.runs.Journal;
import spielwerk.runs.RecordJson;
import spielwerk.runs.Runs;
import spielwerk.runs.text.Figures;

/** {@code spielwerk learn}: adds games to what an engine has learnt. */
@Command(
    name = "learn",
    description = {
      "Let a book or teachme learn from games: those of runs in the data folder, or those of a file"
          + " with a game as JSON in each line. What is in FILE already stays; a game that was"
          + " learnt before does not count twice."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  spielwerk learn book connect4.book --from match-connect4-20260101-120000",
      "  spielwerk learn book connect4.book --from games.jsonl --plies 8",
      "  spielwerk learn teachme five.teachme --from RUN RUN --json",
      "  spielwerk match connect4 team:book:file=connect4.book*2+alphabeta alphabeta"
    })
public final class LearnCommand implements Callable<Integer> {
  private static final long LARGEST = 4L << 30;

  @Mixin private final Common common;

  @Parameters(index = "0", paramLabel = "KIND", description = "Who learns: book or teachme.")
  private String kind;

  @Parameters(index = "1", paramLabel = "FILE", description = "What it knows; need not exist yet.")
  private Path file;

  @Option(
      names = "--from",
      paramLabel = "RUN|FILE",
      arity = "1..*",
      required = true,
      description = "Runs by their names, or files of games (.jsonl).")
  private List<String> sources;

  @Option(
      names = "--plies",
      paramLabel = "N",
      description = "Learn the first N moves of each game (book: 12, teachme: 1000 if not given).")
  private @Nullable Integer plies;

  private int watched;

  public LearnCommand(Terminal terminal) {
    this.common = new Common(terminal);
  }

  @Override
  public Integer call() {
    OptionalInt most = plies == null ? OptionalInt.empty() : OptionalInt.of(plies);
    Pupil pupil = new Pupil(file, kind, most, common.catalogue());
    try (LiveLine line = new LiveLine(common.terminal())) {
      for (String source : sources) {
        watch(source, pupil, line);
        if (common.terminal().interrupts().wanted()) {
          common.terminal().err().println("spielwerk: Broken off; " + file + " is as it was.");
          return 1;
        }
      }
    }
    Pupil.Report report = pupil.save();
    common.show(() -> json(report), () -> text(report));
    return 0;
  }

  private void watch(String source, Pupil pupil, LiveLine line) {
    Path games = games(source);
    if (games != null) {
      read(games, pupil, line);
      return;
    }
    try (Journal run = new Runs(common.data(), Clock.systemUTC()).open(source, false)) {
      if (!run.info().keepsGames()) {
        throw new Mistake("The run " + run.id() + " keeps no games to learn from.");
      }
      run.replay(game -> learn(game, pupil, line, "game " + game.index() + " of " + run.id()));
    }
  }

  /** The file that is meant, or null if it is no file. */
  private static @Nullable Path games(String source) {
    try {
      Path path = Path.of(source);
      return Files.isRegularFile(path) ? path : null;
    } catch (InvalidPathException noPath) {
      return null;
    }
  }

  private void read(Path games, Pupil pupil, LiveLine line) {
    RecordJson json = new RecordJson();
    try (BufferedReader lines = Files.newBufferedReader(games, StandardCharsets.UTF_8)) {
      if (Files.size(games) > LARGEST) {
        throw new Mistake(games + " is larger than " + (LARGEST >> 30) + " GB.");
      }
      int number = 0;
      for (String text = lines.readLine(); text != null; text = lines.readLine()) {
        String place = "line " + ++number + " of " + games;
        learn(json.read(text, place), pupil, line, place);
      }
    } catch (CharacterCodingException noText) {
      throw new Mistake(games + " is no text file.", noText);
    } catch (IOException unreadable) {
      throw new Mistake(games + " cannot be read: " + unreadable.getMessage() + ".", unreadable);
    }
  }

  private void learn(GameRecord game, Pupil pupil, LiveLine line, String place) {
    pupil.learn(game, Character.toUpperCase(place.charAt(0)) + place.substring(1));
    watched++;
    line.show(() -> "learn: " + Figures.count(watched) + " games watched");
  }

  private Map<String, Object> json(Pupil.Report report) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("kind", report.experience().kind());
    document.put("game", report.experience().subject());
    document.put("file", file.toString());
    document.put("sum", report.sum());
    document.put("engine", engine(report));
    document.put("plies", report.experience().plies());
    document.put("learnt", report.learnt());
    document.put("known", report.known());
    document.put("spoilt", report.spoilt());
    document.put("games", report.experience().games());
    document.put("situations", report.experience().size());
    return document;
  }

  private String text(Pupil.Report report) {
    return String.join(
        "\n",
        "%s learnt %s games of %s (%s were known, %s were spoilt by an engine)"
            .formatted(
                kind,
                Figures.count(report.learnt()),
                report.experience().subject(),
                Figures.count(report.known()),
                Figures.count(report.spoilt())),
        "%s now knows %s situations of %s games, sum %s"
            .formatted(
                file,
                Figures.count(report.experience().size()),
                Figures.count(report.experience().games()),
                report.sum()),
        "use it as  " + engine(report));
  }

  private String engine(Pupil.Report report) {
    String path = file.toString();
    boolean plain = path.matches("[\\w./~-]+");
    return "%s(file=%s,sum=%s)".formatted(kind, plain ? path : '"' + path + '"', report.sum());
  }
}
