package spielwerk.app.library;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import spielwerk.arena.library.Library;
import spielwerk.arena.library.LibraryGame;
import spielwerk.arena.library.LibraryLocation;
import spielwerk.arena.library.Outbox;
import spielwerk.core.Mistake;
import spielwerk.runs.DataVersion;
import spielwerk.runs.StorageFailure;

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
        DataVersion.prepare(data);
      } catch (IOException impossible) {
        throw new Mistake(
            "The data folder " + data + " cannot be created; --data takes another one.",
            impossible);
      }
    }
    return opened();
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
    return opened();
  }

  /** With the games that had to wait for it; if they still have to, that is no news. */
  private Library opened() {
    Library library = Library.open(place);
    try {
      new Outbox(data).deliverTerminalGames(library);
    } catch (Mistake | UncheckedIOException later) {
      // they stay in the outbox
    }
    return library;
  }

  /**
   * Adds a game and returns its id.
   *
   * @throws Mistake if the library does not take it now, saying that it waits in the outbox, or why
   *     it cannot even do that
   */
  public long keep(LibraryGame game) {
    try (Library library = forWriting()) {
      return library.put(game);
    } catch (Mistake | UncheckedIOException refused) {
      Outbox outbox = new Outbox(data);
      try {
        String key = Outbox.TERMINAL + UUID.randomUUID();
        outbox.put(new Outbox.Entry(key, place.label(), 0, game));
      } catch (StorageFailure full) {
        throw new Mistake("The game was not saved: " + full.getMessage(), refused);
      }
      throw new Mistake(
          "The game waits in "
              + outbox.folder()
              + " until the library takes it: "
              + refused.getMessage(),
          refused);
    }
  }
}
