package spielwerk.lab;

import java.util.List;
import java.util.Map;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Catalogue;
import spielwerk.core.Effort;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.EngineMaker;
import spielwerk.core.Game;
import spielwerk.core.Moves;
import spielwerk.core.Option;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Settings;
import spielwerk.core.State;
import spielwerk.core.Watch;

/**
 * Negamax over an even tree that leaves out the last moves, so that everybody knows how many nodes
 * it visits: 1 + w + w^2 + .. for width w after leaving out.
 */
final class Counter implements Engine {
  private static final EngineInfo INFO =
      EngineInfo.of(
          "counter",
          "Counter",
          "Counts.",
          Option.integer("skip", 0, 0, 8, "moves to leave out"),
          Option.flag("deepen", false, "depth by depth"));

  /** Finds it by its name. */
  public static final class Maker implements EngineMaker {
    @Override
    public EngineInfo info() {
      return INFO;
    }

    @Override
    public boolean plays(Game game) {
      return game instanceof EvenTree;
    }

    @Override
    public Engine make(Game game, Settings settings, Catalogue catalogue) {
      return new Counter(settings.integer("skip"), settings.flag("deepen"));
    }
  }

  private static final class Enough extends RuntimeException {}

  private final int skip;
  private final boolean deepen;
  private long nodes;
  private long most;

  private Counter(int skip, boolean deepen) {
    this.skip = skip;
    this.deepen = deepen;
  }

  @Override
  public EngineInfo info() {
    return INFO;
  }

  @Override
  public Advice advise(Position position, Budget budget, Watch watch) {
    nodes = 0;
    most = budget.nodes() == 0 ? Long.MAX_VALUE : budget.nodes();
    int reached = 0;
    long value = 0;
    try {
      for (int d = deepen ? 1 : budget.depth(); d <= budget.depth(); d++) {
        value = negamax(position.state(), d);
        reached = d;
      }
    } catch (Enough enough) {
      // what was reached before counts
    }
    return Advice.of(
        List.of(new Candidate(0, 1, value, false, List.of(0))),
        new Effort(nodes, reached, 0.001, Map.of("leaves", nodes)));
  }

  private long negamax(State state, int depth) {
    if (nodes >= most) {
      throw new Enough();
    }
    nodes++;
    if (state.over() || depth == 0) {
      return Seeds.mix(((EvenTree.Node) state).path()) >> 40;
    }
    long best = Long.MIN_VALUE;
    int[] moves = Moves.of(state);
    for (int i = 0; i < moves.length - skip; i++) {
      State next = state.copy();
      next.play(moves[i]);
      best = Math.max(best, -negamax(next, depth - 1));
    }
    return best;
  }
}
