package spielwerk.runs.report;

import java.util.List;
import java.util.OptionalDouble;

/**
 * Numbers by name, as bars side by side with their intervals.
 *
 * @param axis what is measured
 * @param mark where a line is drawn through all bars (no change, an even result)
 * @param log whether the axis of the numbers is logarithmic; bars then start at the mark, or at 1
 */
public record BarPlot(
    String name,
    String caption,
    String axis,
    OptionalDouble mark,
    boolean log,
    List<String> categories,
    List<Group> groups)
    implements Plot {

  public BarPlot {
    categories = List.copyOf(categories);
    groups = List.copyOf(groups);
    for (Group group : groups) {
      if (group.values().size() != categories.size()) {
        throw new IllegalArgumentException("a bar per category is needed in " + group.label());
      }
    }
  }

  /** The bars of one colour, one per category; {@link Estimate#NONE} leaves a gap. */
  public record Group(String label, List<Estimate> values) {
    public Group {
      values = List.copyOf(values);
    }
  }
}
