package spielwerk.engines.othello.patterns;

import java.util.ArrayList;
import java.util.List;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Moves;
import spielwerk.core.Position;
import spielwerk.core.Settings;
import spielwerk.core.Watch;
import spielwerk.engines.othello.endgame.Endgame;
import spielwerk.games.othello.OthelloState;

/**
 * The classical player of Othello. The rating of a candidate is the final score it expects in
 * discs, plus 64.
 */
final class PatternsEngine implements Engine {
  private static final int DISCS = 64;
  private static final double HUNDREDTHS = 100;

  /** This many discs ahead is about three quarters of a win. */
  private static final double LEAD = 8;

  private final ThinkingLimits thinkingLimits;
  private final IterativeDeepening iterativeDeepening;
  private Goal goal = Goal.WIN;
  private long spent;

  PatternsEngine(Settings settings) {
    this.thinkingLimits = new ThinkingLimits(settings);
    this.iterativeDeepening =
        new IterativeDeepening(
            PatternWeights.learnt(),
            ProbCut.fitted(),
            PatternsOptions.of(settings),
            thinkingLimits.confidence);
  }

  @Override
  public EngineInfo info() {
    return PatternsMaker.INFO;
  }

  @Override
  public void newGame(Game game, int seat, Goal wanted, long seed) {
    goal = wanted;
    spent = 0;
    iterativeDeepening.newGame();
  }

  @Override
  public Advice advise(Position position, Budget budget, Watch watch) {
    long began = System.nanoTime();
    OthelloState state = (OthelloState) position.state();
    SearchPlan plan = thinkingLimits.plan(budget, state.empties(), spent / 1_000_000);
    List<RatedMove> found =
        iterativeDeepening.think(
            state.own(),
            state.enemy(),
            plan,
            thinkingLimits.lines,
            watch,
            began,
            soFar -> watch.soFar(advice(state, soFar, began)));
    Advice advice = advice(state, found, began);
    spent += System.nanoTime() - began;
    return advice;
  }

  private Advice advice(OthelloState state, List<RatedMove> found, long began) {
    if (found.isEmpty()) {
      return Advice.of(
          List.of(Candidate.of(Moves.of(state)[0])), iterativeDeepening.figures().effort(0, began));
    }
    List<Candidate> candidates = new ArrayList<>();
    for (RatedMove rated : found) {
      double discs = discs(rated);
      candidates.add(
          new Candidate(
                  move(state, rated.square()),
                  DISCS + discs,
                  goal == Goal.POINTS ? discs : expected(discs, rated.exact()),
                  rated.exact(),
                  line(state, rated.line()))
              .withPoints(discs));
    }
    int score = (int) Math.round(HUNDREDTHS * discs(found.get(0)));
    return Advice.of(candidates, iterativeDeepening.figures().effort(score, began));
  }

  private static double discs(RatedMove rated) {
    return (double) rated.value() / PatternWeights.SCALE;
  }

  private static double expected(double discs, boolean exact) {
    return exact ? Math.signum(discs) : StrictMath.tanh(discs / LEAD);
  }

  private static List<Integer> line(OthelloState state, int[] squares) {
    List<Integer> moves = new ArrayList<>();
    for (int square : squares) {
      moves.add(move(state, square));
    }
    return moves;
  }

  private static int move(OthelloState state, int square) {
    return square == Endgame.PASS ? state.pass() : state.move(square);
  }
}
