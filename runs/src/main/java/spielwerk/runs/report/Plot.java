package spielwerk.runs.report;

/** A picture of numbers. */
public sealed interface Plot extends Block permits LinePlot, BarPlot, DotPlot, HeatMap {
  /** The name of its file, without the ending. */
  String name();

  /** What is to be seen, how often it was measured and what the error bars mean. */
  String caption();
}
