package spielwerk.bench;

/** Something done over and over; JMH measures how often in a second. */
public non-sealed interface RateBench extends Bench {
  /** What exactly is done, for people. */
  String detail();

  /** How many threads the work takes. */
  default int threads() {
    return 1;
  }

  /** Prepares the work, in the JVM that measures it. */
  Workload workload();
}
