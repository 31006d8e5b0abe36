package spielwerk.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import spielwerk.core.Mistake;

/**
 * Jazzer at work on a reader, in a JVM of its own with a heap of 512 MB.
 *
 * @param jvm what starts a JVM with Jazzer on its class path, to which options and a main class are
 *     added
 * @param corpus the folder with what was found before, to begin with and to keep finds in
 * @param work the folder for inputs that reach new code, which the next run goes on from
 */
public record FuzzRun(List<String> jvm, Path corpus, Path work) {
  private static final String MAIN = "com.code_intelligence.jazzer.Jazzer";
  private static final String EXECUTIONS = "stat::number_of_executed_units:";
  private static final String EXCEPTION = "== Java Exception:";

  /**
   * How it went.
   *
   * @param find what went wrong with which file, if anything did; then the run ended there
   */
  public record Outcome(String reader, long executions, double seconds, Optional<String> find) {}

  /** Whether Jazzer is on the class path. */
  public static boolean isPossible() {
    try {
      Class.forName(MAIN, false, FuzzRun.class.getClassLoader());
      return true;
    } catch (ClassNotFoundException missing) {
      return false;
    }
  }

  /** Tries inputs on a reader for some time, or until it does not cope with one. */
  public Outcome run(FuzzReader reader, long seconds) {
    Path own = work.resolve(reader.name());
    try {
      Path reached = Files.createDirectories(own.resolve("corpus"));
      Path known = Files.createDirectories(corpus.resolve(reader.name()));
      Path log = own.resolve("log");
      List<String> command = new ArrayList<>(jvm);
      command.addAll(
          List.of(
              "-Xmx512m",
              "-XX:+EnableDynamicAgentLoading",
              "-Djdk.attach.allowAttachSelf=true",
              MAIN,
              "--target_class=" + FuzzTarget.class.getName(),
              "--target_args=" + reader.name(),
              "--instrumentation_includes=spielwerk.**",
              // they look for injected commands and queries, and take our own requests for such
              "--disabled_hooks=com.code_intelligence.jazzer.sanitizers.ServerSideRequestForgery",
              "--reproducer_path=" + own,
              "-artifact_prefix=" + own + "/",
              "-max_total_time=" + seconds,
              "-timeout=60",
              "-rss_limit_mb=0",
              "-print_final_stats=1",
              reached.toString(),
              known.toString()));
      long began = System.nanoTime();
      Process process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(log.toFile())
              .start();
      try {
        process.getOutputStream().close();
        process.waitFor();
      } finally {
        process.destroy();
      }
      return outcome(reader, (System.nanoTime() - began) / 1e9, own);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    } catch (InterruptedException wanted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", wanted);
    }
  }

  private Outcome outcome(FuzzReader reader, double seconds, Path own) throws IOException {
    List<String> log =
        new String(Files.readAllBytes(own.resolve("log")), StandardCharsets.ISO_8859_1)
            .lines()
            .toList();
    long executions =
        log.stream()
            .filter(line -> line.startsWith(EXECUTIONS))
            .map(line -> line.substring(EXECUTIONS.length()).strip())
            .mapToLong(Long::parseLong)
            .findFirst()
            .orElseThrow(
                () -> new Mistake("Jazzer did not work on " + reader.name() + "; see " + own));
    Optional<Path> kept = keep(reader, own);
    String what =
        log.stream().filter(line -> line.startsWith(EXCEPTION)).findFirst().orElse("it hung");
    return new Outcome(
        reader.name(),
        executions,
        seconds,
        kept.map(file -> file + ": " + what.replace(EXCEPTION, "").strip()));
  }

  /** Moves what was found to the corpus, where the tests find it. */
  private Optional<Path> keep(FuzzReader reader, Path own) throws IOException {
    List<Path> finds;
    try (Stream<Path> files = Files.list(own)) {
      finds =
          files
              .filter(
                  file ->
                      Stream.of("crash-", "timeout-", "oom-")
                          .anyMatch(file.getFileName().toString()::startsWith))
              .toList();
    }
    Optional<Path> kept = Optional.empty();
    for (Path find : finds) {
      String name = find.getFileName().toString();
      String hash = name.substring(name.indexOf('-') + 1);
      Path to = corpus.resolve(reader.name()).resolve("find-" + hash.substring(0, 12));
      kept = Optional.of(Files.move(find, to, StandardCopyOption.REPLACE_EXISTING));
    }
    return kept;
  }
}
