package spielwerk.bench;

import java.util.function.Supplier;

/**
 * Something done over and over; JMH measures how often in a second.
 *
 * @param threads how many threads the work takes
 * @param detail what exactly is done, for people
 * @param workload prepares the work, in the JVM that measures it
 */
public record RateBench(
    String name, int threads, Supplier<String> detail, Supplier<Workload> workload)
    implements Bench {
  static RateBench of(String name, String detail, Supplier<Workload> workload) {
    return new RateBench(name, 1, () -> detail, workload);
  }
}
