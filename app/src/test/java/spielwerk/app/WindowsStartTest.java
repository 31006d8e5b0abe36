package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spielwerk.app.CommandPrompt.Started;

/**
 * The start scripts for Windows, step by step as its cmd.exe goes through them. There is no Windows
 * here, so the files and programs are made up: a folder with a blank, an umlaut and brackets.
 */
class WindowsStartTest {
  private static final Path SCRIPTS = Path.of("..").toAbsolutePath().normalize();
  private static final String HOME = "C:\\Users\\Jörg (Schule)\\Würfel und Brett";
  private static final String JDK = "C:\\Program Files\\Java\\jdk-17";
  private static final String JAVA = JDK + "\\bin\\java.exe";
  private static final String BUILT = HOME + "\\app\\target\\lib\\spielwerk-app-1.1.0.jar";
  private static final String PACKED = HOME + "\\lib\\spielwerk-app-1.1.0.jar";
  private static final String LOCAL = "C:\\Users\\Jörg (Schule)\\AppData\\Local";

  private static final String MAVEN = "C:\\Program Files\\Maven\\bin";

  private static CommandPrompt checkout() throws IOException {
    String text = Files.readString(SCRIPTS.resolve("spielwerk.cmd"), StandardCharsets.US_ASCII);
    return new CommandPrompt(HOME + "\\spielwerk.cmd", text);
  }

  private static CommandPrompt archive() throws IOException {
    Path script = SCRIPTS.resolve("tools/dist/spielwerk.cmd");
    String text = Files.readString(script, StandardCharsets.US_ASCII);
    return new CommandPrompt(HOME + "\\bin\\spielwerk.cmd", text).having(PACKED);
  }

  private static CommandPrompt withJava(CommandPrompt prompt) {
    return prompt.with("JAVA_HOME", JDK).having(JAVA);
  }

  private static String main(Started program) {
    List<String> words = program.words();
    return words.get(words.indexOf("-cp") + 2);
  }

  private static List<String> typed(Started program) {
    List<String> words = program.words();
    return words.subList(words.indexOf("spielwerk.app.Main") + 1, words.size());
  }

  @Test
  void aCheckoutIsBuiltOnceThenStarted() throws IOException {
    CommandPrompt first = withJava(checkout()).knowing("mvn.cmd", MAVEN);
    assertThat(first.run("games", "five in a row")).isZero();
    assertThat(first.started()).hasSize(3);
    Started build = first.started().get(0);
    assertThat(build.words()).startsWith("mvn.cmd").endsWith("package");
    assertThat(build.folder()).isEqualTo(HOME);
    assertThat(main(first.started().get(1))).isEqualTo("spielwerk.app.ClassArchive");
    Started start = first.started().get(2);
    assertThat(start.words())
        .startsWith(JAVA)
        .contains(
            "-XX:SharedArchiveFile=" + HOME + "\\target\\classes.jsa",
            "-Dspielwerk.home=" + HOME,
            HOME + "\\app\\target\\lib\\*");
    assertThat(typed(start)).containsExactly("games", "five in a row");
    assertThat(first.errors())
        .containsExactly("Building Spielwerk ...", "Preparing fast starts ...");

    CommandPrompt later = withJava(checkout()).having(BUILT).doing(program -> 2);
    assertThat(later.run("nosuch")).as("the exit code of the program").isEqualTo(2);
    assertThat(later.started()).hasSize(1);
    assertThat(later.errors()).isEmpty();

    CommandPrompt again = withJava(checkout()).having(BUILT).knowing("mvn.cmd", MAVEN);
    assertThat(again.run("build")).isZero();
    assertThat(again.started()).hasSize(2);
  }

  @Test
  void aBuildThatFailsStartsNothingAndNamesItsLog() throws IOException {
    CommandPrompt prompt =
        withJava(checkout())
            .knowing("mvn.cmd", MAVEN)
            .doing(program -> program.words().get(0).equals("mvn.cmd") ? 1 : 0);
    assertThat(prompt.run()).isEqualTo(1);
    assertThat(prompt.started()).hasSize(1);
    assertThat(prompt.errors()).last().asString().contains(HOME + "\\target\\build.log");
  }

