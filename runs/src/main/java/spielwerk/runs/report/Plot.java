package spielwerk.runs.report;

/** A picture of numbers. */
public sealed interface Plot extends Block permits Lines, Bars, Dots, Heat {
  /** The name of its file, without the ending. */
  String name();

  /** What is to be seen, how often it was measured and what the marks of doubt mean. */
  String caption();
}
