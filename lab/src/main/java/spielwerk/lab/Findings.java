package spielwerk.lab;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import spielwerk.runs.report.Section;

/**
 * What a study has found.
 *
 * @param summary the answers, a sentence each
 * @param sections the evidence
 * @param measures the numbers by name, each once, for claims that are tested elsewhere
 */
public record Findings(List<String> summary, List<Section> sections, List<Measure> measures) {
  public Findings {
    summary = List.copyOf(summary);
    sections = List.copyOf(sections);
    measures = distinct(measures);
  }

  public Findings(List<String> summary, List<Section> sections) {
    this(summary, sections, List.of());
  }

  /** Two claims may ask for the same number. */
  private static List<Measure> distinct(List<Measure> measures) {
    Map<String, Measure> byName = new LinkedHashMap<>();
    measures.stream()
        .filter(measure -> Double.isFinite(measure.value()))
        .forEach(measure -> byName.putIfAbsent(measure.name(), measure));
    return List.copyOf(byName.values());
  }
}
