package spielwerk.lab;

import com.google.re2j.Pattern;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import spielwerk.core.Mistake;

/** The experiments in a folder, one YAML file each; specs of trainings may lie among them. */
public record Experiments(Path folder) {
  private static final String ENDING = ".yaml";
  private static final Pattern TRAINING = Pattern.compile("kind:\\s*train\\s*");

  /** All names, in the order of the alphabet. */
  public List<String> names() {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> !isTraining(file))
          .map(file -> String.valueOf(file.getFileName()))
          .filter(file -> file.endsWith(ENDING))
          .map(file -> file.substring(0, file.length() - ENDING.length()))
          .sorted()
          .toList();
    } catch (IOException unreadable) {
      throw new Mistake("The folder of experiments " + folder + " cannot be read.", unreadable);
    }
  }

  /** Whether a file is for {@code spielwerk train}. */
  private static boolean isTraining(Path file) {
    try (Stream<String> lines = Files.lines(file)) {
      return file.toString().endsWith(ENDING) && lines.anyMatch(TRAINING::matches);
    } catch (IOException | UncheckedIOException unreadable) {
      return false; // who reads it as an experiment will say what is wrong
    }
  }

  /**
   * All experiments.
   *
   * @throws Mistake if a file is wrong
   */
  public List<Experiment> all() {
    return names().stream().map(this::read).toList();
  }

  /**
   * The experiment of that name, or one of one's own by its file, which may lie anywhere.
   *
   * @throws Mistake if there is none or its file is wrong
   */
  public Experiment find(String name) {
    if (name.endsWith(ENDING)) {
      return Experiment.read(file(name));
    }
    List<String> names = names();
    if (!names.contains(name)) {
      throw new Mistake(
          "There is no experiment '"
              + name
              + "'; there are "
              + String.join(", ", names)
              + ". A file of your own is named with its ending .yaml.");
    }
    return read(name);
  }

  /** Absolute, since the run that keeps it may be resumed from another folder. */
  private static Path file(String name) {
    try {
      Path file = Path.of(name).toAbsolutePath().normalize();
      if (!Files.isRegularFile(file)) {
        throw new Mistake("There is no file " + name + ".");
      }
      return file;
    } catch (InvalidPathException wrong) {
      throw new Mistake("'" + name + "' is not the name of a file.", wrong);
    }
  }

  private Experiment read(String name) {
    return Experiment.read(folder.resolve(name + ENDING));
  }
}
