package spielwerk.core;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;

/**
 * The version of this contract. It goes up when games or engines that were compiled against it
 * would no longer work; what is only added leaves it alone.
 */
public final class Contract {
  /** The version that this program has. */
  public static final int VERSION = 1;

  /** The attribute in a jar's manifest that says which version it was made for. */
  public static final String ATTRIBUTE = "Spielwerk-Core";

  private static final int LONGEST = 20;
  private static final int LONGEST_TEXT = 1 << 20;

  private Contract() {}

  /**
   * Checks that a jar was made for this version. One that does not say was made for version 1,
   * which had no such attribute.
   *
   * @throws Mistake if it was not, with words that follow the name of the jar
   */
  public static void check(JarFile jar) throws IOException {
    ZipEntry entry = jar.getEntry(JarFile.MANIFEST_NAME);
    if (entry == null) {
      return;
    }
    Manifest manifest = new Manifest(new ByteArrayInputStream(bytes(jar, entry)));
    String made = manifest.getMainAttributes().getValue(new Attributes.Name(ATTRIBUTE));
    if (made != null && !made.trim().equals(String.valueOf(VERSION))) {
      String shown = made.length() > LONGEST ? made.substring(0, LONGEST) + ".." : made.trim();
      throw new Mistake("it was made for core " + shown + ", this is core " + VERSION);
    }
  }

  /** A text in a jar, which may claim to be small and unpack to anything. */
  static byte[] bytes(JarFile jar, ZipEntry entry) throws IOException {
    try (InputStream in = jar.getInputStream(entry)) {
      byte[] bytes = in.readNBytes(LONGEST_TEXT + 1);
      if (bytes.length > LONGEST_TEXT) {
        throw new ZipException(entry.getName() + " is longer than 1 MB");
      }
      return bytes;
    }
  }
}
