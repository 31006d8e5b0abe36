package spielwerk.web.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import spielwerk.core.Mistake;
import spielwerk.lab.Experiment;
import spielwerk.lab.Experiments;

/**
 * The experiments of a folder as they were read last. Pages ask every second which of them are
 * being run, so the files are read again only if one of them has changed.
 */
public final class ExperimentCache {
  private String stamp = "";
  private List<Experiment> all = List.of();

  /**
   * All experiments.
   *
   * @throws Mistake if a file is wrong
   */
  synchronized List<Experiment> of(Path folder) {
    String now = stamp(folder);
    if (!now.equals(stamp)) {
      all = new Experiments(folder).all();
      stamp = now;
    }
    return all;
  }

  private static String stamp(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().map(ExperimentCache::print).collect(Collectors.joining("\n"));
    } catch (IOException unreadable) {
      throw new Mistake("The folder of experiments " + folder + " cannot be read.", unreadable);
    }
  }

  private static String print(Path file) {
    try {
      return file + " " + Files.getLastModifiedTime(file) + " " + Files.size(file);
    } catch (IOException gone) {
      return "";
    }
  }
}
