package spielwerk.web.runs;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import spielwerk.core.Mistake;

/**
 * What a jar would be once it is unpacked: a few kilobytes can become gigabytes. The sizes that a
 * jar states may be lies, so it is unpacked and counted, but no further than is allowed.
 */
final class UnpackedJar {
  private static final int MOST_ENTRIES = 10_000;
  private static final long MOST_BYTES = 64 << 20;

  /** A class loader keeps services and manifest in memory as a whole. */
  private static final long MOST_META = 1 << 20;

  private UnpackedJar() {}

  /**
   * @throws Mistake if it is not a jar, or too large
   */
  static void check(Path file) {
    try (ZipFile jar = new ZipFile(file.toFile())) {
      if (jar.size() > MOST_ENTRIES) {
        throw new Mistake("A jar may hold " + MOST_ENTRIES + " files at most.");
      }
      long left = MOST_BYTES;
      byte[] buffer = new byte[1 << 16];
      for (Enumeration<? extends ZipEntry> all = jar.entries(); all.hasMoreElements(); ) {
        ZipEntry entry = all.nextElement();
        boolean meta = entry.getName().startsWith("META-INF/");
        long before = left;
        try (InputStream in = jar.getInputStream(entry)) {
          for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
            left -= read;
            if (left < 0) {
              throw new Mistake("Unpacked, a jar may have " + (MOST_BYTES >> 20) + " MB at most.");
            }
            if (meta && before - left > MOST_META) {
              throw new Mistake(
                  "Unpacked, a file in META-INF may have " + (MOST_META >> 20) + " MB at most.");
            }
          }
        }
      }
    } catch (IOException broken) {
      throw new Mistake("This is not a jar: " + broken.getMessage() + ".", broken);
    }
  }
}
