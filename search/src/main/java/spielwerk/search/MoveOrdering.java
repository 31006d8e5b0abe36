package spielwerk.search;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Evaluation;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.MoveOrder;
import spielwerk.core.Reversible;
import spielwerk.core.State;

/**
 * Decides which move is tried next. Good moves first is what makes alpha-beta cut: first the move
 * the table remembers, then moves that win at once, then killers, then by the order that is
 * switched on. Moves are picked one at a time, since after a cut-off the rest need no order.
 */
final class MoveOrdering {
  private static final int TABLE_MOVE = 1 << 30;
  private static final int WINNING = 1 << 29;
  private static final int KILLER = 1 << 28;
  private static final int MOST_HISTORY = 1 << 20;

  private final AlphaBetaOptions options;
  private final ScoreScale scores;
  private final Evaluation evaluation;
  private final @Nullable MoveOrder known;
  private final int[][] history;
  private int[] killers = new int[128];
  private int[] ratings = new int[1024];

  MoveOrdering(Game game, AlphaBetaOptions options, ScoreScale scores, Evaluation evaluation) {
    this.options = options;
    this.scores = scores;
    this.evaluation = evaluation;
    this.known = game.knowledge().order().map(supplier -> supplier.get()).orElse(null);
    boolean counts = options.order() == AlphaBetaOptions.Order.HISTORY || options.killers();
    this.history = new int[2][counts ? game.traits().codes() : 0];
    Arrays.fill(killers, -1);
  }

  /** As good as new, for another game. */
  void clear() {
    Arrays.fill(killers, -1);
    Arrays.fill(history[0], 0);
    Arrays.fill(history[1], 0);
  }

  /** Another move of the same game: what was learnt counts less from now on. */
  void age() {
    Arrays.fill(killers, -1);
    for (int[] side : history) {
      for (int i = 0; i < side.length; i++) {
        side[i] >>= 2;
      }
    }
  }

  /** Rates the moves from {@code from} to {@code to}; {@link #pick} then gives them best first. */
  void rate(
      State state,
      int[] moves,
      int from,
      int to,
      int tableMove,
      int depth,
      int ply,
      int seat,
      SearchStatistics statistics) {
    if (ratings.length < moves.length) {
      ratings = new int[moves.length];
    }
    Arrays.fill(ratings, from, to, 0);
    boolean evaluated = depth > 1 || options.lastPly();
    switch (options.order()) {
      case STATIC -> {
        if (evaluated) {
          rateByEvaluation(state, moves, from, to, ply, seat, statistics);
        }
      }
      case HISTORY -> rateByCuts(moves, from, to, seat);
      case KNOWN -> {
        for (int i = from; known != null && i < to; i++) {
          ratings[i] = known.rate(state, moves[i]);
        }
      }
      case NONE -> {}
    }
    boolean unsorted = !evaluated && options.order() != AlphaBetaOptions.Order.KNOWN;
    if (options.killers() && unsorted) {
      rateByCuts(moves, from, to, seat);
    }
    prefer(moves, from, to, tableMove, TABLE_MOVE);
    if (options.killers() && !unsorted && 2 * ply + 1 < killers.length) {
      prefer(moves, from, to, killers[2 * ply], KILLER + 1);
      prefer(moves, from, to, killers[2 * ply + 1], KILLER);
    }
  }

  private void rateByCuts(int[] moves, int from, int to, int seat) {
    for (int i = from; i < to; i++) {
      ratings[i] = history[seat][moves[i]];
    }
  }

  private void rateByEvaluation(
      State state, int[] moves, int from, int to, int ply, int seat, SearchStatistics statistics) {
    Reversible undo = (Reversible) state;
    for (int i = from; i < to; i++) {
      state.play(moves[i]);
      boolean over = state.over();
      int value = over ? scores.ended(state, seat, ply + 1) : -evaluation.value(state);
      undo.undo();
      boolean won = over && value > 0 && scores.goal() == Goal.WIN;
      ratings[i] = won || value >= Evaluation.LIMIT ? WINNING : value;
    }
    statistics.evaluations += to - from;
  }

  private void prefer(int[] moves, int from, int to, int move, int rating) {
    if (move < 0) {
      return;
    }
    for (int i = from; i < to; i++) {
      if (moves[i] == move) {
        ratings[i] = Math.max(ratings[i], rating);
        return;
      }
    }
  }

  /**
   * Brings the best of the moves left to place {@code at}; equal ones keep the order of the rules.
   *
   * @param along what is known of each move, which is moved together with it
   */
  int pick(int[] moves, long[] along, int at, int to) {
    int best = at;
    for (int i = at + 1; i < to; i++) {
      if (ratings[i] > ratings[best]) {
        best = i;
      }
    }
    int move = moves[best];
    if (best > at) {
      int rating = ratings[best];
      System.arraycopy(moves, at, moves, at + 1, best - at);
      long known = along[best];
      System.arraycopy(ratings, at, ratings, at + 1, best - at);
      System.arraycopy(along, at, along, at + 1, best - at);
      moves[at] = move;
      ratings[at] = rating;
      along[at] = known;
    }
    return move;
  }

  /** Remembers a move that cut off. */
  void cut(int move, int depth, int ply, int seat) {
    if (options.killers()) {
      if (2 * ply + 1 >= killers.length) {
        int old = killers.length;
        killers = Arrays.copyOf(killers, 4 * ply + 4);
        Arrays.fill(killers, old, killers.length, -1);
      }
      if (killers[2 * ply] != move) {
        killers[2 * ply + 1] = killers[2 * ply];
        killers[2 * ply] = move;
      }
    }
    if (history[0].length > 0) {
      int weight = depth == TranspositionTable.DEEPEST ? 1 : depth * depth;
      history[seat][move] = Math.min(MOST_HISTORY, history[seat][move] + weight);
    }
  }
}
