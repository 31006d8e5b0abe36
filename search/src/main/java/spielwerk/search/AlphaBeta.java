package spielwerk.search;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Budget;
import spielwerk.core.Candidates;
import spielwerk.core.Evaluation;
import spielwerk.core.Game;
import spielwerk.core.Keyed;
import spielwerk.core.Reversible;
import spielwerk.core.State;
import spielwerk.core.Watch;

/**
 * Negamax with a window, after the search course (Garmann, "Sind Computer (un)schlagbar?"), and
 * every improvement it names as a switch.
 *
 * <p>With extensions and quiescence off, every combination of switches gives plain negamax's value
 * at equal depth. {@link #loop} is the algorithm as the paper prints it, line for line that of
 * {@link PrintedAlphaBeta}. The improvements are layers around it: {@link #visit} counts and ends
 * the search, {@link #remembered} asks the table (with mirror images, {@link PositionMemory}),
 * {@link #sorted} orders the moves and cuts off where the table knows one that suffices ({@link
 * KnownReplies}), {@link #reply} takes what it knows of the others, or asks with the empty window
 * of PVS.
 *
 * <p>All arrays are kept from search to search; a node allocates nothing.
 */
final class AlphaBeta {
  /** Depth of a search that ends only with the game. */
  static final int TO_THE_END = TranspositionTable.DEEPEST;

  /** How many plies beyond the horizon quiescence may look. */
  private static final int MOST_RESTLESS = 6;

  private final AlphaBetaOptions options;
  private final ScoreScale scores;
  private final Evaluation evaluation;
  private final Candidates candidates;

  /** Below the root a solver may leave out moves that cannot change the result. */
  private final Candidates below;

  private final int mostMoves;
  private final MoveOrdering ordering;
  private final @Nullable PositionMemory memory;
  private final PvTable lines = new PvTable();
  private final KnownReplies known;
  private int[] room;

  private int[] opinions = new int[64];

  private State state;
  private Reversible undo;
  private SearchStatistics statistics = new SearchStatistics();
  private BudgetMeter meter;
  private Tracer tracer = Tracer.NONE;
  private int rootSeat;
  private int rootDepth;
  private int ply;
  private int top;
  private List<Integer> excluded = List.of();

  AlphaBeta(
      Game game,
      AlphaBetaOptions options,
      ScoreScale scores,
      Evaluation evaluation,
      Candidates candidates,
      State state) {
    this.options = options;
    this.scores = scores;
    this.evaluation = evaluation;
    this.candidates = candidates;
    this.below =
        scores.sooner()
            ? candidates
            : game.knowledge().sound().map(supplier -> supplier.get()).orElse(candidates);
    this.mostMoves = game.traits().maxMoves();
    this.ordering = new MoveOrdering(game, options, scores, evaluation);
    this.memory =
        options.table() > 0 && state instanceof Keyed
            ? new PositionMemory(options.table(), scores, options.symmetry())
            : null;
    this.room = new int[Math.max(256, 2 * mostMoves)];
    this.known = new KnownReplies(memory, lines, options.hard(), room.length);
    this.state = state;
    this.undo = (Reversible) state;
    this.meter = new BudgetMeter(Budget.FREE, Watch.NONE, 0);
  }

  void newGame() {
    ordering.clear();
    if (memory != null) {
      memory.clear();
    }
  }

  /** Prepares for searches of one position. */
  void begin(State position, SearchStatistics count, BudgetMeter limit, Tracer listener) {
    state = position;
    undo = (Reversible) position;
    if (memory != null) {
      memory.begin(position);
    }
    statistics = count;
    meter = limit;
    tracer = listener;
    known.begin(position, count, listener);
    rootSeat = position.turn();
    ordering.age();
  }

  /**
   * The value of the position for the side to move, if it lies within the window; otherwise a
   * bound. The best line is in {@link #line}.
   *
   * @param without root moves to leave out
   * @throws BudgetMeter.Stopped when the budget ends; the state is as before
   */
  int search(int depth, int alpha, int beta, List<Integer> without) {
    rootDepth = depth;
    excluded = without;
    ply = 0;
    top = 0;
    lines.clear(0);
    try {
      tracer.enter(-1, alpha, beta, Trace.Visit.FULL);
      int value = visit(depth, alpha, beta);
      tracer.leave(value);
      return value;
    } catch (BudgetMeter.Stopped stopped) {
      for (; ply > 0; ply--) {
        undo.undo();
      }
      throw stopped;
    }
  }

  /**
   * The best line found by the last search, also by one that was stopped; empty if no move raised
   * alpha.
   */
  List<Integer> line() {
    return lines.of(0);
  }

  /** The moves at the root, in the order of the rules. */
  List<Integer> rootMoves() {
    excluded = List.of();
    ply = 0;
    int to = list(0);
    return Arrays.stream(room, 0, to).boxed().toList();
  }

  private int visit(int depth, int alpha, int beta) {
    meter.pass(statistics.nodes);
    statistics.nodes++;
    if (ply > statistics.selectiveDepth) {
      statistics.selectiveDepth = ply;
    }
    lines.clear(ply);
    if (state.turn() == State.OVER) {
      statistics.leaves++;
      return scores.ended(state, seat(), ply);
    }
    boolean usesTable = true;
    if (depth <= 0) {
      int opinion = opinion();
      if (!restless(opinion)) {
        statistics.leaves++;
        statistics.horizon++;
        return opinion;
      }
      // What it finds depends on the ply before: no other search may take it for its own.
      usesTable = false;
      depth = 1;
    } else if (options.quiesce() > 0 && depth == 1) {
      opinion();
    }
    return memory == null || !usesTable
        ? sorted(depth, alpha, beta, -1)
        : remembered(memory, depth, alpha, beta);
  }

