package spielwerk.learn.tuning;

import java.util.List;

/**
 * One individual: what stands in each gap of a template, as the place among the gap's values.
 *
 * @param kind which of the templates it fills, from 0
 */
public record Genotype(int kind, List<Integer> places) {
  public Genotype {
    places = List.copyOf(places);
  }

  /** Where there is one template only. */
  public Genotype(List<Integer> places) {
    this(0, places);
  }
}
