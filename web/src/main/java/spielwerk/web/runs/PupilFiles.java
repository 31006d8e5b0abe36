package spielwerk.web.runs;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import spielwerk.runs.StorageFailure;

/**
 * The files of pupils, {@code CLASS-PUPIL.json} each, so that what one hands in touches nobody
 * else's. A file is whole or not there, whenever the program is killed. Guarded by whoever uses it.
 */
final class PupilFiles {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final Path folder;

  PupilFiles(Path folder) {
    this.folder = folder;
  }

  void keep(String cup, Pupil pupil) {
    try {
      Files.createDirectories(folder);
      Path draft = folder.resolve(cup + "-" + pupil.id() + ".new");
      Files.write(draft, MAPPER.writerWithDefaultPrettyPrinter().writeValueAsBytes(pupil));
      Files.move(
          draft,
          file(cup, pupil),
          StandardCopyOption.ATOMIC_MOVE,
          StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException failed) {
      throw new StorageFailure("what was handed in could not be saved", failed);
    }
  }

  void delete(String cup, Pupil pupil) {
    try {
      Files.deleteIfExists(file(cup, pupil));
    } catch (IOException failed) {
      throw new StorageFailure("the results of " + pupil.name() + " cannot be deleted", failed);
    }
  }

  /** The pupils of a class by name; a damaged file does not hide the others. */
  List<Pupil> all(String cup) {
    List<Pupil> pupils = new ArrayList<>();
    if (Files.isDirectory(folder)) {
      try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, cup + "-*.json")) {
        files.forEach(file -> read(file, pupils));
      } catch (IOException failed) {
        throw new StorageFailure("the results of the class cannot be read", failed);
      }
    }
    pupils.sort(Comparator.comparing(Pupil::name, String.CASE_INSENSITIVE_ORDER));
    return pupils;
  }

  private static void read(Path file, List<Pupil> into) {
    try {
      Pupil pupil = MAPPER.readValue(Files.readAllBytes(file), Pupil.class);
      if (pupil != null) { // the file may say null
        into.add(pupil);
      }
    } catch (IOException damaged) {
      // somebody wrote to it by hand
    }
  }

  private Path file(String cup, Pupil pupil) {
    return folder.resolve(cup + "-" + pupil.id() + ".json");
  }
}
