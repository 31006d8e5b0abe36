package spielwerk.lab;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import spielwerk.runs.report.Report.Fact;

/**
 * The circumstances under which an experiment ended.
 *
 * @param seconds how long the last part of the run took, if it was interrupted
 * @param date when it ended
 */
record Circumstances(long seed, int threads, double seconds, String date) {
  private static final String THREADS = "threads";
  private static final String SECONDS = "seconds";
  private static final String DATE = "date";

  void write(ObjectNode result) {
    result.put(THREADS, threads).put(SECONDS, seconds).put(DATE, date);
  }

  static Circumstances read(JsonNode result, long seed) {
    return new Circumstances(
        seed,
        result.path(THREADS).asInt(1),
        result.path(SECONDS).asDouble(),
        result.path(DATE).asText());
  }

  /** What was measured under them, to be kept. */
  KeptMeasures measures(Experiment experiment, String scale, Findings findings) {
    return new KeptMeasures(
        experiment.name(),
        scale,
        seed,
        command(experiment, scale),
        Machine.build(),
        date,
        Machine.kind(),
        Math.rint(seconds),
        findings.measures());
  }

  private String command(Experiment experiment, String scale) {
    return "./spielwerk experiment run %s --scale %s --seed %d --threads %d%s"
        .formatted(experiment.name(), scale, seed, threads, experiment.study(scale).options());
  }

  List<Fact> facts(Experiment experiment, String scale) {
    return List.of(
        new Fact("command", command(experiment, scale)),
        new Fact("seed", "" + seed),
        new Fact(
            "threads",
            threads
                + " at once, of "
                + Runtime.getRuntime().availableProcessors()
                + " processors; times are per search, with the others running beside it"),
        new Fact("duration", "%.0f s".formatted(seconds)),
        new Fact("date", date),
        new Fact(
            "Java",
            System.getProperty("java.version")
                + ", "
                + System.getProperty("java.vm.name")
                + ", "
                + System.getProperty("os.name")
                + " "
                + System.getProperty("os.arch")),
        new Fact(
            "intervals",
            "95%; all facts (nodes, values, depths, results) repeat with the same seed on any"
                + " number of threads, times do not"));
  }
}
