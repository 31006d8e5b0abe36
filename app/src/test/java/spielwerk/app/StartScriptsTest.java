package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What people start the program with: the script of the archives for real, the others by reading.
 */
class StartScriptsTest {
  private static final Path HOME = Path.of("..").toAbsolutePath().normalize();
  private static final Path JAVA = Path.of(System.getProperty("java.home"));

  @TempDir static Path folder;

  private static Path installed;

  private record Ended(int exit, String out, String err) {}

  /** As unpacked from an archive, in a folder whose name is not easy, and that nobody writes to. */
  @BeforeAll
  static void install() throws IOException {
    assumeTrue(!System.getProperty("os.name").startsWith("Windows"), "needs a POSIX shell");
    Charset names = Charset.forName(System.getProperty("sun.jnu.encoding"));
    boolean umlauts = names.newEncoder().canEncode('ü'); // not if the tests run without a language
    installed = folder.resolve(umlauts ? "Würfel und Brett" : "Dice and board");
    Path bin = Files.createDirectories(installed.resolve("bin"));
    Path lib = Files.createDirectories(installed.resolve("lib"));
    Files.copy(
        HOME.resolve("tools/dist/spielwerk"),
        bin.resolve("spielwerk"),
        StandardCopyOption.COPY_ATTRIBUTES);
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest
        .getMainAttributes()
        .put(
            Attributes.Name.CLASS_PATH,
            Stream.of(System.getProperty("java.class.path").split(java.io.File.pathSeparator))
                .map(entry -> Path.of(entry).toUri().toString())
                .collect(Collectors.joining(" ")));
    new JarOutputStream(Files.newOutputStream(lib.resolve("all.jar")), manifest).close();
    Files.setPosixFilePermissions(lib, PosixFilePermissions.fromString("r-xr-xr-x"));
    Files.setPosixFilePermissions(installed, PosixFilePermissions.fromString("r-xr-xr-x"));
  }

