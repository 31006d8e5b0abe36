package spielwerk.app.guide;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/**
 * The Javadoc of the contract, as pages of the site. Archives bring it along; of the sources it is
 * made, if this Java is a JDK.
 */
public final class ContractManual {
  /** Where it lies in the site, and in the guide of an archive. */
  private static final String FOLDER = "javadoc";

  private static final Path SOURCES = Path.of("core", "src", "main", "java");
  private static final String JAVA = ".java";

  private final Path home;

  /**
   * @param home the folder of a checkout or of an unpacked archive
   */
  public ContractManual(Path home) {
    this.home = home;
  }

  /**
   * Writes it into a site.
   *
   * @return whether there is one
   */
  boolean write(Path site) throws IOException {
    Path made = home.resolve("docs").resolve(FOLDER);
    Path into = site.resolve(FOLDER);
    return Files.isDirectory(made) ? copy(made, into) : make(into);
  }

  private static boolean copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path copy = to.resolve(from.relativize(file).toString());
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
      }
    }
    return true;
  }

  private boolean make(Path into) {
    Optional<ToolProvider> tool = ToolProvider.findFirst("javadoc");
    Path sources = home.resolve(SOURCES);
    if (tool.isEmpty() || !Files.isDirectory(sources)) {
      return false;
    }
    PrintStream nobody =
        new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    List<String> words =
        List.of(
            "-quiet",
            "-notimestamp",
            "-public",
            "-Xdoclint:none",
            "--ignore-source-errors", // annotations for the compiler are not here
            "-encoding",
            "UTF-8",
            "-docencoding",
            "UTF-8",
            "-d",
            into.toString(),
            "-sourcepath",
            sources.toString(),
            "-subpackages",
            "spielwerk.core");
    return tool.get().run(nobody, nobody, words.toArray(String[]::new)) == 0;
  }

  /** The page of the site about a source file or folder, if it is one of the contract. */
  Optional<String> page(Path source) {
    Path sources = home.resolve(SOURCES).normalize();
    if (!source.startsWith(sources.resolve("spielwerk/core"))) {
      return Optional.empty();
    }
    String inside = FOLDER + "/" + sources.relativize(source).toString().replace('\\', '/');
    if (!inside.endsWith(JAVA)) {
      return Optional.of(inside + "/package-summary.html");
    }
    String name = inside.substring(0, inside.length() - JAVA.length());
    return Optional.of(name.replace("package-info", "package-summary") + ".html");
  }
}
