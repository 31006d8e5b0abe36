package spielwerk.engines.qwixx;

import java.util.random.RandomGenerator;
import spielwerk.core.Policy;
import spielwerk.core.State;
import spielwerk.games.qwixx.Crosses;
import spielwerk.games.qwixx.QwixxState;

/**
 * Plays what leaves the sheet of the most worth, row by row. Of equals the first wins in the order
 * of the paper's program ({@link QwixxState#moves}): white by row, colour by row and white die,
 * both together, nothing. So a passive player crosses where crossing is worth as much as not.
 *
 * <p>Under the official rules the active player looks at white and colour together all the same,
 * crosses the white part of what it likes best, and then chooses colour anew.
 *
 * <p>Gains are compared instead of worths, and pairs in different rows only where both gain: a pair
 * with a cross that gains nothing is not better than the other cross alone, which comes first. One
 * per thread.
 */
public final class RowPlayer implements Policy {
  private final RowWeights worth;
  private final int[] places = new int[4];
  private final double[] whiteGains = new double[4];
  private final double[] colourGains = new double[8];

  public RowPlayer(RowWeights worth) {
    this.worth = worth;
  }

  public RowWeights worth() {
    return worth;
  }

  @Override
  public int choose(State state, RandomGenerator random) {
    QwixxState game = (QwixxState) state;
    int seat = game.turn();
    long sheet = game.sheet(seat);
    return switch (game.step()) {
      case WHITE ->
          seat == game.active()
              ? Crosses.of(Crosses.white(both(game, sheet)), -1)
              : white(game, sheet);
      case BOTH -> both(game, sheet);
      case COLOUR -> colour(game, sheet);
      default -> throw new IllegalStateException("No seat is to move");
    };
  }

  private int white(QwixxState game, long sheet) {
    int best = Crosses.NONE;
    double most = Double.NEGATIVE_INFINITY;
    for (int w = game.whites(sheet); w != 0; w &= w - 1) {
      int row = Integer.numberOfTrailingZeros(w);
      double gain = worth.gain(RowWeights.place(sheet, row), game.whiteField(row));
      if (gain > most) {
        most = gain;
        best = Crosses.of(row, -1);
      }
    }
    if (game.rules().penaltyForAll()) {
      double penalty = worth.gainOfPenalty(sheet);
      if (penalty >= 0 && penalty > most) {
        return Crosses.PENALTY;
      }
    }
    return most >= 0 ? best : Crosses.NONE;
  }

  private int colour(QwixxState game, long sheet) {
    int best = Crosses.NONE;
    double most = Double.NEGATIVE_INFINITY;
    for (int c = game.colours(sheet); c != 0; c &= c - 1) {
      int colour = Integer.numberOfTrailingZeros(c);
      double gain = worth.gain(RowWeights.place(sheet, colour >>> 1), game.colourField(colour));
      if (gain > most) {
        most = gain;
        best = Crosses.of(-1, colour);
      }
    }
    return most >= nothing(game, sheet) ? best : Crosses.NONE;
  }

  /** What crossing nothing adds at the step that ends the turn of the active seat. */
  private double nothing(QwixxState game, long sheet) {
    return game.crossed() ? 0 : worth.gainOfPenalty(sheet);
  }

  private int both(QwixxState game, long sheet) {
    int whites = game.whites(sheet);
    int colours = game.colours(sheet);
    for (int row = 0; row < places.length; row++) {
      places[row] = RowWeights.place(sheet, row);
    }
    int goodWhites = 0;
    int goodColours = 0;
    int best = Crosses.NONE;
    double most = Double.NEGATIVE_INFINITY;
    for (int w = whites; w != 0; w &= w - 1) {
      int row = Integer.numberOfTrailingZeros(w);
      double gain = worth.gain(places[row], game.whiteField(row));
      whiteGains[row] = gain;
      goodWhites |= gain > 0 ? 1 << row : 0;
      if (gain > most) {
        most = gain;
        best = Crosses.of(row, -1);
      }
    }
    for (int c = colours; c != 0; c &= c - 1) {
      int colour = Integer.numberOfTrailingZeros(c);
      double gain = worth.gain(places[colour >>> 1], game.colourField(colour));
      colourGains[colour] = gain;
      goodColours |= gain > 0 ? 1 << colour : 0;
      if (gain > most) {
        most = gain;
        best = Crosses.of(-1, colour);
      }
    }
    for (int w = whites; w != 0; w &= w - 1) {
      int row = Integer.numberOfTrailingZeros(w);
      int same = 3 << (2 * row);
      int others = (goodWhites & (1 << row)) != 0 ? goodColours & ~same : 0;
      for (int c = others | (game.coloursAfterWhite(sheet, row, colours) & same);
          c != 0;
          c &= c - 1) {
        int colour = Integer.numberOfTrailingZeros(c);
        double gain =
            colour >>> 1 == row
                ? worth.gain(sheet, row, game.whiteField(row), game.colourField(colour))
                : whiteGains[row] + colourGains[colour];
        if (gain > most) {
          most = gain;
          best = Crosses.of(row, colour);
        }
      }
    }
    return most >= worth.gainOfPenalty(sheet) ? best : Crosses.NONE;
  }
}
