package spielwerk.arena.library;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import spielwerk.core.Mistake;
import spielwerk.runs.Json;
import spielwerk.runs.StorageFailure;

/**
 * Games on their way to a library, each a file in the folder {@code outbox} of the data folder.
 * They wait there while the library is locked, unreachable or its disk full, and outlive the
 * program; an entry is deleted only after the library has the game. Delivering one twice adds its
 * game once, for a library knows each game by its fingerprint.
 */
public final class Outbox {
  /** How the keys of games at the terminal begin; all others are the workbench's. */
  public static final String TERMINAL = "play-";

  /** Beside its place until it is complete. */
  private static final String DRAFT = ".new";

  private static final String SUFFIX = ".json";

  private final Path folder;

  /**
   * @param data the folder in which the outbox lies, or is made when it is first needed
   */
  public Outbox(Path data) {
    this.folder = data.resolve("outbox");
  }

  public Path folder() {
    return folder;
  }

  /**
   * What is to be done in a library.
   *
   * @param key the name of its file: letters, digits and hyphens
   * @param library the {@link LibraryLocation#label} of the library
   * @param id the number of the game there of which something new is said, 0 for a new game
   */
  public record Entry(String key, String library, long id, LibraryGame game) {}

  /**
   * Keeps an entry, in the place of an older one with the same key.
   *
   * @throws StorageFailure if the disk does not take it
   */
  public synchronized void put(Entry entry) {
    ObjectNode json = Json.mapper().createObjectNode();
    json.put("schema", 1).put("library", entry.library()).put("id", entry.id());
    json.put("game", new GameJson().write(entry.game()));
    Path draft = folder.resolve(entry.key() + DRAFT);
    try {
      Files.createDirectories(folder);
      Files.writeString(draft, json.toString());
      Files.move(
          draft,
          file(entry.key()),
          StandardCopyOption.ATOMIC_MOVE,
          StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException failed) {
      discard(draft);
      throw new StorageFailure("the game could not be kept for the library", failed);
    }
  }

  private static void discard(Path draft) {
    try {
      Files.deleteIfExists(draft);
    } catch (IOException ignored) {
      // it is swept at the next start
    }
  }

  /** The keys of all entries. */
  public List<String> keys() {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(SUFFIX))
          .map(name -> name.substring(0, name.length() - SUFFIX.length()))
          .sorted()
          .toList();
    } catch (NoSuchFileException none) {
      return List.of();
    } catch (IOException unreadable) {
      throw new StorageFailure("the outbox could not be read", unreadable);
    }
  }

  /**
   * The entry of a key, if there is one.
   *
   * @throws Mistake if it is damaged
   */
  public Optional<Entry> find(String key) {
    try {
      JsonNode json = Json.mapper().readTree(Files.readString(file(key)));
      String game = json.path("game").asText();
      return Optional.of(
          new Entry(
              key,
              json.path("library").asText(),
              json.path("id").asLong(),
              new GameJson().read(game, file(key).toString())));
    } catch (NoSuchFileException gone) {
      return Optional.empty();
    } catch (JsonProcessingException damaged) {
      throw new Mistake(file(key) + " is damaged: it is not valid JSON.", damaged);
    } catch (IOException unreadable) {
      throw new StorageFailure("the outbox could not be read", unreadable);
    }
  }

  /**
   * Does in its library what an entry says; the entry stays.
   *
   * @return the number of the game there
   */
  public static long deliver(Entry entry, Library library) {
    if (entry.id() == 0) {
      return library.put(entry.game());
    }
    if (library.find(entry.id()).isPresent()) { // else somebody deleted it
      library.edit(entry.id(), game -> game.withTree(entry.game().tree()));
    }
    return entry.id();
  }

  /**
   * Delivers what terminals left for a library, as far as it takes it now. Others may do so at the
   * same time.
   */
  public void deliverTerminalGames(Library library) {
    for (String key : keys()) {
      if (key.startsWith(TERMINAL)) {
        find(key)
            .filter(entry -> entry.library().equals(library.place().label()))
            .ifPresent(
                entry -> {
                  deliver(entry, library);
                  settle(entry);
                });
      }
    }
  }

  /** An entry was delivered; a newer one with the same key stays. */
  public synchronized void settle(Entry delivered) {
    if (find(delivered.key()).filter(delivered::equals).isPresent()) {
      remove(delivered.key());
    }
  }

  /** Deletes an entry, delivered or not. */
  public synchronized void remove(String key) {
    try {
      Files.deleteIfExists(file(key));
    } catch (IOException failed) {
      throw new StorageFailure("an entry of the outbox could not be deleted", failed);
    }
  }

  private Path file(String key) {
    return folder.resolve(key + SUFFIX);
  }
}
