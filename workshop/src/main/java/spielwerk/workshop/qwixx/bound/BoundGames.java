package spielwerk.workshop.qwixx.bound;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import spielwerk.core.Seeds;
import spielwerk.engines.qwixx.optimal.RowStates;
import spielwerk.games.qwixx.QwixxRules;
import spielwerk.games.qwixx.Row;
import spielwerk.workshop.qwixx.Figure;

/**
 * Games by a solved table, with dice: every decision is looked up one by one, as a player would.
 * The mean must come out as solved.
 */
final class BoundGames {
  private static final int PENALTY = -5;
  private static final int BLOCK = 1000;

  private final BoundedGame game;
  private final BoundSolver solver;
  private final RowStates states;

  BoundGames(BoundedGame game, BoundSolver solver) {
    this.game = game;
    this.solver = solver;
    this.states = game.rowStates();
  }

  /** The mean points of one who rolls first. */
  Figure mean(int games, long seed) {
    List<double[]> blocks =
        IntStream.range(0, (games + BLOCK - 1) / BLOCK)
            .parallel()
            .mapToObj(
                block ->
                    IntStream.range(block * BLOCK, Math.min(games, (block + 1) * BLOCK))
                        .mapToDouble(index -> new OneGame(seed, index).points())
                        .toArray())
            .toList();
    return Figure.of(blocks);
  }

  private final class OneGame {
    private final RandomGenerator dice;
    private int[] rows = new int[Row.COUNT];
    private int penalties;
    private int points;

    /** The best decision seen so far in this turn. */
    private double most;

    private int[] bestRows = rows;
    private int bestPoints;

    OneGame(long seed, int index) {
      this.dice = Seeds.stream(seed, index, Seeds.Purpose.DICE, 0);
      java.util.Arrays.fill(rows, states.of(0, 0));
    }

    int points() {
      for (int wait = 0; !over(rows, penalties); wait = wait == 0 ? game.companions() : wait - 1) {
        if (wait == 0) {
          own();
        } else {
          passive(wait - 1);
        }
      }
      return points;
    }

    private int die() {
      return 1 + dice.nextInt(game.sides());
    }

    private void passive(int waitAfter) {
      int sum = die() + die();
      begin();
      consider(rows, points, waitAfter);
      for (int row = 0; row < Row.COUNT; row++) {
        int field = game.field(row, sum);
        if (states.after(rows[row], field) >= 0) {
          consider(crossed(rows, row, field), points + states.gain(rows[row], field), waitAfter);
        }
      }
      rows = bestRows;
      points = bestPoints;
    }

    private void own() {
      int[] white = {die(), die()};
      int[] colour = {die(), die(), die(), die()};
      double penalty = PENALTY;
      if (!over(rows, penalties + 1)) {
        penalty += solver.value(game.companions(), penalties + 1, rows);
      }
      begin();
      colours(rows, points, white, colour, false);
      for (int row = 0; row < Row.COUNT; row++) {
        int field = game.field(row, white[0] + white[1]);
        if (states.after(rows[row], field) >= 0) {
          int[] after = crossed(rows, row, field);
          int sum = points + states.gain(rows[row], field);
          consider(after, sum, game.companions());
          colours(after, sum, white, colour, true);
        }
      }
      if (points + penalty >= most) {
        penalties++;
        points += PENALTY;
      } else {
        rows = bestRows;
        points = bestPoints;
      }
    }

    private void colours(int[] from, int sum, int[] white, int[] colour, boolean crossed) {
      boolean official = game.rules() == QwixxRules.OFFICIAL;
      if (official && crossed && over(from, penalties)) {
        return;
      }
      for (int row = 0; row < Row.COUNT; row++) {
        for (int die : white) {
          int field = game.field(row, die + colour[row]);
          boolean allowed = official || states.after(rows[row], field) >= 0;
          if (allowed && states.after(from[row], field) >= 0) {
            consider(
                crossed(from, row, field), sum + states.gain(from[row], field), game.companions());
          }
        }
      }
    }

    private void begin() {
      most = Double.NEGATIVE_INFINITY;
    }

    private void consider(int[] after, int sum, int wait) {
      double value = sum + (over(after, penalties) ? 0 : solver.value(wait, penalties, after));
      if (value > most) {
        most = value;
        bestRows = after;
        bestPoints = sum;
      }
    }

    private int[] crossed(int[] from, int row, int field) {
      int[] after = from.clone();
      after[row] = states.after(from[row], field);
      return after;
    }

    private boolean over(int[] sheet, int taken) {
      int closed = 0;
      for (int row : sheet) {
        closed += row == states.closed() ? 1 : 0;
      }
      return closed >= 2 || taken >= game.mostPenalties();
    }
  }
}
