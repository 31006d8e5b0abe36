package spielwerk.bench;

import java.nio.file.Path;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** The one benchmark that JMH knows: it runs any {@link RateBench}. */
@State(Scope.Thread)
public class RateBenchmark {
  @Param("")
  public String group = "";

  @Param("")
  public String name = "";

  @Param("")
  public String data = "";

  private Workload work = () -> 0;

  /** Calls differ in how much they do, so what they did is counted, not they. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Counter {
    public long done;
  }

  @Setup
  public void prepare() {
    work = BenchGroups.rate(group, name, Path.of(data)).workload().get();
  }

  @TearDown
  public void close() {
    work.close();
  }

  @Benchmark
  public void run(Counter counter) {
    counter.done += work.run();
  }
}
