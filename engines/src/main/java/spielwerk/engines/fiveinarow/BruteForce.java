package spielwerk.engines.fiveinarow;

import java.util.Arrays;
import java.util.List;
import spielwerk.core.Budget;
import spielwerk.core.Candidates;
import spielwerk.core.Catalogue;
import spielwerk.core.Choice;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.EngineMaker;
import spielwerk.core.Game;
import spielwerk.core.Option;
import spielwerk.core.Settings;
import spielwerk.core.Watch;
import spielwerk.games.fiveinarow.FiveInARow;
import spielwerk.games.fiveinarow.FiveInARowState;

/**
 * A failed approach (chapter 3.5): counts sequences of moves ahead and works towards a win or
 * against a loss, without knowing any constellation. The paper gave it up on paper: more than seven
 * plies, the least that makes sense, could not be calculated. This one shows it: with every ply the
 * effort is multiplied by the number of squares near the stones.
 *
 * <p>Every line of play is tried in full width, move by move, until a side has won or the depth is
 * reached; a side stops looking once it has found a win. A sooner win and a later loss are better.
 */
final class BruteForce implements FieldRater {
  private static final double EVEN = 10;

  /** The squares next to a stone. */
  private static final int AROUND = 8;

  private final int ownDepth;
  private final Candidates near;
  private int[] room = new int[1024];
  private NodeLimit nodeLimit = new NodeLimit(Budget.FREE, Watch.NONE, 0);

  BruteForce(FiveInARow game, int depth) {
    this.ownDepth = depth;
    this.near = game.knowledge().near().orElseThrow().apply(1);
  }

  /** Makes {@code bruteforce}. */
  public static final class Maker implements EngineMaker {
    private static final EngineInfo INFO =
        new EngineInfo(
            "bruteforce",
            "Brute Force",
            "Spielwerk, after Morphion",
            "Tries every line of play next to the stones to a depth and knows win and loss only, no"
                + " constellation. Made to show its limit: every further ply costs ten to fifty"
                + " times as much.",
            List.of(Option.integer("depth", 3, 1, 20, "plies to look ahead")));

    @Override
    public EngineInfo info() {
      return INFO;
    }

    @Override
    public boolean plays(Game game) {
      return game instanceof FiveInARow five && five.plain();
    }

    @Override
    public Engine make(Game game, Settings settings, Catalogue catalogue) {
      FiveInARow five = (FiveInARow) game;
      return new FieldEngine(
          INFO,
          Choice.BEST,
          new BruteForce(five, settings.integer("depth")),
          new BoardView(five, 1));
    }
  }

  @Override
  public void rate(BoardView boardView, RatedFields ratedFields, NodeLimit limit) {
    nodeLimit = limit;
    FiveInARowState state = boardView.state();
    int depth = limit.depth() == 0 ? ownDepth : Math.min(ownDepth, limit.depth());
    for (int i = 0; i < boardView.count(); i++) {
      int field = boardView.field(i);
      state.play(field);
      int value = -value(state, depth - 1, 0);
      state.undo();
      ratedFields.add(field, value == 0 ? EVEN : value > 0 ? EVEN * EVEN + value : -1.0 / value);
    }
  }

  /**
   * For the side to move: 0 if nothing is decided within the depth, else how much of the depth was
   * left, + 1, with the sign of a win or a loss.
   */
  private int value(FiveInARowState state, int depth, int from) {
    if (state.over()) {
      return state.points(0) == 0 ? 0 : -depth - 1;
    }
    if (depth == 0 || !nodeLimit.allows()) {
      return 0;
    }
    int to = list(state, from);
    int best = -Integer.MAX_VALUE;
    for (int i = from; i < to && best < depth; i++) {
      state.play(room[i]);
      best = Math.max(best, -value(state, depth - 1, to));
      state.undo();
    }
    return best;
  }

  private int list(FiveInARowState state, int from) {
    int most = from + Math.min(state.grid().moves(), AROUND * state.length() + 1);
    if (room.length < most) {
      room = Arrays.copyOf(room, 2 * most);
    }
    return near.list(state, room, from);
  }
}
