package spielwerk.web.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Goal;
import spielwerk.core.Moves;
import spielwerk.core.Position;
import spielwerk.core.State;
import spielwerk.core.Watch;

/**
 * A value for every legal move. Many searches value their best move only; what the others are worth
 * is then asked where they lead to, which makes sense in two-player zero-sum games. Time is divided
 * among the moves, other limits hold for each.
 */
final class MoveValues {
  /** Where more moves are legal, nobody reads them all. */
  private static final int MOST = 300;

  private final TableEngine tableEngine;
  private final Position position;
  private final Budget budget;
  private final Watch watch;

  private MoveValues(TableEngine tableEngine, Position position, Budget budget, Watch watch) {
    this.tableEngine = tableEngine;
    this.position = position;
    this.budget = budget;
    this.watch = watch;
  }

  /** What the engine says, with values added where it gave none. */
  static Advice ask(TableEngine tableEngine, Position position, Budget budget, Watch watch) {
    Advice own = tableEngine.ask(position, budget, watch);
    int[] legal = Moves.of(position.state());
    boolean duel = position.game().traits().isDuel();
    return duel && legal.length <= MOST
        ? new MoveValues(tableEngine, position, budget, watch).complete(own, legal)
        : own;
  }

  private Advice complete(Advice own, int[] legal) {
    Map<Integer, Candidate> known = new HashMap<>();
    own.candidates().forEach(candidate -> known.put(candidate.move(), candidate));
    List<Integer> open = new ArrayList<>();
    for (int move : legal) {
      Candidate candidate = known.get(move);
      if (candidate == null || !candidate.hasValue()) {
        open.add(move);
      }
    }
    Budget share =
        new Budget(
            budget.nodes(),
            budget.depth(),
            budget.sims(),
            budget.millis() == 0 ? 0 : Math.max(1, budget.millis() / Math.max(1, open.size())));
    boolean counted = own.candidates().stream().anyMatch(Candidate::hasPoints);
    for (int move : open) {
      if (watch.stop()) {
        break;
      }
      known.put(move, valued(move, known.get(move), share, counted));
      watch.soFar(advice(own, known));
    }
    return advice(own, known);
  }

  /** The engine's own order first, then the moves it was asked about, by their values. */
  private static Advice advice(Advice own, Map<Integer, Candidate> known) {
    List<Candidate> all = new ArrayList<>();
    own.candidates().forEach(candidate -> all.add(known.get(candidate.move())));
    known.values().stream()
        .filter(candidate -> all.stream().noneMatch(one -> one.move() == candidate.move()))
        .sorted(
            Comparator.comparingDouble((Candidate one) -> one.hasValue() ? -one.value() : 9e9)
                .thenComparingInt(Candidate::move))
        .forEach(all::add);
    return new Advice(all, own.intent(), own.effort());
  }

  private Candidate valued(int move, @Nullable Candidate before, Budget share, boolean counted) {
    double rating = before == null ? 0 : before.rating();
    double prior = before == null ? Candidate.UNKNOWN : before.prior();
    int seat = position.state().turn();
    State after = position.state().copy();
    after.play(move);
    if (after.over()) {
      boolean win = position.game().traits().goal() == Goal.WIN;
      int points = after.points(seat);
      double value = win ? Integer.compare(points, after.points(1 - seat)) : points;
      return new Candidate(move, rating, value, true, List.of(move), prior)
          .withPoints(counted ? points : Candidate.UNKNOWN);
    }
    List<Integer> moves = new ArrayList<>(position.moves());
    moves.add(move);
    Advice said =
        tableEngine.ask(
            new Position(position.game(), position.setup(), List.copyOf(moves), after),
            share,
            quiet());
    if (said.candidates().isEmpty() || !said.candidates().get(0).hasValue()) {
      return new Candidate(move, rating, Candidate.UNKNOWN, false, List.of(move), prior);
    }
    Candidate best = said.candidates().get(0);
    double value = after.turn() == seat ? best.value() : 0.0 - best.value();
    List<Integer> line = new ArrayList<>(List.of(move));
    line.addAll(best.line());
    double points = after.turn() == seat ? best.points() : 0.0 - best.points();
    return new Candidate(move, rating, value, best.exact(), line, prior).withPoints(points);
  }

  /** Passes on when to stop, but reports nothing about positions that nobody looks at. */
  private Watch quiet() {
    return new Watch() {
      @Override
      public boolean stop() {
        return watch.stop();
      }
    };
  }
}
