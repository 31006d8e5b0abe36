package spielwerk.runs.report;

import com.google.re2j.Pattern;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * What there is to say about a run.
 *
 * @param intro what was asked; paragraphs are separated by empty lines
 * @param summary the answers, a sentence each
 * @param circumstances how it came about (command, seed, date, machine), by name
 */
public record Report(
    String title,
    String intro,
    List<String> summary,
    List<Section> sections,
    List<Fact> circumstances) {

  private static final Pattern EMPTY_LINES = Pattern.compile("\\n\\s*\\n");

  /** A named detail. */
  public record Fact(String name, String value) {}

  public Report {
    summary = List.copyOf(summary);
    sections = List.copyOf(sections);
    circumstances = List.copyOf(circumstances);
  }

  /** The paragraphs of the intro. */
  List<String> introduction() {
    return paragraphs(intro);
  }

  /** The paragraphs of a text, which are separated by empty lines, each as one line. */
  public static List<String> paragraphs(String text) {
    return Stream.of(EMPTY_LINES.split(text.strip()))
        .map(paragraph -> paragraph.replaceAll("\\s+", " ").strip())
        .filter(paragraph -> !paragraph.isEmpty())
        .toList();
  }

  /** All blocks of one kind, in order. */
  public <B extends Block> List<B> blocks(Class<B> kind) {
    List<B> found = new ArrayList<>();
    for (Section section : sections) {
      section.blocks().stream().filter(kind::isInstance).map(kind::cast).forEach(found::add);
    }
    return found;
  }
}
