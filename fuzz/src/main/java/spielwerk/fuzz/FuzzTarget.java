package spielwerk.fuzz;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What Jazzer calls, by the names of its methods. */
public final class FuzzTarget {
  private static @Nullable FuzzReader reader;

  private FuzzTarget() {}

  /**
   * @param args the name of a reader
   */
  public static void fuzzerInitialize(String[] args) {
    reader = FuzzReaders.find(args[0]);
    reader.read(new byte[0]); // classes are loaded now, not on the time of the first input
  }

  /** Whatever it throws is a find. */
  public static void fuzzerTestOneInput(byte[] input) {
    Objects.requireNonNull(reader).check(input);
  }
}
