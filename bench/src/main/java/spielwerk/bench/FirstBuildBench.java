package spielwerk.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The first start of somebody who cloned Spielwerk and whose Maven has never fetched anything: the
 * sources are copied, built and served with an empty repository. That is done twice, since the
 * network's speed is not ours: once to fill the repository, and once, which counts, offline.
 */
final class FirstBuildBench implements FigureBench {
  private static final Set<String> NOT_CLONED = Set.of("target", "node_modules", ".git");

  private final Path sources;

  FirstBuildBench(Path sources) {
    this.sources = sources;
  }

  @Override
  public String name() {
    return "start.first";
  }

  @Override
  public BenchResult measure(Harness harness) {
    try {
      Path folder = Files.createTempDirectory("first-start");
      try {
        return measure(folder);
      } finally {
        StartBench.delete(folder);
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    } catch (InterruptedException wanted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(wanted);
    }
  }

  private BenchResult measure(Path folder) throws IOException, InterruptedException {
    Path repository = folder.resolve("repository");
    Map<String, String> maven = Map.of("MAVEN_OPTS", "-Dmaven.repo.local=" + repository);
    Path first = cloned(folder.resolve("first"));
    double online;
    try {
      online = start(first, maven);
    } catch (IOException failed) {
      return BenchResult.figure(name(), Double.NaN, "s", "not measured: the first build failed");
    }
    StartBench.delete(first);
    Path second = cloned(folder.resolve("second"));
    Files.writeString(
        second.resolve(".mvn/maven.config"), "\n--offline\n", StandardOpenOption.APPEND);
    double offline = start(second, maven);
    return BenchResult.figure(
        name(),
        offline,
        "s",
        String.format(
            Locale.ROOT,
            "from a clone to the server's first answer, beside the download of %.1f MB (with it"
                + " %.0f s)",
            bytes(repository) / 1e6,
            online));
  }

  private static double start(Path clone, Map<String, String> maven)
      throws IOException, InterruptedException {
    Path data = Files.createTempDirectory("start");
    try {
      ProcessBuilder process =
          new ProcessBuilder(
              clone.resolve("spielwerk").toString(), "serve", "--port", "0", "--data", "" + data);
      process.environment().putAll(maven);
      long began = System.nanoTime();
      StartBench.firstAnswer(process);
      return (System.nanoTime() - began) / 1e9;
    } finally {
      StartBench.delete(data);
    }
  }

  private Path cloned(Path into) throws IOException {
    Files.walkFileTree(
        sources,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path path, BasicFileAttributes attributes)
              throws IOException {
            if (path.getFileName() != null && NOT_CLONED.contains("" + path.getFileName())) {
              return FileVisitResult.SKIP_SUBTREE;
            }
            Files.createDirectories(into.resolve("" + sources.relativize(path)));
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path path, BasicFileAttributes attributes)
              throws IOException {
            if (!".git".equals("" + path.getFileName())) { // a file in a worktree
              Files.copy(
                  path,
                  into.resolve("" + sources.relativize(path)),
                  StandardCopyOption.COPY_ATTRIBUTES);
            }
            return FileVisitResult.CONTINUE;
          }
        });
    return into;
  }

  private static long bytes(Path folder) throws IOException {
    long[] sum = {0};
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path path, BasicFileAttributes attributes) {
            sum[0] += attributes.size();
            return FileVisitResult.CONTINUE;
          }
        });
    return sum[0];
  }
}
