package spielwerk.runs.report;

import java.util.List;

/**
 * Many values of one thing as it goes on: a dot for those that are alike, the larger the more they
 * are, and a line.
 *
 * @param words what stands at 0, 1, 2, .. of the vertical axis; empty where it has numbers
 * @param line where the line runs; empty where there is none
 */
public record DotPlot(
    String name,
    String caption,
    String xLabel,
    String yLabel,
    List<String> words,
    List<Dot> dots,
    List<Mean> line)
    implements Plot {

  public DotPlot {
    words = List.copyOf(words);
    dots = List.copyOf(dots);
    line = List.copyOf(line);
  }

  /**
   * Some that are alike.
   *
   * @param count how many
   */
  public record Dot(double x, double y, int count) {}

  /** A point of the line. */
  public record Mean(double x, double y) {}
}
