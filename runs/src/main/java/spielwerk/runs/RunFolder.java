package spielwerk.runs;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import spielwerk.core.Explanation;
import spielwerk.core.GameRecord;
import spielwerk.core.Mistake;
import spielwerk.core.NotFound;

/**
 * The folder of one run, to be read: also while another program writes into it. A last line that is
 * not complete yet is passed over.
 */
public record RunFolder(Path path, RunInfo info) {
  public static final String SPEC = "spec.json";
  public static final String RESULT = "result.json";
  static final String LOCK = "lock";
  static final String PROGRESS = "progress.json";
  static final String STOP = "stop";

  /**
   * @throws Mistake if the folder is not a run
   */
  public static RunFolder of(Path folder) {
    Path file = folder.resolve(SPEC);
    try {
      return new RunFolder(folder, RunInfo.read(Files.readAllBytes(file)));
    } catch (JsonProcessingException | Mistake unreadable) {
      String why =
          unreadable instanceof IOException json ? Json.fault(json) : unreadable.getMessage();
      throw new Mistake(file + " is not a spec of a run: " + why + ".", unreadable);
    } catch (NoSuchFileException none) {
      throw new Mistake(folder + " is not the folder of a run: there is no " + SPEC + ".", none);
    } catch (IOException unreadable) {
      throw new Mistake(file + " cannot be read: " + Explanation.why(unreadable) + ".", unreadable);
    }
  }

  /** The name of the run. */
  public String id() {
    return path.getFileName().toString();
  }

  /** The file that grows by a line with each game or generation. */
  public Path journalFile() {
    return path.resolve(info.journalFile());
  }

  /**
   * What decides the run, in the form of its kind.
   *
   * @throws Mistake if the run is of another kind, or its spec is not of that form
   */
  public <T> T spec(RunType type, Class<T> form) {
    if (!info.kind().equals(type.id())) {
      throw new Mistake(
          "The run %s is of the kind %s, not %s.".formatted(id(), info.kind(), type.id()));
    }
    try {
      return Json.reader(form).readValue(info.spec());
    } catch (IOException wrong) {
      throw new Mistake(
          path.resolve(SPEC)
              + " is not a spec of a "
              + info.kind()
              + ": "
              + Json.fault(wrong)
              + ".",
          wrong);
    }
  }

  /** How many games or generations are there. */
  public int count() {
    if (!Files.exists(journalFile())) {
      return 0;
    }
    try {
      return AppendOnlyFile.Whole.of(journalFile(), Integer.MAX_VALUE).count();
    } catch (IOException unreadable) {
      throw unreadable(unreadable);
    }
  }

  /** The complete lines of its journal. */
  public List<String> lines() {
    int whole = count();
    if (whole == 0) {
      return List.of();
    }
    try (Stream<String> lines = Files.lines(journalFile())) {
      return lines.limit(whole).toList();
    } catch (IOException unreadable) {
      throw unreadable(unreadable);
    } catch (UncheckedIOException unreadable) {
      throw unreadable(Objects.requireNonNull(unreadable.getCause()));
    }
  }

  /**
   * A line of the journal as JSON, counted from 0.
   *
   * @param shown what people call it
   * @throws NotFound if it is not there yet
   */
  public JsonNode line(int number, int shown) {
    if (number >= 0 && Files.exists(journalFile())) {
      try (Stream<String> lines = Files.lines(journalFile())) {
        String line = lines.skip(number).findFirst().orElse("");
        if (line.endsWith("}")) {
          return parse(line);
        }
      } catch (IOException unreadable) {
        throw unreadable(unreadable);
      } catch (UncheckedIOException unreadable) {
        throw unreadable(Objects.requireNonNull(unreadable.getCause()));
      }
    }
    throw new NotFound("The run " + id() + " has no complete " + info.unit() + " " + shown + ".");
  }

  /**
   * Something that the run wrote, as JSON.
   *
   * @throws Mistake if it is not JSON
   */
  public JsonNode parse(String text) {
    try {
      return Json.reader(JsonNode.class).readTree(text);
    } catch (JsonProcessingException damaged) {
      throw new Mistake("The run " + id() + " is damaged: a line of it is not JSON.", damaged);
    }
  }

  /**
   * How far the run is: lines of its journal, or what the run last reported where it counts
   * otherwise.
   *
   * @param total 0 if it is not known
   * @param note what it is at, in a few words, or empty
   */
  public record Extent(long done, long total, String note) {}

  /** How far it is, given how many lines its journal has. */
  public Extent extent(int lines) {
    if (info.games() > 0) {
      return new Extent(lines, info.games(), "");
    }
    try {
      return Json.reader(Extent.class).readValue(Files.readAllBytes(path.resolve(PROGRESS)));
    } catch (IOException notYet) {
      return new Extent(lines, 0, "");
    }
  }

