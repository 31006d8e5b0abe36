package spielwerk.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Solves;
import spielwerk.core.State;
import spielwerk.core.Unfinished;
import spielwerk.core.Watch;

/**
 * A player of the negamax family: asks its {@link Searcher} for one depth after the other within
 * the budget.
 */
public final class SearchEngine implements Engine, Solves {
  private static final int DEEPEST = 1000;
  private static final int MOST_TRACED = 20_000;

  private final EngineInfo info;
  private final Game game;
  private final Plan plan;
  private final Searchers searchers;
  private Searcher searcher;
  private ScoreScale scores;
  private RandomGenerator random = Seeds.stream(0);

  /**
   * How the engine goes about it.
   *
   * @param text the text that makes the engine again
   * @param own the limits set by its options
   * @param usualDepth what counts when nobody sets any limit
   * @param randomWhenLost the paper's ComputerZug: a random move where every move loses
   */
  record Plan(
      String text,
      Budget own,
      int usualDepth,
      boolean deepen,
      boolean randomWhenLost,
      @Nullable OpeningBook book) {}

  /** Makes a searcher for what a game is played for. */
  interface Searchers {
    Searcher make(ScoreScale scores, State state);
  }

  SearchEngine(EngineInfo info, Game game, Plan plan, Searchers searchers) {
    this.info = info;
    this.game = game;
    this.plan = plan;
    this.searchers = searchers;
    this.scores = new ScoreScale(game.traits().goal(), true);
    this.searcher = searchers.make(scores, game.start(game.setup(0)));
  }

  @Override
  public EngineInfo info() {
    return info;
  }

  @Override
  public void newGame(Game ignored, int seat, Goal goal, long seed) {
    random = Seeds.stream(seed);
    Goal mine = game.traits().goal() == Goal.POINTS ? goal : Goal.WIN;
    if (mine == scores.goal()) {
      searcher.newGame();
    } else {
      scores = new ScoreScale(mine, true);
      searcher = searchers.make(scores, game.start(game.setup(0)));
    }
  }

  @Override
  public Advice advise(Position position, Budget budget, Watch watch) {
    Optional<Integer> known = plan.book() == null ? Optional.empty() : plan.book().move(position);
    return known
        .map(Advice::of)
        .orElseGet(() -> think(position, budget, watch, Tracer.NONE, searcher));
  }

  private Advice think(
      Position position, Budget budget, Watch watch, Tracer tracer, Searcher searcher) {
    long began = System.nanoTime();
    Budget limit = plan.own().tighter(budget);
    boolean bounded = limit.nodes() > 0 || limit.millis() > 0;
    int longest = Math.max(1, game.traits().maxLength() - position.moves().size());
    int depth = limit.depth() > 0 ? limit.depth() : bounded ? DEEPEST : plan.usualDepth();
    depth = Math.min(depth, Math.min(DEEPEST, longest));
    SearchStatistics statistics = new SearchStatistics();
    searcher.begin(position.state(), statistics, new BudgetMeter(limit, watch, began), tracer);
    List<Searcher.Root> roots = List.of();
    boolean exhausted = false;
    boolean open = limit.depth() == 0 && bounded;
    // Without a depth there is no answer but by deepening. With one, deepening keeps to its parity:
    // an evaluation swings between odd and even plies, and best moves of the other kind mislead
    // the order (on 7x7 five in a row to depth 6 that costs nearly half as many nodes again).
    int first = open ? 1 : plan.deepen() ? 2 - depth % 2 : depth;
    int step = open ? 1 : 2;
    try {
      for (int d = first; d <= depth && !exhausted; d += step) {
        long horizon = statistics.horizon;
        roots = searcher.search(d);
        // where the game ended before the depth, the depth is how far it went, and that was all
        boolean whole = statistics.horizon == horizon;
        statistics.depth = whole ? Math.min(d, statistics.selectiveDepth) : d;
        exhausted = whole || ScoreScale.decided(roots.get(0).value()) || d >= longest;
        watch.soFar(advice(roots, statistics, began, exhausted));
      }
    } catch (BudgetMeter.Stopped stopped) {
      List<Searcher.Root> later = searcher.unfinished();
      roots = later.isEmpty() ? roots : later;
    }
    if (roots.isEmpty()) {
      return unsearched(position.state(), statistics, began);
    }
    if (plan.randomWhenLost() && roots.get(0).value() < 0) {
      roots = List.of(anyMove(position.state(), roots.get(0).value()));
    }
    return advice(roots, statistics, began, exhausted);
  }

  private Advice advice(
      List<Searcher.Root> roots, SearchStatistics statistics, long began, boolean exhausted) {
    List<Candidate> candidates = new ArrayList<>();
    for (Searcher.Root root : roots) {
      boolean exact =
          ScoreScale.decided(root.value())
              || exhausted && !ScoreScale.decided(roots.get(0).value());
      candidates.add(
          new Candidate(
              root.move(),
              scores.rating(root.value()),
              scores.expected(root.value()),
              exact,
              root.line()));
    }
    return Advice.of(candidates, statistics.effort(roots.get(0).value(), began));
  }

  /** The budget ended before anything was found, so nothing is known of the outcome. */
  private static Advice unsearched(State state, SearchStatistics statistics, long began) {
    return Advice.of(List.of(Candidate.of(Moves.of(state)[0])), statistics.effort(0, began));
  }

  private Searcher.Root anyMove(State state, int value) {
    int[] all = Moves.of(state);
    int move = all[random.nextInt(all.length)];
    return new Searcher.Root(move, value, List.of(move));
  }

  @Override
  public Solution solve(Position position, Budget budget, Watch watch) {
    long began = System.nanoTime();
    SearchStatistics statistics = new SearchStatistics();
    ScoreScale flat = new ScoreScale(game.traits().goal(), false);
    Searcher solver = searchers.make(flat, position.state());
    Budget limit = new Budget(plan.own().nodes(), 0, 0, plan.own().millis()).tighter(budget);
    solver.begin(position.state(), statistics, new BudgetMeter(limit, watch, began), Tracer.NONE);
    try {
      List<Searcher.Root> best = solver.solve();
      int value = best.get(0).value();
      return new Solution(
          flat.goal() == Goal.WIN ? Integer.signum(value) : value,
          flat.goal(),
          best.stream().map(Searcher.Root::move).toList(),
          plan.text(),
          statistics.effort(value, began));
    } catch (BudgetMeter.Stopped stopped) {
      throw new Unfinished(
          "The position is not solved within "
              + statistics.nodes
              + " nodes; give a larger budget or a later position.");
    }
  }

  /**
   * Searches as for {@link #advise} and writes down what happens.
   *
   * @throws Mistake if the tree is too large to be looked at
   */
  public Trace trace(Position position, Budget budget) {
    return trace(position, budget, searcher);
  }

  /**
   * The same where a game won counts +1 and one lost -1, however many moves that takes, as in the
   * paper's figures 2 to 6.
   */
  public Trace traceSigns(Position position, Budget budget) {
    ScoreScale signs = ScoreScale.signs(scores.goal());
    return trace(position, budget, searchers.make(signs, position.state()));
  }

  private Trace trace(Position position, Budget budget, Searcher by) {
    TreeRecorder recorder = new TreeRecorder(position.state().turn(), MOST_TRACED);
    Advice advice = think(position, budget, Watch.NONE, recorder, by);
    return recorder.trace(advice.candidates().get(0).line());
  }
}
