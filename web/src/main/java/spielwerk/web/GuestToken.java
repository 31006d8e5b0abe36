package spielwerk.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.Base64;
import spielwerk.core.Mistake;

/**
 * The token that links to classes and tables carry. It is kept in the data folder, so that links
 * outlive a restart; it is random, not derived from the owner's token, so that nobody who has it
 * can try out which owner's token it came from.
 */
final class GuestToken {
  private static final int BYTES = 18;
  private static final int LEAST = 16;

  private GuestToken() {}

  /**
   * @param readOnly whether none is made where there is none yet
   */
  static String of(Path data, boolean readOnly) {
    Path file = data.resolve("guest-token");
    try {
      return read(file);
    } catch (NoSuchFileException first) {
      return readOnly ? "" : draw(file);
    } catch (IOException unreadable) {
      throw unusable(file, unreadable);
    }
  }

  private static String read(Path file) throws IOException {
    String token = Files.readString(file).strip();
    if (token.length() < LEAST) {
      throw new Mistake(file + " does not contain a token; delete it, and a new one is created.");
    }
    return token;
  }

  /** Written whole beside the file first: a full disk or a kill leaves no half token behind. */
  private static String draw(Path file) {
    byte[] drawn = new byte[BYTES];
    new SecureRandom().nextBytes(drawn);
    String token = Base64.getUrlEncoder().withoutPadding().encodeToString(drawn);
    Path draft = file.resolveSibling(file.getFileName() + ".new");
    try {
      Files.deleteIfExists(draft);
      Files.createFile(draft);
      if (Files.getFileStore(draft).supportsFileAttributeView("posix")) {
        Files.setPosixFilePermissions(draft, PosixFilePermissions.fromString("rw-------"));
      }
      Files.writeString(draft, token + "\n");
      Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      return token;
    } catch (IOException impossible) {
      throw unusable(file, impossible);
    }
  }

  private static Mistake unusable(Path file, IOException why) {
    return new Mistake("The token for links cannot be kept in " + file + ".", why);
  }
}
