package spielwerk.web.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Mistake;

/** Jars that are small until they are unpacked. */
class UnpackedJarTest {
  private static final String SERVICE = "META-INF/services/spielwerk.core.EngineMaker";
  private static final int MEGABYTE = 1 << 20;

  @TempDir Path data;

  /** A jar with a file of so many megabytes of zeros, which takes a thousandth of that. */
  private static byte[] jar(String name, int megabytes) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      if (!name.equals(SERVICE)) {
        zip.putNextEntry(new ZipEntry(SERVICE));
      }
      zip.putNextEntry(new ZipEntry(name));
      for (int i = 0; i < megabytes; i++) {
        zip.write(new byte[MEGABYTE]);
      }
    }
    return bytes.toByteArray();
  }

  @Test
  void aServiceFileThatUnpacksToAGigabyteIsRefused() throws IOException {
    byte[] bomb = jar(SERVICE, 100);
    assertThat(bomb.length).isLessThan(MEGABYTE);
    ClassJars jars = new ClassJars(data);
    assertThatThrownBy(() -> jars.lay("a", bomb))
        .isInstanceOf(Mistake.class)
        .hasMessage("Unpacked, a file in META-INF may have 1 MB at most.");
    assertThat(jars.waits("a")).isFalse();
  }

  @Test
  void soIsAnyOtherFileOfThatSize() throws IOException {
    byte[] bomb = jar("Engine.class", 100);
    assertThatThrownBy(() -> new ClassJars(data).lay("a", bomb))
        .isInstanceOf(Mistake.class)
        .hasMessage("Unpacked, a jar may have 64 MB at most.");
  }

  @Test
  void anUsualJarIsLaidDown() throws IOException {
    ClassJars jars = new ClassJars(data);
    jars.lay("a", jar("Engine.class", 1));
    assertThat(jars.waits("a")).isTrue();
  }
}
