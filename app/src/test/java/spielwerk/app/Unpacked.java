package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.Proxy;
import java.net.URI;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * An archive as somebody has it who unpacked it.
 *
 * @param home the folder that was in the archive
 * @param user the home of whoever starts it, empty at first
 * @param path the only folder on the path
 */
record Unpacked(Path home, Path user, Path path) {
  /** All that the start script asks of a system. */
  private static final List<String> SHELL = List.of("sh", "readlink", "mkdir", "id");

  record Ended(int exit, String out, String err) {}

  /** A server that ends with this; its address is the one it told. */
  record Server(Process process, String address) implements AutoCloseable {
    @Override
    public void close() throws InterruptedException {
      process.destroy();
      process.waitFor();
    }
  }

  /**
   * Unpacks an archive to where it must not be easy: a blank, an umlaut, and no right to write.
   *
   * @param java whether there is a Java on the path
   */
  static Unpacked of(Path archive, Path folder, boolean java)
      throws IOException, InterruptedException {
    Charset names = Charset.forName(System.getProperty("sun.jnu.encoding"));
    boolean umlauts = names.newEncoder().canEncode('ü'); // not if the tests run without a language
    Path into = folder.resolve(umlauts ? "Würfel und Brett" : "Dice and board");
    untar(archive, into);
    Path home;
    try (Stream<Path> one = Files.list(into)) {
      home = one.findFirst().orElseThrow();
    }
    assertThat(run(into, Map.of(), List.of("/bin/chmod", "-R", "a-w", into.toString())).exit())
        .isZero();
    Path path = Files.createDirectories(folder.resolve("path"));
    for (String program : SHELL) {
      Path real = Path.of("/usr/bin", program);
      Files.createSymbolicLink(
          path.resolve(program), Files.exists(real) ? real : Path.of("/bin", program));
    }
    if (java) {
      Path own = Path.of(System.getProperty("java.home"), "bin", "java");
      Files.createSymbolicLink(path.resolve("java"), own);
    }
    return new Unpacked(home, Files.createDirectories(folder.resolve("user")), path);
  }

  static Path untar(Path archive, Path into) throws IOException, InterruptedException {
    Files.createDirectories(into);
    Ended ended =
        run(into, Map.of("PATH", "/usr/bin:/bin"), List.of("tar", "-xf", archive.toString()));
    assertThat(ended.exit()).as(ended.err()).isZero();
    return into;
  }

  /** Maven's own repository, as far as it is filled, with what an archive for authors adds. */
  static Path localRepository(Path zip, Path into) throws IOException, InterruptedException {
    Files.createDirectories(into);
    Path usual = Path.of(System.getProperty("user.home"), ".m2", "repository");
    try (Stream<Path> groups = Files.list(usual)) {
      for (Path group : groups.filter(one -> !one.endsWith("spielwerk")).toList()) {
        Files.createSymbolicLink(into.resolve(group.getFileName()), group);
      }
    }
    String jar = Path.of(System.getProperty("java.home"), "bin", "jar").toString();
    Ended ended = run(into, Map.of(), List.of(jar, "--extract", "--file", zip.toString()));
    assertThat(ended.exit()).as(ended.err()).isZero();
    return into;
  }

  Path data() {
    return user.resolve(".spielwerk");
  }

  /** Java does not look at HOME but asks who the user is, so the data folder is named. */
  private Map<String, String> environment() {
    return Map.of(
        "PATH", path.toString(), "HOME", user.toString(), "SPIELWERK_DATA", data().toString());
  }

  private List<String> command(String... words) {
    List<String> command = new ArrayList<>(List.of(home.resolve("bin/spielwerk").toString()));
    command.addAll(List.of(words));
    return command;
  }

  Ended run(String... words) throws IOException, InterruptedException {
    return run(user, environment(), command(words));
  }

  Server serve() throws IOException {
    return serve(user, environment(), command("serve", "--port", "0"));
  }

  static Server serve(Path folder, Map<String, String> environment, List<String> command)
      throws IOException {
    Path err = Files.createTempFile("server", ".txt");
    ProcessBuilder builder =
        new ProcessBuilder(command).directory(folder.toFile()).redirectError(err.toFile());
    builder.environment().clear();
    builder.environment().putAll(environment);
    Process process = builder.start();
    BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
    String line = out.readLine();
    if (line == null || !line.contains("http://")) {
      process.destroyForcibly();
      throw new AssertionError("no server: " + line + " " + Files.readString(err));
    }
    return new Server(process, line.replaceAll(".*(http://[^ ]*).*", "$1"));
  }

  static int status(String address) throws IOException {
    return ((HttpURLConnection) URI.create(address).toURL().openConnection(Proxy.NO_PROXY))
        .getResponseCode();
  }

  static Ended run(Path folder, Map<String, String> environment, List<String> command)
      throws IOException, InterruptedException {
    Path out = Files.createTempFile("out", ".txt");
    Path err = Files.createTempFile("err", ".txt");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
            .redirectOutput(out.toFile())
            .redirectError(err.toFile());
    builder.environment().clear();
    builder.environment().putAll(environment);
    int exit = builder.start().waitFor();
    Ended ended = new Ended(exit, Files.readString(out), Files.readString(err));
    Files.delete(out);
    Files.delete(err);
    return ended;
  }

  /** Every file with its size and time, so that a change shows. */
  List<String> listing() throws IOException {
    List<String> all = new ArrayList<>();
    try (Stream<Path> files = Files.walk(home)) {
      for (Path file : files.sorted().toList()) {
        all.add(
            home.relativize(file) + " " + Files.size(file) + " " + Files.getLastModifiedTime(file));
      }
    }
    return all;
  }
}
