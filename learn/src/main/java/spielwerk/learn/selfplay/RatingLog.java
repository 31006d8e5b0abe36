package spielwerk.learn.selfplay;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spielwerk.runs.Json;
import spielwerk.runs.StorageFailure;

/**
 * How generations did against fixed opponents, a line each in {@code ratings.jsonl}; a last line
 * that was cut short is passed over and played anew.
 */
public final class RatingLog {
  private final Path file;
  private final ObjectMapper json = Json.mapper();
  private final List<Rating> all = new ArrayList<>();

  /**
   * A match.
   *
   * @param opponent the text of its engine
   * @param fault why it could not be played, or empty
   */
  public record Rating(
      int generation,
      String opponent,
      int sims,
      String openings,
      double seconds,
      String fault,
      NetMatchResult result) {
    static final NetMatchResult NONE =
        new NetMatchResult(0, 0, 0, 0, List.of(0, 0, 0, 0, 0), 0, 0, 1, 0);
  }

  RatingLog(Path file) {
    this.file = file;
    all.addAll(TrainingLog.lines(file, Rating.class));
    dropTail();
  }

  private void dropTail() {
    try {
      String text = Files.exists(file) ? Files.readString(file) : "";
      int whole = text.lastIndexOf('\n') + 1;
      if (whole < text.length()) {
        Files.writeString(file, text.substring(0, whole));
      }
    } catch (IOException unusable) {
      throw new StorageFailure("the ratings " + file + " could not be read or written", unusable);
    }
  }

  /** All, in the order in which they were played. */
  public List<Rating> all() {
    return List.copyOf(all);
  }

  List<Rating> of(int generation) {
    return all.stream().filter(each -> each.generation() == generation).toList();
  }

  Optional<Rating> find(int generation, String opponent) {
    return of(generation).stream().filter(each -> each.opponent().equals(opponent)).findFirst();
  }

  void add(Rating rating) {
    try {
      Files.writeString(
          file,
          json.writeValueAsString(rating) + "\n",
          StandardCharsets.UTF_8,
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    } catch (JsonProcessingException impossible) {
      throw new UncheckedIOException(impossible);
    } catch (IOException full) {
      throw new StorageFailure("a rating could not be written", full);
    }
    all.add(rating);
  }
}
