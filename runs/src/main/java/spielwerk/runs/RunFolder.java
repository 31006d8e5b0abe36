package spielwerk.runs;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import spielwerk.core.GameRecord;
import spielwerk.core.Mistake;

/**
 * The folder of one run, to be read: also while another program writes into it. A last line that is
 * not complete yet is passed over.
 */
public record RunFolder(Path path, RunInfo info) {
  public static final String SPEC = "spec.json";
  public static final String RESULT = "result.json";
  static final String LOCK = "lock";
  static final String STOP = "stop";

  /**
   * @throws Mistake if the folder is no run
   */
  public static RunFolder of(Path folder) {
    Path file = folder.resolve(SPEC);
    try {
      RunInfo info = Json.reader(RunInfo.class).readValue(Files.readAllBytes(file));
      if (info == null || info.schema() != RunInfo.SCHEMA) {
        throw new Mistake(file + " is not of a form that is known here.");
      }
      return new RunFolder(folder, info);
    } catch (JsonProcessingException unreadable) {
      throw new Mistake(file + " is no spec of a run: " + Json.fault(unreadable) + ".", unreadable);
    } catch (NoSuchFileException none) {
      throw new Mistake(folder + " holds no run, for it has no " + SPEC + ".", none);
    } catch (IOException unreadable) {
      throw new Mistake(file + " cannot be read: " + why(unreadable) + ".", unreadable);
    }
  }

  /** The name of the run. */
  public String id() {
    return path.getFileName().toString();
  }

  /** The file that grows by a line with each game or generation. */
  public Path ledger() {
    return path.resolve(info.ledger());
  }

  /**
   * What is to be played, in the form of its kind.
   *
   * @throws Mistake if the run is of another kind
   */
  public <T> T spec(String kind, Class<T> form) {
    if (!info.kind().equals(kind)) {
      throw new Mistake("The run " + id() + " is no " + kind + " but a " + info.kind() + ".");
    }
    try {
      return Json.reader(form).readValue(info.spec());
    } catch (IOException wrong) {
      throw new Mistake(
          path.resolve(SPEC) + " is no spec of a " + kind + ": " + Json.fault(wrong) + ".", wrong);
    }
  }

  /** How many games or generations are there. */
  int count() {
    if (!Files.exists(ledger())) {
      return 0;
    }
    try {
      return Lines.of(ledger(), Integer.MAX_VALUE).count();
    } catch (IOException unreadable) {
      throw new Mistake(ledger() + " cannot be read: " + why(unreadable) + ".", unreadable);
    }
  }

  /** The lines of a run that is made of generations. */
  public List<String> lines() {
    int whole = count();
    if (whole == 0) {
      return List.of();
    }
    try (Stream<String> lines = Files.lines(ledger())) {
      return lines.limit(whole).toList();
    } catch (IOException | UncheckedIOException unreadable) {
      throw new Mistake(ledger() + " cannot be read: " + unreadable.getMessage() + ".", unreadable);
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
          "The result of the run %s cannot be read: %s.".formatted(id(), why(unreadable)),
          unreadable);
    }
  }

  /** Whether nothing is left to do, given how many lines its ledger has. */
  public boolean finished(int done) {
    return ended() || (done >= info.games() && !info.endsWithResult());
  }

  /** The games under way, as far as they were told; none if nobody is at work on the run. */
  public List<UnderWay.Game> underWay() {
    Path file = path.resolve(UnderWay.FILE);
    try {
      if (!Files.exists(file) || !running()) {
        return List.of();
      }
      UnderWay.Sheet sheet = Json.reader(UnderWay.Sheet.class).readValue(Files.readAllBytes(file));
      return sheet.games();
    } catch (IOException gone) {
      return List.of(); // it is for the eye alone
    }
  }

  /** Whether a program is at work on it, this one or another. */
  public boolean running() {
    return Holder.alive(path.resolve(LOCK));
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
    try {
      Files.writeString(path.resolve(STOP), "");
    } catch (IOException unwritable) {
      throw new Mistake(path + " cannot be written: " + why(unwritable) + ".", unwritable);
    }
  }

  /**
   * Hands over the games that are there, in the order in which they ended.
   *
   * @throws Mistake at the first line that is no game, naming its number
   */
  public void replay(Consumer<GameRecord> reader) {
    RecordJson json = new RecordJson();
    int whole = count();
    if (whole == 0) {
      return;
    }
    try (BufferedReader lines = Files.newBufferedReader(ledger(), StandardCharsets.UTF_8)) {
      for (int number = 1; number <= whole; number++) {
        String line = lines.readLine();
        reader.accept(json.read(line == null ? "" : line, "line " + number + " of " + ledger()));
      }
    } catch (IOException unreadable) {
      throw new Mistake(ledger() + " cannot be read: " + why(unreadable) + ".", unreadable);
    }
  }

  /** The games as a ledger that takes no more. */
  public Ledger games() {
    return new Ledger() {
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

  /**
   * The lines of a file that end in a newline.
   *
   * @param bytes they take together
   */
  record Lines(int count, long bytes) {
    /** The first of them. */
    static Lines of(Path file, int most) throws IOException {
      int count = 0;
      long bytes = 0;
      long at = 0;
      byte[] chunk = new byte[1 << 16];
      try (InputStream in = Files.newInputStream(file)) {
        for (int read = in.read(chunk); read > 0; at += read, read = in.read(chunk)) {
          for (int i = 0; i < read && count < most; i++) {
            if (chunk[i] == '\n') {
              count++;
              bytes = at + i + 1;
            }
          }
        }
      }
      return new Lines(count, bytes);
    }
  }

  static String why(IOException problem) {
    if (problem instanceof FileSystemException on) {
      String reason = on.getReason() == null ? on.getClass().getSimpleName() : on.getReason();
      return on.getFile() + ", " + reason.replace("Exception", "");
    }
    return String.valueOf(problem.getMessage());
  }
}
