package spielwerk.search;

import java.util.Optional;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Keyed;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.core.Solves;
import spielwerk.core.Symmetric;
import spielwerk.core.Unfinished;
import spielwerk.core.Watch;

/**
 * Finds the exact value of a position: by the engine made to solve that game if there is one, else
 * first by plain negamax, as the search course does and so that its node counts are reproduced, and
 * where that tree is too large by alpha-beta with a transposition table.
 */
public final class Solver implements Solves {
  private static final long SMALL_TREE = 1_000_000;

  private final Catalogue catalogue;
  private final Game game;

  public Solver(Catalogue catalogue, Game game) {
    this.catalogue = catalogue;
    this.game = game;
  }

  @Override
  public Solution solve(Position position, Budget budget, Watch watch) {
    Optional<String> own = catalogue.solver(game);
    if (own.isPresent()) {
      return by(own.get(), position, budget, watch);
    }
    boolean free = budget.nodes() == 0 || budget.nodes() > SMALL_TREE;
    Budget first = free ? budget.tighter(Budget.nodes(SMALL_TREE)) : budget;
    String everywhere = game.knowledge().near().isPresent() ? "near=0" : "";
    try {
      return by("negamax" + (everywhere.isEmpty() ? "" : ":" + everywhere), position, first, watch);
    } catch (Unfinished tooLarge) {
      String order =
          game.knowledge().order().isPresent() ? "order=known,pvs" : "order=history,killers,pvs";
      String table = position.state() instanceof Keyed ? ",table=2M" : "";
      String symmetry = position.state() instanceof Symmetric ? ",symmetry" : "";
      String reach = everywhere.isEmpty() ? "" : "," + everywhere;
      return by("alphabeta:" + order + table + symmetry + reach, position, budget, watch);
    }
  }

  /** Solves with a given engine. */
  public Solution by(String text, Position position, Budget budget, Watch watch) {
    if (position.state().over()) {
      throw new Mistake("The game is over in this position; there is nothing to solve.");
    }
    try (Engine engine = catalogue.engine(text, game)) {
      if (engine instanceof Solves solver) {
        return solver.solve(position, budget, watch);
      }
      throw new Mistake(engine.info().id() + " cannot solve; negamax and alphabeta can.");
    }
  }
}
