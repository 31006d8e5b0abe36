package spielwerk.bench;

/** Something that is measured in a way of its own: a ratio, a percentile, a page in a browser. */
public non-sealed interface FigureBench extends Bench {
  BenchResult measure(Harness harness);
}
