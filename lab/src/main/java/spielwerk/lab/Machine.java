package spielwerk.lab;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.stream.Stream;

/** What kind of machine and build this is: enough to judge a time, nothing that names a person. */
public final class Machine {
  /** Maven puts it into every jar. */
  private static final String POM = "/META-INF/maven/spielwerk/spielwerk-lab/pom.properties";

  private static final Path PROCESSORS = Path.of("/proc/cpuinfo");

  private Machine() {}

  public static String kind() {
    return "%s, %d cores, %s, Java %s"
        .formatted(
            processor(),
            Runtime.getRuntime().availableProcessors(),
            System.getProperty("os.name"),
            System.getProperty("java.specification.version"));
  }

  /** The version of the program; one that was not packaged has none. */
  public static String build() {
    Properties pom = new Properties();
    try (InputStream in = Machine.class.getResourceAsStream(POM)) {
      if (in != null) {
        pom.load(in);
      }
    } catch (IOException unreadable) {
      // then it has none
    }
    return pom.getProperty("version", "not packaged");
  }

  private static String processor() {
    try (Stream<String> lines = Files.lines(PROCESSORS)) {
      return lines
          .filter(line -> line.startsWith("model name"))
          .map(line -> line.substring(line.indexOf(':') + 1).strip())
          .findFirst()
          .orElse(System.getProperty("os.arch"));
    } catch (IOException | UncheckedIOException unknown) {
      return System.getProperty("os.arch");
    }
  }
}
