package spielwerk.app.command;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
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
import spielwerk.app.terminal.StatusLine;
import spielwerk.app.terminal.Terminal;
import spielwerk.core.Explanation;
import spielwerk.core.GameRecord;
import spielwerk.core.Mistake;
import spielwerk.core.TextFile;
import spielwerk.engines.experience.ExperienceUpdater;
import spielwerk.runs.Journal;
import spielwerk.runs.RecordJson;
import spielwerk.runs.Runs;
import spielwerk.runs.text.NumberText;

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
  private static final int HEAD = 1000;

  @Mixin private final CommonOptions common;

  @Parameters(index = "0", paramLabel = "KIND", description = "Who learns: book or teachme.")
  private String kind;

  @Parameters(
      index = "1",
      paramLabel = "FILE",
      description = "The file with what it has learnt; need not exist yet.")
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
    this.common = new CommonOptions(terminal);
  }

  @Override
  public Integer call() {
    OptionalInt most = plies == null ? OptionalInt.empty() : OptionalInt.of(plies);
    ExperienceUpdater experienceUpdater =
        new ExperienceUpdater(file, kind, most, common.catalogue());
    try (StatusLine line = new StatusLine(common.terminal())) {
      for (String source : sources) {
        watch(source, experienceUpdater, line);
        if (common.terminal().interrupts().wanted()) {
          common.terminal().err().println("spielwerk: Interrupted; " + file + " is as it was.");
          return 1;
        }
      }
    }
    ExperienceUpdater.Report report = experienceUpdater.save();
    common.show(() -> json(report), () -> text(report));
    return 0;
  }

  private void watch(String source, ExperienceUpdater experienceUpdater, StatusLine line) {
    Path games = games(source);
    if (games != null) {
      read(games, experienceUpdater, line);
      return;
    }
    try (Journal run = new Runs(common.data(), Clock.systemUTC()).open(source, false)) {
      if (!run.info().keepsGames()) {
        throw new Mistake("The run " + run.id() + " keeps no games to learn from.");
      }
      run.replay(
          game -> learn(game, experienceUpdater, line, "game " + game.index() + " of " + run.id()));
    }
  }

  /** The file that is meant, or null if it is not a file. */
  private static @Nullable Path games(String source) {
    try {
      Path path = Path.of(source);
      return Files.isRegularFile(path) ? path : null;
    } catch (InvalidPathException noPath) {
      return null;
    }
  }

  private void read(Path games, ExperienceUpdater experienceUpdater, StatusLine line) {
    RecordJson json = new RecordJson();
    try (BufferedReader lines = Files.newBufferedReader(games, StandardCharsets.UTF_8)) {
      if (Files.size(games) > LARGEST) {
        throw new Mistake(games + " is larger than " + (LARGEST >> 30) + " GB.");
      }
      int number = 0;
      for (String text = lines.readLine(); text != null; text = lines.readLine()) {
        String place = "line " + ++number + " of " + games;
        learn(json.read(text, place), experienceUpdater, line, place);
      }
    } catch (CharacterCodingException noText) {
      throw TextFile.notUtf8(head(games), games.toString());
    } catch (IOException unreadable) {
      throw new Mistake(
          games + " cannot be read: " + Explanation.why(unreadable) + ".", unreadable);
    }
  }

  private static byte[] head(Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(HEAD);
    } catch (IOException unreadable) {
      throw new Mistake(file + " cannot be read: " + Explanation.why(unreadable) + ".", unreadable);
    }
  }

  private void learn(
      GameRecord game, ExperienceUpdater experienceUpdater, StatusLine line, String place) {
    experienceUpdater.learn(game, Character.toUpperCase(place.charAt(0)) + place.substring(1));
    watched++;
    line.show(() -> "learn: " + NumberText.count(watched) + " games watched");
  }

  private Map<String, Object> json(ExperienceUpdater.Report report) {
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

  private String text(ExperienceUpdater.Report report) {
    return String.join(
        "\n",
        "%s learnt %s games of %s (%s were known, %s were aborted by an engine's failure)"
            .formatted(
                kind,
                NumberText.count(report.learnt()),
                report.experience().subject(),
                NumberText.count(report.known()),
                NumberText.count(report.spoilt())),
        "%s now knows %s situations of %s games, sum %s"
            .formatted(
                file,
                NumberText.count(report.experience().size()),
                NumberText.count(report.experience().games()),
                report.sum()),
        "use it as  " + engine(report));
  }

  private String engine(ExperienceUpdater.Report report) {
    String path = file.toString();
    boolean plain = path.matches("[\\w./~-]+");
    return "%s(file=%s,sum=%s)".formatted(kind, plain ? path : '"' + path + '"', report.sum());
  }
}
