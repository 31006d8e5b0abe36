package spielwerk.web.runs;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import spielwerk.core.Mistake;
import spielwerk.core.NotFound;
import spielwerk.runs.StorageFailure;

/** The files of classes, one each. Guarded by whoever uses it. */
final class ClassFiles {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final Path folder;

  ClassFiles(Path folder) {
    this.folder = folder;
  }

  void keep(ClassTournament cup) {
    try {
      Files.createDirectories(folder);
      Path draft = folder.resolve(cup.id() + ".new");
      Files.write(draft, MAPPER.writerWithDefaultPrettyPrinter().writeValueAsBytes(cup));
      Files.move(
          draft,
          file(cup.id()),
          StandardCopyOption.ATOMIC_MOVE,
          StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException failed) {
      throw new StorageFailure("the class could not be saved", failed);
    }
  }

  ClassTournament find(String id) {
    if (!id.matches("[a-z0-9]{1,20}") || !Files.exists(file(id))) {
      throw new NotFound("There is no class '" + (id.length() <= 40 ? id : "..") + "'.");
    }
    try {
      return Objects.requireNonNull(
          MAPPER.readValue(Files.readAllBytes(file(id)), ClassTournament.class));
    } catch (IOException | NullPointerException damaged) { // a file may hold nothing but null
      throw new Mistake("The file of the class " + id + " is damaged.", damaged);
    }
  }

  void delete(String id) {
    try {
      Files.delete(file(id));
    } catch (IOException failed) {
      throw new StorageFailure("the class could not be deleted", failed);
    }
  }

  int count() {
    return names().size();
  }

  /** All that can be read; a damaged one does not hide the others. */
  List<ClassTournament> all() {
    return names().stream().flatMap(this::readable).toList();
  }

  private Stream<ClassTournament> readable(String id) {
    try {
      return Stream.of(find(id));
    } catch (NotFound | Mistake damaged) {
      return Stream.empty();
    }
  }

  private List<String> names() {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".json"))
          .map(name -> name.substring(0, name.length() - ".json".length()))
          .sorted()
          .toList();
    } catch (IOException failed) {
      throw new StorageFailure("the classes could not be read", failed);
    }
  }

  private Path file(String id) {
    return folder.resolve(id + ".json");
  }
}
