package spielwerk.app;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.app.Unpacked.Ended;
import spielwerk.app.Unpacked.Server;

/**
 * What {@code ./spielwerk package} writes, used as somebody does who got it: unpacked into a folder
 * with a blank and an umlaut in its name that nobody writes to, in an empty home, with nothing on
 * the path but a shell. The archives are made once, of what the build left.
 */
class ArchivesIT {
  private static final Path HOME = Path.of("..").toAbsolutePath().normalize();
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int PATIENCE_MILLIS = 60_000;

  @TempDir static Path folder;

  private static Path dist;
  private static Path second;

  @BeforeAll
  static void pack() throws Exception {
    assumeTrue(System.getProperty("os.name").equals("Linux"), "archives are made on Linux");
    // two at a time, since the machine has more than one core
    CompletableFuture<Path> again = CompletableFuture.supplyAsync(() -> pack("second"));
    dist = pack("first");
    second = again.join();
  }

  private static Path pack(String name) {
    Path into = folder.resolve(name);
    List<String> command =
        List.of(HOME.resolve("spielwerk").toString(), "package", "--built", into.toString());
    Map<String, String> environment =
        Map.of("PATH", System.getenv("PATH"), "HOME", System.getProperty("user.home"));
    try {
      Ended ended = Unpacked.run(HOME, environment, command);
      assertThat(ended.exit()).as(ended.err()).isZero();
    } catch (IOException | InterruptedException failed) {
      throw new IllegalStateException(failed);
    }
    return into.resolve("dist");
  }

  private static Path archive(String ending) throws IOException {
    try (Stream<Path> files = Files.list(dist)) {
      return files.filter(file -> file.toString().endsWith(ending)).findFirst().orElseThrow();
    }
  }

  /** A game of tic-tac-toe to its end, by clicks in a real browser. */
  private static void playInABrowser(String address) {
    Path chromium = Path.of("/usr/bin/chromium");
    boolean here = Files.isExecutable(chromium);
    assertThat(here || !"true".equals(System.getenv("CI"))).as("chromium is here").isTrue();
    assumeTrue(here, "chromium is not installed");
    Map<String, String> environment = Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    try (Playwright playwright =
            Playwright.create(new Playwright.CreateOptions().setEnv(environment));
        Browser browser =
            playwright
                .chromium()
                .launch(
                    new LaunchOptions()
                        .setExecutablePath(chromium)
                        .setArgs(List.of("--no-sandbox", "--disable-gpu")))) {
      Page page = browser.newPage();
      page.setDefaultTimeout(PATIENCE_MILLIS);
      page.navigate(address);
      page.locator("[data-game=tictactoe]").click();
      Locator over = page.locator("#rematch");
      for (int round = 0; round < 5 && over.count() == 0; round++) {
        page.locator("[data-move]:enabled").first().or(over).first().waitFor();
        if (over.count() == 0) {
          page.locator("[data-move]:enabled").first().click();
          page.locator("sw-moves button.move").nth(2 * round + 1).or(over).first().waitFor();
        }
      }
      over.waitFor();
      assertThat(page.locator(".status")).not().isEmpty();
    }
  }

  private static void startAndPlay(String ending, boolean java) throws Exception {
    Unpacked unpacked = Unpacked.of(archive(ending), folder.resolve("in " + ending), java);
    List<String> before = unpacked.listing();
    Ended first = unpacked.run("games");
    assertThat(first.exit()).as(first.err()).isZero();
    assertThat(first.err()).startsWith("Preparing fast starts, once").hasLineCount(1);
    try (Stream<Path> made = Files.list(unpacked.user().resolve(".cache/spielwerk"))) {
      Path classes = made.findFirst().orElseThrow();
      assertThat(classes.toString()).endsWith(".jsa");
      assertThat(Files.size(classes)).as("the classes of a start").isGreaterThan(1_000_000);
    }
    Ended games = unpacked.run("games");
    assertThat(games.exit()).as(games.err()).isZero();
    assertThat(games.out()).contains("othello").isEqualTo(first.out());
    assertThat(games.err()).isEmpty();
    try (Server server = unpacked.serve()) {
      playInABrowser(server.address());
    }
    Ended library = unpacked.run("library", "list");
    assertThat(library.out()).as("the game is kept").contains("tictactoe");
    Ended guide = unpacked.run("guide", "site");
    assertThat(guide.exit()).as(guide.err()).isZero();
    assertThat(unpacked.user().resolve("site/write-an-engine.html"))
        .content()
        .contains("javadoc/spielwerk/core/package-summary.html");
    assertThat(unpacked.user().resolve("site/javadoc/spielwerk/core/package-summary.html"))
        .exists();
    assertThat(unpacked.listing()).as("nothing is written to the folder").isEqualTo(before);
  }

  @Test
  void theArchiveForPeopleWithJavaPlaysInAnEmptyHome() throws Exception {
    startAndPlay("-any-java17.tar.gz", true);
  }

  @Test
  void theArchiveWithItsOwnJavaPlaysWhereThereIsNone() throws Exception {
    startAndPlay(
        System.getProperty("os.arch").equals("amd64")
            ? "-linux-x86_64.tar.gz"
            : "-linux-aarch64.tar.gz",
        false);
  }

