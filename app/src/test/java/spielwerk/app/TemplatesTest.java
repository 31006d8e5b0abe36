package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A repository of one's own from each template: made, compiled, dropped in and played. */
class TemplatesTest {
  private static final Path TEMPLATES = Path.of("../docs/templates").toAbsolutePath().normalize();
  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();

  @TempDir Path folder;
  private Path data;

  @BeforeEach
  void prepare() throws IOException {
    data = Files.createDirectories(folder.resolve("data"));
    Files.createDirectories(data.resolve("plugins"));
  }

  private int begin(String template, String name) throws IOException, InterruptedException {
    return begin(template, name, folder.resolve(name));
  }

  private int begin(String template, String name, Path into)
      throws IOException, InterruptedException {
    String program = TEMPLATES.resolve("New.java").toString();
    return start(JAVA, program, template, name, into.toString());
  }

  private int start(String... words) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
    said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return process.waitFor();
  }

  private String said = "";

  private void dropIn(String template, String name) throws IOException, InterruptedException {
    assertThat(begin(template, name)).as(said).isZero();
    TemplateJar.build(folder.resolve(name), data.resolve("plugins").resolve(name + ".jar"));
  }

  private Cli run(String... words) {
    String[] all = java.util.Arrays.copyOf(words, words.length + 2);
    all[words.length] = "--data";
    all[words.length + 1] = data.toString();
    Cli cli = Cli.run(all);
    assertThat(cli.exit()).as(cli.err()).isZero();
    return cli;
  }

  @Test
  void anEngineOfOnesOwnPlaysEveryDuelAndAGameOfOnesOwn() throws Exception {
    dropIn("engine", "bold");
    dropIn("game", "nibble");
    assertThat(run("engines", "connect4").out()).contains("bold").doesNotContain("careful");
    assertThat(run("games").out()).contains("nibble").doesNotContain("chomp");
    Cli match =
        run("match", "nibble:width=3,height=3", "bold", "random", "--games", "4", "--seed", "1");
    assertThat(match.out()).contains("endings  finished 4");
    assertThat(match.err()).doesNotContain("skipped");
    assertThat(run("solve", "nibble:width=4,height=3").out()).contains("is won");
  }

  @Test
  void anEngineThatReadsTheBoardOfFiveInARowBeatsChance() throws Exception {
    dropIn("fiveinarow-engine", "stripe");
    Cli match =
        run("match", "fiveinarow:size=9", "stripe", "random", "--games", "6", "--seed", "1");
    assertThat(match.out()).containsPattern("stripe +6 +6 +0 +0");
  }

  @Test
  void aNameThatCannotBeOneOrAFolderThatIsThereIsRefusedAndLeftAlone() throws Exception {
    assertThat(begin("engine", "Bold One")).isEqualTo(2);
    assertThat(said).contains("'Bold One' cannot be a name");
    assertThat(begin("opera", "bold")).isEqualTo(2);
    assertThat(said).contains("there are engine, fiveinarow-engine and game");
    Path there = Files.writeString(folder.resolve("bold"), "mine");
    assertThat(begin("engine", "bold")).isEqualTo(2);
    assertThat(there).hasContent("mine");
  }

  /** As on a system without a shell: a folder with a blank, and only a JDK. */
  @Test
  void theJarIsBuiltByTheJdkAlone() throws Exception {
    Path own = folder.resolve("my own engines").resolve("bold");
    assertThat(begin("engine", "bold", own)).as(said).isZero();
    Path spielwerk = folder.resolve("Spielwerk here");
    String build = own.resolve("Build.java").toString();
    assertThat(start(JAVA, build, spielwerk.toString())).isEqualTo(1);
    assertThat(said).startsWith("There is no spielwerk-core in " + spielwerk).hasLineCount(1);

    TemplateJar.program(Files.createDirectories(spielwerk.resolve("lib")));
    assertThat(start(JAVA, build, spielwerk.toString())).as(said).isZero();
    Path jar = own.resolve("target").resolve("bold.jar");
    Files.copy(jar, data.resolve("plugins").resolve("bold.jar"));
    Cli match = run("match", "tictactoe", "bold", "random", "--games", "2", "--seed", "1");
    assertThat(match.out()).contains("endings  finished 2");
    assertThat(match.err()).doesNotContain("skipped");
  }

  @Test
  void theScriptsForAShellDoTheSame() throws Exception {
    assumeTrue(!System.getProperty("os.name").startsWith("Windows"), "needs a POSIX shell");
    Path own = folder.resolve("stripe");
    String script = TEMPLATES.resolve("new.sh").toString();
    assertThat(start("bash", script, "fiveinarow-engine", "stripe", own.toString()))
        .as(said)
        .isZero();
    TemplateJar.program(Files.createDirectories(folder.resolve("lib")));
    ProcessBuilder builder =
        new ProcessBuilder("bash", own.resolve("build.sh").toString(), "other");
    builder.environment().put("SPIELWERK_HOME", folder.toString());
    Process process = builder.redirectErrorStream(true).start();
    said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
    assertThat(own.resolve("target").resolve("other.jar")).exists();
  }
}
