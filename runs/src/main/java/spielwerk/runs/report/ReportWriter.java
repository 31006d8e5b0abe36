package spielwerk.runs.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import spielwerk.core.Explanation;

/**
 * Writes a report into a folder: {@code index.html}, the same in other languages as {@code
 * index-de.html}, {@code report.md}, a CSV file per table and an SVG file per plot. It is written
 * beside and moved when complete, so that nobody ever finds half a report.
 */
public record ReportWriter(Report report) {

  /** Puts the report there, in place of an older one. */
  public void into(Path folder) {
    try {
      Path parent = Files.createDirectories(folder.toAbsolutePath().getParent());
      Path draft = Files.createTempDirectory(parent, ".draft-");
      try {
        write(draft);
        // a folder that is not empty cannot be replaced in one step
        Path old = parent.resolve(draft.getFileName() + "-old");
        boolean replaces = Files.exists(folder);
        if (replaces) {
          Files.move(folder, old);
        }
        Files.move(draft, folder);
        if (replaces) {
          delete(old);
        }
      } finally {
        delete(draft);
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(
          "The report could not be written to " + folder + ": " + Explanation.why(failed) + ".",
          failed);
    }
  }

  private void write(Path draft) throws IOException {
    // temporary folders are private; a report is for everybody who may see its place
    if (Files.getFileStore(draft).supportsFileAttributeView("posix")) {
      Files.setPosixFilePermissions(
          draft, java.nio.file.attribute.PosixFilePermissions.fromString("rwxr-xr-x"));
    }
    Files.writeString(draft.resolve("index.html"), Html.of(report, Translation.ENGLISH));
    for (String language : Translation.OTHERS) {
      String page = "index-" + language + ".html";
      Files.writeString(draft.resolve(page), Html.of(report, Translation.of(language)));
    }
    Files.writeString(draft.resolve("report.md"), Markdown.of(report));
    for (ReportTable table : report.blocks(ReportTable.class)) {
      Files.writeString(draft.resolve(table.name() + ".csv"), Csv.of(table));
    }
    for (Plot plot : report.blocks(Plot.class)) {
      Files.writeString(draft.resolve(plot.name() + ".svg"), Svg.file(plot));
    }
  }

  private static void delete(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
