package spielwerk.runs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;

/** Something could not be written: nobody's mistake, and its message is a sentence for the user. */
public final class StorageFailure extends UncheckedIOException {
  private static final long serialVersionUID = 1;

  /** What Linux says when a disk is full. */
  public static final String FULL = "No space left on device";

  /** What systems say when a disk, a quota or a limit is used up. */
  private static final List<String> FULL_DISK =
      List.of("no space left", "quota exceeded", "file too large", "not enough space", "disk full");

  /**
   * @param what what could not be done, a sentence without its full stop
   */
  public StorageFailure(String what, IOException cause) {
    super(sentence(what, cause), cause);
  }

  private static String sentence(String what, IOException cause) {
    return isFull(cause)
        ? "The disk is full: " + what + "."
        : what.substring(0, 1).toUpperCase(Locale.ROOT)
            + what.substring(1)
            + ": "
            + RunFolder.why(cause)
            + ".";
  }

  private static boolean isFull(IOException cause) {
    String said = String.valueOf(cause.getMessage()).toLowerCase(Locale.ROOT);
    return FULL_DISK.stream().anyMatch(said::contains);
  }
}
