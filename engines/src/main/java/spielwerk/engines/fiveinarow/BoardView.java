package spielwerk.engines.fiveinarow;

import spielwerk.core.Candidates;
import spielwerk.core.Setup;
import spielwerk.games.fiveinarow.FiveInARow;
import spielwerk.games.fiveinarow.FiveInARowState;
import spielwerk.games.fiveinarow.LineAnalysis;
import spielwerk.games.fiveinarow.SquareGrid;

/**
 * What an engine sees of a position: its lines, and the free squares near the stones. A square
 * farther off cannot be part of a threat, and whoever looks at it pays for the empty board.
 */
final class BoardView {
  private final int distance;
  private final LineAnalysis lines;
  private final Candidates near;
  private FiveInARowState state;
  private int[] fields = new int[0];
  private int count;
  private int me;

  /**
   * @param distance how far from a stone a square may be, a step in any of the eight directions
   *     counting 1
   */
  BoardView(FiveInARow game, int distance) {
    this.distance = distance;
    this.lines = new LineAnalysis(game.grid());
    this.near = game.knowledge().near().orElseThrow().apply(distance);
    this.state = game.start(Setup.STANDARD);
  }

  /** Looks at a position, for the seat whose turn it is. */
  void at(FiveInARowState position) {
    state = position;
    me = position.turn();
    lines.at(position);
    int side = 2 * distance + 1;
    int most = Math.min(position.grid().moves(), Math.max(1, side * side * position.length()));
    if (fields.length < most) {
      fields = new int[Math.min(position.grid().moves(), 2 * most)];
    }
    count = near.list(position, fields, 0);
  }

  FiveInARowState state() {
    return state;
  }

  SquareGrid grid() {
    return state.grid();
  }

  LineAnalysis lines() {
    return lines;
  }

  /** The seat that is asked. */
  int me() {
    return me;
  }

  int opponent() {
    return 1 - me;
  }

  /** How many free squares are near. */
  int count() {
    return count;
  }

  /** One of them, in the order of rows. */
  int field(int index) {
    return fields[index];
  }
}
