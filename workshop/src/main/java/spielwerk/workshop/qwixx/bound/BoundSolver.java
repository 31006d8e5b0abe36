package spielwerk.workshop.qwixx.bound;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;
import spielwerk.engines.qwixx.optimal.CompanionRoll;
import spielwerk.engines.qwixx.optimal.RowStates;
import spielwerk.engines.qwixx.optimal.SheetIndex;
import spielwerk.games.qwixx.Row;

/**
 * Solves a {@link BoundedGame}: for every sheet the points that the best play still adds on
 * average. Every decision moves a row to the right or costs a penalty, so sheets are solved from
 * the most penalties down and from the right to the left, those that have come equally far at the
 * same time on all cores. The result does not depend on how many there are.
 */
public final class BoundSolver {
  private static final int PENALTY = -5;
  private static final int CHUNK = 64;

  private final BoundedGame game;
  private final RowStates states;
  private final SheetIndex index;
  private final CompanionRoll roll;
  private final List<int[]> layers = new ArrayList<>();

  /** By the rolls of others that come before the own one, by penalties, by sheet. */
  private final double[][][] values;

  public BoundSolver(BoundedGame game) {
    this.game = game;
    this.states = game.rowStates();
    this.index = new SheetIndex(states.size());
    this.roll = new CompanionRoll(states);
    this.values = new double[game.companions() + 1][game.mostPenalties()][index.size()];
    arrange();
  }

  /** Sheets by how far they have come, as two numbers of pairs each; those that are over are 0. */
  private void arrange() {
    int[] first = new int[index.pairs()];
    int[] second = new int[index.pairs()];
    for (int one = 0; one < states.size(); one++) {
      for (int other = 0; other <= one; other++) {
        first[index.pair(one, other)] = one;
        second[index.pair(one, other)] = other;
      }
    }
    int furthest = Row.COUNT * states.last();
    int[] counts = new int[furthest + 1];
    for (int pass = 0; pass < 2; pass++) {
      for (int p = 0; p < index.pairs(); p++) {
        int reach = states.reach(first[p]) + states.reach(second[p]);
        int closed = closed(first[p]) + closed(second[p]);
        for (int q = 0; q <= p; q++) {
          if (closed + closed(first[q]) + closed(second[q]) < 2) {
            int layer = reach + states.reach(first[q]) + states.reach(second[q]);
            if (pass == 1) {
              layers.get(layer)[counts[layer]] =
                  first[p] | second[p] << 8 | first[q] << 16 | second[q] << 24;
            }
            counts[layer]++;
          }
        }
      }
      if (pass == 0) {
        for (int layer = 0; layer <= furthest; layer++) {
          layers.add(new int[counts[layer]]);
          counts[layer] = 0;
        }
      }
    }
  }

  private int closed(int state) {
    return state == states.closed() ? 1 : 0;
  }

  /** How many sheets are solved, penalties included. */
  public long size() {
    return (long) game.mostPenalties() * layers.stream().mapToLong(layer -> layer.length).sum();
  }

  /**
   * Solves it.
   *
   * @param done takes how many sheets are solved, now and then
   */
  public void solve(LongConsumer done) {
    long solved = 0;
    for (int penalties = game.mostPenalties() - 1; penalties >= 0; penalties--) {
      for (int layer = layers.size() - 1; layer >= 0; layer--) {
        int[] sheets = layers.get(layer);
        int fixed = penalties;
        IntStream.range(0, (sheets.length + CHUNK - 1) / CHUNK)
            .parallel()
            .forEach(chunk -> solve(sheets, chunk * CHUNK, fixed));
        solved += sheets.length;
        done.accept(solved);
      }
    }
  }

  private void solve(int[] sheets, int from, int penalties) {
    TurnValue turn = new TurnValue(game, states, index);
    int[] rows = new int[Row.COUNT];
    int companions = game.companions();
    double[] after = values[companions][penalties];
    for (int i = from; i < Math.min(sheets.length, from + CHUNK); i++) {
      for (int row = 0; row < Row.COUNT; row++) {
        rows[row] = sheets[i] >>> (8 * row) & 255;
      }
      int sheet = index.sheet(rows);
      boolean last = penalties + 1 == game.mostPenalties();
      double penalty = PENALTY + (last ? 0 : values[companions][penalties + 1][sheet]);
      values[0][penalties][sheet] = orStop(turn.of(rows, after, penalty));
      for (int wait = 1; wait <= companions; wait++) {
        values[wait][penalties][sheet] = orStop(roll.mean(rows, before(wait, penalties)));
      }
    }
  }

  private CompanionRoll.Future before(int wait, int penalties) {
    double[] after = values[wait - 1][penalties];
    return rows -> after[index.sheet(rows)];
  }

  private double orStop(double value) {
    return game.stops() ? Math.max(0, value) : value;
  }

  /**
   * The points that a sheet will still add.
   *
   * @param wait how many rolls of others come before the own one
   * @param rows the states of its rows, rising ones first
   */
  public double value(int wait, int penalties, int[] rows) {
    return values[wait][penalties][index.sheet(rows)];
  }

  /** What an empty sheet reaches after this many rolls of others. */
  public double start(int wait) {
    int empty = states.of(0, 0);
    return value(wait, 0, new int[] {empty, empty, empty, empty});
  }

  /** By penalties and sheet: the points still to come before the own roll. */
  public double[][] ownRoll() {
    return values[0];
  }
}
