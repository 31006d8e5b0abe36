package spielwerk.web.table;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The files of tables, by the names of the tables. */
record TableFolder(Path folder) {
  private static final String SUFFIX = ".json";

  Path file(String id) {
    return folder.resolve(id + SUFFIX);
  }

  /** Whether there is a table of that name, whoever gave the name. */
  boolean holds(String id) {
    return isName(id) && Files.exists(file(id));
  }

  /** A name becomes a file name, so it may hold nothing but letters and digits. */
  private static boolean isName(String id) {
    return id.matches("[a-z0-9]{1,20}");
  }

  /** When the file was written last; 0 if there is none. */
  long written(String id) {
    try {
      return Files.getLastModifiedTime(file(id)).toMillis();
    } catch (IOException none) {
      return 0;
    }
  }

  /** The names of all tables, the one that was written last first. */
  List<String> latest() {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      Map<String, Long> times = new HashMap<>();
      files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(SUFFIX))
          .map(name -> name.substring(0, name.length() - SUFFIX.length()))
          .forEach(id -> times.put(id, written(id)));
      return times.entrySet().stream()
          .sorted(
              Map.Entry.<String, Long>comparingByValue()
                  .reversed()
                  .thenComparing(Map.Entry.comparingByKey()))
          .map(Map.Entry::getKey)
          .toList();
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }
}
