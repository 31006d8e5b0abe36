package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A version is written in several places, of which a release must forget none. */
class ReleaseTest {
  private static final Path HOME = Path.of("..").toAbsolutePath().normalize();

  private static String find(Path file, String pattern) throws IOException {
    Matcher found = Pattern.compile(pattern).matcher(Files.readString(file));
    assertThat(found.find()).as("%s has a version", file).isTrue();
    return found.group(1);
  }

  private static String version() throws IOException {
    return find(HOME.resolve("pom.xml"), "\n  <version>([^<]*)</version>");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "CITATION.cff | (?m)^version: (\\S+)",
        "clients/python/spielwerk.py | __version__ = \"([^\"]*)\"",
        "docs/templates/engine/pom.xml | <spielwerk.version>([^<]*)<",
        "docs/templates/engine/pom.xml | spielwerk-([0-9.]+)-maven-repository",
        "docs/templates/fiveinarow-engine/pom.xml | <spielwerk.version>([^<]*)<",
        "docs/templates/game/pom.xml | <spielwerk.version>([^<]*)<",
        "CHANGELOG.md | (?m)^## ([0-9.]+)",
      })
  void everyPlaceHasTheVersionOfTheProgram(String file, String pattern) throws IOException {
    assertThat(find(HOME.resolve(file), pattern)).isEqualTo(version());
  }

  @Test
  void itIsASemanticVersion() throws IOException {
    assertThat(version()).matches("[0-9]+\\.[0-9]+\\.[0-9]+");
  }
}
