package spielwerk.bench;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;
import org.openjdk.jmh.util.Statistics;

/** Lets JMH measure a {@link RateBench}. */
public final class JmhRun {
  private static final String COUNTER = "done";

  private JmhRun() {}

  public static BenchResult of(String group, RateBench bench, Harness harness) {
    System.setProperty("jmh.ignoreLock", "true"); // two users of a machine know what they do
    Options options =
        new OptionsBuilder()
            .include("^" + Pattern.quote(RateBenchmark.class.getName() + ".run") + "$")
            .param("group", group)
            .param("name", bench.name())
            .param("data", harness.data().toString())
            .mode(Mode.Throughput)
            .timeUnit(TimeUnit.SECONDS)
            .forks(harness.forked() ? 1 : 0)
            .warmupIterations(1)
            .warmupTime(time(harness.warmUp()))
            .measurementIterations(harness.rounds())
            .measurementTime(time(harness.round()))
            .shouldFailOnError(true)
            .build();
    PrintStream nowhere =
        new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    try {
      Statistics rates =
          Objects.requireNonNull(
                  new Runner(
                          options,
                          OutputFormatFactory.createFormatInstance(nowhere, VerboseMode.SILENT))
                      .runSingle()
                      .getSecondaryResults()
                      .get(COUNTER))
              .getStatistics();
      return new BenchResult(
          bench.name(),
          rates.getPercentile(50),
          "1/s",
          bench.threads(),
          rates.getMin(),
          rates.getMax(),
          bench.detail().get());
    } catch (RunnerException failed) {
      throw new IllegalStateException("the benchmark " + bench.name() + " failed", failed);
    }
  }

  private static TimeValue time(Duration duration) {
    return TimeValue.milliseconds(duration.toMillis());
  }
}
