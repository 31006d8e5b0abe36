package spielwerk.lab;

import java.util.List;
import spielwerk.runs.report.Section;

/**
 * What a study has found.
 *
 * @param summary the answers, a sentence each
 * @param sections the evidence
 */
public record Findings(List<String> summary, List<Section> sections) {
  public Findings {
    summary = List.copyOf(summary);
    sections = List.copyOf(sections);
  }
}