  @Test
  void theNativeLibrariesOfAllSystemsAreInTheArchive() throws Exception {
    Unpacked unpacked = Unpacked.of(archive("-any-java17.tar.gz"), folder.resolve("natives"), true);
    List<String> all = new ArrayList<>();
    try (Stream<Path> jars = Files.list(unpacked.home().resolve("lib"))) {
      for (Path jar : jars.toList()) {
        try (JarFile file = new JarFile(jar.toFile())) {
          file.stream().map(Object::toString).forEach(all::add);
        }
      }
    }
    assertThat(all)
        .contains(
            "org/sqlite/native/Linux/x86_64/libsqlitejdbc.so",
            "org/sqlite/native/Mac/aarch64/libsqlitejdbc.dylib",
            "org/sqlite/native/Windows/x86_64/sqlitejdbc.dll",
            "ai/onnxruntime/native/linux-x64/libonnxruntime.so",
            "ai/onnxruntime/native/osx-aarch64/libonnxruntime.dylib",
            "ai/onnxruntime/native/win-x64/onnxruntime.dll");
    assertThat(unpacked.home().resolve("bin/spielwerk.cmd")).exists();
    assertThat(unpacked.home().resolve("docs/javadoc/index.html")).exists();
  }

  /** As a container would start it: what the image says, in the image's own files. */
  @Test
  void theCommandOfTheImageServesWhoeverHasTheToken() throws Exception {
    Path image = Unpacked.untar(archive(".tar"), folder.resolve("image"));
    JsonNode index = JSON.readTree(image.resolve("index.json").toFile());
    JsonNode manifest = blob(image, index.path("manifests").get(0));
    JsonNode config = blob(image, manifest.path("config")).path("config");
    Path layer = image.resolve(blobPath(manifest.path("layers").get(0)));
    Path root = Unpacked.untar(layer, folder.resolve("root"));
    boolean chroot = System.getProperty("user.name").equals("root");
    List<String> command = new ArrayList<>();
    if (chroot) {
      command.addAll(List.of("chroot", "--userspec=1000:1000", root.toString()));
    }
    for (JsonNode word : config.path("Entrypoint")) {
      command.add(chroot ? word.asText() : word.asText().replace("/opt/", root + "/opt/"));
    }
    config.path("Cmd").forEach(word -> command.add(word.asText()));
    command.addAll(List.of("--port", "0"));
    Map<String, String> environment = new java.util.HashMap<>();
    for (JsonNode variable : config.path("Env")) {
      String[] pair = variable.asText().split("=", 2);
      environment.put(pair[0], chroot ? pair[1] : pair[1].replace("/data", root + "/data"));
    }
    environment.put("PATH", "/usr/sbin:/usr/bin:/sbin:/bin");
    if (chroot) { // a container has /proc, by which Java finds its own libraries and the disks
      environment.put("LD_LIBRARY_PATH", "/opt/spielwerk/runtime/lib");
      Path proc = Files.createDirectories(root.resolve("proc"));
      Files.writeString(proc.resolve("mounts"), "none / overlay rw 0 0\n");
    }
    try (Server server = Unpacked.serve(root, environment, command)) {
      assertThat(server.address()).contains("token=");
      assertThat(Unpacked.status(server.address())).isEqualTo(200);
      String without = server.address().replaceAll("/?[?#].*", "/api/tables");
      assertThat(Unpacked.status(without)).as(without).isIn(401, 403);
    }
  }

  private static JsonNode blob(Path image, JsonNode descriptor) throws IOException {
    return JSON.readTree(image.resolve(blobPath(descriptor)).toFile());
  }

  private static String blobPath(JsonNode descriptor) {
    return "blobs/" + descriptor.path("digest").asText().replace(':', '/');
  }

  @Test
  void madeTwiceTheyHaveTheSameBytes() throws Exception {
    assertThat(second.resolve("SHA256SUMS")).hasSameTextualContentAs(dist.resolve("SHA256SUMS"));
  }

  /** With what came along: templates, repository, a JDK and Maven; then dropped in and played. */
  @Test
  void authorsBuildTestAndPlayWithWhatTheyGot() throws Exception {
    Unpacked unpacked = Unpacked.of(archive("-any-java17.tar.gz"), folder.resolve("authors"), true);
    Path maven = Unpacked.localRepository(archive("-maven-repository.zip"), folder.resolve("m2"));
    Path plugins = Files.createDirectories(unpacked.data().resolve("plugins"));
    Path templates = unpacked.home().resolve("docs/templates");
    for (List<String> each :
        List.of(List.of("fiveinarow-engine", "stripe"), List.of("game", "nibble"))) {
      Path own = folder.resolve(each.get(1));
      Map<String, String> environment = new java.util.HashMap<>(System.getenv());
      environment.remove("MAVEN_OPTS");
      environment.put("SPIELWERK_HOME", unpacked.home().toString());
      String script = templates.resolve("new.sh").toString();
      List<List<String>> steps =
          List.of(
              List.of("bash", script, each.get(0), each.get(1), own.toString()),
              List.of(
                  "mvn",
                  "-o",
                  "-q",
                  "-B",
                  "-Dmaven.repo.local=" + maven,
                  "-f",
                  own + "/pom.xml",
                  "test"),
              List.of("bash", own + "/build.sh"));
      for (List<String> step : steps) {
        Ended ended = Unpacked.run(folder, environment, step);
        assertThat(ended.exit()).as("%s: %s%s", step, ended.out(), ended.err()).isZero();
      }
      try (Stream<Path> reports = Files.list(own.resolve("target/classes"))) {
        assertThat(reports).isNotEmpty();
      }
      Path jar = own.resolve("target").resolve(each.get(1) + ".jar");
      Files.copy(jar, plugins.resolve(each.get(1) + ".jar"));
    }
    Ended five =
        unpacked.run(
            "match", "fiveinarow:size=7", "stripe", "random", "--games", "2", "--seed", "1");
    assertThat(five.out()).as(five.err()).containsPattern("stripe +2 +2 +0 +0");
    Ended nibble =
        unpacked.run(
            "match", "nibble", "alphabeta:depth=2", "random", "--games", "2", "--seed", "1");
    assertThat(nibble.out()).as(nibble.err()).contains("endings  finished 2");
  }
}
