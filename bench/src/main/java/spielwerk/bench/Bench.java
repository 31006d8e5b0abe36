package spielwerk.bench;

/** One thing to measure. Making it costs next to nothing. */
public sealed interface Bench permits RateBench, FigureBench {
  /** What it is called in lists: {@code fiveinarow.playouts}. */
  String name();
}
