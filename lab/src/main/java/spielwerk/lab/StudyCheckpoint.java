package spielwerk.lab;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import spielwerk.core.GameRecord;
import spielwerk.core.Mistake;
import spielwerk.core.Runner;
import spielwerk.runs.AppendOnlyFile;
import spielwerk.runs.GameStore;
import spielwerk.runs.Json;
import spielwerk.runs.RecordJson;

/**
 * What an experiment has found so far: a file for each part of it, a line for each piece that is
 * done. So one that was interrupted goes on with what is missing.
 */
public final class StudyCheckpoint implements AutoCloseable {
  private static final ObjectMapper JSON = Json.mapper();

  private final @Nullable Path folder;
  private final List<AppendOnlyFile> files = new ArrayList<>();

  private StudyCheckpoint(@Nullable Path folder) {
    this.folder = folder;
  }

  /** Keeps nothing. */
  static StudyCheckpoint none() {
    return new StudyCheckpoint(null);
  }

  /** Keeps its files in a folder, which need not be there. */
  static StudyCheckpoint in(Path folder) {
    try {
      Files.createDirectories(folder);
      return new StudyCheckpoint(folder);
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
  }

  /** A folder for a part that keeps its own files, if anything is kept. */
  public Optional<Path> folder() {
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
    try {
      AppendOnlyFile lines = open(file);
      for (String line : lines.lines()) {
        Piece piece = JSON.readValue(line, Piece.class);
        known.take(piece.index(), JSON.treeToValue(piece.result(), form));
      }
      return (index, result) ->
          append(lines, JSON.valueToTree(new Piece(index, JSON.valueToTree(result))).toString());
    } catch (JsonProcessingException broken) {
      throw new Mistake(file + " is damaged; begin without it by --anew.", broken);
    } catch (IOException unusable) {
      throw new UncheckedIOException(unusable);
    }
  }

  /** The games of a part. */
  public GameStore games(String name) {
    if (folder == null) {
      return GameStore.none();
    }
    Path file = folder.resolve(name + ".games.jsonl");
    RecordJson json = new RecordJson();
    try {
      AppendOnlyFile lines = open(file);
      return new GameStore() {
        @Override
        public void replay(Consumer<GameRecord> reader) {
          int number = 0;
          try {
            for (String line : lines.lines()) {
              reader.accept(json.read(line, "line " + ++number + " of " + file));
            }
          } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
          }
        }

        @Override
        public void append(GameRecord game) {
          StudyCheckpoint.append(lines, json.write(game));
        }
      };
    } catch (IOException unusable) {
      throw new UncheckedIOException(unusable);
    }
  }

  private AppendOnlyFile open(Path file) throws IOException {
    AppendOnlyFile lines = AppendOnlyFile.open(file, false);
    files.add(lines);
    return lines;
  }

  @Override
  public void close() {
    files.forEach(AppendOnlyFile::close);
  }

  private static void append(AppendOnlyFile lines, String text) {
    try {
      lines.append(text);
    } catch (IOException full) {
      throw new UncheckedIOException(full);
    }
  }
}
