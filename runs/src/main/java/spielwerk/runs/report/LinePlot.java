package spielwerk.runs.report;

import java.util.List;

/**
 * Numbers that follow another number, one line per series, each point with its interval.
 *
 * @param log whether the vertical axis is logarithmic
 * @param logX whether the other one is; what lies at 0 is then left out
 */
public record LinePlot(
    String name,
    String caption,
    String xLabel,
    String yLabel,
    boolean log,
    boolean logX,
    List<Series> series)
    implements Plot {

  public LinePlot(
      String name, String caption, String xLabel, String yLabel, boolean log, List<Series> series) {
    this(name, caption, xLabel, yLabel, log, false, series);
  }

  public LinePlot {
    series = List.copyOf(series);
  }

  /** The same plot with other lines. */
  public LinePlot with(List<Series> others) {
    return new LinePlot(name, caption, xLabel, yLabel, log, logX, others);
  }

  /**
   * One line.
   *
   * @param band whether the intervals are shown as a band along the line instead of a bar at each
   *     point
   */
  public record Series(String label, List<Point> points, boolean band) {
    public Series {
      points = List.copyOf(points);
    }
  }

  /** One measurement. */
  public record Point(double x, Estimate y) {}
}
