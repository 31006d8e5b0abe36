package spielwerk.learn.tuning;

import java.util.List;

/** One individual: what stands in each gap of a template, as the place among the gap's values. */
public record Filling(List<Integer> places) {
  public Filling {
    places = List.copyOf(places);
  }
}
