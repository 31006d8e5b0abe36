package spielwerk.arena.library.files;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import spielwerk.arena.library.LibraryGame;
import spielwerk.arena.library.MoveEvaluation;
import spielwerk.arena.library.MoveTree.Step;
import spielwerk.core.Game;
import spielwerk.core.GameRecord.Thought;
import spielwerk.core.State;

/** What the engines of a game thought, for formats that only know values and comments. */
final class ThoughtNotes {
  private ThoughtNotes() {}

  /**
   * The moves of a game, each with the value that its engine gave it, unless somebody valued it
   * since, and with depth, nodes and time as a further line of the comment.
   *
   * @param start the position before the first move, which is changed
   */
  static List<Step> line(LibraryGame game, State start, Game rules) {
    if (game.record().thoughts().isEmpty()) {
      return game.tree().line();
    }
    List<Step> line = new ArrayList<>();
    for (Step step : game.tree().line()) {
      int ply = line.size();
      int seat = start.turn();
      Thought thought = game.record().thought(ply);
      List<Integer> millis = game.record().circumstances().millis();
      String words = words(thought, ply < millis.size() ? millis.get(ply) : 0);
      line.add(
          new Step(
              step.move(),
              words.isEmpty() || step.comment().contains(words)
                  ? step.comment()
                  : step.comment().isEmpty() ? words : step.comment() + "\n" + words,
              step.mark(),
              step.evaluation().or(() -> evaluation(thought, seat, rules)),
              step.variations()));
      start.play(rules.notation().legalMove(start, step.move()));
    }
    return line;
  }

  private static Optional<MoveEvaluation> evaluation(Thought thought, int seat, Game rules) {
    if (!thought.hasValue() || seat < 0) {
      return Optional.empty();
    }
    boolean duel = rules.traits().isDuel();
    return Optional.of(
        new MoveEvaluation(
            duel && seat == 1 ? 0.0 - thought.value() : thought.value(),
            duel ? 0 : seat,
            thought.exact()));
  }

  private static String words(Thought thought, int millis) {
    List<String> parts = new ArrayList<>();
    if (thought.depth() > 0) {
      parts.add("depth " + thought.depth());
    }
    if (thought.nodes() > 0) {
      parts.add(thought.nodes() + " nodes");
    }
    if (millis > 0) {
      parts.add(String.format(Locale.ROOT, "%.3f s", millis / 1000.0));
    }
    return String.join(", ", parts);
  }
}
