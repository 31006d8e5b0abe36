package spielwerk.learn.selfplay;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The networks that the trainings of a data folder have kept, by names such as {@code
 * train-othello-20261116-121309/12}; the run alone means its newest one. No name leads out of the
 * folder of runs.
 */
public record SavedNets(Path data) {
  private static final Pattern NAME =
      Pattern.compile("([A-Za-z0-9][A-Za-z0-9_-]{0,99})(?:/(\\d{1,6}))?");
  private static final Pattern FILE = Pattern.compile("generation-(\\d{3,6})\\.net");

  /** The file of that name, if there is one. */
  public Optional<Path> find(String name) {
    Matcher parts = NAME.matcher(name);
    if (!parts.matches()) {
      return Optional.empty();
    }
    Path run = data.resolve("runs").resolve(parts.group(1));
    List<Integer> kept = generations(run);
    if (kept.isEmpty()) {
      return Optional.empty();
    }
    int wanted =
        parts.group(2) == null ? kept.get(kept.size() - 1) : Integer.parseInt(parts.group(2));
    return kept.contains(wanted)
        ? Optional.of(TrainingLog.net(run, wanted).toAbsolutePath().normalize())
        : Optional.empty();
  }

  /** Which generation a file is the network of, or -1. */
  static int generation(Path file) {
    Matcher name = FILE.matcher(String.valueOf(file.getFileName()));
    return name.matches() ? Integer.parseInt(name.group(1)) : -1;
  }

  /** The generations of a run whose networks were kept, 0 first. */
  public static List<Integer> generations(Path run) {
    List<Integer> kept = new ArrayList<>();
    Path nets = run.resolve("nets");
    if (Files.isDirectory(nets)) {
      try (DirectoryStream<Path> files = Files.newDirectoryStream(nets)) {
        for (Path file : files) {
          int generation = generation(file);
          if (generation >= 0 && Files.isRegularFile(file)) {
            kept.add(generation);
          }
        }
      } catch (IOException unreadable) {
        return List.of(); // a run that is being deleted has none any more
      }
    }
    kept.sort(null);
    return kept;
  }
}
