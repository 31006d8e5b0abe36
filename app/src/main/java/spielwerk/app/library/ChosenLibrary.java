package spielwerk.app.library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import spielwerk.arena.library.Library;
import spielwerk.arena.library.LibraryGame;
import spielwerk.arena.library.LibraryLocation;
import spielwerk.core.Mistake;

/**
 * The library that somebody means: the one named, or {@code library.db} in the data folder.
 *
 * @param usual whether nobody named it
 */
public record ChosenLibrary(LibraryLocation place, Path data, boolean usual) {

  /**
   * @param named a path or a JDBC URL, if one was given
   */
  public static ChosenLibrary of(@Nullable String named, Path data) {
    return named == null
        ? new ChosenLibrary(LibraryLocation.file(data.resolve("library.db")), data, true)
        : new ChosenLibrary(LibraryLocation.of(named), data, false);
  }

  /** Opens it to add to it; it is made if it is not there. */
  public Library forWriting() {
    if (usual) {
      try {
        Files.createDirectories(data);
      } catch (IOException impossible) {
        throw new Mistake(
            "The data folder " + data + " cannot be created; --data takes another one.",
            impossible);
      }
    }
    return Library.open(place);
  }

  /**
   * Opens it to look for games.
   *
   * @throws Mistake if there is none
   */
  public Library forReading() {
    if (!place.exists()) {
      throw new Mistake(
          "There is no library "
              + place.name()
              + " yet; play a game, or fill it with: ./spielwerk library import FILE");
    }
    return Library.open(place);
  }

  /** Adds a game and returns its id. */
  public long keep(LibraryGame game) {
    try (Library library = forWriting()) {
      return library.add(taker -> taker.accept(game)).last();
    }
  }
}