  /**
   * The layer of the table: looks the position up before it is searched, and keeps what is found.
   */
  private int remembered(PositionMemory memory, int depth, int alpha, int beta) {
    int image = memory.image();
    long key = memory.key(image);
    statistics.probes++;
    long entry = memory.find(key);
    if (entry != 0 && ply > 0 && memory.speaksFor(entry, depth)) {
      int value = memory.value(entry, ply);
      if (PositionMemory.settles(entry, value, alpha, beta)) {
        statistics.countHit(entry);
        tracer.known(value);
        return options.hard() ? Math.max(alpha, Math.min(beta, value)) : value;
      }
    }
    int tableMove = memory.move(entry, image);
    long horizon = statistics.horizon;
    int value = sorted(depth, alpha, beta, tableMove);
    // Where nothing reached alpha, the "best" move only failed least: no advice for later. Where
    // alpha was reached by no move of its own, the table knew it already.
    int good = value <= alpha ? tableMove : lines.first(ply);
    boolean own = value <= alpha || good >= 0;
    if (own && (ply > 0 || excluded.isEmpty())) {
      boolean whole = statistics.horizon == horizon;
      memory.keep(key, image, value, ply, depth, alpha, beta, good, whole);
    }
    return value;
  }

  /**
   * The layer of the order of moves: lists and sorts them, and looks whether the table knows one
   * that suffices.
   */
  private int sorted(int depth, int alpha, int beta, int tableMove) {
    int from = top;
    int to = list(from);
    top = to;
    int next = depth == TO_THE_END || fewReplies(to - from) ? depth : depth - 1;
    known.forget(from, to);
    if (depth > 1 && ply > 0) {
      int suffices = known.cut(room, from, to, next, beta, ply);
      if (suffices >= beta) {
        top = from;
        return options.hard() ? beta : suffices;
      }
    }
    ordering.rate(state, room, from, to, tableMove, depth, ply, seat(), statistics);
    int value = loop(from, to, depth, next, alpha, beta);
    top = from;
    return value;
  }

  /** The paper's loop over the moves; what one is worth is asked of the layers below. */
  private int loop(int from, int to, int depth, int next, int alpha, int beta) {
    int floor = alpha;
    int best = -ScoreScale.INFINITY;
    for (int i = from; i < to; i++) {
      int move = ordering.pick(room, known.entries(), i, to);
      int value = reply(i, next, alpha, beta, alpha > floor);
      best = Math.max(best, value);
      if (value > alpha) {
        alpha = value;
        lines.raise(ply, move);
        tracer.raise(value);
        if (value >= beta) {
          cut(move, depth, i == from);
          tracer.cut(value, beta, room, i + 1, to);
          break;
        }
      }
    }
    return options.hard() ? Math.min(alpha, beta) : best;
  }

  /**
   * The layers around the search of a move: what the table already knew of it, and PVS.
   *
   * @param raised whether a move before it has raised alpha
   */
  private int reply(int i, int depth, int alpha, int beta, boolean raised) {
    int value = known.value(i, room[i], alpha, beta, ply);
    if (value != KnownReplies.UNKNOWN) {
      return value;
    }
    return raised && options.pvs()
        ? principalVariation(room[i], depth, alpha, beta)
        : child(room[i], depth, alpha, beta, Trace.Visit.FULL);
  }

  /** Only asks whether a move is better, and searches it again if it is. */
  private int principalVariation(int move, int depth, int alpha, int beta) {
    int value = child(move, depth, alpha, alpha + 1, Trace.Visit.EMPTY);
    if (value <= alpha || value >= beta) {
      return value;
    }
    statistics.researches++;
    return child(move, depth, alpha, beta, Trace.Visit.AGAIN);
  }

  private int child(int move, int depth, int alpha, int beta, Trace.Visit window) {
    state.play(move);
    ply++;
    tracer.enter(move, -beta, -alpha, window);
    int value = visit(depth, -beta, -alpha);
    tracer.leave(value);
    ply--;
    undo.undo();
    return -value;
  }

  private void cut(int move, int depth, boolean first) {
    statistics.cutoffs++;
    if (first) {
      statistics.firstCutoffs++;
    }
    ordering.cut(move, depth, ply, seat());
  }

  private int list(int from) {
    if (room.length < from + mostMoves) {
      room = Arrays.copyOf(room, Math.max(2 * room.length, from + mostMoves));
      known.grow(room.length);
    }
    int to = (ply == 0 ? candidates : below).list(state, room, from);
    if (ply == 0 && !excluded.isEmpty()) {
      int kept = from;
      for (int i = from; i < to; i++) {
        if (!excluded.contains(room[i])) {
          room[kept++] = room[i];
        }
      }
      return kept;
    }
    return to;
  }

  /** Few replies: the depth is passed on unchanged, though not for ever. */
  private boolean fewReplies(int moves) {
    return moves <= options.extend() && ply < 2 * rootDepth;
  }

  /** The evaluation of the position, kept for the comparison with the next ply. */
  private int opinion() {
    if (ply >= opinions.length) {
      opinions = Arrays.copyOf(opinions, 2 * ply);
    }
    statistics.evaluations++;
    opinions[ply] = evaluation.value(state);
    return opinions[ply];
  }

  /** Whether the evaluation has jumped since the ply before, so that it cannot be trusted. */
  private boolean restless(int opinion) {
    return options.quiesce() > 0
        && ply > 0
        && ply < rootDepth + MOST_RESTLESS
        && Math.abs(opinion + opinions[ply - 1]) >= options.quiesce();
  }

  private int seat() {
    return rootSeat ^ (ply & 1);
  }
}
