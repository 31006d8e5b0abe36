package spielwerk.runs;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import spielwerk.core.Runner;

/** A run that can go on. */
public interface Run {
  /** Goes on until the end, or until the runner is stopped. */
  void run(Runner runner);

  /** Whether nothing is left to do. */
  boolean finished();

  /** How it stands. */
  RunView view();

  /** When a run that is asked to stop will have stopped, in a few words. */
  default String stops() {
    return "when the games in progress have ended";
  }

  /** How long to wait for that before the run is ended all the same. */
  default Duration grace() {
    return Duration.ofSeconds(30);
  }

  /** A table that changes while the run goes on, for a terminal that can be drawn over. */
  default Optional<Supplier<String>> live() {
    return Optional.empty();
  }
}
