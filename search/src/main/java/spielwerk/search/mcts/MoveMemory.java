package spielwerk.search.mcts;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Changes;
import spielwerk.core.Settings;
import spielwerk.core.State;

/**
 * What each move was worth to each seat when it was last simulated, kept from turn to turn (chapter
 * 6.5 of the thesis): good moves mostly stay good and bad ones bad. A move never simulated counts
 * as the best there is, 1.
 */
final class MoveMemory {
  private static final double UNKNOWN = 1;

  /**
   * How a search remembers moves from turn to turn (chapter 6.5 of the thesis).
   *
   * @param rate the learning rate of equation 6.12; 0 for no memory at all
   * @param explore how often a node tries another move instead of going on with a known one
   * @param tournament how many untried moves are drawn, of which the best remembered is tried
   * @param resetStrength how much of a value goes back each turn (equation 6.13)
   * @param resetPoint what it goes back to
   * @param resetChanged whether moves near a change on the board are forgotten
   * @param resetUntried whether moves never simulated go back too, as chapter 7.6 has it
   * @param gameRange whether rewards are scaled by all that was seen in the game, not in the search
   */
  record Options(
      double rate,
      double explore,
      int tournament,
      double resetStrength,
      double resetPoint,
      boolean resetChanged,
      boolean resetUntried,
      boolean gameRange) {

    static Options of(Settings settings) {
      return new Options(
          settings.real("learn"),
          settings.real("explore"),
          settings.integer("tournament"),
          settings.real("resetstrength"),
          settings.real("resetpoint"),
          settings.flag("resetchanged"),
          settings.flag("resetuntried"),
          settings.text("range").equals("game"));
    }

    boolean on() {
      return rate > 0;
    }
  }

  private final Options recall;
  private final @Nullable Changes changes;
  private final int codes;

  /** NaN where nothing is known. */
  private final double[] values;

  private @Nullable State last;

  MoveMemory(Options recall, @Nullable Changes changes, int seats, int codes) {
    this.recall = recall;
    this.changes = changes;
    this.codes = codes;
    this.values = new double[seats * codes];
    forget();
  }

  /** A new game. */
  void forget() {
    Arrays.fill(values, Double.NaN);
    last = null;
  }

  /** The game has gone on: equation 6.13, then moves near a change are unknown again. */
  void turn(State now) {
    if (last == null) {
      last = now.copy();
      return;
    }
    double keep = 1 - recall.resetStrength();
    double back = recall.resetPoint() * recall.resetStrength();
    for (int i = 0; i < values.length; i++) {
      double value = recall.resetUntried() && Double.isNaN(values[i]) ? UNKNOWN : values[i];
      values[i] = value * keep + back;
    }
    if (changes != null && recall.resetChanged()) {
      Changes.Test test = changes.between(last, now);
      for (int move = 0; move < codes; move++) {
        if (test.stale(move)) {
          for (int i = move; i < values.length; i += codes) {
            values[i] = Double.NaN;
          }
        }
      }
    }
    last.set(now);
  }

  double value(int seat, int move) {
    double value = values[seat * codes + move];
    return Double.isNaN(value) ? UNKNOWN : value;
  }

  /**
   * Equation 6.12.
   *
   * @param reward from 0 to 1
   */
  void learn(int seat, int move, double reward) {
    int at = seat * codes + move;
    values[at] = value(seat, move) * (1 - recall.rate()) + reward * recall.rate();
  }
}
