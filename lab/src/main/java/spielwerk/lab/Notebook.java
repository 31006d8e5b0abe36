package spielwerk.lab;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import spielwerk.core.GameRecord;
import spielwerk.core.Mistake;
import spielwerk.core.Runner;
import spielwerk.runs.Json;
import spielwerk.runs.Ledger;
import spielwerk.runs.RecordJson;

/**
 * What an experiment has found so far: a file for each part of it, a line for each piece that is
 * done. So one that was broken off goes on with what is missing. It lies beside the report and is
 * thrown away when that is written.
 */
public final class Notebook {
  private static final ObjectMapper JSON = Json.mapper();
  private static final String ABOUT = "about.txt";

  private final @Nullable Path folder;

  private Notebook(@Nullable Path folder) {
    this.folder = folder;
  }

  /** Keeps nothing. */
  static Notebook none() {
    return new Notebook(null);
  }

  /**
   * The notebook beside a report.
   *
   * @param what says which experiment it is, so that nothing is taken over into another one
   */
  static Notebook beside(Path report, String what) throws IOException {
    Path folder = folder(report);
    Path about = folder.resolve(ABOUT);
    if (!Files.exists(about) || !Files.readString(about).equals(what)) {
      delete(folder);
      Files.createDirectories(folder);
      Files.writeString(about, what);
    }
    return new Notebook(folder);
  }

  /** What the notebook beside a report is about, if there is one. */
  static Optional<String> about(Path report) {
    try {
      return Optional.of(Files.readString(folder(report).resolve(ABOUT)));
    } catch (IOException none) {
      return Optional.empty();
    }
  }

  /** Whether nothing was noted. */
  boolean empty() {
    if (folder == null) {
      return true;
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.allMatch(file -> file.endsWith(ABOUT));
    } catch (IOException unreadable) {
      return true;
    }
  }

  static void throwAway(Path report) throws IOException {
    delete(folder(report));
  }

  private static Path folder(Path report) {
    return report.resolveSibling("." + report.getFileName() + ".notes");
  }

  private static void delete(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(each);
      }
    }
  }

  /** A folder for a part that keeps its own files, if anything is kept. */
  Optional<Path> folder() {
    return Optional.ofNullable(folder);
  }

  /** A piece and its result. */
  private record Piece(int index, JsonNode result) {}

  /** Hands over the pieces of a part that are done, and returns what takes those to come. */
  <T> Runner.Receiver<T> part(String name, Class<T> form, Runner.Receiver<T> known) {
    if (folder == null) {
      return (index, result) -> {};
    }
    Path file = folder.resolve(name + ".jsonl");
    NoteFile notes = NoteFile.open(file);
    try {
      for (String line : notes.lines()) {
        Piece piece = JSON.readValue(line, Piece.class);
        known.take(piece.index(), JSON.treeToValue(piece.result(), form));
      }
    } catch (JsonProcessingException broken) {
      throw new Mistake(file + " is damaged; begin without it by --anew.", broken);
    }
    return (index, result) -> {
      try {
        notes.append(JSON.writeValueAsString(new Piece(index, JSON.valueToTree(result))));
      } catch (JsonProcessingException impossible) {
        throw new IllegalStateException(impossible);
      }
    };
  }

  /** The games of a part. */
  Ledger games(String name) {
    if (folder == null) {
      return Ledger.none();
    }
    Path file = folder.resolve(name + ".games.jsonl");
    NoteFile notes = NoteFile.open(file);
    RecordJson json = new RecordJson();
    return new Ledger() {
      @Override
      public void replay(Consumer<GameRecord> reader) {
        int number = 0;
        for (String line : notes.lines()) {
          reader.accept(json.read(line, "line " + ++number + " of " + file));
        }
      }

      @Override
      public void append(GameRecord game) {
        notes.append(json.write(game));
      }
    };
  }
}
