package spielwerk.engines.quickciv;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import spielwerk.core.State;
import spielwerk.games.quickciv.QuickCiv;
import spielwerk.games.quickciv.QuickCivState;

/**
 * Evolves a build order (the thesis's future work; rolling-horizon evolution, Perez et al. 2013): a
 * move for each of the next rounds, in which the others wait. A plan is changed in one or two
 * places or reordered, played through, and kept if the {@link Forecast} at its end is no worse. The
 * plan of the last turn, less its first move, is where the next begins.
 *
 * <p>The states before each step of the plan are kept, so that a change costs only the steps after
 * it. Nothing is allocated while it plans.
 */
final class Planner {
  private static final int TRIES = 4;

  private final Forecast forecast;
  private final MoveProposals moveProposals;
  private final int horizon;
  private final int pass;
  private final int players;

  /** The states before each step of the best plan. */
  private final QuickCivState[] before;

  private final QuickCivState scratch;
  private int[] best;
  private int[] trial;

  /** How good the best plan that begins with each move was; NaN for none. */
  private final double[] byFirst;

  /** How many plans began with each move. */
  private final int[] triesByFirst;

  private final int[] firsts;
  private int firstCount;

  private int seat;
  private int length;
  private double value;
  private boolean fresh = true;
  private long plans;
  private long nodes;

  Planner(QuickCiv game, ForecastWeights forecastWeights) {
    this.forecast = new Forecast(game, forecastWeights);
    this.moveProposals = new MoveProposals(game, forecast);
    this.horizon = forecastWeights.horizon();
    this.players = game.players();
    this.scratch = game.start(game.setup(0));
    this.pass = scratch.pass();
    this.before = new QuickCivState[horizon];
    for (int i = 0; i < horizon; i++) {
      before[i] = scratch.copy();
    }
    this.best = new int[horizon];
    this.trial = new int[horizon];
    this.byFirst = new double[pass + 1];
    this.triesByFirst = new int[pass + 1];
    this.firsts = new int[pass + 1];
    Arrays.fill(byFirst, Double.NaN);
  }

  /** A new game: no plan yet. */
  void forget() {
    fresh = true;
  }

  /**
   * Begins to plan from a position, with the last plan or a first draft.
   *
   * @param most positions that may be visited; a plan that cannot be played through is shorter
   */
  void begin(QuickCivState position, RandomGenerator random, long most) {
    seat = position.turn();
    plans = 0;
    nodes = 0;
    length = Math.min(horizon, position.game().rounds() - position.round());
    length = (int) Math.max(1, Math.min(length, most / players - 1));
    for (int i = 0; i < firstCount; i++) {
      byFirst[firsts[i]] = Double.NaN;
      triesByFirst[firsts[i]] = 0;
    }
    firstCount = 0;
    if (!fresh) {
      System.arraycopy(best, 1, best, 0, horizon - 1);
    }
    int known = fresh ? 0 : horizon - 1;
    fresh = false;
    moveProposals.begin(position);
    scratch.set(position);
    for (int i = 0; i < length; i++) {
      before[i].set(scratch);
      if (i >= known || !scratch.legal(best[i])) {
        best[i] = moveProposals.propose(scratch, TRIES, random);
      }
      step(best[i]);
    }
    value = forecast.value(scratch, seat);
    plans++;
    note(best[0], value);
  }

  /** What it would come to if the seat waited as the others do, from where the plan began. */
  double idle() {
    long planned = nodes; // this is not a plan
    scratch.set(before[0]);
    for (int i = 0; i < length; i++) {
      step(pass);
    }
    nodes = planned;
    return forecast.value(scratch, seat);
  }

  /** Whether another plan can be tried and adopted within this many positions. */
  boolean mayGoOn(long most) {
    return nodes + 2L * players * (length + 1) <= most;
  }

  /** One change of the plan. */
  void improve(RandomGenerator random) {
    System.arraycopy(best, 0, trial, 0, length);
    int from = change(random);
    scratch.set(before[from]);
    for (int i = from; i < length; i++) {
      if (!scratch.legal(trial[i])) {
        trial[i] = pass;
      }
      step(trial[i]);
    }
    plans++;
    double found = forecast.value(scratch, seat);
    note(trial[0], found);
    if (found >= value) {
      adopt(from, found);
    }
  }

  private void adopt(int from, double found) {
    value = found;
    int[] kept = best;
    best = trial;
    trial = kept;
    scratch.set(before[from]);
    for (int i = from; i < length; i++) {
      if (i > from) {
        before[i].set(scratch);
      }
      if (i < length - 1) {
        step(best[i]);
      }
    }
  }

  /** Changes the trial plan and returns the first step that is another. */
  private int change(RandomGenerator random) {
    int at = random.nextInt(length);
    int how = length == 1 ? 0 : random.nextInt(10);
    if (how < 5) {
      trial[at] = moveProposals.propose(before[at], TRIES, random);
      return at;
    }
    int other = random.nextInt(length);
    int from = Math.min(at, other);
    int to = Math.max(at, other);
    if (how < 7) {
      int kept = trial[from];
      trial[from] = trial[to];
      trial[to] = kept;
    } else if (how < 9) {
      // a new step, and one later on is given up
      System.arraycopy(best, from, trial, from + 1, to - from);
      trial[from] = moveProposals.propose(before[from], TRIES, random);
    } else {
      // a step is given up, and a new one later on
      System.arraycopy(best, from + 1, trial, from, to - from);
      trial[to] = moveProposals.propose(before[to], TRIES, random);
    }
    return from;
  }

  /** Plays an own move in the scratch state, and the others wait until it is the seat's turn. */
  private void step(int move) {
    scratch.play(move);
    nodes++;
    for (int turn = scratch.turn(); turn != seat && turn != State.OVER; turn = scratch.turn()) {
      scratch.play(pass);
      nodes++;
    }
  }

  private void note(int first, double found) {
    triesByFirst[first]++;
    if (Double.isNaN(byFirst[first])) {
      firsts[firstCount++] = first;
      byFirst[first] = found;
    } else if (found > byFirst[first]) {
      byFirst[first] = found;
    }
  }

  /** The best plan. */
  int[] plan() {
    return Arrays.copyOf(best, length);
  }

  double value() {
    return value;
  }

  long plans() {
    return plans;
  }

  long nodes() {
    return nodes;
  }

  int length() {
    return length;
  }

  int firsts() {
    return firstCount;
  }

  int first(int index) {
    return firsts[index];
  }

  int tries(int first) {
    return triesByFirst[first];
  }

  double worth(int first) {
    return byFirst[first];
  }
}