  @Test
  void whatIsMissingIsOneSentence() throws IOException {
    CommandPrompt noJava = checkout();
    assertThat(noJava.run("games")).isEqualTo(1);
    assertThat(noJava.errors()).singleElement().asString().contains("no java was found");

    CommandPrompt wrong = checkout().with("JAVA_HOME", "C:\\nothing");
    assertThat(wrong.run()).isEqualTo(1);
    assertThat(wrong.errors()).singleElement().asString().contains("JAVA_HOME is C:\\nothing, but");

    CommandPrompt noMaven = withJava(checkout());
    assertThat(noMaven.run()).isEqualTo(1);
    assertThat(noMaven.errors()).singleElement().asString().contains("no mvn.cmd was found");

    CommandPrompt packed = archive();
    assertThat(packed.run()).isEqualTo(1);
    assertThat(packed.errors()).singleElement().asString().contains("no java was found");
  }

  @Test
  void theTrainingLibraryIsFetchedByItsWord() throws IOException {
    CommandPrompt prompt = withJava(checkout()).having(BUILT).knowing("mvn.cmd", MAVEN);
    assertThat(prompt.run("fetch", "train")).isZero();
    assertThat(prompt.started())
        .singleElement()
        .satisfies(maven -> assertThat(maven.words()).contains("learn\\torch\\pom.xml"));
    assertThat(withJava(checkout()).having(BUILT).run("fetch", "spark")).isEqualTo(2);
  }

  @Test
  void anArchiveTakesItsOwnJavaAndKeepsItsClassesWithTheUser() throws IOException {
    String own = HOME + "\\runtime\\bin\\java.exe";
    CommandPrompt first = withJava(archive()).having(own).with("LOCALAPPDATA", LOCAL);
    assertThat(first.run("games")).isZero();
    assertThat(first.started()).hasSize(2);
    assertThat(first.started()).allSatisfy(one -> assertThat(one.words()).startsWith(own));
    assertThat(main(first.started().get(0))).isEqualTo("spielwerk.app.ClassArchive");
    List<String> words = first.started().get(0).words();
    String classes = words.get(words.size() - 1);
    assertThat(classes)
        .startsWith(LOCAL + "\\spielwerk\\classes-")
        .endsWith("@spielwerk-app-1.1.0.jsa");
    assertThat(classes.substring(LOCAL.length() + "\\spielwerk\\".length()))
        .as("a name of one file")
        .doesNotContain("\\", ":");
    assertThat(first.started().get(1).words()).contains("-XX:SharedArchiveFile=" + classes);

    CommandPrompt later = archive().having(own, classes).with("LOCALAPPDATA", LOCAL);
    assertThat(later.run("games")).isZero();
    assertThat(later.started()).hasSize(1);
    assertThat(later.errors()).isEmpty();
  }

  @Test
  void anArchiveWithoutAJavaTakesThatOnThePathAndTheOptionsOfTheUser() throws IOException {
    CommandPrompt prompt =
        archive().knowing("java.exe", "C:\\Java\\bin").with("SPIELWERK_JAVA_OPTS", "-Xmx2g -Dx=1");
    assertThat(prompt.run("serve", "--port", "0")).isZero();
    assertThat(prompt.started()).as("nowhere to keep classes").hasSize(1);
    Started start = prompt.started().get(0);
    assertThat(start.words()).startsWith("java.exe").contains("-Xmx2g", "-Dx=1", HOME + "\\lib\\*");
    assertThat(typed(start)).containsExactly("serve", "--port", "0");
  }

  @ParameterizedTest
  @CsvSource({
    "1.8.0_402, true", "9.0.4, true", "11.0.22, true", "16.0.2, true",
    "17.0.15, false", "21, false", "25.0.1, false", "'', false",
  })
  void aJavaThatIsTooOldIsOneSentence(String version, boolean old) throws IOException {
    String release = "IMPLEMENTOR=\"X 1.7\"\r\nJAVA_VERSION=\"" + version + "\"\r\n";
    List<CommandPrompt> all =
        List.of(
            withJava(checkout()).having(BUILT).reading(JDK + "\\release", release),
            withJava(archive()).reading(JDK + "\\release", release),
            checkout()
                .having(BUILT)
                .knowing("java.exe", "C:\\Java\\bin")
                .reading("C:\\Java\\release", release),
            archive().knowing("java.exe", "C:\\Java\\bin").reading("C:\\Java\\release", release));
    for (CommandPrompt each : all) {
      assertThat(each.run("games")).isEqualTo(old ? 1 : 0);
      assertThat(each.started()).hasSize(old ? 0 : 1);
      if (old) {
        assertThat(each.errors())
            .singleElement()
            .asString()
            .contains("needs Java 17 or newer, but ", " is an older one");
      }
    }
  }
}