  private static Ended start(Path script, Map<String, String> environment, String... words)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(script.toString()));
    command.addAll(List.of(words));
    Path out = Files.createTempFile(folder, "out", ".txt");
    Path err = Files.createTempFile(folder, "err", ".txt");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
            .redirectOutput(out.toFile())
            .redirectError(err.toFile());
    builder.environment().clear();
    builder.environment().putAll(environment);
    builder.environment().putIfAbsent("PATH", "/usr/bin:/bin");
    builder.environment().put("HOME", folder.resolve("nobody").toString());
    int exit = builder.start().waitFor();
    return new Ended(exit, Files.readString(out), Files.readString(err));
  }

  private static Map<String, String> java() {
    return Map.of("JAVA_HOME", JAVA.toString());
  }

  @Test
  void anInstallationWithABlankAndAnUmlautThatNobodyMayWriteToStarts() throws Exception {
    Ended ended = start(installed.resolve("bin/spielwerk"), java(), "games");
    assertThat(ended.exit()).as(ended.err()).isZero();
    assertThat(ended.out()).contains("othello");
    assertThat(ended.err()).isEmpty();
  }

  @Test
  void aLinkToTheScriptStartsToo() throws Exception {
    Path links = Files.createDirectories(folder.resolve("links"));
    Path first = Files.createSymbolicLink(links.resolve("a"), installed.resolve("bin/spielwerk"));
    Path second = Files.createSymbolicLink(links.resolve("b"), first.getFileName());
    Ended ended = start(second, java(), "nosuch");
    assertThat(ended.exit()).isEqualTo(2);
    assertThat(ended.err()).startsWith("spielwerk: There is no command 'nosuch'");
  }

  @Test
  void withoutJavaOrWithAnOldOneThereIsOneSentence() throws Exception {
    Path none = Files.createDirectories(folder.resolve("none"));
    Path script = installed.resolve("bin/spielwerk");
    Ended missing = start(script, Map.of("JAVA_HOME", none.toString()), "games");
    assertThat(missing.exit()).isEqualTo(1);
    assertThat(missing.err()).contains("there is no bin/java in it").hasLineCount(1);

    Path old = Files.createDirectories(folder.resolve("old/bin")).getParent();
    Files.writeString(old.resolve("release"), "IMPLEMENTOR=\"X\"\nJAVA_VERSION=\"1.8.0_402\"\n");
    Path java = Files.writeString(old.resolve("bin/java"), "#!/bin/sh\nexit 9\n");
    Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwxr-xr-x"));
    Ended outdated = start(script, Map.of("JAVA_HOME", old.toString()), "games");
    assertThat(outdated.exit()).isEqualTo(1);
    assertThat(outdated.err()).contains("needs Java 17 or newer, but", "is Java 8").hasLineCount(1);
  }

  @Test
  void anArchiveSaysHowSparkComesToItWhenItIsWanted() throws Exception {
    Path script = installed.resolve("bin/spielwerk");
    for (String words :
        List.of(
            "match nim random random --on spark://127.0.0.1:1", "fetch cluster", "cluster stop")) {
      Ended ended = start(script, java(), words.split(" ", -1));
      assertThat(ended.exit()).as(words).isEqualTo(2);
      assertThat(ended.err())
          .startsWith("spielwerk: Runs on a cluster need Apache Spark")
          .contains("fetch cluster", "copy cluster/target/jars to " + installed.toRealPath())
          .hasLineCount(1);
    }
    String data = folder.resolve("data").toString();
    Ended here =
        start(
            script, java(), "match", "nim", "random", "random", "--games", "2", "--on", "here",
            "--data", data);
    assertThat(here.exit()).as(here.err()).isZero();
  }

  /** A script with all that a run on a cluster needs, and a Java that tells how it was started. */
  private static Path withSpark(String script) throws IOException {
    Path home = folder.resolve("spark of " + script.replace('/', ' '));
    Path copy = home.resolve(script.equals("spielwerk") ? script : "bin/spielwerk");
    Files.createDirectories(copy.getParent());
    Files.copy(HOME.resolve(script), copy, StandardCopyOption.COPY_ATTRIBUTES);
    for (String made : List.of(".mvn", "app/src/main", "app/target/lib", "cluster/jars", "tools")) {
      Files.createDirectories(home.resolve(made));
    }
    for (String empty : List.of("pom.xml", "app/pom.xml", "app/target/lib/spielwerk-app-1.jar")) {
      Files.createFile(home.resolve(empty));
    }
    Files.writeString(home.resolve("tools/build.sh"), "need_cluster() { :; }\n");
    Files.createFile(Files.createDirectories(home.resolve("target")).resolve("build.stamp"));
    return copy;
  }

  @ParameterizedTest
  @ValueSource(strings = {"spielwerk", "tools/dist/spielwerk"})
  void onlyWorkersOfThisMachineAreToldThatItIsTheOnlyOne(String script) throws Exception {
    Path start = withSpark(script);
    Path java = Files.createDirectories(folder.resolve("telling " + script + "/bin/"));
    Files.writeString(
        java.resolve("java"),
        "#!/bin/sh\necho spark ${SPARK_HOME:+yes} ip ${SPARK_LOCAL_IP:-all}\n");
    Files.setPosixFilePermissions(
        java.resolve("java"), PosixFilePermissions.fromString("rwxr-xr-x"));
    Map<String, String> environment = Map.of("JAVA_HOME", java.getParent().toString());
    Map<String, String> said = new LinkedHashMap<>();
    said.put("match nim --on local-cluster[2,1,1024]", "spark yes ip 127.0.0.1");
    said.put("resume match --on=local-cluster[2,1,1024]", "spark yes ip 127.0.0.1");
    said.put("match nim --on spark://lab.local:7077 --data /usr/local/x", "spark yes ip all");
    said.put("cluster stop", "spark yes ip all");
    said.put("cluster -h", "spark ip all");
    said.put("match nim --on here", "spark ip all");
    for (Map.Entry<String, String> each : said.entrySet()) {
      Ended ended = start(start, environment, each.getKey().split(" ", -1));
      assertThat(ended.out().strip()).as(each.getKey() + ended.err()).isEqualTo(each.getValue());
    }
  }

  static Stream<Path> shellScripts() {
    return Stream.of(
            "spielwerk",
            "docs/templates/new.sh",
            "docs/templates/engine/build.sh",
            "tools/authors.sh",
            "tools/build.sh",
            "tools/commands.sh",
            "tools/image.sh",
            "tools/package.sh",
            "tools/dist/spielwerk",
            ".ci/run")
        .map(HOME::resolve);
  }

  @ParameterizedTest
  @MethodSource("shellScripts")
  void everyShellScriptCanBeParsed(Path script) throws Exception {
    String shell = script.endsWith("dist/spielwerk") ? "sh" : "bash";
    Process process =
        new ProcessBuilder(shell, "-n", script.toString()).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
  }

  /** What came with bash 4 or is GNU's alone; macOS has bash 3.2 and the tools of BSD. */
  private static final Map<String, String> NOT_ON_MACOS =
      Map.ofEntries(
          Map.entry("patterns such as @(a|b) in [[ ]]", "[@?+!]\\([\\w|*-]+\\)"),
          Map.entry("arrays with names", "\\b(?:declare|local|typeset) -[A-Za-z]*[An]"),
          Map.entry("mapfile", "\\b(?:mapfile|readarray|coproc)\\b"),
          Map.entry("capitals by expansion", "\\$\\{\\w+(?:,|\\^|@[A-Z])"),
          Map.entry("&>> and |&", "&>>|\\|&"),
          Map.entry("a length counted from the end", "\\$\\{\\w+:[^}]*: ?-\\d"),
          Map.entry("[[ -v", "\\[\\[ -v "),
          Map.entry("wait -n", "\\bwait -n"),
          Map.entry("find -quit or -printf", "-quit|-printf"),
          Map.entry("sed -i", "\\bsed -i"),
          Map.entry("grep -P", "\\bgrep -\\w*P"),
          Map.entry("sort -V", "\\bsort -\\w*V"),
          Map.entry("stat -c or date -d", "\\bstat -c|\\bdate -\\w* ?-?d"),
          Map.entry("readlink -f without another way", "readlink -f (?![^\n]*\\|\\|)"));

  @ParameterizedTest
  @ValueSource(
      strings = {
        "spielwerk",
        "tools/build.sh",
        "tools/dist/spielwerk",
        "docs/templates/new.sh",
        "docs/templates/engine/build.sh"
      })
  void whatStartsOnMacOsNeedsNothingThatMacOsLacks(String name) throws IOException {
    String script = Files.readString(HOME.resolve(name)).replaceAll("(?m)^\\s*#.*$", "");
    NOT_ON_MACOS.forEach(
        (what, pattern) -> assertThat(script).as(what).doesNotContainPattern(pattern));
  }

  @Test
  void aBrowserIsFetchedOnlyWhereBenchmarksOfThePageRun() throws Exception {
    Map<String, Boolean> fetches = new LinkedHashMap<>();
    List.of("bench", "bench web", "bench --quick", "bench --only web.first", "bench --quick web")
        .forEach(words -> fetches.put(words, true));
    List.of(
            "bench --help",
            "bench -h",
            "bench web --help",
            "bench games",
            "bench --quick games",
            "bench start",
            "bench --only qwixx.games",
            "match web")
        .forEach(words -> fetches.put(words, false));
    String function =
        Files.readString(HOME.resolve("spielwerk"))
            .transform(text -> text.substring(text.indexOf("wants_browser() {")))
            .transform(text -> text.substring(0, text.indexOf("\n}\n") + 3));
    for (Map.Entry<String, Boolean> each : fetches.entrySet()) {
      Process process =
          new ProcessBuilder("bash", "-c", function + "wants_browser " + each.getKey()).start();
      assertThat(process.waitFor() == 0).as(each.getKey()).isEqualTo(each.getValue());
    }
  }

  @Test
  void mavensRepositoryIsWhereMavenWasToldItIs() throws Exception {
    Path home = Files.createDirectories(folder.resolve("someone"));
    String script = ". tools/build.sh; HOME=$1 MAVEN_OPTS=$2 maven_repository";
    Map<String, String> expected = new LinkedHashMap<>();
    expected.put("-Xmx1g", home.resolve(".m2/repository").toString());
    expected.put("-Xmx1g -Dmaven.repo.local=/jars/mine -ea", "/jars/mine");
    expected.put("", "/jars/of all");
    for (Map.Entry<String, String> each : expected.entrySet()) {
      if (each.getKey().isEmpty()) {
        Path settings = Files.createDirectories(home.resolve(".m2")).resolve("settings.xml");
        Files.writeString(
            settings,
            "<settings>\n <localRepository>/jars/of all</localRepository>\n</settings>\n");
      }
      Process process =
          new ProcessBuilder("bash", "-c", script, "bash", home.toString(), each.getKey())
              .directory(HOME.toFile())
              .start();
      String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(said).isEqualTo(each.getValue());
    }
  }

  @Test
  void shellcheckFindsNothingInTheShellScripts() throws Exception {
    List<String> command = new ArrayList<>(List.of("shellcheck", "-x", "-S", "warning"));
    shellScripts().map(Path::toString).forEach(command::add);
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    Process process;
    try {
      process = builder.directory(HOME.toFile()).start();
    } catch (IOException none) {
      assumeTrue(false, "shellcheck is not installed");
      return;
    }
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
  }

  static Stream<Path> windowsScripts() {
    return Stream.of("spielwerk.cmd", "tools/dist/spielwerk.cmd").map(HOME::resolve);
  }

  /** No Windows here: what of its rules can be read off the text. */
  @ParameterizedTest
  @MethodSource("windowsScripts")
  void aScriptForWindowsIsOneThatWindowsCanRead(Path script) throws IOException {
    String text = Files.readString(script, StandardCharsets.US_ASCII);
    assertThat(text.replace("\r\n", ""))
        .as("lines end as Windows wants it")
        .doesNotContain("\n", "\r");
    assertThat(text).startsWith("@echo off\r\n").contains("\r\nsetlocal\r\n");
    Set<String> labels = new TreeSet<>();
    Set<String> targets = new TreeSet<>();
    for (String line : text.split("\r\n", -1)) {
      assertThat(line.chars().filter(letter -> letter == '"').count() % 2).as(line).isZero();
      String named = line.replaceAll("%~?(dp)?[0-9*]", "");
      assertThat(named.chars().filter(letter -> letter == '%').count() % 2).as(line).isZero();
      if (line.startsWith(":")) {
        labels.add(line.substring(1).toLowerCase(Locale.ROOT));
      } else if (!line.startsWith("rem ")) {
        Pattern.compile("\\bgoto (\\w+)")
            .matcher(line)
            .results()
            .map((MatchResult found) -> found.group(1).toLowerCase(Locale.ROOT))
            .forEach(targets::add);
        // a blank in the folder's name would divide a variable that is not quoted
        assertThat(line.replaceAll("\"[^\"]*\"", "").replace("%SPIELWERK_JAVA_OPTS%", ""))
            .as(line)
            .satisfies(
                bare ->
                    assertThat(bare.contains(">&2 echo") || !bare.contains("%SPIELWERK_"))
                        .isTrue());
      }
    }
    assertThat(targets).isEqualTo(labels);
    assertThat(text)
        .contains("spielwerk.app.Main %*\r\nexit /b %ERRORLEVEL%\r\n")
        .contains("spielwerk.app.ClassArchive \"%SPIELWERK_CLASSES%\" >nul")
        .contains("\"-XX:SharedArchiveFile=%SPIELWERK_CLASSES%\"");
  }
}
