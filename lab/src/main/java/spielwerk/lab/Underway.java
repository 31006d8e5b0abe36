package spielwerk.lab;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import spielwerk.core.Progress;

/**
 * Tells others how far an experiment is while it runs: in a file beside its report, which is gone
 * when the report is written, and stays when it was broken off with something done. Whoever puts a
 * file of the ending {@code .stop} there ends it. A disk that takes nothing does not end an
 * experiment.
 */
public final class Underway implements AutoCloseable {
  private static final long PAUSE_NANOS = 250_000_000;
  private static final ObjectMapper JSON = new ObjectMapper();

  private final Path file;
  private final Path stop;
  private final ObjectNode state = JSON.createObjectNode();
  private long told = System.nanoTime() - PAUSE_NANOS;
  private long looked = told;
  private boolean stopped;
  private boolean broken;

  /** The folders above the report that were not there before, the innermost first. */
  private final List<Path> made = new ArrayList<>();

  /**
   * @param report where the report will lie
   */
  Underway(Path report, long seed) {
    this.file = file(report);
    this.stop = stop(report);
    ProcessHandle self = ProcessHandle.current();
    state.put("seed", seed);
    state.put("pid", self.pid());
    state.put("start", start(self));
    state.put("began", Instant.now().toString());
    try {
      Path folder = file.toAbsolutePath().getParent();
      for (Path up = folder; up != null && !Files.exists(up); up = up.getParent()) {
        made.add(up);
      }
      Files.createDirectories(folder);
      Files.deleteIfExists(stop);
    } catch (IOException unwritable) {
      // the report itself will say so
    }
    hear(0, 0, "");
  }

  private static Path file(Path report) {
    return report.resolveSibling("." + report.getFileName() + ".underway");
  }

  private static Path stop(Path report) {
    return report.resolveSibling("." + report.getFileName() + ".stop");
  }

  private static long start(ProcessHandle process) {
    return process.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
  }

  /** How far the experiment of a report is, if it is being run. */
  public static Optional<JsonNode> of(Path report) {
    return told(report).filter(Underway::alive);
  }

  /** How far the experiment of a report has come, if it was broken off. */
  static Optional<JsonNode> brokenOff(Path report) {
    return told(report).filter(told -> !alive(told));
  }

  private static Optional<JsonNode> told(Path report) {
    try {
      return Optional.of(JSON.readTree(Files.readAllBytes(file(report))));
    } catch (IOException none) {
      return Optional.empty();
    }
  }

  private static boolean alive(JsonNode told) {
    return told.has("pid")
        && ProcessHandle.of(told.path("pid").asLong())
            .filter(ProcessHandle::isAlive)
            .filter(process -> Math.abs(start(process) - told.path("start").asLong()) < 2000)
            .isPresent();
  }

  /** Forgets an experiment that was broken off. */
  static void forget(Path report) throws IOException {
    Files.deleteIfExists(file(report));
  }

  /** Asks whoever runs the experiment of a report to give it up. */
  public static void askToStop(Path report) throws IOException {
    if (of(report).isPresent()) {
      Files.writeString(stop(report), "");
    }
  }

  /** The same progress, told to others too. */
  Progress telling(Progress own) {
    return (done, total, note) -> {
      own.at(done, total, note);
      hear(done, total, note);
    };
  }

  private synchronized void hear(long done, long total, String note) {
    state.put("done", done).put("total", total).put("note", note);
    if (System.nanoTime() - told >= PAUSE_NANOS) {
      write();
    }
  }

  BooleanSupplier stopping(BooleanSupplier own) {
    return () -> own.getAsBoolean() || wanted();
  }

  private synchronized boolean wanted() {
    if (!stopped && System.nanoTime() - looked >= PAUSE_NANOS) {
      looked = System.nanoTime();
      stopped = Files.exists(stop);
    }
    return stopped;
  }

  private void write() {
    told = System.nanoTime();
    Path draft = file.resolveSibling(file.getFileName() + ".new");
    try {
      Files.writeString(draft, state.toString());
      Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException full) {
      // nobody is told, but it goes on
    }
  }

  /** It ends before its end, and what is done is kept. */
  synchronized void breakOff() {
    broken = true;
    state.remove("pid");
    write();
  }

  @Override
  public void close() {
    try {
      Files.deleteIfExists(stop);
      if (broken) {
        return;
      }
      Files.deleteIfExists(file);
      for (Path folder : made) {
        Files.delete(folder); // unless something lies there now
      }
    } catch (IOException left) {
      // who looks sees that the program is gone
    }
  }
}
