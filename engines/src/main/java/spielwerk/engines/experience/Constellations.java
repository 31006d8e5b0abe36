package spielwerk.engines.experience;

import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import spielwerk.core.Candidates;
import spielwerk.core.Game;
import spielwerk.core.State;
import spielwerk.games.fiveinarow.FiveInARow;
import spielwerk.games.fiveinarow.FiveInARowState;
import spielwerk.games.fiveinarow.LineAnalysis;
import spielwerk.games.fiveinarow.Shapes;

/**
 * The constellations of five in a row as {@code teachme} sees them: what a stone on a free field
 * would make along its four lines, for the side to move and for the opponent (the shapes of
 * Morphion, chapter 3.1), beside the strongest shape that each could make anywhere: a side that can
 * make five does not block four. The lines are sorted, so that the eight mirror images of a field
 * have the same number, and so has the same picture in a slanting direction.
 */
final class Constellations {
  static final int LINE = 5;
  private static final int DISTANCE = 2;
  private static final int BITS = 5;
  private static final long TWO = 1L << 60;
  private static final long ONE = 2L << 60;
  private static final long ALONE = 3L << 60;

  /** How many bits encode the four lines of a field. */
  private static final int FIELD = 2 * BITS * LineAnalysis.DIRECTIONS;

  private final LineAnalysis lines;
  private final Candidates near;
  private final int[] room;
  private final int[] codes = new int[LineAnalysis.DIRECTIONS];
  private int count;
  private int mover;
  private long board;

  /**
   * @param game five in a row with lines of five
   */
  Constellations(Game game) {
    this.lines = new LineAnalysis(((FiveInARow) game).grid());
    this.near = game.knowledge().near().orElseThrow().apply(DISTANCE);
    this.room = new int[game.traits().maxMoves()];
  }

  /** Looks at a position; all that follows is about that one. */
  void at(State state) {
    FiveInARowState position = FiveInARow.of(state);
    lines.at(position);
    count = near.list(state, room, 0);
    mover = state.turn();
    board = (strongestAnywhere(mover) << BITS | strongestAnywhere(1 - mover)) << FIELD;
  }

  /** The strongest shape that a seat can make with its next stone. */
  private long strongestAnywhere(int seat) {
    int best = 0;
    for (int i = 0; i < count; i++) {
      for (int direction = 0; direction < LineAnalysis.DIRECTIONS; direction++) {
        best = Math.max(best, lines.code(room[i], direction, seat) & Shapes.SHAPE);
      }
    }
    return best;
  }

  /** The free fields near the stones. */
  IntStream fields() {
    return Arrays.stream(room, 0, count);
  }

  /** Every constellation on those fields once, the rough ones too. */
  LongStream seen() {
    return fields().mapToLong(this::around).distinct().flatMap(Constellations::views).distinct();
  }

  /** The constellation around a free field, of all four lines, and what it competes with. */
  long around(int field) {
    for (int direction = 0; direction < codes.length; direction++) {
      int own = lines.code(field, direction, mover);
      int other = lines.code(field, direction, 1 - mover);
      codes[direction] = (own << BITS) | other;
    }
    Arrays.sort(codes);
    long number = 0;
    for (int code : codes) {
      number = (number << 2 * BITS) | code;
    }
    return board | number;
  }

  /**
   * A constellation and the same described less and less exactly, for where the whole was seldom
   * seen: the two strongest shapes of each side, whether broken or not; the strongest; and that
   * alone, whatever else is on the board.
   */
  static LongStream views(long whole) {
    long competition = whole >> FIELD << FIELD;
    long own = strongest(whole, BITS);
    long other = strongest(whole, 0);
    long two = own << 2 * BITS | other;
    long one = own >> BITS << BITS | other >> BITS;
    return LongStream.of(whole, TWO | competition | two, ONE | competition | one, ALONE | one);
  }

  /** The two strongest shapes of one side. */
  private static long strongest(long constellation, int shift) {
    long first = 0;
    long second = 0;
    for (int line = 0; line < LineAnalysis.DIRECTIONS; line++) {
      long shape = (constellation >> (2 * BITS * line + shift)) & Shapes.SHAPE;
      second = Math.max(second, Math.min(first, shape));
      first = Math.max(first, shape);
    }
    return (first << BITS) | second;
  }
}
