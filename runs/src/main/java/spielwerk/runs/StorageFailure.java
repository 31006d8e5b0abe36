package spielwerk.runs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import spielwerk.core.Explanation;

/** Something could not be written: nobody's mistake, and its message is a sentence for the user. */
public final class StorageFailure extends UncheckedIOException {
  private static final long serialVersionUID = 1;

  /** What Linux says when a disk is full. */
  public static final String FULL = "No space left on device";

  /**
   * @param what what could not be done, a sentence without its full stop
   */
  public StorageFailure(String what, IOException cause) {
    super(sentence(what, cause), cause);
  }

  private static String sentence(String what, IOException cause) {
    return Explanation.isFull(cause)
        ? "The disk is full: " + what + "."
        : what.substring(0, 1).toUpperCase(Locale.ROOT)
            + what.substring(1)
            + ": "
            + Explanation.why(cause)
            + ".";
  }
}
