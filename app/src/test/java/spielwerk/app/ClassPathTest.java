package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The program carries what it uses and nothing else. */
class ClassPathTest {
  /** What libraries bring along for uses that there are none of here. */
  private static final List<String> UNNEEDED =
      List.of(
          "asm-",
          "annotations-",
          "checker-qual-",
          "flyway-database-cockroachdb-",
          "jakarta.annotation-api-",
          "jakarta.enterprise",
          "jakarta.inject-api-",
          "jakarta.interceptor-api-",
          "jakarta.transaction-api-",
          "jetty-annotations-",
          "jetty-ee-webapp-",
          "jetty-ee10-annotations-",
          "jetty-ee10-plus-",
          "jetty-ee10-webapp-",
          "jetty-jndi-",
          "jetty-plus-",
          "jetty-xml-",
          "trusted-types-");

  @Test
  void jarsThatNothingUsesAreNotOnTheClassPath() {
    List<String> jars =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(entry -> Path.of(entry).getFileName().toString())
            .toList();
    assertThat(jars).as("the jars of the program").anyMatch(jar -> jar.startsWith("jetty-server-"));
    assertThat(jars).noneMatch(jar -> UNNEEDED.stream().anyMatch(jar::startsWith));
  }
}
