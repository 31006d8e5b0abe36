package spielwerk.learn.selfplay;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Locale;
import spielwerk.core.Progress;

/**
 * How far a generation is, and when the next one begins: what is left of this phase by its own
 * speed, the phases after it by what they took last time.
 */
final class TrainingPhases {
  /** What a generation is made of. */
  enum Phase {
    SELFPLAY("self-play"),
    TRAINING("training"),
    GATE("gate"),
    RATING("rating");

    private final String shown;

    Phase(String shown) {
      this.shown = shown;
    }
  }

  /** A generation on the scale of the bar. */
  private static final int WHOLE = 1000;

  private final Progress progress;
  private final int generations;
  private final double[] last = {4, 1, 0, 0};
  private final double[] seconds = new double[Phase.values().length];
  private final double[] cores = new double[Phase.values().length];
  private boolean measured;
  private int generation;
  private Phase phase = Phase.SELFPLAY;
  private long began;
  private long coresBegan;
  private double from;

  TrainingPhases(Progress progress, int generations) {
    this.progress = progress;
    this.generations = generations;
  }

  /** A generation begins; 0 is the network that has learnt nothing, which is only rated. */
  void next(int number) {
    generation = number;
    Arrays.fill(seconds, 0);
    Arrays.fill(cores, 0);
  }

  /** The generation has ended. */
  void done() {
    System.arraycopy(seconds, 0, last, 0, seconds.length);
    measured = true;
    tell(1, "");
  }

  /**
   * A phase begins.
   *
   * @param done how much of it was there already, from 0 to 1
   */
  @SuppressWarnings("EnumOrdinal") // arrays by phase, within this class
  void begin(Phase next, double done) {
    phase = next;
    from = done;
    began = System.nanoTime();
    coresBegan = coreNanos();
    at(done, "");
  }

  /** The phase has ended. */
  @SuppressWarnings("EnumOrdinal")
  void end() {
    seconds[phase.ordinal()] += (System.nanoTime() - began) / 1e9;
    cores[phase.ordinal()] += (coreNanos() - coresBegan) / 1e9;
  }

  @SuppressWarnings("EnumOrdinal")
  double seconds(Phase which) {
    return seconds[which.ordinal()];
  }

  /** Time of all cores together in a phase. */
  @SuppressWarnings("EnumOrdinal")
  double coreSeconds(Phase which) {
    return cores[which.ordinal()];
  }

  private static long coreNanos() {
    return ManagementFactory.getOperatingSystemMXBean()
            instanceof com.sun.management.OperatingSystemMXBean system
        ? system.getProcessCpuTime()
        : 0;
  }

  /**
   * So much of the phase is done.
   *
   * @param share from 0 to 1
   * @param note a few words, or empty
   */
  @SuppressWarnings("EnumOrdinal")
  void at(double share, String note) {
    double before = 0;
    double all = 0;
    double after = 0;
    for (int i = 0; i < last.length; i++) {
      all += last[i];
      before += i < phase.ordinal() ? last[i] : 0;
      after += i > phase.ordinal() ? last[i] : 0;
    }
    String when = "";
    double elapsed = (System.nanoTime() - began) / 1e9;
    if (measured && share > from && elapsed > 1) {
      double left = elapsed / (share - from) * (1 - share) + after;
      when =
          String.format(Locale.ROOT, ", next %d:%02d", (int) left / 60, (int) Math.ceil(left) % 60);
    }
    tell(
        Math.min(0.999, (before + share * last[phase.ordinal()]) / all),
        "gen " + generation + " " + phase.shown + (note.isEmpty() ? "" : " " + note) + when);
  }

  private void tell(double share, String note) {
    long done = generation == 0 ? 0 : Math.round(WHOLE * (generation - 1 + share));
    progress.at(done, (long) WHOLE * generations, note);
  }
}
