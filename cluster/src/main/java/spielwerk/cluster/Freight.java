package spielwerk.cluster;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import org.apache.spark.api.java.JavaSparkContext;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.core.Work;

/**
 * What is sent along with work: the files that its engines and its game name. A file is sent once,
 * under its checksum, and workers keep it.
 */
final class Freight {
  private final JavaSparkContext spark;
  private final Catalogue catalogue;
  private final Function<String, Optional<Path>> named;
  private final boolean programs;
  private final Path folder;
  private final Set<String> sent = new HashSet<>();

  /**
   * @param folder of our own, for what is being sent
   */
  Freight(JavaSparkContext spark, Catalogue catalogue, boolean programs, Path folder) {
    this.spark = spark;
    this.catalogue = catalogue;
    this.named = catalogue::file;
    this.programs = programs;
    this.folder = folder;
  }

  /**
   * Packs what a work needs. It is opened here too, so that what is missing, or must not be sent,
   * is reported at once.
   *
   * @throws Mistake if an engine is not there, or would start a program
   */
  Shipment of(Work<?> work) {
    Map<String, Path> files = new LinkedHashMap<>();
    Catalogue noting =
        catalogue.naming(
            name -> {
              Optional<Path> file = named.apply(name).or(() -> existing(name));
              file.ifPresent(path -> files.put(name, path));
              return file;
            });
    Shipment bare =
        new Shipment(
            UUID.randomUUID().toString(),
            work.kind(),
            work.description(),
            Map.of(),
            programs,
            Runtime.version().feature());
    try {
      OpenWork.read(bare, programs ? noting : noting.closed()).check();
    } catch (Mistake mistake) {
      if (!programs) {
        OpenWork.read(bare, noting).check();
        throw new Mistake(
            "An engine of this run starts a program or another JVM, which must be on every worker;"
                + " if it is, and may run there, add --programs.",
            mistake);
      }
      throw mistake;
    }
    Map<String, String> names = new LinkedHashMap<>();
    files.forEach((name, file) -> names.put(name, send(file)));
    return bare.with(names);
  }

  private static Optional<Path> existing(String name) {
    Path file = Path.of(name);
    return Files.isRegularFile(file) ? Optional.of(file) : Optional.empty();
  }

  private String send(Path file) {
    try {
      String name = checksum(file) + "-" + file.getFileName();
      if (sent.add(name)) {
        Path copy = folder.resolve(name);
        Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
        spark.addFile(copy.toString());
      }
      return name;
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  static String checksum(Path file) throws IOException {
    try (InputStream bytes = Files.newInputStream(file)) {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      new DigestInputStream(bytes, digest).transferTo(java.io.OutputStream.nullOutputStream());
      return HexFormat.of().formatHex(digest.digest(), 0, 16);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
