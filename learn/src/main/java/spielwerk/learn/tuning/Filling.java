package spielwerk.learn.tuning;

import java.util.List;

/**
 * One individual: what stands in each gap of a template, as the place among the gap's values.
 *
 * @param kind which of the templates it fills, from 0
 */
public record Filling(int kind, List<Integer> places) {
  public Filling {
    places = List.copyOf(places);
  }

  /** Where there is one template only. */
  public Filling(List<Integer> places) {
    this(0, places);
  }
}
