package spielwerk.web.library;

import com.google.re2j.Pattern;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import spielwerk.arena.library.Library;
import spielwerk.arena.library.LibraryLocation;
import spielwerk.core.Mistake;

/**
 * All libraries of a workbench: the main one, whose name is empty, to which finished games go, and
 * those that people made beside it, each a file in the folder {@code libraries}.
 */
public final class Libraries implements AutoCloseable {
  /** Nobody can tell more of them apart. */
  private static final int MOST = 100;

  private static final String SUFFIX = ".db";
  private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N} _-]{0,39}");

  /**
   * What Windows takes for devices, whatever their files end in; folders of data may move there.
   */
  private static final Pattern DEVICE = Pattern.compile("(?i)con|prn|aux|nul|(?:com|lpt)[0-9]");

  private final Library main;
  private final Path folder;
  private final Map<String, Library> open = new LinkedHashMap<>();

  /**
   * @param main is closed with the others
   * @param data where the others lie
   */
  public Libraries(Library main, Path data) {
    this.main = main;
    this.folder = data.resolve("libraries");
  }

  public Library main() {
    return main;
  }

  /**
   * The library of a name, opened if need be.
   *
   * @throws Mistake if there is none
   */
  public synchronized Library get(String name) {
    if (name.isEmpty()) {
      return main;
    }
    Library known = open.get(name);
    if (known != null) {
      return known;
    }
    if (!NAME.matcher(name).matches() || !Files.exists(file(name))) {
      throw new Mistake("There is no library of that name.");
    }
    return open(name);
  }

  /** The library that a {@link LibraryLocation#label} means, if it is one of these. */
  public synchronized Optional<Library> at(String label) {
    if (main.place().label().equals(label)) {
      return Optional.of(main);
    }
    return names().stream()
        .filter(name -> LibraryLocation.file(file(name)).label().equals(label))
        .findFirst()
        .map(this::get);
  }

  private Library open(String name) {
    LibraryLocation place = LibraryLocation.file(file(name));
    Library library = Library.open(main.place().readOnly() ? place.lookedAt() : place);
    open.put(name, library);
    return library;
  }

  private Path file(String name) {
    return folder.resolve(name + SUFFIX);
  }

  /** Makes a new library. */
  public synchronized void create(String name) {
    if (!NAME.matcher(name).matches() || name.endsWith(" ")) {
      throw new Mistake(
          "A library's name has 1 to 40 letters, digits, blanks, - or _, and begins with a letter"
              + " or digit.");
    }
    if (DEVICE.matcher(name).matches()) {
      throw new Mistake(
          "A library cannot be called '" + name + "', which Windows takes for a device.");
    }
    if (names().stream().anyMatch(name::equalsIgnoreCase)) {
      throw new Mistake("There is a library '" + name + "' already.");
    }
    if (names().size() >= MOST) {
      throw new Mistake("There are at most " + MOST + " libraries here.");
    }
    try {
      Files.createDirectories(folder);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
    open(name);
  }

  /** The names of those beside the main one, in their order. */
  public synchronized List<String> names() {
    List<String> names = new ArrayList<>();
    if (Files.isDirectory(folder)) {
      try (Stream<Path> files = Files.list(folder)) {
        files
            .map(file -> file.getFileName().toString())
            .filter(name -> name.endsWith(SUFFIX))
            .map(name -> name.substring(0, name.length() - SUFFIX.length()))
            .filter(name -> NAME.matcher(name).matches())
            .sorted(String.CASE_INSENSITIVE_ORDER)
            .forEach(names::add);
      } catch (IOException failed) {
        throw new UncheckedIOException(failed);
      }
    }
    return names;
  }

  @Override
  public synchronized void close() {
    open.values().forEach(Library::close);
    main.close();
  }
}
