package spielwerk.learn.selfplay;

import com.fasterxml.jackson.databind.JsonNode;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.LongSupplier;
import spielwerk.core.Progress;

/**
 * How far a training is, counted in games of self-play, gates and ratings, and how long it still
 * takes: each phase by its own speed; phases that have not been measured yet are estimated from the
 * simulations of those that have.
 */
final class TrainingPhases {
  /** What a generation is made of. */
  enum Phase {
    SELFPLAY("selfplay", "self-play"),
    TRAINING("training", "training"),
    GATE("gate", "gate"),
    RATING("rating", "rating");

    private final String field;
    private final String shown;

    Phase(String field, String shown) {
      this.field = field;
      this.shown = shown;
    }
  }

  /** What training costs beside self-play, as long as it was not measured. */
  private static final double TRAINING_SHARE = 0.25;

  private final Progress progress;
  private final TrainSpec spec;
  private final LongSupplier clock;
  private final double[] seconds = new double[Phase.values().length];
  private final double[] cores = new double[Phase.values().length];

  /** Seconds by unit of work; NaN if it was not measured. */
  private final double[] speed = new double[Phase.values().length];

  private int generation;
  private String warning = "";
  private Phase phase = Phase.SELFPLAY;
  private long began;
  private long coresBegan;
  private double from;

  TrainingPhases(Progress progress, TrainSpec spec) {
    this(progress, spec, System::nanoTime);
  }

  /**
   * @param clock in nanoseconds
   */
  TrainingPhases(Progress progress, TrainSpec spec, LongSupplier clock) {
    this.progress = progress;
    this.spec = spec;
    this.clock = clock;
    Arrays.fill(speed, Double.NaN);
  }

  /** Takes the speeds from a generation that is complete. */
  @SuppressWarnings("EnumOrdinal") // arrays by phase, within this class
  void known(JsonNode line) {
    int number = line.path("generation").asInt();
    for (Phase each : Phase.values()) {
      double took = line.path("seconds").path(each.field).asDouble();
      if (took > 0 && work(each, number) > 0) {
        speed[each.ordinal()] = took / work(each, number);
      }
    }
  }

  /** A generation begins; 0 is the network that has learnt nothing, which is only rated. */
  void next(int number) {
    generation = number;
    Arrays.fill(seconds, 0);
    Arrays.fill(cores, 0);
  }

  /** What has turned, to be shown until the next generation is judged. */
  void warn(JsonNode sentences) {
    StringBuilder text = new StringBuilder();
    sentences.forEach(each -> text.append("; ").append(each.asText()));
    warning = text.toString();
  }

  /** The generation has ended. */
  void done() {
    tell(gamesBefore(generation + 1), "gen %d of %d".formatted(generation, spec.generations()));
  }

  /**
   * A phase begins.
   *
   * @param done how much of it was there already, from 0 to 1
   */
  void begin(Phase next, double done) {
    phase = next;
    from = done;
    began = clock.getAsLong();
    coresBegan = coreNanos();
    int games = games(next, generation);
    at(done, games == 0 ? "" : Math.round(done * games) + "/" + games);
  }

  /** The phase has ended. */
  @SuppressWarnings("EnumOrdinal")
  void end() {
    seconds[phase.ordinal()] += (clock.getAsLong() - began) / 1e9;
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
   * Notes how much of the phase is done.
   *
   * @param share from 0 to 1
   * @param note a few words, or empty
   */
  @SuppressWarnings("EnumOrdinal")
  void at(double share, String note) {
    double elapsed = (clock.getAsLong() - began) / 1e9;
    double work = work(phase, generation);
    if (share > from && elapsed > 0 && work > 0) {
      speed[phase.ordinal()] = elapsed / (share - from) / work;
    }
    double games = gamesBefore(generation);
    for (Phase each : Phase.values()) {
      games += each.ordinal() < phase.ordinal() ? games(each, generation) : 0;
    }
    double left = left(share);
    tell(
        games + share * games(phase, generation),
        "gen %d of %d, %s%s%s"
            .formatted(
                generation,
                spec.generations(),
                phase.shown,
                note.isEmpty() ? "" : " " + note,
                Double.isNaN(left) ? "" : ", " + time(left) + " left"));
  }

  private void tell(double games, String note) {
    progress.at((long) games, gamesBefore(spec.generations() + 1), note + warning);
  }

  /** The seconds that the whole training still takes; NaN if nothing was measured yet. */
  @SuppressWarnings("EnumOrdinal")
  private double left(double share) {
    double left = (1 - share) * expected(phase, generation);
    for (Phase each : Phase.values()) {
      left += each.ordinal() > phase.ordinal() ? expected(each, generation) : 0;
      for (int later = generation + 1; later <= spec.generations(); later++) {
        left += expected(each, later);
      }
    }
    return left;
  }

  @SuppressWarnings("EnumOrdinal")
  private double expected(Phase which, int number) {
    double work = work(which, number);
    double each = speed[which.ordinal()];
    if (work == 0 || !Double.isNaN(each)) {
      return work == 0 ? 0 : work * each;
    }
    if (which == Phase.TRAINING) {
      return TRAINING_SHARE * expected(Phase.SELFPLAY, number);
    }
    double played = speed[Phase.SELFPLAY.ordinal()];
    return work * (Double.isNaN(played) ? speed[Phase.RATING.ordinal()] : played);
  }

  /** What a phase has to do: simulations for each move of all its games; for samples, 1. */
  private double work(Phase which, int number) {
    double games = games(which, number);
    return switch (which) {
      case SELFPLAY -> number == 0 ? 0 : games * spec.selfplay().sims().at(number);
      case TRAINING -> number == 0 ? 0 : 1;
      case GATE -> games * spec.gate().sims();
      case RATING -> games * spec.rate().sims();
    };
  }

  private int games(Phase which, int number) {
    return switch (which) {
      case SELFPLAY -> number == 0 ? 0 : spec.selfplay().games();
      case TRAINING -> 0;
      case GATE -> number == 0 ? 0 : spec.gate().games();
      case RATING ->
          spec.rate().turn(number, spec.generations())
              ? spec.rate().games() * spec.rate().opponents().size()
              : 0;
    };
  }

  /** The games of all generations before this one. */
  private long gamesBefore(int number) {
    long games = 0;
    for (int earlier = 0; earlier < number; earlier++) {
      for (Phase each : Phase.values()) {
        games += games(each, earlier);
      }
    }
    return games;
  }

  private static String time(double seconds) {
    long whole = (long) Math.ceil(seconds);
    return whole < 3600
        ? String.format(Locale.ROOT, "%d:%02d", whole / 60, whole % 60)
        : String.format(Locale.ROOT, "%d:%02d:%02d", whole / 3600, whole / 60 % 60, whole % 60);
  }
}
