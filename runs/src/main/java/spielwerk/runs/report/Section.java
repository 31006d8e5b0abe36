package spielwerk.runs.report;

import java.util.List;

/** A part of a report under its own heading. */
public record Section(String title, List<Block> blocks) {
  public Section {
    blocks = List.copyOf(blocks);
  }
}
