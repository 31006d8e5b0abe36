package spielwerk.web.lessons;

import spielwerk.search.Trace;

/** What a game won is worth in the tree of a lesson. */
public enum LessonValues {
  /** +1 where every leaf is a game won, drawn or lost, and by moves elsewhere. */
  AUTO,
  /** The sooner the more: shown with the number of moves it takes. */
  MOVES;

  /** Whether all values are +1, 0 and -1, as in the paper's figures 2 to 6. */
  static boolean areSigns(Trace trace) {
    return trace.passes().stream().allMatch(LessonValues::areSigns);
  }

  private static boolean areSigns(Trace.Node node) {
    return Math.abs(node.value()) <= 1 && node.children().stream().allMatch(LessonValues::areSigns);
  }
}
