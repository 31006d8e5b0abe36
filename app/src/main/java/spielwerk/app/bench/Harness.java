package spielwerk.app.bench;

import java.time.Duration;
import java.util.Arrays;
import java.util.function.LongSupplier;

/**
 * Measures how fast something goes: first it runs until the JVM has compiled it, then for several
 * rounds, and the median of the rounds counts, so that one disturbance of the machine does not.
 */
public record Harness(Duration warmUp, Duration round, int rounds) {
  public static final Harness USUAL = new Harness(Duration.ofSeconds(3), Duration.ofSeconds(1), 7);
  public static final Harness QUICK =
      new Harness(Duration.ofMillis(300), Duration.ofMillis(100), 3);

  /**
   * Things done in a second, on one thread.
   *
   * @param work does some and returns how many; what it counts must depend on all it does, so that
   *     the compiler cannot leave any of it out
   */
  public Result rate(String name, String detail, LongSupplier work) {
    perSecond(work, warmUp);
    double[] rates = new double[rounds];
    for (int i = 0; i < rounds; i++) {
      rates[i] = perSecond(work, round);
    }
    Arrays.sort(rates);
    return new Result(name, rates[rounds / 2], "1/s", 1, rates[0], rates[rounds - 1], detail);
  }

  private static double perSecond(LongSupplier work, Duration time) {
    long done = 0;
    long began = System.nanoTime();
    long taken;
    do {
      done += work.getAsLong();
      taken = System.nanoTime() - began;
    } while (taken < time.toNanos());
    return done * 1e9 / taken;
  }
}
