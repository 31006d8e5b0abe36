package spielwerk.core;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Why something failed, in the user's words. The command line and the server both ask here, so that
 * a full disk is a full disk everywhere, and nobody reads the names of Java's classes; the log has
 * those.
 */
public final class Explanation {
  private static final int DEEPEST = 20;

  /** What systems say when a disk, a quota or a limit is used up. */
  private static final List<String> FULL_DISK =
      List.of("no space left", "quota exceeded", "file too large", "not enough space", "disk full");

  private Explanation() {}

  /**
   * A sentence about a failure whose cause lies outside of the program: the disk, a file, the
   * memory. Nothing for what only a programmer can explain.
   */
  public static Optional<String> of(Throwable failure) {
    Throwable cause = failure;
    for (int depth = 0; cause != null && depth < DEEPEST; depth++) {
      Optional<String> sentence = sentence(cause);
      if (sentence.isPresent()) {
        return sentence;
      }
      cause = cause.getCause();
    }
    return Optional.empty();
  }

  private static Optional<String> sentence(Throwable one) {
    if (one instanceof Mistake || one instanceof Unfinished || one instanceof NotFound) {
      return Optional.ofNullable(one.getMessage());
    }
    if (one instanceof UncheckedIOException wrapped && isOwn(wrapped)) {
      return Optional.ofNullable(one.getMessage());
    }
    if (one instanceof OutOfMemoryError) {
      return Optional.of(
          "There is not enough memory for that; SPIELWERK_JAVA_OPTS=-Xmx2g, for instance, gives the"
              + " program more of it.");
    }
    if (one instanceof IOException io) {
      return known(io)
          .map(why -> why.substring(0, 1).toUpperCase(Locale.ROOT) + why.substring(1) + ".");
    }
    return Optional.empty();
  }

  /** Whether somebody wrote its message for people; else it only repeats its cause. */
  private static boolean isOwn(UncheckedIOException wrapped) {
    String message = wrapped.getMessage();
    return message != null && !message.equals(String.valueOf(wrapped.getCause()));
  }

  /** Why a file could not be read or written, to stand behind a colon. */
  public static String why(IOException failed) {
    return known(failed)
        .orElse(
            failed instanceof FileSystemException system && system.getReason() != null
                ? "the system reports '" + system.getReason() + "'"
                : "the system reports an error");
  }

  /** Whether a disk, a quota or a limit on files is used up. */
  public static boolean isFull(IOException failed) {
    String said = String.valueOf(failed.getMessage()).toLowerCase(Locale.ROOT);
    return FULL_DISK.stream().anyMatch(said::contains);
  }

  private static Optional<String> known(IOException failed) {
    if (failed instanceof CharacterCodingException) {
      return Optional.of("the text is not UTF-8; save it as UTF-8");
    }
    String path = "the file";
    String reason = String.valueOf(failed.getMessage());
    if (failed instanceof FileSystemException system) {
      path = String.valueOf(system.getFile());
      reason = String.valueOf(system.getReason());
    } else if (failed instanceof FileNotFoundException && reason.contains(" (")) {
      path = reason.substring(0, reason.lastIndexOf(" ("));
    }
    if (failed instanceof NoSuchFileException || reason.contains("No such file")) {
      return Optional.of("there is no " + path);
    }
    if (failed instanceof AccessDeniedException
        || reason.contains("Permission denied")
        || reason.contains("Operation not permitted")) {
      return Optional.of("you have no permission for " + path);
    }
    if (isFull(failed)) {
      return Optional.of("the disk is full");
    }
    if (reason.contains("Read-only file system")) {
      return Optional.of(path + " is on a disk that cannot be written to");
    }
    if (reason.contains("Is a directory")) {
      return Optional.of(path + " is a folder");
    }
    if (reason.contains("Too many open files")) {
      return Optional.of("too many files are open");
    }
    if (reason.contains("File name too long")) {
      return Optional.of("the name of " + path + " is too long");
    }
    if (reason.contains("Input/output error")) {
      return Optional.of("the disk is damaged or was removed");
    }
    return Optional.empty();
  }
}
