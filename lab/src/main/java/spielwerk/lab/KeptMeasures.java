package spielwerk.lab;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import spielwerk.runs.Json;

/**
 * What an experiment measured, as it is kept: {@code measures.json} beside its report, and under
 * {@code experiments/data} for those that ship.
 *
 * @param build the version of the program
 * @param machine the kind of machine: processor, cores, Java
 * @param seconds how long it took
 */
public record KeptMeasures(
    String experiment,
    String scale,
    long seed,
    String command,
    String build,
    String date,
    String machine,
    double seconds,
    List<Measure> measures) {
  public static final String FILE = "measures.json";

  public KeptMeasures {
    measures = List.copyOf(measures);
  }

  public Optional<Measure> measure(String name) {
    return measures.stream().filter(measure -> measure.name().equals(name)).findFirst();
  }

  /** What is kept in a folder, if anything is. */
  public static Optional<KeptMeasures> in(Path folder) {
    return KeptFile.read(folder.resolve(FILE), KeptMeasures.class);
  }

  /** Keeps it in a folder, a measure a line, so that differences can be read. */
  public void write(Path folder) {
    try {
      Files.createDirectories(folder);
      Path draft = Files.createTempFile(folder, ".measures", ".json");
      Files.writeString(draft, text());
      if (Files.getFileStore(draft).supportsFileAttributeView("posix")) {
        Files.setPosixFilePermissions(
            draft, java.nio.file.attribute.PosixFilePermissions.fromString("rw-r--r--"));
      }
      Files.move(draft, folder.resolve(FILE), java.nio.file.StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private String text() throws JsonProcessingException {
    StringBuilder text = new StringBuilder();
    KeptMeasures head =
        new KeptMeasures(
            experiment, scale, seed, command, build, date, machine, seconds, List.of());
    String fields = Json.writer(KeptMeasures.class).writeValueAsString(head);
    text.append(fields, 0, fields.lastIndexOf("[]")).append("[");
    String separator = "\n";
    for (Measure measure : measures) {
      text.append(separator).append(Json.writer(Measure.class).writeValueAsString(measure));
      separator = ",\n";
    }
    return text.append("\n]}\n").toString();
  }
}
