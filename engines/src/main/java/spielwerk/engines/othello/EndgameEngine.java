package spielwerk.engines.othello;

import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Effort;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Position;
import spielwerk.core.Settings;
import spielwerk.core.Solves;
import spielwerk.core.Unfinished;
import spielwerk.core.Watch;
import spielwerk.engines.othello.endgame.Endgame;
import spielwerk.engines.othello.endgame.Endgame.Solved;
import spielwerk.games.othello.OthelloState;

/**
 * Solves an ending of Othello if few enough squares are left and the budget suffices; otherwise it
 * looks a few moves ahead by what the solver has learnt for sorting moves.
 */
public final class EndgameEngine implements Engine, Solves {
  private static final int LOOK = 4;

  private final Settings settings;
  private final boolean outcome;
  private final int from;
  private final Endgame endgame;
  private Goal goal = Goal.WIN;

  EndgameEngine(Settings settings) {
    this.settings = settings;
    this.outcome = settings.text("find").equals("result");
    this.from = settings.integer("from");
    this.endgame = new Endgame(settings.integer("table"));
  }

  @Override
  public EngineInfo info() {
    return EndgameMaker.INFO;
  }

  @Override
  public void newGame(Game game, int seat, Goal wanted, long seed) {
    goal = wanted;
  }

  @Override
  public Advice advise(Position position, Budget budget, Watch watch) {
    OthelloState state = (OthelloState) position.state();
    boolean deepEnough = budget.depth() == 0 || budget.depth() >= state.empties();
    if (state.empties() <= from && deepEnough) {
      try {
        Solved solved = find(state, budget, watch);
        int move = move(state, solved.square());
        boolean points = goal == Goal.POINTS;
        double value = points ? solved.score() : Integer.signum(solved.score());
        boolean exact = !points || !outcome;
        return Advice.of(
            List.of(
                new Candidate(move, 1, value, exact, List.of(move))
                    .withPoints(outcome ? Candidate.UNKNOWN : solved.score())),
            effort(solved.nodes(), state.empties()));
      } catch (Unfinished tooMuch) {
        // then by looking ahead
      }
    }
    int depth = budget.depth() == 0 ? LOOK : Math.min(LOOK, budget.depth());
    int move = move(state, endgame.guess(state.own(), state.enemy(), depth));
    return Advice.of(List.of(Candidate.of(move)), effort(endgame.nodes(), depth));
  }

  @Override
  public Solution solve(Position position, Budget budget, Watch watch) {
    OthelloState state = (OthelloState) position.state();
    Solved solved = find(state, budget, watch);
    List<Integer> best =
        endgame.allBest(state.own(), state.enemy(), solved, outcome).stream()
            .map(square -> move(state, square))
            .toList();
    return new Solution(
        solved.score(),
        outcome ? Goal.WIN : Goal.POINTS,
        best,
        settings.text(),
        effort(endgame.nodes(), state.empties()));
  }

  private Solved find(OthelloState state, Budget budget, Watch watch) {
    endgame.stopWhen(stop(budget, watch));
    return outcome
        ? endgame.outcome(state.own(), state.enemy())
        : endgame.score(state.own(), state.enemy());
  }

  private BooleanSupplier stop(Budget budget, Watch watch) {
    long end = System.nanoTime() + budget.millis() * 1_000_000;
    return () ->
        (budget.nodes() > 0 && endgame.nodes() >= budget.nodes())
            || (budget.millis() > 0 && System.nanoTime() - end > 0)
            || watch.stop();
  }

  private static int move(OthelloState state, int square) {
    return square == Endgame.PASS ? state.pass() : state.move(square);
  }

  private static Effort effort(long nodes, int depth) {
    return new Effort(nodes, depth, 0, Map.of());
  }
}
