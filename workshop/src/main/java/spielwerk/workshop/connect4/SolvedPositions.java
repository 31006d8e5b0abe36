package spielwerk.workshop.connect4;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import spielwerk.core.Mistake;
import spielwerk.engines.connect4.Connect4Book.Stones;
import spielwerk.engines.connect4.SevenBySix;

/**
 * Positions that were solved, in a file with a line for each, so that a run of hours that is
 * interrupted goes on where it was. A line that was not written to its end does not count.
 */
final class SolvedPositions {
  private final Optional<Path> file;
  private final Map<Long, Integer> scores = new HashMap<>();

  private SolvedPositions(Optional<Path> file) {
    this.file = file;
  }

  /** Nothing is known, nothing is kept. */
  static SolvedPositions forgetful() {
    return new SolvedPositions(Optional.empty());
  }

  /** What the file knows, which need not be there yet. */
  static SolvedPositions in(Path file) {
    SolvedPositions solved = new SolvedPositions(Optional.of(file));
    if (Files.exists(file)) {
      solved.read(file);
    }
    return solved;
  }

  private void read(Path file) {
    try {
      String text = Files.readString(file, StandardCharsets.ISO_8859_1);
      String whole = text.substring(0, text.lastIndexOf('\n') + 1);
      whole.lines().forEach(line -> read(file, line));
      if (whole.length() < text.length()) {
        Files.writeString(file, whole, StandardCharsets.ISO_8859_1);
      }
    } catch (IOException failed) {
      throw new UncheckedIOException("The file " + file + " could not be read", failed);
    }
  }

  private void read(Path file, String line) {
    String[] parts = line.split(" ", -1);
    try {
      scores.put(key(parts[0]), Integer.parseInt(parts[1]));
    } catch (RuntimeException broken) {
      throw new Mistake(
          "The file " + file + " was not written by this tool; it has a line '" + line + "'.");
    }
  }

  private static long key(String moves) {
    Stones stones = Stones.after(moves);
    return SevenBySix.key(stones.own(), stones.all());
  }

  Optional<Integer> score(long key) {
    return Optional.ofNullable(scores.get(key));
  }

  void keep(String moves, int score) {
    scores.put(key(moves), score);
    file.ifPresent(path -> append(path, moves + " " + score + "\n"));
  }

  private static void append(Path file, String line) {
    try {
      Files.writeString(
          file,
          line,
          StandardCharsets.ISO_8859_1,
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    } catch (IOException failed) {
      throw new UncheckedIOException("The file " + file + " could not be written", failed);
    }
  }
}
