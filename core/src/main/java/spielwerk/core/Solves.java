package spielwerk.core;

import java.util.List;

/** Ability of an {@link Engine}: it can tell the exact value of a position. */
public interface Solves {
  /**
   * The exact value of a position and all moves that keep it.
   *
   * @throws Unfinished if the budget does not suffice
   */
  Solution solve(Position position, Budget budget, Watch watch);

  /**
   * @param value for the side to move: +1, 0, -1 if the unit is {@link Goal#WIN}, otherwise points
   * @param best every move with that value, in the order of the rules
   * @param moves all moves with their values, best first; empty if only the best are known
   * @param engine the text of the engine that found it
   */
  record Solution(
      int value,
      Goal unit,
      List<Integer> best,
      List<Candidate> moves,
      String engine,
      Effort effort) {
    public Solution {
      best = List.copyOf(best);
      moves = List.copyOf(moves);
    }

    /** Only the best moves are known. */
    public Solution(int value, Goal unit, List<Integer> best, String engine, Effort effort) {
      this(value, unit, best, List.of(), engine, effort);
    }
  }
}
