package spielwerk.engines.fiveinarow.threat;

import java.util.ArrayList;
import java.util.List;
import spielwerk.games.fiveinarow.FiveInARowState;

/**
 * Wins by fours as a beginner would look for them: with the rules alone, every free field tried,
 * nothing remembered.
 */
final class SlowForcedWin {
  private SlowForcedWin() {}

  /** The fields with which the side to move begins a win by fours within a number of moves. */
  static List<Integer> firstMoves(FiveInARowState state, int moves) {
    List<Integer> found = new ArrayList<>();
    int seat = state.turn();
    for (int field = 0; field < state.grid().moves(); field++) {
      if (state.legal(field) && wins(state, field, seat, moves)) {
        found.add(field);
      }
    }
    return found;
  }

  private static boolean wins(FiveInARowState state, int field, int seat, int moves) {
    if (Positions.line(state, field, seat) >= 5) {
      return true;
    }
    if (moves < 2) {
      return false;
    }
    state.play(field);
    List<Integer> stops = fives(state, seat);
    boolean wins = !stops.isEmpty() && fives(state, 1 - seat).isEmpty();
    if (wins && stops.size() == 1) {
      state.play(stops.get(0));
      wins = !firstMoves(state, moves - 1).isEmpty();
      state.undo();
    }
    state.undo();
    return wins;
  }

  private static List<Integer> fives(FiveInARowState state, int seat) {
    List<Integer> found = new ArrayList<>();
    for (int field = 0; field < state.grid().moves(); field++) {
      if (state.legal(field) && Positions.line(state, field, seat) >= 5) {
        found.add(field);
      }
    }
    return found;
  }
}
