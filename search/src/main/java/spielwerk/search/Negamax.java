package spielwerk.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import spielwerk.core.Budget;
import spielwerk.core.Candidates;
import spielwerk.core.Evaluation;
import spielwerk.core.Game;
import spielwerk.core.Reversible;
import spielwerk.core.State;
import spielwerk.core.Watch;

/**
 * The search course's first algorithm: the value of a position is the maximum of the negated values
 * of its successors, to a depth or to the end of the game, and nothing is left out. Slow, plain,
 * and the oracle for everything faster.
 */
final class Negamax implements Searcher {
  private final ScoreScale scores;
  private final Evaluation evaluation;
  private final Candidates candidates;
  private final PvTable lines = new PvTable();
  private final List<Root> roots = new ArrayList<>();
  private final int mostMoves;
  private int[] room = new int[256];

  private State state;
  private Reversible undo;
  private SearchStatistics statistics = new SearchStatistics();
  private BudgetMeter meter = new BudgetMeter(Budget.FREE, Watch.NONE, 0);
  private Tracer tracer = Tracer.NONE;
  private int rootSeat;
  private int ply;

  Negamax(Game game, ScoreScale scores, Evaluation evaluation, Candidates candidates, State state) {
    this.mostMoves = game.traits().maxMoves();
    this.scores = scores;
    this.evaluation = evaluation;
    this.candidates = candidates;
    this.state = state;
    this.undo = (Reversible) state;
  }

  @Override
  public void newGame() {}

  @Override
  public void begin(State position, SearchStatistics count, BudgetMeter limit, Tracer listener) {
    state = position;
    undo = (Reversible) position;
    statistics = count;
    meter = limit;
    tracer = listener;
    rootSeat = position.turn();
  }

  @Override
  public List<Root> search(int depth) {
    roots.clear();
    try {
      tracer.enter(-1, -ScoreScale.INFINITY, ScoreScale.INFINITY, Trace.Visit.FULL);
      tracer.leave(visit(depth, 0));
    } catch (BudgetMeter.Stopped stopped) {
      for (; ply > 0; ply--) {
        undo.undo();
      }
      throw stopped;
    }
    return bestFirst();
  }

  @Override
  public List<Root> unfinished() {
    return List.of();
  }

  @Override
  public List<Root> solve() {
    List<Root> all = search(AlphaBeta.TO_THE_END);
    int best = all.get(0).value();
    return roots.stream().filter(root -> root.value() == best).toList();
  }

  /** Equal ones keep the order of the rules. */
  private List<Root> bestFirst() {
    return roots.stream().sorted(Comparator.comparingInt(root -> -root.value())).toList();
  }

  private int visit(int depth, int from) {
    meter.pass(statistics.nodes);
    statistics.nodes++;
    statistics.selectiveDepth = Math.max(statistics.selectiveDepth, ply);
    lines.clear(ply);
    if (state.turn() == State.OVER) {
      statistics.leaves++;
      return scores.ended(state, rootSeat ^ (ply & 1), ply);
    }
    if (depth == 0) {
      statistics.leaves++;
      statistics.horizon++;
      statistics.evaluations++;
      return evaluation.value(state);
    }
    int to = list(from);
    int best = -ScoreScale.INFINITY;
    for (int i = from; i < to; i++) {
      int move = room[i];
      int value = -child(move, depth == AlphaBeta.TO_THE_END ? depth : depth - 1, to);
      if (ply == 0) {
        List<Integer> line = new ArrayList<>(List.of(move));
        line.addAll(lines.of(1));
        roots.add(new Root(move, value, line));
      }
      if (value > best) {
        best = value;
        lines.raise(ply, move);
        tracer.raise(best);
      }
    }
    return best;
  }

  private int child(int move, int depth, int from) {
    state.play(move);
    ply++;
    tracer.enter(move, -ScoreScale.INFINITY, ScoreScale.INFINITY, Trace.Visit.FULL);
    int value = visit(depth, from);
    tracer.leave(value);
    ply--;
    undo.undo();
    return value;
  }

  private int list(int from) {
    if (room.length < from + mostMoves) {
      room = Arrays.copyOf(room, Math.max(2 * room.length, from + mostMoves));
    }
    return candidates.list(state, room, from);
  }
}
