package linewise;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Choice;
import spielwerk.core.Effort;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.Moves;
import spielwerk.core.Position;
import spielwerk.core.Watch;
import spielwerk.games.fiveinarow.FiveInARowState;
import spielwerk.games.fiveinarow.SquareGrid;

/**
 * Rates a free field by the lines of five through it: the more stones of one colour in a line that
 * the other colour has not entered, the better. It looks no move ahead.
 */
final class Linewise implements Engine {
  /** What a line is worth by its stones of one colour; a winning one outweighs all others. */
  private static final double[] WORTH = {1, 8, 60, 500, 40_000};

  private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
  private static final int FEW_FIELDS = 12;

  private final Choice choice;
  private final boolean resign;

  Linewise(int sigma, boolean resign) {
    this.choice = new Choice.Gaussian(sigma);
    this.resign = resign;
  }

  @Override
  public EngineInfo info() {
    return LinewiseMaker.INFO;
  }

  /** Moves rated nearly as high as the best are played now and then, so that games differ. */
  @Override
  public Choice choice() {
    return choice;
  }

  @Override
  public Advice advise(Position position, Budget budget, Watch watch) {
    FiveInARowState state = (FiveInARowState) position.state();
    if (!state.coloursKnown()) {
      return Advice.none(); // an opening with a swap: it does not know whose stones it sets
    }
    int mine = state.colour();
    int[] moves = Moves.of(state);
    List<Candidate> candidates = new ArrayList<>();
    int winning = 0;
    int losing = 0;
    for (int move : moves) {
      double attack = worth(state, move, mine);
      double defence = worth(state, move, 1 - mine);
      winning += attack >= WORTH[4] ? 1 : 0;
      losing += defence >= WORTH[4] ? 1 : 0;
      // to complete one's own five comes before anything, to prevent the other's before the rest
      double rating = attack >= WORTH[4] ? 10 * attack : attack + 0.8 * defence;
      candidates.add(Candidate.rated(move, rating));
      if (watch.stop()) {
        break;
      }
    }
    candidates.sort(Comparator.comparingDouble(Candidate::rating).reversed());
    Effort effort = new Effort(candidates.size(), 1, 0, Map.of());
    return new Advice(candidates, intent(winning, losing, moves.length), effort);
  }

  /** Two fields on which the other side wins cannot both be taken; a full board is a draw. */
  private Advice.Intent intent(int winning, int losing, int free) {
    if (resign && winning == 0 && losing > 1) {
      return Advice.Intent.RESIGN;
    }
    return winning == 0 && free < FEW_FIELDS ? Advice.Intent.OFFER_DRAW : Advice.Intent.PLAY;
  }

  /** The sum over all lines through a field that hold no stone of the other colour. */
  private static double worth(FiveInARowState state, int move, int colour) {
    SquareGrid grid = state.grid();
    int line = state.line();
    double sum = 0;
    for (int[] way : DIRECTIONS) {
      for (int shift = 0; shift < line; shift++) {
        int column = grid.column(move) - shift * way[0];
        int row = grid.row(move) - shift * way[1];
        int own = stones(state, column, row, way, colour);
        // the last entry of WORTH stands for a line that this stone completes, however long it is
        sum += own < 0 ? 0 : WORTH[own == line - 1 ? 4 : Math.min(own, 3)];
      }
    }
    return sum;
  }

  /** The stones of a colour in a line; -1 if the other colour is in it or it leaves the board. */
  private static int stones(FiveInARowState state, int column, int row, int[] way, int colour) {
    SquareGrid grid = state.grid();
    int own = 0;
    for (int i = 0; i < state.line(); i++) {
      int x = column + i * way[0];
      int y = row + i * way[1];
      if (x < 0 || y < 0 || x >= grid.width() || y >= grid.height()) {
        return -1;
      }
      int stone = state.stone(y * grid.width() + x);
      if (stone == 1 - colour) {
        return -1;
      }
      own += stone == colour ? 1 : 0;
    }
    return own;
  }
}
