package careful;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Effort;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Moves;
import spielwerk.core.Position;
import spielwerk.core.Reversible;
import spielwerk.core.Seeds;
import spielwerk.core.State;
import spielwerk.core.Watch;

/** Wins where it can win at once, lets nobody win at once where it can help it, else plays any. */
final class Careful implements Engine {
  private final int blunder;
  private RandomGenerator random = Seeds.stream(0);
  private long nodes;

  Careful(int blunder) {
    this.blunder = blunder;
  }

  @Override
  public EngineInfo info() {
    return CarefulMaker.INFO;
  }

  /** All chance comes from this seed, so that a game can be played again. */
  @Override
  public void newGame(Game game, int seat, Goal goal, long seed) {
    random = Seeds.stream(seed);
  }

  @Override
  public Advice advise(Position position, Budget budget, Watch watch) {
    if (random.nextInt(100) < blunder) {
      return Advice.none(); // no opinion: the referee draws a move
    }
    State state = position.state();
    long end = System.nanoTime() + budget.millis() * 1_000_000;
    nodes = 0;
    List<Candidate> candidates = new ArrayList<>();
    for (int move : Moves.of(state)) {
      double value = value(state, move);
      double rating = (value + 1) / 2 + random.nextDouble() / 100; // equal moves in any order
      candidates.add(new Candidate(move, rating, value, false, List.of(move)));
      if (watch.stop()
          || (budget.nodes() > 0 && nodes >= budget.nodes())
          || (budget.millis() > 0 && System.nanoTime() - end > 0)) {
        break;
      }
    }
    candidates.sort(Comparator.comparingDouble(Candidate::rating).reversed());
    return Advice.of(candidates, new Effort(nodes, 2, 0, Map.of()));
  }

  /** +1: the move wins; -1: it loses, or the opponent can win after it; 0: neither. */
  private double value(State state, int move) {
    int me = state.turn();
    state.play(move);
    nodes++;
    double value = state.over() ? Integer.signum(state.points(me)) : 0;
    if (!state.over() && state.turn() != me && canWin(state)) {
      value = -1;
    }
    ((Reversible) state).undo(); // leave the state as it was found
    return value;
  }

  private boolean canWin(State state) {
    int mover = state.turn();
    for (int reply : Moves.of(state)) {
      state.play(reply);
      nodes++;
      boolean won = state.over() && state.points(mover) > 0;
      ((Reversible) state).undo();
      if (won) {
        return true;
      }
    }
    return false;
  }
}
