package spielwerk.bench;

import java.nio.file.Path;
import java.time.Duration;

/**
 * How long and where something is measured.
 *
 * @param quick rough figures in little time
 * @param forked whether in a JVM of its own: in one JVM the second game makes the calls of the
 *     first ones slower (a call site that has seen several classes is no longer inlined), so the
 *     order of benchmarks would decide their results
 * @param data the folder with plugins
 */
public record Harness(boolean quick, boolean forked, Path data) {

  /** How long it runs before anything counts, so that the JVM has compiled it. */
  public Duration warmUp() {
    return quick ? Duration.ofMillis(300) : Duration.ofSeconds(3);
  }

  /** How long a round takes. */
  public Duration round() {
    return quick ? Duration.ofMillis(100) : Duration.ofSeconds(1);
  }

  /** How many there are; their median counts, so that one disturbance of the machine does not. */
  public int rounds() {
    return quick ? 3 : 7;
  }
}
