package spielwerk.arena.library;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import spielwerk.arena.library.MoveTree.Step;

/**
 * Which engine annotated a game stands in the comment on it as a line of its own, so that what it
 * wrote can be told from what people wrote, and is taken back when the game is annotated again.
 */
final class EngineSignature {
  private static final String BEGINNING = "Values by ";
  private static final String END = ".";

  private EngineSignature() {}

  private static boolean isSignature(String line) {
    return line.startsWith(BEGINNING) && line.endsWith(END);
  }

  /** The engines that annotated a game, by the comment on it. */
  static Set<String> names(String comment) {
    Set<String> names = new LinkedHashSet<>();
    for (String line : comment.lines().toList()) {
      if (isSignature(line)) {
        names.add(line.substring(BEGINNING.length(), line.length() - END.length()));
      }
    }
    return names;
  }

  /** The comment with the name of one engine in the place of those before it. */
  static String sign(String comment, String name) {
    String words =
        comment
            .lines()
            .filter(line -> !isSignature(line))
            .collect(Collectors.joining("\n"))
            .stripTrailing();
    String own = BEGINNING + name + END;
    return words.isEmpty() ? own : words + "\n" + own;
  }

  /** A move without the values, marks of mistakes and variations that engines gave it. */
  static Step without(Step step, Set<String> engines) {
    if (engines.isEmpty()) {
      return step;
    }
    List<List<Step>> others =
        step.variations().stream().filter(line -> !isBy(line, engines)).toList();
    String mark = step.mark().startsWith("?") ? "" : step.mark();
    return new Step(step.move(), step.comment(), mark, Optional.empty(), others);
  }

  /**
   * A variation of an engine begins with its name and a value; where people added to it, it stays.
   */
  private static boolean isBy(List<Step> line, Set<String> engines) {
    Step first = line.get(0);
    return engines.contains(first.comment())
        && first.evaluation().isPresent()
        && line.stream().skip(1).allMatch(Step::plain);
  }
}
