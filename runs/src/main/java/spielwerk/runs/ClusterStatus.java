package spielwerk.runs;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * How a cluster is doing, as the run publishes it in a file of its folder.
 *
 * @param where its address
 * @param workers the machines that are there
 * @param tasks under way or waiting
 * @param failures tasks that had to be done again
 * @param lost machines that went away
 * @param busy the share of time, from the first result on, in which the driver had something to do
 * @param busySeconds the same in seconds
 * @param rates pieces a second, from the beginning to now
 */
@JsonIgnoreProperties(ignoreUnknown = true)
public record ClusterStatus(
    String where,
    List<Worker> workers,
    int tasks,
    int failures,
    int lost,
    double busy,
    double busySeconds,
    List<Rate> rates) {
  public static final String FILE = "cluster.json";

  /**
   * A machine.
   *
   * @param tasks that it is doing
   * @param pieces that it has done
   * @param rate pieces a second, since it joined
   */
  public record Worker(
      String id, String host, int cores, int tasks, long pieces, double rate, int failures) {}

  /**
   * How fast it was.
   *
   * @param second since the beginning
   */
  public record Rate(double second, double rate) {}

  /** The status of the cluster that the run in a folder uses; nothing if it has none. */
  public static Optional<ClusterStatus> in(Path folder) {
    Path file = folder.resolve(FILE);
    try {
      return Files.exists(file)
          ? Optional.of(Json.reader(ClusterStatus.class).readValue(Files.readAllBytes(file)))
          : Optional.empty();
    } catch (IOException unreadable) {
      return Optional.empty(); // it is written anew every second
    }
  }

  /** Publishes it, all at once. */
  public void write(Path file) throws IOException {
    Path beside = file.resolveSibling(file.getFileName() + ".new");
    Files.write(beside, Json.writer(ClusterStatus.class).writeValueAsBytes(this));
    Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING);
  }

  public int cores() {
    return workers.stream().mapToInt(Worker::cores).sum();
  }

  /** Pieces a second, lately. */
  public double rate() {
    return rates.isEmpty() ? 0 : rates.get(rates.size() - 1).rate();
  }

  /** The status in one line. */
  public String text() {
    return String.format(
        Locale.ROOT,
        "%s, workers: %d, cores: %d, tasks under way: %d, pieces a second: %.1f, failures: %d,"
            + " workers lost: %d",
        where,
        workers.size(),
        cores(),
        tasks,
        rate(),
        failures,
        lost);
  }
}
