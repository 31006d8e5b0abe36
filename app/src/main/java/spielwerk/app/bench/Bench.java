package spielwerk.app.bench;

/** One thing to measure. Making it costs next to nothing; all work is in {@link #measure}. */
public interface Bench {
  /** What it is called in lists: {@code fiveinarow.playouts}. */
  String name();

  Result measure(Harness harness);
}
