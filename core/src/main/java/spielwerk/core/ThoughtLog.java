package spielwerk.core;

import java.util.ArrayList;
import java.util.List;
import spielwerk.core.GameRecord.Thought;

/** What the engines of one game thought, move by move, while it is played. */
final class ThoughtLog {
  private static final int NANOS_A_MILLI = 1_000_000;

  private final List<Thought> thoughts = new ArrayList<>();
  private final List<Integer> millis = new ArrayList<>();

  /**
   * Takes note of a move about to be made. Games of engines that say nothing leave nothing behind.
   *
   * @param ply the place of the move in the record, from 0
   * @param chosen which of the candidates it is, or -1
   */
  void add(int ply, Advice advice, int chosen, long nanos) {
    double value = chosen < 0 ? Candidate.UNKNOWN : advice.candidates().get(chosen).value();
    boolean exact = chosen >= 0 && advice.candidates().get(chosen).exact();
    Effort effort = advice.effort();
    if (Double.isNaN(value) && effort.nodes() <= 0 && effort.depth() <= 0) {
      return;
    }
    while (thoughts.size() < ply) {
      thoughts.add(Thought.NONE);
      millis.add(0);
    }
    thoughts.add(
        new Thought(value, exact, Math.max(0, effort.depth()), Math.max(0, effort.nodes())));
    millis.add((int) Math.min(Integer.MAX_VALUE, nanos / NANOS_A_MILLI));
  }

  List<Thought> thoughts() {
    return thoughts;
  }

  /** As many as there are thoughts. */
  List<Integer> millis() {
    return millis;
  }
}