  /** Whether the run said that nothing is left to do. */
  public boolean ended() {
    return Files.exists(path.resolve(RESULT));
  }

  /** How it came out, where the run said so. */
  public Optional<String> result() {
    try {
      return Optional.of(Files.readString(path.resolve(RESULT)));
    } catch (NoSuchFileException notYet) {
      return Optional.empty();
    } catch (IOException unreadable) {
      throw new Mistake(
          "The result of the run %s cannot be read: %s."
              .formatted(id(), Explanation.why(unreadable)),
          unreadable);
    }
  }

  /** Whether nothing is left to do, given how many lines its journal has. */
  public boolean finished(int done) {
    return ended() || (info.games() > 0 && done >= info.games() && !info.needsResult());
  }

  /** The games in progress, as far as they were reported; none if no program works on the run. */
  public List<LiveGamesFile.Game> underWay() {
    Path file = path.resolve(LiveGamesFile.FILE);
    try {
      if (!Files.exists(file) || !running()) {
        return List.of();
      }
      LiveGamesFile.Sheet sheet =
          Json.reader(LiveGamesFile.Sheet.class).readValue(Files.readAllBytes(file));
      return sheet.games();
    } catch (IOException gone) {
      return List.of(); // it is for the eye alone
    }
  }

  /** Whether a program is at work on it, this one or another. */
  public boolean running() {
    return LockOwner.alive(path.resolve(LOCK));
  }

  private Optional<ProcessHandle> atWork() {
    try {
      return LockOwner.find(path.resolve(LOCK));
    } catch (IOException held) {
      return Optional.empty();
    }
  }

  /** Whether it was asked to stop and has not done so yet, or cannot any more. */
  public boolean stopAsked() {
    return Files.exists(path.resolve(STOP));
  }

  /**
   * Asks whoever is at work on it to finish the games under way and to stop; the run can be
   * resumed.
   *
   * @throws Mistake if the folder cannot be written
   */
  public void askToStop() {
    askToStop(Optional.empty());
  }

  /**
   * The same, also of a program that was started for it and has not opened it yet.
   *
   * @param starting that program, if whoever asks knows it
   */
  public void askToStop(Optional<ProcessHandle> starting) {
    try {
      Optional<ProcessHandle> asked = starting.or(this::atWork);
      Files.writeString(path.resolve(STOP), asked.map(LockOwner::words).orElse(""));
    } catch (IOException unwritable) {
      throw new Mistake(
          path + " cannot be written: " + Explanation.why(unwritable) + ".", unwritable);
    }
  }

  /**
   * Gives an ended run more lines. Its result goes first: whoever is killed in between leaves the
   * run as it was, without a result that is computed anew.
   *
   * @param lines how many its journal has in the end, at most
   * @param spec that says so, and is otherwise as it was
   */
  public void extend(int lines, JsonNode spec) {
    RunInfo longer =
        new RunInfo(
            RunInfo.SCHEMA,
            info.kind(),
            info.game(),
            lines,
            info.unit(),
            info.players(),
            info.needsResult(),
            info.began(),
            spec);
    Path draft = path.resolve(SPEC + ".new");
    try {
      Files.write(
          draft, Json.writer(RunInfo.class).withDefaultPrettyPrinter().writeValueAsBytes(longer));
      Files.deleteIfExists(path.resolve(RESULT));
      Files.move(
          draft,
          path.resolve(SPEC),
          StandardCopyOption.REPLACE_EXISTING,
          StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException unwritable) {
      throw new Mistake(
          path + " cannot be written: " + Explanation.why(unwritable) + ".", unwritable);
    }
  }

  /**
   * Hands over the games that are there, in the order in which they ended.
   *
   * @throws Mistake at the first line that is not a game, naming its number
   */
  public void replay(Consumer<GameRecord> reader) {
    RecordJson json = new RecordJson();
    int whole = count();
    if (whole == 0) {
      return;
    }
    try (BufferedReader lines = Files.newBufferedReader(journalFile(), StandardCharsets.UTF_8)) {
      for (int number = 1; number <= whole; number++) {
        String line = lines.readLine();
        reader.accept(
            json.read(line == null ? "" : line, "line " + number + " of " + journalFile()));
      }
    } catch (IOException unreadable) {
      throw unreadable(unreadable);
    }
  }

  /** The games as a store that takes no more. */
  public GameStore games() {
    return new GameStore() {
      @Override
      public void replay(Consumer<GameRecord> reader) {
        RunFolder.this.replay(reader);
      }

      @Override
      public void append(GameRecord game) {
        throw new IllegalStateException("this run is only read");
      }
    };
  }

  private Mistake unreadable(IOException problem) {
    return new Mistake(
        journalFile() + " cannot be read: " + Explanation.why(problem) + ".", problem);
  }
}
