package spielwerk.runs;

import com.fasterxml.jackson.databind.node.ObjectNode;
import spielwerk.runs.report.Report;
import spielwerk.runs.text.TextStyle;

/** How a run stands: for programs, for people at a terminal, and as a report to publish. */
public interface RunView {
  /** The document that the command line prints with {@code --json}. */
  ObjectNode json();

  String text(TextStyle style);

  /**
   * The report of the run, finished or not.
   *
   * @throws spielwerk.core.Mistake if there is nothing to report yet
   */
  Report report();
}
