package spielwerk.web.runs;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import spielwerk.core.Catalogue;
import spielwerk.learn.selfplay.SavedNets;

/**
 * The catalogue, with the engines of jars that were dropped in since the server started: a program
 * that is started for a run finds them, so what is checked here must know them too.
 */
final class Plugins implements Supplier<Catalogue> {
  private static final Logger LOG = LoggerFactory.getLogger(Plugins.class);

  private final Path data;
  private final Path folder;
  private final boolean closed;
  private Catalogue catalogue;
  private long stamp;

  /**
   * @param catalogue what is known at the start
   */
  Plugins(Catalogue catalogue, Path data) {
    this.data = data;
    this.folder = data.resolve("plugins");
    this.closed = catalogue.isClosed();
    this.catalogue = catalogue;
    this.stamp = stamp();
  }

  @Override
  public synchronized Catalogue get() {
    long now = stamp();
    if (now != stamp) {
      Catalogue open =
          Catalogue.load(folder).naming(new SavedNets(data)::find).within(catalogue.memoryLimit());
      open.warnings().forEach(LOG::warn);
      catalogue = closed ? open.closed() : open.forPages();
      stamp = now;
    }
    return catalogue;
  }

  private long stamp() {
    long stamp = 0;
    if (Files.isDirectory(folder)) {
      try (DirectoryStream<Path> jars = Files.newDirectoryStream(folder, "*.jar")) {
        for (Path jar : jars) {
          stamp += jar.hashCode() * 31L + Files.getLastModifiedTime(jar).toMillis();
        }
      } catch (IOException changing) {
        return -1;
      }
    }
    return stamp;
  }
}
